#include "run/experiment.hpp"

#include "data/checks.hpp"

namespace perceptron {

static Task<> find_trial(TaskJob<TrialResult>& job, std::unique_ptr<RunStart> start, Dataset held_out,
                         std::uint64_t most_visits, bool counts_epochs) {
  Work& work = job.work;
  while (!start->advance(work)) {
    job.progressed = start->progress() / 4;
    co_await work.overhead(0);
  }
  auto taken = start->take();
  if (job.fails(taken.error())) co_return;
  start.reset();
  const Shared<Run> run = *std::move(taken);
  if (job.fails(run->hold_out(std::move(held_out)))) co_return;
  const std::size_t n = run->data().size();
  co_await work.spend(static_cast<double>(n * run->data().d));
  TrialResult& found = job.found;
  const double cost = inside(*run).visit_cost();
  double counted = 0;  // mistakes of the epochs that have ended
  while (run->stop_reason() == StopReason::none && run->visit() < most_visits) {
    const std::uint64_t left = std::min(most_visits, counts_epochs ? (run->epoch() + 1) * n : Run::no_limit);
    const double visits = std::max(1.0, work.left() / cost);
    const double most = std::min(static_cast<double>(left - run->visit()), limits::visits);
    const std::uint64_t made = run->advance(static_cast<std::uint64_t>(std::min(visits, most)));
    if (counts_epochs && run->visit() % n == 0) {
      found.epoch_mistakes.push_back(inside(*run).mistakes_made() - counted);
      counted = inside(*run).mistakes_made();
    }
    // Nobody knows how many visits it takes to converge.
    job.progressed = 0.25 + static_cast<double>(run->visit()) / static_cast<double>(most_visits) / 2;
    co_await work.spend(static_cast<double>(made) * cost);
  }
  found.visits = run->visit();
  found.updates = run->updates();
  found.epochs = run->epoch();
  found.stop = run->stop_reason();
  found.weights.assign(run->weights().begin(), run->weights().end());
  if (counts_epochs) co_return;
  auto count = count_mistakes(run, run->visit());
  while (!count.advance(work)) {
    job.progressed = 0.75 + count.progress() / 4;
    co_await work.overhead(0);
  }
  found.mistakes = count.result();
}

/// `start_trial` without its checks.
static Result<JobOf<TrialResult>> begin_trial(RunSpec spec, Dataset held_out, std::uint64_t most_visits) {
  // A vote needs the journal; nothing else goes back.
  spec.journal = kind_of(spec.learner) == LearnerKind::voted;
  const bool counts_epochs = spec.count_mistakes;
  auto start = RunStart::create(std::move(spec));
  if (!start) return start.error();
  return JobOf<TrialResult>(
      std::make_unique<Trial>(&find_trial, std::move(*start), std::move(held_out), most_visits, counts_epochs));
}

Result<JobOf<TrialResult>> start_trial(RunSpec spec, Dataset held_out, std::uint64_t most_visits) {
  if (Error error = check_whole(Field::most_visits, most_visits, 1, spec.limits.updates)) return error;
  const bool classes = kind_of(spec.learner) == LearnerKind::multiclass;
  if (Error error = check_held_out(held_out, spec.data.d, classes)) return error;
  spec.max_updates = most_visits;
  return begin_trial(std::move(spec), std::move(held_out), most_visits);
}

static Dataset rows_of(const Dataset& data, Examples examples) {
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

/// An order of n examples, as an order of those that are left.
static std::vector<std::uint32_t> order_of(Examples indices, Examples left, std::size_t n) {
  constexpr auto nowhere = std::numeric_limits<std::uint32_t>::max();
  std::vector<std::uint32_t> place(n, nowhere);
  for (std::size_t row = 0; row < left.size(); ++row) place[left[row]] = static_cast<std::uint32_t>(row);
  std::vector<std::uint32_t> order;
  for (const std::uint32_t example : indices) {
    if (example < n && place[example] != nowhere) order.push_back(place[example]);
  }
  return order;
}

static Error check_options(const SplitOptions& options, const Limits& most) {
  if (Error error = check_share(Field::fraction, options.fraction)) return error;
  if (Error error = check_whole(Field::seed, options.seed, 0, limits::seed)) return error;
  if (Error error = check_whole(Field::most_visits, options.most_visits, 1, most.updates)) return error;
  return check_whole(Field::splits, options.splits, 1, limits::results);
}

/// The seeds of an experiment: after the last, 2^53−1, comes 0.
static std::uint64_t seed_after(std::uint64_t first, std::size_t trials) {
  const std::uint64_t left = limits::seed - first;
  return trials > left ? trials - left - 1 : first + trials;
}

static Result<JobOf<TrialResult>> order_trial(const RunSpec& spec, std::uint64_t seed) {
  // Whether there is room for one more copy of the labels: the features are shared.
  if (!Allotment(spec.memory).grow(spec.data.y.size() * sizeof(double))) return out_of_memory();
  RunSpec one = spec;
  one.seed = seed;
  return begin_trial(std::move(one), {}, Run::no_limit);
}

/// `memory`: for the spec and what is found.
static Task<> find_orders(TaskJob<std::vector<double>>& job, RunSpec spec, std::size_t seeds, std::size_t epochs,
                          Allotment /*memory*/, JobOf<TrialResult> first) {
  job.found.reserve(seeds * epochs);
  for (std::size_t k = 0; k < seeds; ++k) {
    auto trial = k > 0 ? order_trial(spec, seed_after(spec.seed, k)) : std::move(first);
    if (job.fails(trial.error())) co_return;
    co_await job.work.spend(static_cast<double>(spec.data.X.size()));
    while (!trial->advance(job.work)) co_await job.work.overhead(0);
    if (job.fails(trial->error())) co_return;
    const std::vector<double>& mistakes = trial->result().epoch_mistakes;
    job.found.insert(job.found.end(), mistakes.begin(), mistakes.end());
    job.found.resize((k + 1) * epochs);
    job.progressed = static_cast<double>(k + 1) / static_cast<double>(seeds);
  }
}

Result<JobOf<std::vector<double>>> start_order_experiment(RunSpec spec, std::size_t seeds, std::size_t epochs) {
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
  Allotment memory(spec.memory);
  if (!memory.charge((spec.data.X.capacity() + spec.data.y.capacity()) * sizeof(double)) ||
      !memory.grow((seeds + 1) * epochs * sizeof(double))) {
    return out_of_memory();
  }
  auto first = order_trial(spec, spec.seed);
  if (!first) return first.error();
  auto job = std::make_unique<OrderExperiment>(&find_orders, std::move(spec), seeds, epochs, std::move(memory),
                                               *std::move(first));
  job->epochs = epochs;
  return JobOf<std::vector<double>>(std::move(job));
}

/// None where it cannot be trained: what is left may have one label only.
static Result<JobOf<TrialResult>> split_trial(const RunSpec& spec, const Dataset& data, const Split& parts,
                                              std::uint64_t most_visits) {
  RunSpec one = spec;
  one.data = rows_of(data, parts.train);
  if (one.indices.size() > parts.train.size()) one.indices = order_of(spec.indices, parts.train, data.size());
  return start_trial(std::move(one), rows_of(data, parts.held_out), most_visits);
}

/// `data`: all examples; the spec has none.
static Task<> find_splits(TaskJob<std::vector<double>>& job, RunSpec spec, Dataset data, SplitOptions options) {
  for (std::size_t k = 0; k < options.splits; ++k) {
    Split parts = *split(data.size(), options.fraction, seed_after(options.seed, k));
    const bool holds_out = !parts.held_out.empty();
    auto trial = split_trial(spec, data, std::exchange(parts, {}), options.most_visits);
    co_await job.work.spend(static_cast<double>(data.size() * (data.d + 1)));
    while (trial && !trial->advance(job.work)) co_await job.work.overhead(0);
    const bool trained = trial && !trial->error() && holds_out;
    job.found.push_back(trained ? static_cast<double>(trial->result().mistakes.held_out)
                                : std::numeric_limits<double>::quiet_NaN());
    job.progressed = static_cast<double>(k + 1) / static_cast<double>(options.splits);
  }
}

Result<JobOf<std::vector<double>>> start_split_experiment(RunSpec spec, const SplitOptions& options) {
  if (Error error = check(spec.data, spec.limits)) return error;
  if (Error error = check_options(options, spec.limits)) return error;
  Dataset data = std::exchange(spec.data, {});
  return JobOf<std::vector<double>>(
      std::make_unique<SplitExperiment>(&find_splits, std::move(spec), std::move(data), options));
}

/// What a job finds that is worked off without slices.
template <class Found>
static Result<Found> at_once(Result<JobOf<Found>> job) {
  if (!job) return job.error();
  job->advance(std::numeric_limits<double>::infinity());
  if (job->error()) return job->error();
  return job->result();
}

Result<TrialResult> trial(RunSpec spec, Dataset held_out, std::uint64_t most_visits) {
  return at_once(start_trial(std::move(spec), std::move(held_out), most_visits));
}

Result<std::vector<double>> order_experiment(RunSpec spec, std::size_t seeds, std::size_t epochs) {
  return at_once(start_order_experiment(std::move(spec), seeds, epochs));
}

}  // namespace perceptron
