// The bindings of what extends the plain module: see `register_extension`. Nothing of it is called before that is
// there.
#include "bindings.hpp"
#include "drawing_layouts.hpp"
#include "job_inputs.hpp"
#include "layouts.hpp"
#include "learners/kernels.hpp"
#include "learners/learner.hpp"
#include "learners/registry.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/drawing/update_geometry.hpp"
#include "perceptron/limits.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

namespace {

/// Of the examples first…last−1, which have been checked.
double margin(double handle, double first, double last) {
  return run_at(handle).margin(count(first, limits::visits), count(last, limits::visits));
}

double predictionCost(double handle) { return run_at(handle).prediction_cost(); }

/// Of an `AggressiveIn`, and of an example.
val aggressiveStep(const val& given, const val& row) {
  const auto numbers = list_of(given), x = list_of(row);
  const auto in = taken<AggressiveIn>(numbers);
  const LearnerOptions options = read_other_options(LearnerKind::passive_aggressive, in.settings);
  const auto& [variant, C] = *std::get_if<PassiveAggressiveOptions>(&options);
  return copy(numbers_of(aggressive_step(variant, C, in.margin, x, in.bias)));
}

val visitEffect(double handle) { return copy(numbers_of(run_at(handle).effect())); }

/// Of an `UpdateIn`.
val updateGeometry(const val& vectors) {
  const auto numbers = list_of(vectors);
  const auto in = taken<UpdateIn>(numbers);
  const auto found = update_geometry(in.before, in.after, in.by);
  return found ? copy(numbers_of(*found)) : val(out(found.error()));
}

/// `settings`: of a kernel learner.
double kernelSquare(const val& settings, const val& row) {
  const LearnerOptions options = read_other_options(LearnerKind::kernel, list_of(settings));
  return kernel_square(*std::get_if<KernelOptions>(&options), list_of(row));
}

/// Of a `LearnerIn`: which of these scores it counts as mistakes on these labels, of which there are as many.
val mistakesAmong(const val& learner, const val& scores, const val& labels) {
  const auto numbers = list_of(learner), y = list_of(labels);
  auto found = list_of(scores);
  const auto options = read_options(taken<LearnerIn>(numbers));
  if (!options) return val(out(options.error()));
  const auto made = make_learner(*options, true);
  if (!made) return val(out(made.error()));
  for (std::size_t i = 0; i < found.size(); ++i) found[i] = (*made)->mistake(predicted(found[i]), y[i]);
  return copy(found);
}

double objective(double handle) { return run_at(handle).objective(); }

val maximumMargin(double handle) {
  const auto found = maximum_margin(run_at(handle).data());
  return found ? copy(numbers_of(*found)) : val(out(found.error()));
}

}  // namespace

EMSCRIPTEN_BINDINGS(whole) {
  using namespace emscripten;
  register_value<GridIn>();
  function("margin", &margin);
  function("objective", &objective);
  function("aggressiveStep", &aggressiveStep);
  function("visitEffect", &visitEffect);
  function("updateGeometry", &updateGeometry);
  function("kernelSquare", &kernelSquare);
  function("mistakesAmong", &mistakesAmong);
  function("predictionCost", &predictionCost);
  function("maximumMargin", &maximumMargin);
}
