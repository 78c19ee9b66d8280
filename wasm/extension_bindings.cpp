// The bindings of what extends the plain module: see `register_extension`. Nothing of it is called before that is
// there.
#include "bindings.hpp"
#include "drawing_layouts.hpp"
#include "layouts.hpp"
#include "perceptron/drawing/update_geometry.hpp"
#include "perceptron/learners/kernel.hpp"
#include "perceptron/learners/passive_aggressive.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/maximum_margin.hpp"
#include "settings.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

namespace {

/// Predicts the points of a grid.
val field(double handle, const GridIn& in) {
  const Run& run = run_at(handle);
  const auto grid = read_grid(in, run);
  if (!grid) return val(out(grid.error()));
  const std::size_t points = grid->columns * grid->rows;
  // A prediction is two numbers; a vote keeps a third, and one more a row.
  if (!has_room(4 * static_cast<double>(points))) return val(out(out_of_memory(Field::grid)));
  std::vector<Prediction> predictions(points);
  const Error error = run.field(*grid, predictions, count(in.first, limits::visits), count(in.last, limits::visits));
  return error ? val(out(error)) : copy(predictions);
}

/// Of the examples first…last−1, which have been checked.
double margin(double handle, double first, double last) {
  return run_at(handle).margin(count(first, limits::visits), count(last, limits::visits));
}

double predictionCost(double handle) { return run_at(handle).prediction_cost(); }

/// Of variant, C, bias and y·a, and of an example.
val aggressiveStep(const val& numbers, const val& row) {
  const auto given = emscripten::convertJSArrayToNumberVector<double>(numbers);
  const auto x = emscripten::convertJSArrayToNumberVector<double>(row);
  const auto variant = static_cast<Aggressiveness>(count(given[0], 2));
  return copy(numbers_of(aggressive_step(variant, given[1], given[3], x, given[2])));
}

val visitEffect(double handle) { return copy(numbers_of(run_at(handle).effect())); }

/// Of three vectors, one after another: weights before and after, and what moved them.
val updateGeometry(const val& vectors) {
  const auto numbers = emscripten::convertJSArrayToNumberVector<double>(vectors);
  const std::size_t size = numbers.size() / 3;
  const std::span all(numbers);
  const auto found = update_geometry(all.first(size), all.subspan(size, size), all.subspan(2 * size, size));
  return found ? copy(numbers_of(*found)) : val(out(found.error()));
}

/// `settings`: of a kernel learner.
double kernelSquare(const val& settings, const val& row) {
  const auto numbers = emscripten::convertJSArrayToNumberVector<double>(settings);
  const auto x = emscripten::convertJSArrayToNumberVector<double>(row);
  const LearnerOptions options = read_other_options(LearnerKind::kernel, numbers);
  return kernel_square(*std::get_if<KernelOptions>(&options), x);
}

double objective(double handle) { return run_at(handle).objective(); }

}  // namespace

Dataset bindings::examples(std::span<const double> numbers, std::size_t d) {
  const std::size_t n = numbers.size() / (d + 1);
  const auto labels = numbers.begin() + static_cast<std::ptrdiff_t>(n * d);
  Dataset data;
  data.X = std::vector<double>(numbers.begin(), labels);
  data.y = std::vector<double>(labels, numbers.end());
  data.d = d;
  return data;
}

val bindings::maximumMargin(double handle) {
  const auto found = maximum_margin(run_at(handle).data());
  return found ? copy(numbers_of(*found)) : val(out(found.error()));
}

void bindings::register_extension() {
  using namespace emscripten;
  register_value<GridIn>();
  function("field", &field);
  function("margin", &margin);
  function("objective", &objective);
  function("aggressiveStep", &aggressiveStep);
  function("visitEffect", &visitEffect);
  function("updateGeometry", &updateGeometry);
  function("kernelSquare", &kernelSquare);
  function("predictionCost", &predictionCost);
  register_jobs();
  register_comparisons();
  register_features();
}
