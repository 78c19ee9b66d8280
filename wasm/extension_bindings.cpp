// The bindings of what extends the plain module: see `register_extension`. Nothing of it is called before that is
// there.
#include "bindings.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/maximum_margin.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

namespace {

/// Predicts the points of a grid; its size has been checked.
val field(double handle, const GridIn& in) {
  const Grid points = grid(in);
  std::vector<Prediction> predictions(points.columns * points.rows);
  run_at(handle).field(points, predictions, count(in.first, limits::visits), count(in.last, limits::visits));
  return copy(predictions);
}

/// Of the examples first…last−1, which have been checked.
double margin(double handle, double first, double last) {
  return run_at(handle).margin(count(first, limits::visits), count(last, limits::visits));
}

double predictionCost(double handle) { return run_at(handle).prediction_cost(); }

double objective(double handle) { return run_at(handle).objective(); }

/// Mistakes of the model on rows of base features with a label each.
double mistakes(double handle, const val& rows, const val& labels) {
  return static_cast<double>(run_at(handle).mistakes(emscripten::convertJSArrayToNumberVector<double>(rows),
                                                     emscripten::convertJSArrayToNumberVector<double>(labels)));
}

}  // namespace

Grid bindings::grid(const GridIn& in) {
  return {in.x0, in.y0, in.dx, in.dy, count(in.columns, 65536), count(in.rows, 65536)};
}

Dataset bindings::examples(std::span<const double> numbers, std::size_t d) {
  const std::size_t n = numbers.size() / (d + 1);
  const auto labels = numbers.begin() + static_cast<std::ptrdiff_t>(n * d);
  Dataset data;
  data.X = std::vector<double>(numbers.begin(), labels);
  data.y = std::vector<double>(labels, numbers.end());
  data.d = d;
  return data;
}

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
  function("margin", &margin);
  function("objective", &objective);
  function("predictionCost", &predictionCost);
  function("mistakes", &mistakes);
  register_jobs();
  register_features();
}
