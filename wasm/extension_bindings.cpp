// The bindings of what extends the plain module: see `register_extension`. Nothing of it is called before that is
// there.
#include "bindings.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/experiment.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/maximum_margin.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

namespace {

struct ExperimentOut {
  ErrorOut error;
  val mistakes = val::undefined();
};

ExperimentOut orderExperiment(const ConfigIn& in, const val& doubles, const val& ints, double seeds, double epochs) {
  std::vector<double> mistakes;
  const Error error =
      order_experiment(spec(in, doubles, ints), count(seeds, limits::visits), count(epochs, limits::visits), mistakes);
  return {out(error), copy(mistakes)};
}

struct GridIn {
  double x0, y0, dx, dy, columns, rows, first, last;
};

/// Predicts the points of a grid; its size has been checked.
val field(double handle, const GridIn& in) {
  const Grid grid{in.x0, in.y0, in.dx, in.dy, count(in.columns, 65536), count(in.rows, 65536)};
  std::vector<Prediction> predictions(grid.columns * grid.rows);
  run_at(handle).field(grid, predictions, count(in.first, limits::visits), count(in.last, limits::visits));
  return copy(predictions);
}

Table<Analysis>& analyses() {
  // Never destroyed: what destroys it would have to stand in the plain module.
  static auto* const analyses = new Table<Analysis>;
  return *analyses;
}

CreatedOut startAnalysis(const ConfigIn& in, const val& doubles, const val& ints) {
  Error error;
  auto analysis = Analysis::create(spec(in, doubles, ints), error);
  if (!analysis) return {-1, out(error)};
  ++open_analyses;
  return {analyses().open(std::move(analysis)), out(error)};
}

void deleteAnalysis(double handle) {
  analyses().close(handle);
  --open_analyses;
}

/// Works for about so many multiply-adds. The progress, 1 once it is done.
double advanceAnalysis(double handle, double work) {
  Analysis& analysis = analyses().at(handle);
  analysis.advance(work);
  return analysis.progress();
}

/// verdict, radius, margin, bound, geometric margin, factor; how many numbers the separator, the hyperplane, the point,
/// the positive and the negative shares are; then these.
val analysisResult(double handle) {
  const AnalysisResult& result = analyses().at(handle).result();
  std::vector<double> numbers;
  const auto add = [&](double number) { numbers.push_back(number); };
  add(static_cast<double>(result.verdict));
  for (const double number : {result.radius, result.margin, result.bound, result.geometric_margin, result.factor}) {
    add(number);
  }
  const std::vector<double>* const lists[] = {&result.separator, &result.hyperplane, &result.point};
  const std::vector<Share>* const sides[] = {&result.positive, &result.negative};
  for (const auto* list : lists) add(static_cast<double>(list->size()));
  for (const auto* side : sides) add(static_cast<double>(2 * side->size()));
  for (const auto* list : lists) {
    for (const double number : *list) add(number);
  }
  for (const auto* side : sides) {
    for (const Share& share : *side) {
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
  value_object<ExperimentOut>("Experiment")
      .field("error", &ExperimentOut::error)
      .field("mistakes", &ExperimentOut::mistakes);
  function("orderExperiment", &orderExperiment);
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
  function("advanceAnalysis", &advanceAnalysis);
  function("analysisResult", &analysisResult);
  function("deleteAnalysis", &deleteAnalysis);
}
