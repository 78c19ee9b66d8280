// The bindings of the jobs. A kind of job is a member of `JobKind`, a line in `Kinds`, what starts it, and what tells
// of it; whatever is the same of all is bound once. No more is virtual than a job is in the core, because each place in
// a table of functions costs bytes of the plain module.
#include <limits>
#include <tuple>
#include <utility>

#include "bindings.hpp"
#include "job_inputs.hpp"
#include "job_layouts.hpp"
#include "perceptron/limits.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

std::vector<double> bindings::result_of(RunStart& start) {
  std::vector<double> handles(start.size());
  for (std::size_t learner = 0; learner < handles.size(); ++learner) {
    auto run = start.take(learner);
    handles[learner] = run ? open_run(std::move(*run)) : -1;
  }
  return handles;
}

namespace {

/// In the order of `JobKind`.
using Kinds = OfEveryJob<std::tuple>;

/// Has a job act as what it is.
template <class Act, std::size_t... Kind>
void as_its_kind(Job& job, JobKind is, Act act, std::index_sequence<Kind...>) {
  const auto kind = static_cast<std::size_t>(is);
  ((kind == Kind ? act(static_cast<std::tuple_element_t<Kind, Kinds>&>(job)) : void()), ...);
}

template <class Act>
void as_its_kind(Job& job, JobKind kind, Act act) {
  as_its_kind(job, kind, act, std::make_index_sequence<std::tuple_size_v<Kinds>>());
}

struct OpenJob {
  OpenJob(JobKind kind, Job& job) : kind(kind), job(job) {}
  OpenJob(const OpenJob&) = delete;
  OpenJob& operator=(const OpenJob&) = delete;
  ~OpenJob() {
    as_its_kind(job, kind, [](auto& ended) { delete &ended; });
  }

  JobKind kind;
  Job& job;
};

Table<OpenJob>& jobs() {
  static Table<OpenJob> open;
  return open;
}

Job& job_at(double handle) { return jobs().at(handle).job; }

JobKind kind_of_job(double kind) { return static_cast<JobKind>(count(kind, 255)); }

CreatedOut opened(JobKind kind, Job* job) {
  ++open_handles;
  return {jobs().open(std::make_unique<OpenJob>(kind, *job)), out({})};
}

template <class Started>
CreatedOut opened(JobKind kind, std::unique_ptr<Started> job) {
  return opened(kind, job.release());
}

template <class Started>
CreatedOut opened(JobKind kind, Result<std::unique_ptr<Started>> job) {
  if (!job) return {-1, out(job.error())};
  return opened(kind, job->release());
}

CreatedOut start_runs(RunSpec common, std::span<const double> numbers) {
  auto learners = read_learners(numbers);
  if (!learners) return {-1, out(learners.error())};
  return opened(JobKind::start, RunStart::create(std::move(common), *learners));
}

Dataset dataset_of(ExamplesIn in, std::size_t d) { return {.X = std::move(in.X), .y = std::move(in.y), .d = d}; }

/// `options`: learners, `OrdersIn`, `TrialIn`, or those of a `SplitExperiment`.
CreatedOut startJob(double code, const val& given, const val& options) {
  const std::vector<double> numbers = list_of(options);
  SpecIn spec;
  if (const Error error = read(given, spec)) return {-1, out(error)};
  const JobKind kind = kind_of_job(code);
  switch (kind) {
    case JobKind::analysis: return opened(kind, Analysis::create(std::move(spec)));
    case JobKind::start: return start_runs(std::move(spec), numbers);
    case JobKind::order_experiment: {
      const auto [seeds, epochs] = taken<OrdersIn>(numbers);
      return opened(kind, OrderExperiment::create(std::move(spec), seeds, epochs));
    }
    case JobKind::trial: {
      auto in = taken<TrialIn>(numbers);
      Dataset held_out = dataset_of(std::move(in.held_out), spec.data.d);
      return opened(kind, Trial::create(std::move(spec), std::move(held_out), in.most_visits));
    }
    case JobKind::split_experiment:
      return opened(kind, SplitExperiment::create(std::move(spec), taken<SplitExperiment::Options>(numbers)));
    default: return {-1, out({})};
  }
}

/// Of a visit, or of all epochs; only a field needs the grid.
CreatedOut startRunJob(double code, double handle, double visit, const GridIn& in) {
  const Shared<Run> run = shared_run(handle);
  const JobKind kind = kind_of_job(code);
  switch (kind) {
    case JobKind::mistake_count: return opened(kind, std::make_unique<MistakeCount>(run, limit(visit)));
    case JobKind::margin_measure: return opened(kind, std::make_unique<MarginMeasure>(run, limit(visit)));
    case JobKind::learning_curve: return opened(kind, std::make_unique<LearningCurve>(run));
    case JobKind::objective_curve: return opened(kind, std::make_unique<ObjectiveCurve>(run));
    case JobKind::cycle_search: return opened(kind, std::make_unique<CycleSearch>(run));
    case JobKind::projection: return opened(kind, std::make_unique<ProjectionJob>(run, limit(visit)));
    case JobKind::prediction_field: {
      const auto points = read_grid(in, inside(*run));
      if (!points) return {-1, out(points.error())};
      return opened(kind, std::make_unique<PredictionField>(run, limit(visit), *points));
    }
    default: return {-1, out({})};
  }
}

/// In the plane of two weights, of a visit or of all updates. `plane`: a `WeightWindow`, or `WeightAxes`.
CreatedOut startWeightJob(double code, double handle, double visit, const val& plane) {
  const Shared<Run> run = shared_run(handle);
  const std::vector<double> numbers = list_of(plane);
  const JobKind kind = kind_of_job(code);
  switch (kind) {
    case JobKind::solution_region:
      return opened(kind, SolutionRegion::create(run, limit(visit), taken<WeightWindow>(numbers)));
    case JobKind::weight_path: return opened(kind, WeightPath::create(run, taken<WeightAxes>(numbers)));
    default: return {-1, out({})};
  }
}

/// The proof of convergence with the numbers of a run, of all updates or of the last before a visit. `given`:
/// `ProofTerms`.
CreatedOut startProofJob(double code, double handle, double visit, const val& given) {
  const Shared<Run> run = shared_run(handle);
  auto terms = taken<ProofTerms>(list_of(given));
  const JobKind kind = kind_of_job(code);
  switch (kind) {
    case JobKind::proof_curve: return opened(kind, ProofCurve::create(run, std::move(terms)));
    case JobKind::proof_step: return opened(kind, ProofStepJob::create(run, std::move(terms), limit(visit)));
    default: return {-1, out({})};
  }
}

/// Of two runs as they stand, whose examples are the same.
CreatedOut startDisagreements(double handle, double other) {
  Shared<Run> one = shared_run(handle), two = shared_run(other);
  const bool comparable = one->data().size() == two->data().size() &&
                          one->feature_map().base_features() == two->feature_map().base_features();
  if (!comparable) return {-1, out(fail(Status::wrong_length, Field::other, Reason::same_examples))};
  return opened(JobKind::disagreement_search, std::make_unique<DisagreementSearch>(std::move(one), std::move(two)));
}

RunStart& start_at(double handle) { return static_cast<RunStart&>(job_at(handle)); }

/// About how many multiply-adds the start of runs is in all.
double startCost(double handle) { return start_at(handle).cost(); }

/// What one of the learners is refused for, once the start is done.
val learnerError(double handle, double learner) {
  const RunStart& start = start_at(handle);
  return val(out(start.error(std::min(count(learner, limits::visits), start.size() - 1))));
}

/// Works for about so many multiply-adds. The progress, 1 once it is done.
double advanceJob(double handle, double work) {
  Job& job = job_at(handle);
  job.advance(work);
  return job.progress();
}

ErrorOut jobError(double handle) { return out(job_at(handle).error()); }

/// What came of a job, for JavaScript: see job_layouts.hpp.
template <class Kind>
val told(Kind& job) {
  return copy(numbers_of(result_of(job)));
}

val told(PredictionField& field) {
  const PredictionField::Points& points = field.result();
  val columns = val::object();
  const auto add = [&](const auto& row) {
    const auto& column = std::invoke(row.get, points);
    columns.set(row.name, val(emscripten::typed_memory_view(column.size(), column.data())).call<val>("slice"));
  };
  std::apply([&](const auto&... row) { (add(row), ...); }, layout<PredictionField::Points>.rows);
  return columns;
}

/// Predicts the points of a grid by the run as it stands, without slices.
val field(double handle, const GridIn& in) {
  const Shared<Run> run = shared_run(handle);
  const auto grid = read_grid(in, inside(*run));
  if (!grid) return val(out(grid.error()));
  // A score and half a number, the label, each; what is worked with is little.
  if (!has_room(2 * static_cast<double>(grid->columns * grid->rows))) return val(out(out_of_memory(Field::grid)));
  PredictionField all(run, run->visit(), *grid);
  all.advance(std::numeric_limits<double>::infinity());
  return all.error() ? val(out(all.error())) : told(all);
}

/// A `Spread` of the mistakes in each epoch.
val summed(OrderExperiment& experiment) {
  const auto found = spread(experiment.mistakes(), experiment.epochs());
  return found ? copy(numbers_of(*found)) : val(out(found.error()));
}

/// The `FiveNumbers` of the splits made so far; nothing where none could be.
val summed(SplitExperiment& experiment) { return copy(numbers_of(five_numbers(experiment.misclassified()))); }

/// What an experiment has come to so far, in few numbers.
val jobSummary(double handle) {
  val summary = val::undefined();
  const OpenJob& open = jobs().at(handle);
  as_its_kind(open.job, open.kind, [&](auto& job) {
    if constexpr (requires { summed(job); }) summary = summed(job);
  });
  return summary;
}

/// What came of it, or has come so far; not where there is an error.
val jobResult(double handle) {
  val result = val::undefined();
  const OpenJob& open = jobs().at(handle);
  as_its_kind(open.job, open.kind, [&](auto& job) { result = told(job); });
  return result;
}

void deleteJob(double handle) {
  jobs().close(handle);
  --open_handles;
}

/// Holds `ExamplesIn` out from a run: its jobs count the mistakes on them too.
ErrorOut holdOut(double handle, const val& examples) {
  RunInside& run = run_at(handle);
  return out(run.hold_out(dataset_of(taken<ExamplesIn>(list_of(examples)), run.feature_map().base_features())));
}

}  // namespace

EMSCRIPTEN_BINDINGS(jobs) {
  using namespace emscripten;
  function("startJob", &startJob);
  function("startRunJob", &startRunJob);
  function("startWeightJob", &startWeightJob);
  function("startProofJob", &startProofJob);
  function("startDisagreements", &startDisagreements);
  function("startCost", &startCost);
  function("learnerError", &learnerError);
  function("advanceJob", &advanceJob);
  function("jobError", &jobError);
  function("jobResult", &jobResult);
  function("jobSummary", &jobSummary);
  function("deleteJob", &deleteJob);
  function("field", &field);
  function("holdOut", &holdOut);
}
