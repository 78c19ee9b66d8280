// The bindings of the jobs: whatever is the same of all kinds is bound once. No more is virtual than a job is in the
// core.

#include "bindings.hpp"
#include "jobs.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

std::vector<double> bindings::result_of(RunStart& start) {
  std::vector<double> handles(start.size());
  for (std::size_t learner = 0; learner < handles.size(); ++learner) {
    auto run = start.take(learner);
    handles[learner] = run ? open(std::move(*run)) : -1;
  }
  return handles;
}

namespace {

/// Acts with the kind of that number, if there is one.
template <class Act>
void with_kind(std::size_t number, Act act) {
  std::size_t place = 0;
  std::apply([&](const auto&... kind) { ((place++ == number ? act(kind) : void()), ...); }, job_kinds);
}

/// Acts with a job as what it is.
template <class Act>
void as_its_kind(Job& job, std::size_t number, Act act) {
  with_kind(number, [&]<class Kind>(const Kind&) { act(static_cast<typename Kind::Job&>(job)); });
}

struct OpenJob {
  OpenJob(std::size_t kind, Job& job) : kind(kind), job(job) {}
  OpenJob(const OpenJob&) = delete;
  OpenJob& operator=(const OpenJob&) = delete;
  ~OpenJob() {
    as_its_kind(job, kind, [](auto& ended) { delete &ended; });
  }

  std::size_t kind;
  Job& job;
};

Job& job_at(double handle) { return at<OpenJob>(handle).job; }

/// Of what owns a job.
template <class Begun>
CreatedOut opened(std::size_t kind, Begun job) {
  return {open(std::make_unique<OpenJob>(kind, *job.release())), out({})};
}

template <class Begun>
CreatedOut opened(std::size_t kind, Result<Begun> job) {
  return job ? opened(kind, *std::move(job)) : CreatedOut{-1, out(job.error())};
}

/// None where a kind does not begin so.
template <class... Given>
CreatedOut begin(double code, Given... given) {
  CreatedOut created{-1, out({})};
  const std::size_t number = count(code, 255);
  with_kind(number, [&](const auto& kind) {
    if constexpr (requires { kind.begin(std::move(given)...); }) {
      created = opened(number, kind.begin(std::move(given)...));
    }
  });
  return created;
}

CreatedOut startJob(double kind, const val& given, const val& options) {
  const std::vector<double> numbers = list_of(options);
  SpecIn spec;
  if (const Error error = read(given, spec)) return {-1, out(error)};
  return begin(kind, std::move(spec), Numbers(numbers));
}

CreatedOut startRunJob(double kind, double handle, double visit, const val& options) {
  const std::vector<double> numbers = list_of(options);
  return begin(kind, RunAt{share<Run>(handle), limit(visit)}, Numbers(numbers));
}

/// Of two runs as they stand.
CreatedOut startPairJob(double kind, double one, double other) {
  return begin(kind, share<Run>(one), share<Run>(other));
}

RunStart& start_at(double handle) { return static_cast<RunStart&>(job_at(handle)); }

/// About how many multiply-adds the start of runs is in all.
double startCost(double handle) { return start_at(handle).cost(); }

/// What one of the learners is refused for, once the start is done.
val learnerError(double handle, double learner) {
  const RunStart& start = start_at(handle);
  return val(out(start.error(std::min(count(learner), start.size() - 1))));
}

/// Works for about so many multiply-adds. The progress, 1 once it is done.
double advanceJob(double handle, double work) {
  Job& job = job_at(handle);
  job.advance(work);
  return job.progress();
}

ErrorOut jobError(double handle) { return out(job_at(handle).error()); }

template <class Kind>
val told_of(Kind& job) {
  return copy(numbers_of(result_of(job)));
}

val columns_of(const FieldPoints& points) {
  val columns = val::object();
  const auto add = [&](const auto& row) {
    const auto& column = std::invoke(row.get, points);
    columns.set(row.name, val(emscripten::typed_memory_view(column.size(), column.data())).call<val>("slice"));
  };
  std::apply([&](const auto&... row) { (add(row), ...); }, layout<FieldPoints>.rows);
  return columns;
}

val told_of(VisitJob<FieldPoints>& job) { return columns_of(job.result()); }

/// Predicts the points of a grid by the run as it stands, without slices.
val field(double handle, const val& given) {
  const Shared<Run> run = share<Run>(handle);
  const auto grid = taken<Grid>(list_of(given));
  if (const Error error = check_grid(inside(*run), grid)) return val(out(error));
  // A score and half a number, the label, each; what is worked with is little.
  if (!has_room(2 * static_cast<double>(grid.columns * grid.rows))) return val(out(out_of_memory(Field::grid)));
  JobOf<FieldPoints> all = predict_field(run, run->visit(), grid);
  all.advance(std::numeric_limits<double>::infinity());
  return all.error() ? val(out(all.error())) : columns_of(all.result());
}

/// A `Spread` of the mistakes in each epoch.
val summed(OrderExperiment& experiment) { return told(spread(experiment.result(), experiment.epochs)); }

/// The `FiveNumbers` of the splits made so far; nothing where none could be.
val summed(SplitExperiment& experiment) { return copy(numbers_of(five_numbers(experiment.result()))); }

/// What an experiment has come to so far, in few numbers.
val jobSummary(double handle) {
  val summary = val::undefined();
  const OpenJob& open = at<OpenJob>(handle);
  as_its_kind(open.job, open.kind, [&](auto& job) {
    if constexpr (requires { summed(job); }) summary = summed(job);
  });
  return summary;
}

/// What came of it, or has come so far; not where there is an error.
val jobResult(double handle) {
  val result = val::undefined();
  const OpenJob& open = at<OpenJob>(handle);
  as_its_kind(open.job, open.kind, [&](auto& job) { result = told_of(job); });
  return result;
}

/// Holds `ExamplesIn` out from a run: its jobs count the mistakes on them too.
ErrorOut holdOut(double handle, const val& examples) {
  RunInside& run = run_at(handle);
  return out(run.hold_out(dataset_of(taken<ExamplesIn>(list_of(examples)), run.feature_map().base_features())));
}

}  // namespace

EMSCRIPTEN_BINDINGS(jobs) {
  emscripten::function("deleteJob", &close<OpenJob>);
  register_functions<&startJob, &startRunJob, &startPairJob, &startCost, &learnerError, &advanceJob, &jobError,
                     &jobResult, &jobSummary, &field, &holdOut>();
}
