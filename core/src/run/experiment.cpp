#include "run/experiment.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "numeric/work.hpp"
#include "perceptron/dataset.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

Result<std::unique_ptr<Trial>> Trial::create(RunSpec spec, Dataset held_out, std::uint64_t most_visits) {
  if (most_visits < 1 || most_visits > spec.limits.updates) {
    return fail(Status::out_of_range, Field::most_visits, Reason::whole_within, 1,
                static_cast<double>(spec.limits.updates));
  }
  const bool classes = kind_of(spec.learner) == LearnerKind::multiclass;
  if (Error error = check_held_out(held_out, spec.data.d, classes)) return error;
  spec.max_updates = most_visits;
  return start(std::move(spec), std::move(held_out), most_visits);
}

Result<std::unique_ptr<Trial>> Trial::start(RunSpec spec, Dataset held_out, std::uint64_t most_visits) {
  // A vote is read from the journal; nobody goes back in the others.
  spec.journal = kind_of(spec.learner) == LearnerKind::voted;
  std::unique_ptr<Trial> made(new Trial);
  made->counts_epochs_ = spec.count_mistakes;
  made->held_out_ = std::move(held_out);
  made->most_visits_ = most_visits;
  auto start = RunStart::create(std::move(spec));
  if (!start) return start.error();
  made->start_ = std::move(*start);
  return made;
}

bool Trial::go_on(Work& work) {
  if (done_) return true;
  if (!prepare(work) || !train(work) || !(counts_epochs_ || count(work))) return false;
  count_.reset();
  run_ = Shared<Run>();
  return done_ = true;
}

/// True once the run can train.
bool Trial::prepare(Work& work) {
  if (run_) return true;
  if (work.over() || !start_->advance(work)) return false;
  auto taken = start_->take();
  error_ = taken.error();
  if (!taken) return false;
  run_ = std::move(*taken);
  start_.reset();
  work.spend(static_cast<double>(run_->data().size() * run_->data().d));
  error_ = run_->hold_out(std::move(held_out_));
  return !error_;
}

/// True once the run has stopped, or has made so many visits.
bool Trial::train(Work& work) {
  if (count_) return true;
  const std::size_t n = run_->data().size();
  while (run_->stop_reason() == StopReason::none && run_->visit() < most_visits_) {
    if (work.over()) return false;
    const std::uint64_t left = std::min(most_visits_, counts_epochs_ ? (run_->epoch() + 1) * n : Run::no_limit);
    const double visits = std::max(1.0, work.left() / inside(*run_).visit_cost());
    const double most = std::min(static_cast<double>(left - run_->visit()), limits::visits);
    const std::uint64_t made = run_->advance(static_cast<std::uint64_t>(std::min(visits, most)));
    work.spend(static_cast<double>(made) * inside(*run_).visit_cost());
    if (!counts_epochs_ || run_->visit() % n > 0) continue;
    result_.epoch_mistakes.push_back(inside(*run_).mistakes_made() - counted_);
    counted_ = inside(*run_).mistakes_made();
  }
  const auto weights = run_->weights();
  result_.visits = run_->visit();
  result_.updates = run_->updates();
  result_.epochs = run_->epoch();
  result_.stop = run_->stop_reason();
  result_.weights.assign(weights.begin(), weights.end());
  return true;
}

bool Trial::count(Work& work) {
  if (!count_) count_ = count_mistakes(run_, run_->visit());
  if (!count_->advance(work)) return false;
  result_.mistakes = count_->result();
  return true;
}

double Trial::share() const {
  if (done_) return 1;
  // Nobody knows how many visits it takes to converge.
  if (!run_) return start_->progress() / 4;
  if (!count_) return 0.25 + static_cast<double>(run_->visit()) / static_cast<double>(most_visits_) / 2;
  return 0.75 + std::min(count_->progress(), 0.99) / 4;
}

namespace {

/// Whether there is room for one more copy of the labels: the features are shared.
bool fits(const RunSpec& spec) {
  Allotment copy(spec.memory);
  return copy.grow(spec.data.y.size() * sizeof(double));
}

Dataset rows_of(const Dataset& data, std::span<const std::uint32_t> examples) {
  Dataset rows;
  rows.d = data.d;
  std::vector<double> X;
  X.reserve(examples.size() * data.d);
  for (const std::uint32_t example : examples) {
    const double* const row = data.row(example);
    X.insert(X.end(), row, row + data.d);
    rows.y.push_back(data.y[example]);
  }
  rows.X = std::move(X);
  return rows;
}

/// An order of n examples as one of those that are left: as many as there are of them.
std::vector<std::uint32_t> order_of(std::span<const std::uint32_t> indices, std::span<const std::uint32_t> left,
                                    std::size_t n) {
  constexpr auto nowhere = std::numeric_limits<std::uint32_t>::max();
  std::vector<std::uint32_t> place(n, nowhere);
  for (std::size_t row = 0; row < left.size(); ++row) place[left[row]] = static_cast<std::uint32_t>(row);
  std::vector<std::uint32_t> order;
  for (const std::uint32_t example : indices) {
    if (example < n && place[example] != nowhere) order.push_back(place[example]);
  }
  return order;
}

Error check_options(const SplitExperiment::Options& options, const Limits& most) {
  if (!(options.fraction >= 0 && options.fraction <= 1)) {
    return fail(Status::out_of_range, Field::fraction, Reason::within, 0, 1);
  }
  if (options.seed > limits::seed) {
    return fail(Status::out_of_range, Field::seed, Reason::whole_within, 0, static_cast<double>(limits::seed));
  }
  if (options.most_visits < 1 || options.most_visits > most.updates) {
    return fail(Status::out_of_range, Field::most_visits, Reason::whole_within, 1, static_cast<double>(most.updates));
  }
  if (options.splits < 1 || options.splits > limits::results) {
    return fail(Status::out_of_range, Field::splits, Reason::whole_within, 1, static_cast<double>(limits::results));
  }
  return {};
}

}  // namespace

bool Experiment::go_on(Work& work) {
  for (; ended_ < trials_; ++ended_) {
    if (work.over()) return false;
    if (!trial_) {
      const std::uint64_t left = limits::seed - seed_;
      work.spend(begin(ended_ > left ? ended_ - left - 1 : seed_ + ended_));
    }
    if (error_) return true;
    if (trial_ && !trial_->advance(work)) return false;
    end();
    if (error_) return true;
    trial_.reset();
  }
  return true;
}

OrderExperiment::OrderExperiment(RunSpec spec, std::size_t seeds, std::size_t epochs)
    : Experiment(std::move(spec), spec.seed, seeds), epochs_(epochs), memory_(spec_.memory) {}

Result<std::unique_ptr<OrderExperiment>> OrderExperiment::create(RunSpec spec, std::size_t seeds, std::size_t epochs) {
  if (seeds < 1 || epochs < 1 || seeds > limits::results / epochs) {
    return fail(Status::out_of_range, Field::seeds, Reason::experiment_size);
  }
  const LearnerKind kind = kind_of(spec.learner);
  if (kind == LearnerKind::nearest_neighbours || kind == LearnerKind::decision_tree) {
    return fail(Status::unknown, Field::learner, Reason::no_order);
  }
  // Votes come from a journal. Nobody asks for them: it trains as the perceptron does.
  if (const auto* voted = std::get_if<VotedOptions>(&spec.learner)) {
    spec.learner = PerceptronOptions{.learning_rate = voted->learning_rate, .tie = voted->tie};
  }
  spec.max_epochs = epochs;
  spec.count_mistakes = true;
  const std::uint64_t seed = spec.seed;
  const std::size_t examples = (spec.data.X.capacity() + spec.data.y.capacity()) * sizeof(double);
  std::unique_ptr<OrderExperiment> made(new OrderExperiment(std::move(spec), seeds, epochs));
  if (!made->memory_.charge(examples) || !made->memory_.grow((seeds + 1) * epochs * sizeof(double))) {
    return out_of_memory();
  }
  made->numbers_.reserve(seeds * epochs);
  made->begin(seed);
  if (made->error()) return made->error();
  return made;
}

double OrderExperiment::begin(std::uint64_t seed) {
  if (!fits(spec_)) {
    error_ = out_of_memory();
    return 0;
  }
  RunSpec one = spec_;
  one.seed = seed;
  auto made = Trial::start(std::move(one), {}, Run::no_limit);
  error_ = made.error();
  if (made) trial_ = std::move(*made);
  return static_cast<double>(spec_.data.X.size());
}

void OrderExperiment::end() {
  error_ = trial_->error();
  if (error_) return;
  const std::vector<double>& mistakes = trial_->result().epoch_mistakes;
  numbers_.insert(numbers_.end(), mistakes.begin(), mistakes.end());
  numbers_.resize(numbers_.size() + epochs_ - mistakes.size());
}

SplitExperiment::SplitExperiment(RunSpec spec, Dataset data, const Options& options)
    : Experiment(std::move(spec), options.seed, options.splits), data_(std::move(data)), options_(options) {}

Result<std::unique_ptr<SplitExperiment>> SplitExperiment::create(RunSpec spec, const Options& options) {
  if (Error error = check(spec.data, spec.limits)) return error;
  if (Error error = check_options(options, spec.limits)) return error;
  Dataset data = std::exchange(spec.data, {});
  return std::unique_ptr<SplitExperiment>(new SplitExperiment(std::move(spec), std::move(data), options));
}

/// None where it cannot be trained: what is left may have one label only.
double SplitExperiment::begin(std::uint64_t seed) {
  const Split parts = *split(data_.size(), options_.fraction, seed);
  holds_out_ = !parts.held_out.empty();
  RunSpec one = spec_;
  one.data = rows_of(data_, parts.train);
  if (one.indices.size() > parts.train.size()) one.indices = order_of(spec_.indices, parts.train, data_.size());
  auto made = Trial::create(std::move(one), rows_of(data_, parts.held_out), options_.most_visits);
  if (made) trial_ = std::move(*made);
  return static_cast<double>(data_.size() * (data_.d + 1));
}

void SplitExperiment::end() {
  const bool trained = trial_ && !trial_->error() && holds_out_;
  numbers_.push_back(trained ? static_cast<double>(trial_->result().mistakes.held_out)
                             : std::numeric_limits<double>::quiet_NaN());
}

template <class Found, class Kind>
static Result<JobOf<Found>> started(Result<std::unique_ptr<Kind>> job) {
  if (!job) return job.error();
  return JobOf<Found>(*std::move(job));
}

/// What a job finds that is worked off without slices.
template <class Found>
static Result<Found> at_once(Result<JobOf<Found>> job) {
  if (!job) return job.error();
  job->advance(std::numeric_limits<double>::infinity());
  if (job->error()) return job->error();
  return job->result();
}

Result<JobOf<TrialResult>> start_trial(RunSpec spec, Dataset held_out, std::uint64_t most_visits) {
  return started<TrialResult>(Trial::create(std::move(spec), std::move(held_out), most_visits));
}

Result<TrialResult> trial(RunSpec spec, Dataset held_out, std::uint64_t most_visits) {
  return at_once(start_trial(std::move(spec), std::move(held_out), most_visits));
}

Result<JobOf<std::vector<double>>> start_order_experiment(RunSpec spec, std::size_t seeds, std::size_t epochs) {
  return started<std::vector<double>>(OrderExperiment::create(std::move(spec), seeds, epochs));
}

Result<std::vector<double>> order_experiment(RunSpec spec, std::size_t seeds, std::size_t epochs) {
  return at_once(start_order_experiment(std::move(spec), seeds, epochs));
}

Result<JobOf<std::vector<double>>> start_split_experiment(RunSpec spec, const SplitOptions& options) {
  return started<std::vector<double>>(SplitExperiment::create(std::move(spec), options));
}

}  // namespace perceptron
