#include "perceptron/run_start.hpp"

#include "data/checks.hpp"
#include "data/feature_mapping.hpp"
#include "learners/registry.hpp"
#include "perceptron/comparison.hpp"
#include "run/run_inside.hpp"

namespace perceptron {

bool Job::advance(double amount) {
  Work work;
  work.grant(amount);
  return advance(work);
}

/// Checks the numbers of a spec that concern neither its examples nor its learner.
static Error check_numbers(const RunSpec& spec) {
  if (Error error = check_whole(Field::max_epochs, spec.max_epochs, 1, limits::max_epochs)) return error;
  if (static_cast<double>(spec.max_epochs * spec.data.size()) > limits::visits) {
    return fail(Status::out_of_range, Field::max_epochs, Reason::many_visits);
  }
  if (spec.max_updates < 1) return check_whole(Field::max_updates, 0, 1, spec.limits.updates);
  return check_whole(Field::order_seed, spec.seed, 0, limits::seed);
}

static Error check_initial(Numbers initial, std::size_t wanted, std::size_t d, bool bias) {
  if (initial.empty()) return {};
  if (wanted == 0) return fail(Status::unknown, Field::initial, Reason::no_initial);
  if (initial.size() != wanted) {
    return fail(Status::wrong_length, Field::initial_weights,
                wanted == d + 1 ? Reason::initial_length : Reason::initial_classes);
  }
  for (double value : initial) {
    if (!std::isfinite(value)) return fail(Status::not_finite, Field::initial, Reason::finite);
    if (std::abs(value) > limits::magnitude) return fail(Status::out_of_range, Field::initial, Reason::magnitude);
  }
  for (std::size_t j = d; !bias && j < initial.size(); j += d + 1) {
    if (initial[j] != 0) return fail(Status::out_of_range, Field::initial_bias, Reason::no_bias);
  }
  return {};
}

/// A run on its way to the first visit: its spec is checked, it waits for the mapped features, its learner prepares.
class RunPreparation {
 public:
  std::unique_ptr<RunInside> run;
  std::vector<double> initial;
  Work work;
  Task<Error> preparation;  ///< of the learner
  bool ready = false;
  Error error;  ///< why there is no run, if there is none

  /// Checks the options of the learner, and makes it.
  void make(const RunSpec& common, const LearnerSpec& spec) {
    run.reset(new RunInside(common.memory));
    run->options_ = spec.options;
    run->bias_ = common.bias;
    auto learner = make_learner(spec.options, common.bias);
    error = learner.error();
    if (learner) run->learner_ = std::move(*learner);
  }

  /// Checks the learner on these labels and so many mapped features. Of `spec` it reads what all learners have in
  /// common. Compared with learners of two labels, one of classes takes −1 for class 0.
  Error check(const RunSpec& spec, Numbers y, bool compared, std::size_t features) {
    Dataset& data = run->data_;
    data.y.assign(y.begin(), y.end());
    data.d = features;
    if (compared && run->tells_classes()) std::replace(data.y.begin(), data.y.end(), -1.0, 0.0);
    run->learner_->keep_within(spec.memory, spec.limits);
    if (Error wrong = run->learner_->check_labels(data.y, data.d)) return wrong;
    if (!has_room(spec)) return out_of_memory();
    // After the labels have been checked: an order may sort by them.
    auto order = Order::create(spec.order, spec.seed, spec.indices, data.y);
    if (!order) return order.error();
    run->order_ = std::move(*order);
    if (!spec.journal && run->votes()) return fail(Status::unknown, Field::journal, Reason::needs_journal);
    const Sizes sizes = run->learner_->sizes(data);
    if (Error wrong = check_initial(initial, sizes.initial, data.d, spec.bias)) return wrong;
    run->max_epochs_ = spec.max_epochs;
    run->max_updates_ = std::min<std::uint64_t>({spec.max_updates, spec.limits.updates, sizes.most_updates});
    run->keep_journal_ = spec.journal;
    run->count_mistakes_ = !spec.journal && spec.count_mistakes;
    // Where parts of a program load one after another, what permutes may be missing: better here than at a visit.
    run->frontier_sequence_.of(run->order_, 0);
    return {};
  }

  /// `examples`: what has been taken of the budget for them.
  void set_features(const Shared<Allotment>& examples, const Values& X, const FeatureMap& map) {
    run->examples_ = examples;
    run->data_.X = X;
    run->map_ = map;
    preparation = run->learner_->prepare(run->data_, work);
  }

  /// About how many multiply-adds it is in all.
  double cost() const { return run->learner_->training_costs(run->data_).preparation; }

  /// Once the features are set: true once the run can be taken, or there is an error.
  bool advance(Work& slice) {
    if (ready || error) return true;
    if (!preparation.advance(work, slice)) return false;
    error = preparation.take();
    if (error) return true;
    run->initial_.resize(run->learner_->sizes(run->data_).parameters);
    run->learner_->start(run->data_, initial, run->initial_);
    run->restart();
    if (run->stop_ == StopReason::journal_full) error = out_of_memory();
    return ready = true;
  }

  /// For labels and scaling; for the order, at the frontier, behind it and where visits are made again; for what
  /// learners prepare of every example; and for parameters.
  bool has_room(const RunSpec& spec) {
    constexpr std::size_t number = sizeof(double);
    // Apart from checkpoints: at the start, at the frontier, before the last step and of its change, the recent states,
    // one on the way to them, and one where updates are made again.
    constexpr std::size_t copies = 6 + RecentStates::least;
    Allotment& memory = run->memory_;
    const Dataset& data = run->data_;
    const std::size_t n = data.size();
    const std::size_t orders = spec.order == OrderKind::shuffle_each_epoch ? 4 : 1;
    if (!memory.charge(n * number) || !memory.grow(4 * spec.data.d * number)) return false;
    if (!memory.grow(orders * n * sizeof(std::uint32_t))) return false;
    if (cost() > 0 && !memory.grow(n * (data.d + 10) * number)) return false;
    const std::size_t bytes = run->learner_->sizes(data).parameters * number;
    std::size_t copy = 0;
    while (copy < copies && memory.grow(bytes)) ++copy;
    return copy == copies;
  }
};

struct RunStart::Parts {
  FeatureMap map;
  Dataset data;
  Shared<Allotment> examples;
  FeatureMap::Mapping mapping;
  bool mapped = false;
  std::array<RunPreparation, Comparison::most_learners> places;
  std::span<RunPreparation> runs;  ///< as many of them as there are learners
  bool done = false;
  double cost = 0;
  double worked = 0;

  /// What all learners are refused for: the first's, where each is refused.
  const Error* common_error() const {
    const auto refused = [](const RunPreparation& one) { return static_cast<bool>(one.error); };
    return std::all_of(runs.begin(), runs.end(), refused) ? &runs.front().error : nullptr;
  }

  /// True once every run has its features, or none can have them.
  bool map_features(Work& work) {
    if (mapped) return true;
    if (!mapping.advance(work)) return false;
    mapped = true;
    for (RunPreparation& one : runs) {
      if (!one.error) one.error = mapping.error();
      if (!one.error) one.set_features(examples, data.X, map);
    }
    return true;
  }
};

RunStart::RunStart(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
RunStart::~RunStart() = default;

Result<std::unique_ptr<RunStart>> RunStart::create(RunSpec common, std::span<LearnerSpec> learners) {
  if (learners.empty() || learners.size() > Comparison::most_learners) {
    return fail(Status::out_of_range, Field::learners, Reason::list_length, 1, Comparison::most_learners);
  }
  if (Error error = check(common.data, common.limits)) return error;
  if (Error error = check_numbers(common)) return error;
  auto parts = std::make_unique<Parts>();
  parts->runs = std::span(parts->places).first(learners.size());
  for (std::size_t k = 0; k < learners.size(); ++k) parts->runs[k].make(common, learners[k]);
  if (const Error* refused = parts->common_error()) return *refused;
  auto map = FeatureMap::create(common.features, common.scaling, common.data.d);
  if (!map) return map.error();
  parts->map = std::move(*map);
  parts->examples = std::make_unique<Allotment>(common.memory);
  parts->data = std::move(common.data);
  if (Error error = parts->mapping.start(parts->map, parts->data, common.limits, &*parts->examples)) return error;
  const bool compared = std::any_of(learners.begin(), learners.end(), [](const LearnerSpec& learner) {
    return kind_of(learner.options) != LearnerKind::multiclass;
  });
  parts->cost = parts->mapping.cost();
  for (std::size_t k = 0; k < learners.size(); ++k) {
    RunPreparation& one = parts->runs[k];
    if (one.error) continue;
    one.initial = std::move(learners[k].initial);
    one.error = one.check(common, parts->data.y, compared, parts->data.d);
    if (!one.error) parts->cost += one.cost();
  }
  if (const Error* refused = parts->common_error()) return *refused;
  return std::unique_ptr<RunStart>(new RunStart(std::move(parts)));
}

bool RunStart::go_on(Work& work) {
  Parts& parts = *parts_;
  const double before = work.done();
  parts.done =
      parts.done || (parts.map_features(work) && std::all_of(parts.runs.begin(), parts.runs.end(),
                                                             [&](RunPreparation& run) { return run.advance(work); }));
  parts.worked += work.done() - before;
  return parts.done;
}

const Error& RunStart::error(std::size_t learner) const {
  assert(learner < size());
  return parts_->runs[learner].error;
}

std::size_t RunStart::size() const { return parts_->runs.size(); }

double RunStart::cost() const { return parts_->cost; }

double RunStart::share() const { return parts_->done ? 1 : std::min(parts_->worked / (parts_->cost + 1), 0.99); }

Result<std::unique_ptr<Run>> RunStart::take(std::size_t learner) {
  assert(parts_->done && learner < size());
  if (const Error& failed = error(learner)) return failed;
  assert(parts_->runs[learner].run && "not taken before");
  return std::move(parts_->runs[learner].run);
}

Result<std::unique_ptr<RunStart>> RunStart::create(RunSpec spec) {
  LearnerSpec learner{spec.learner, std::move(spec.initial)};
  return create(std::move(spec), {&learner, 1});
}

Result<std::unique_ptr<Run>> Run::create(RunSpec spec) {
  const auto start = RunStart::create(std::move(spec));
  if (!start) return start.error();
  (*start)->advance(std::numeric_limits<double>::infinity());
  return (*start)->take();
}

}  // namespace perceptron
