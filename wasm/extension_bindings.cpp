// The bindings of what extends the plain module: see `register_extension`. Nothing of it is called before that is
// there.
#include "bindings.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/experiment.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/maximum_margin.hpp"
#include "perceptron/run_start.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

namespace {

/// Predicts the points of a grid.
val field(double handle, const GridIn& in) {
  const Run& run = run_at(handle);
  Grid grid;
  if (const Error error = read_grid(in, run, grid)) return val(out(error));
  const std::size_t points = grid.columns * grid.rows;
  // A prediction is two numbers; a vote keeps a third, and one more a row.
  if (!has_room(4 * static_cast<double>(points))) return val(out(out_of_memory("grid")));
  std::vector<Prediction> predictions(points);
  run.field(grid, predictions, count(in.first, limits::visits), count(in.last, limits::visits));
  return copy(predictions);
}

/// The jobs of a kind. Never destroyed: what destroys it would have to stand in the plain module.
template <class Job>
Table<Job>& jobs() {
  static auto* const open = new Table<Job>;
  return *open;
}

template <class Job>
CreatedOut opened(std::unique_ptr<Job> job, const Error& error) {
  if (!job) return {-1, out(error)};
  ++open_jobs;
  return {jobs<Job>().open(std::move(job)), out(error)};
}

/// Works for about so many multiply-adds. The progress, 1 once it is done.
template <class Job>
double advanceJob(double handle, double work) {
  Job& job = jobs<Job>().at(handle);
  job.advance(work);
  return job.progress();
}

template <class Job>
void deleteJob(double handle) {
  jobs<Job>().close(handle);
  --open_jobs;
}

CreatedOut startAnalysis(const ConfigIn& in, const val& doubles, const val& ints) {
  RunSpec spec;
  Error error = read(in, doubles, ints, spec);
  auto analysis = error ? nullptr : Analysis::create(std::move(spec), error);
  return opened(std::move(analysis), error);
}

CreatedOut startRun(const ConfigIn& in, const val& doubles, const val& ints) {
  RunSpec spec;
  Error error = read(in, doubles, ints, spec);
  auto start = error ? nullptr : RunStart::create(std::move(spec), error);
  return opened(std::move(start), error);
}

double startCost(double handle) { return jobs<RunStart>().at(handle).cost(); }

/// The run itself, once.
CreatedOut startedRun(double handle) {
  Error error;
  auto run = jobs<RunStart>().at(handle).take(error);
  return {run ? open_run(std::move(run)) : -1, out(error)};
}

CreatedOut startExperiment(const ConfigIn& in, const val& doubles, const val& ints, double seeds, double epochs) {
  RunSpec spec;
  Error error = read(in, doubles, ints, spec);
  auto experiment = error ? nullptr
                          : OrderExperiment::create(std::move(spec), count(seeds, limits::visits),
                                                    count(epochs, limits::visits), error);
  return opened(std::move(experiment), error);
}

val experimentMistakes(double handle) {
  const OrderExperiment& experiment = jobs<OrderExperiment>().at(handle);
  return experiment.error() ? val(out(experiment.error())) : copy(experiment.mistakes());
}

/// verdict, why undecided, radius, margin, bound, geometric margin, factor; how many numbers the separator, the hyperplane, the point,
/// the positive and the negative shares are; then these.
val analysisResult(double handle) {
  const Analysis& analysis = jobs<Analysis>().at(handle);
  if (analysis.error()) return val(out(analysis.error()));
  const AnalysisResult& result = analysis.result();
  std::vector<double> numbers;
  const auto add = [&](double number) { numbers.push_back(number); };
  add(static_cast<double>(result.verdict));
  add(static_cast<double>(result.undecided));
  for (const double number : {result.radius, result.margin, result.bound, result.geometric_margin, result.factor}) {
    add(number);
  }
  const std::vector<double>* const lists[] = {&result.separator, &result.hyperplane, &result.point};
  const std::vector<ConvexWeight>* const sides[] = {&result.positive, &result.negative};
  for (const auto* list : lists) add(static_cast<double>(list->size()));
  for (const auto* side : sides) add(static_cast<double>(2 * side->size()));
  for (const auto* list : lists) {
    for (const double number : *list) add(number);
  }
  for (const auto* side : sides) {
    for (const ConvexWeight& share : *side) {
      add(share.example);
      add(share.weight);
    }
  }
  return copy(numbers);
}

}  // namespace

/// d weights, bias, margin of the maximum-margin hyperplane over the mapped features; empty where there is none.
val bindings::maximumMargin(double handle) {
  auto [numbers, bias, margin] = maximum_margin(run_at(handle).data());
  if (!numbers.empty()) numbers.insert(numbers.end(), {bias, margin});
  return copy(numbers);
}

void bindings::register_extension() {
  using namespace emscripten;
  value_object<GridIn>("Grid")
      .field("x0", &GridIn::x0)
      .field("y0", &GridIn::y0)
      .field("dx", &GridIn::dx)
      .field("dy", &GridIn::dy)
      .field("columns", &GridIn::columns)
      .field("rows", &GridIn::rows)
      .field("first", &GridIn::first)
      .field("last", &GridIn::last);
  function("field", &field);
  function("startAnalysis", &startAnalysis);
  function("advanceAnalysis", &advanceJob<Analysis>);
  function("analysisResult", &analysisResult);
  function("deleteAnalysis", &deleteJob<Analysis>);
  function("startRun", &startRun);
  function("startCost", &startCost);
  function("advanceStart", &advanceJob<RunStart>);
  function("startedRun", &startedRun);
  function("deleteStart", &deleteJob<RunStart>);
  function("startExperiment", &startExperiment);
  function("advanceExperiment", &advanceJob<OrderExperiment>);
  function("experimentMistakes", &experimentMistakes);
  function("deleteExperiment", &deleteJob<OrderExperiment>);
  register_features();
}
