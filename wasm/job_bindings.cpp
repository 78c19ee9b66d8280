// The bindings of the jobs. A kind of job is a member of `Kind`, a line in `Jobs`, what starts it, and what tells of
// it; whatever is the same of all is bound once. Nothing here goes through a table of functions, because each place in
// one costs bytes of the plain module.
#include <tuple>

#include "bindings.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/cycle_search.hpp"
#include "perceptron/experiment.hpp"
#include "perceptron/job.hpp"
#include "perceptron/learning_curve.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/margin_measure.hpp"
#include "perceptron/mistake_count.hpp"
#include "perceptron/objective_curve.hpp"
#include "perceptron/prediction_field.hpp"
#include "perceptron/run_start.hpp"
#include "perceptron/split_experiment.hpp"
#include "perceptron/trial.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

namespace {

/// The kinds of jobs there are. The numbers cross the boundary to JavaScript: append only.
enum class Kind : std::uint8_t {
  analysis,
  start,
  order_experiment,
  trial,
  split_experiment,
  mistake_count,
  margin_measure,
  learning_curve,
  objective_curve,
  cycle_search,
  prediction_field,
};

template <Job... Kinds>
using OneOf = std::tuple<std::unique_ptr<Kinds>...>;

/// A job: of its kinds one is there.
using Jobs = OneOf<Analysis, RunStart, OrderExperiment, Trial, SplitExperiment, MistakeCount, MarginMeasure,
                   LearningCurve, ObjectiveCurve, CycleSearch, PredictionField>;

/// Never destroyed: what destroys it would have to stand in the plain module.
Table<Jobs>& jobs() {
  static auto* const open = new Table<Jobs>;
  return *open;
}

/// Has the job with that handle act, whatever it is.
template <class Act>
void with_job(double handle, Act act) {
  const auto ask = [&](auto& job) {
    if (job) act(*job);
  };
  std::apply([&](auto&... job) { (ask(job), ...); }, jobs().at(handle));
}

template <class Started>
CreatedOut opened(std::unique_ptr<Started> job) {
  ++open_jobs;
  auto open = std::make_unique<Jobs>();
  std::get<std::unique_ptr<Started>>(*open) = std::move(job);
  return {jobs().open(std::move(open)), out({})};
}

template <class Started>
CreatedOut opened(Result<std::unique_ptr<Started>> job) {
  if (!job) return {-1, out(job.error())};
  return opened(std::move(*job));
}

void append(std::vector<double>& numbers, std::span<const double> more) {
  for (const double number : more) numbers.push_back(number);
}

void append(std::vector<double>& numbers, const std::vector<ConvexWeight>& side) {
  for (const ConvexWeight& share : side) {
    numbers.push_back(share.example);
    numbers.push_back(share.weight);
  }
}

/// verdict, why undecided, radius, margin, bound, geometric margin, factor; how many numbers the separator, the
/// hyperplane, the point, the positive and the negative shares are; then these.
val told(Analysis& analysis) {
  const AnalysisResult& found = analysis.result();
  std::vector<double> numbers{static_cast<double>(found.verdict),
                              static_cast<double>(found.undecided),
                              found.radius,
                              found.margin,
                              found.bound,
                              found.geometric_margin,
                              found.factor,
                              static_cast<double>(found.separator.size()),
                              static_cast<double>(found.hyperplane.size()),
                              static_cast<double>(found.point.size()),
                              static_cast<double>(2 * found.positive.size()),
                              static_cast<double>(2 * found.negative.size())};
  for (const auto* list : {&found.separator, &found.hyperplane, &found.point}) append(numbers, *list);
  for (const auto* side : {&found.positive, &found.negative}) append(numbers, *side);
  return copy(numbers);
}

/// The handle of the run: once only.
val told(RunStart& start) { return val(open_run(std::move(*start.take()))); }

/// Row by row, an epoch a column.
val told(OrderExperiment& experiment) { return copy(experiment.mistakes()); }

/// visits, updates, epochs, stop reason, mistakes on the examples trained on and on those held out; then the weights.
val told(Trial& trial) {
  const TrialResult& result = trial.result();
  std::vector<double> numbers{static_cast<double>(result.visits),
                              static_cast<double>(result.updates),
                              static_cast<double>(result.epochs),
                              static_cast<double>(result.stop),
                              static_cast<double>(result.mistakes.training),
                              static_cast<double>(result.mistakes.held_out)};
  append(numbers, result.weights);
  return copy(numbers);
}

/// A number a split; NaN where it could not be trained.
val told(SplitExperiment& experiment) { return copy(experiment.misclassified()); }

/// On the examples trained on, on those held out.
val told(MistakeCount& counted) {
  const Mistakes& mistakes = counted.mistakes();
  const double numbers[] = {static_cast<double>(mistakes.training), static_cast<double>(mistakes.held_out)};
  return copy(std::span<const double>(numbers));
}

val told(MarginMeasure& measure) { return val(measure.margin()); }

/// Column by column.
val told(LearningCurve& curve) {
  std::vector<double> columns = curve.points().epoch;
  append(columns, curve.points().training);
  append(columns, curve.points().held_out);
  return copy(columns);
}

/// Column by column.
val told(ObjectiveCurve& curve) {
  std::vector<double> columns = curve.points().epoch;
  append(columns, curve.points().objective);
  return copy(columns);
}

/// Since when, and how many epochs; nothing where there is no cycle.
val told(CycleSearch& search) {
  std::vector<double> numbers;
  if (const auto& cycle = search.cycle()) {
    numbers = {static_cast<double>(cycle->since), static_cast<double>(cycle->epochs)};
  }
  return copy(numbers);
}

/// The scores, and the labels.
val told(PredictionField& field) {
  const auto& [score, label] = field.points();
  val columns = val::array();
  columns.set(0, copy(score));
  columns.set(1, val(emscripten::typed_memory_view(label.size(), label.data())).call<val>("slice"));
  return columns;
}

/// Of options: seeds and epochs; the most visits; fraction, seed, splits, the most visits. Of a trial what is held out
/// follows.
CreatedOut startJob(double kind, const ConfigIn& in, const val& doubles, const val& ints, const val& options) {
  const auto numbers = emscripten::convertJSArrayToNumberVector<double>(options);
  const auto number = [&](std::size_t k) { return k < numbers.size() ? numbers[k] : -1; };
  const auto whole = [&](std::size_t k) { return count(number(k), limits::visits); };
  auto read_in = read(in, doubles, ints);
  if (!read_in) return {-1, out(read_in.error())};
  RunSpec& spec = *read_in;
  switch (static_cast<Kind>(count(kind, 255))) {
    case Kind::analysis: return opened(Analysis::create(std::move(spec)));
    case Kind::start: return opened(RunStart::create(std::move(spec)));
    case Kind::order_experiment: return opened(OrderExperiment::create(std::move(spec), whole(0), whole(1)));
    case Kind::trial: {
      Dataset held_out = examples(std::span(numbers).subspan(std::min<std::size_t>(1, numbers.size())), spec.data.d);
      return opened(Trial::create(std::move(spec), std::move(held_out), limit(number(0))));
    }
    case Kind::split_experiment:
      return opened(SplitExperiment::create(std::move(spec), {number(0), number(1), whole(2), limit(number(3))}));
    default: return {-1, {}};
  }
}

/// Of a visit, or of all epochs; only a field needs the grid.
CreatedOut startRunJob(double kind, double handle, double visit, const GridIn& in) {
  const Shared<Run> run = shared_run(handle);
  switch (static_cast<Kind>(count(kind, 255))) {
    case Kind::mistake_count: return opened(std::make_unique<MistakeCount>(run, limit(visit)));
    case Kind::margin_measure: return opened(std::make_unique<MarginMeasure>(run, limit(visit)));
    case Kind::learning_curve: return opened(std::make_unique<LearningCurve>(run));
    case Kind::objective_curve: return opened(std::make_unique<ObjectiveCurve>(run));
    case Kind::cycle_search: return opened(std::make_unique<CycleSearch>(run));
    case Kind::prediction_field: {
      const auto points = read_grid(in, *run);
      if (!points) return {-1, out(points.error())};
      return opened(std::make_unique<PredictionField>(run, limit(visit), *points));
    }
    default: return {-1, {}};
  }
}

/// About how many multiply-adds the start of a run is in all.
double startCost(double handle) { return std::get<std::unique_ptr<RunStart>>(jobs().at(handle))->cost(); }

/// Works for about so many multiply-adds. The progress, 1 once it is done.
double advanceJob(double handle, double work) {
  double progress = 0;
  with_job(handle, [&](auto& job) {
    job.advance(work);
    progress = job.progress();
  });
  return progress;
}

ErrorOut jobError(double handle) {
  Error error;
  with_job(handle, [&](auto& job) {
    if constexpr (requires { job.error(); }) error = job.error();
  });
  return out(error);
}

/// What came of it, or has come so far; not where there is an error.
val jobResult(double handle) {
  val result = val::undefined();
  with_job(handle, [&](auto& job) { result = told(job); });
  return result;
}

void deleteJob(double handle) {
  jobs().close(handle);
  --open_jobs;
}

/// Holds examples out from a run, their base features and then their labels: its jobs count the mistakes on them too.
ErrorOut holdOut(double handle, const val& numbers) {
  Run& run = run_at(handle);
  const auto all = emscripten::convertJSArrayToNumberVector<double>(numbers);
  return out(run.hold_out(examples(all, run.feature_map().base_features())));
}

}  // namespace

void bindings::register_jobs() {
  using namespace emscripten;
  function("startJob", &startJob);
  function("startRunJob", &startRunJob);
  function("startCost", &startCost);
  function("advanceJob", &advanceJob);
  function("jobError", &jobError);
  function("jobResult", &jobResult);
  function("deleteJob", &deleteJob);
  function("holdOut", &holdOut);
}
