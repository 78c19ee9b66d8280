// What a run says of rows that it does not train on, and how rows are held out.
#include <algorithm>

#include "bindings.hpp"
#include "data/order.hpp"
#include "limits.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

namespace {

/// Numbers beside its input that a prediction works with, at most: rows are mapped in parts.
constexpr double parts = 1 << 21;

/// Whether n rows are what the run can take, and have room with `more` numbers each.
Error check_call(const RunInside& run, const val& rows, double n, double more) {
  const double numbers = length_of(rows);
  if (Error error = check_rows(run, numbers, n)) return error;
  // A heap that has grown stays as large: few rows are not asked for more than they can take.
  const double mapped = std::min(parts, 2 * n * static_cast<double>(run.data().d));
  return has_room(numbers + more * n + mapped) ? Error{} : out_of_memory(Field::X);
}

/// Mistakes of the model on rows of base features with a label each.
val mistakes(double handle, const val& rows, const val& labels) {
  const RunInside& run = run_at(handle);
  if (const Error error = check_call(run, rows, length_of(labels), 1)) return val(out(error));
  const auto wrong = run.mistakes(list_of(rows), list_of(labels));
  return wrong ? val(static_cast<double>(*wrong)) : val(out(wrong.error()));
}

/// Predicts n rows of base features.
val predict(double handle, const val& rows, double n) {
  const RunInside& run = run_at(handle);
  if (const Error error = check_call(run, rows, n, 2)) return val(out(error));
  const auto X = list_of(rows);
  std::vector<Prediction> predictions(static_cast<std::size_t>(n));
  const Error error = run.predict(X, predictions);
  return error ? val(out(error)) : copy(predictions);
}

/// The numbers 0…n−1 in an order that depends on the seed alone: of a split, the first are held out.
val permutation(double n, double seed) {
  const std::size_t size = count(n, static_cast<double>(engine_limits.values));
  const std::vector<double> labels(size);
  const auto whole = static_cast<std::uint64_t>(count(seed, limits::seed));
  const auto order = Order::create(OrderKind::shuffle_once, whole, {}, labels);
  EpochSequence sequence;
  return copy(sequence.of(*order, 0));
}

}  // namespace

EMSCRIPTEN_BINDINGS(predictions) {
  using namespace emscripten;
  function("mistakes", &mistakes);
  function("predict", &predict);
  function("permutation", &permutation);
}
