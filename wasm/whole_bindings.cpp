// What the whole module says of runs beside what the small one has, and runs in lockstep. A comparison is a number, as
// a run is; its runs have handles of their own.

#include "bindings.hpp"
#include "learners/kernel.hpp"
#include "learners/registry.hpp"
#include "perceptron/angle.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

namespace {

/// Of the examples first…last−1, which have been checked.
double margin(double handle, double first, double last) { return run_at(handle).margin(count(first), count(last)); }

double predictionCost(double handle) { return run_at(handle).prediction_cost(); }

/// Of an `AggressiveIn`, and of an example.
val aggressiveStep(const val& given, const val& row) {
  const auto numbers = list_of(given), x = list_of(row);
  const auto in = taken<AggressiveIn>(numbers);
  const LearnerOptions options = read_other_options(LearnerKind::passive_aggressive, in.settings);
  const auto& [variant, C] = *std::get_if<PassiveAggressiveOptions>(&options);
  return copy(numbers_of(aggressive_step(variant, C, in.margin, x, in.bias)));
}

/// Of an `UpdateIn`.
val updateGeometry(const val& vectors) {
  const auto numbers = list_of(vectors);
  const auto in = taken<UpdateIn>(numbers);
  return told(update_geometry(in.before, in.after, in.by));
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

val maximumMargin(double handle) { return told(maximum_margin(run_at(handle).data())); }

Comparison& comparison_at(double handle) { return at<Comparison>(handle); }

/// Of open runs that stand at visit 0, at least one.
double openComparison(const val& handles) {
  std::vector<Shared<Run>> shares;
  for (const double handle : list_of(handles)) shares.push_back(share<Run>(handle));
  return open(std::make_unique<Comparison>(std::move(shares)));
}

val comparisonState(double handle) { return copy(numbers_of(comparison_at(handle))); }

/// The visit of each run, where it made one.
val stepTogether(double handle) { return copy(numbers_of(comparison_at(handle).step())); }

double advanceTogether(double handle, double visits, double updates, double lead) {
  Comparison& comparison = comparison_at(handle);
  const std::size_t leading = std::min(count(lead), comparison.size() - 1);
  return static_cast<double>(comparison.advance(limit(visits), limit(updates), leading));
}

void seekTogether(double handle, double visit) { comparison_at(handle).seek(limit(visit)); }

bool approachTogether(double handle, double visit, double work) {
  return comparison_at(handle).approach(limit(visit), work);
}

/// Of two lists, the shorter of which counts.
val angleBetween(const val& one, const val& other) {
  const auto a = list_of(one);
  const auto b = list_of(other);
  const std::size_t d = std::min(a.size(), b.size());
  return val(angle(std::span(a).first(d), std::span(b).first(d)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(whole) {
  emscripten::function("closeComparison", &close<Comparison>);  // its runs stay open
  register_functions<&margin, &objective, &aggressiveStep, &updateGeometry, &kernelSquare, &mistakesAmong,
                     &predictionCost, &maximumMargin, &openComparison, &comparisonState, &stepTogether,
                     &advanceTogether, &seekTogether, &approachTogether, &angleBetween>();
  register_asked<&RunInside::effect>();
}
