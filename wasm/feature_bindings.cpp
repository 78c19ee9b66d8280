// Feature values of any rows, and what given weights say of them. Of the extension: see `register_features`. All that
// comes in are lists of numbers: a value object of embind's would cost the first visit the functions of its fields.
#include <algorithm>

#include "bindings.hpp"
#include "perceptron/angle.hpp"
#include "perceptron/drawing/half_planes.hpp"
#include "perceptron/drawing/kernel_expansion.hpp"
#include "perceptron/drawing/linear_scores.hpp"
#include "perceptron/limits.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

namespace {

std::vector<double> numbers_of(const val& list) { return emscripten::convertJSArrayToNumberVector<double>(list); }

/// A feature map of its numbers: d, whether all base features are its features, the scaling, how many terms there are;
/// the terms, as in `FeatureMap::create`; then what `fitFeatures` has learned, where it has.
Result<FeatureMap> checked_map(const val& list) {
  const std::vector<double> numbers = numbers_of(list);
  const auto whole = [&](std::size_t k) { return count(numbers[k], static_cast<double>(limits::values)); };
  const std::size_t d = whole(0);
  std::vector<std::int32_t> terms;
  terms.resize(std::min(whole(3), numbers.size() - 4));
  for (std::size_t k = 0; k < terms.size(); ++k) terms[k] = static_cast<std::int32_t>(numbers[4 + k]);
  auto map = FeatureMap::create(terms, whole(1) != 0, static_cast<Scaling>(std::min<std::size_t>(whole(2), 255)), d);
  const auto learned = std::span(numbers).subspan(4 + terms.size());
  if (!map || learned.empty()) return map;
  if (Error error = map->take_scaling(learned)) return error;
  return map;
}

/// Of what `fitFeatures` has been called with: it has been checked.
FeatureMap map_of(const val& list) { return std::move(*checked_map(list)); }

/// What is wrong with a map, or with the rows that its scaling is to be learned from.
ErrorOut mapError(const val& map, const val& rows) {
  const auto made = checked_map(map);
  return out(made ? check_values(numbers_of(rows), made->base_features(), "X") : made.error());
}

/// What the scaling learns from rows, which may be none: the shift of each base feature, then the divisors. Nothing
/// where `mapError` has something to say.
val fitFeatures(const val& list, const val& rows) {
  auto map = checked_map(list);
  const std::vector<double> X = numbers_of(rows);
  if (!map || check_values(X, map->base_features(), "X") || map->fit(X)) return copy(std::span<const double>());
  return copy(map->learned());
}

val told(const Result<std::vector<double>>& found) { return found ? copy(*found) : val(out(found.error())); }

val mapRows(const val& map, const val& rows) { return told(features_of(map_of(map), numbers_of(rows))); }

val combinationOf(const val& map, const val& coefficients, const val& rows) {
  return told(combination(map_of(map), numbers_of(coefficients), numbers_of(rows)));
}

/// `hyperplane`: a weight for each feature, then the bias; so below.
val scoresBy(const val& map, const val& hyperplane, const val& rows) {
  return told(scores(map_of(map), numbers_of(hyperplane), numbers_of(rows)));
}

val contributionsOf(const val& map, const val& hyperplane, const val& rows) {
  return told(contributions(map_of(map), numbers_of(hyperplane), numbers_of(rows)));
}

/// The gradient, one number a base feature, then the factors.
val slopesOf(const val& map, const val& hyperplane, const val& row) {
  auto found = slopes(map_of(map), numbers_of(hyperplane), numbers_of(row));
  if (!found) return val(out(found.error()));
  found->gradient.insert(found->gradient.end(), found->factors.begin(), found->factors.end());
  return copy(found->gradient);
}

/// A hyperplane, or nothing.
val overBaseFeatures(const val& map, const val& hyperplane) {
  return told(over_base_features(map_of(map), numbers_of(hyperplane)));
}

/// ‖w‖.
val lengthOf(const val& weights) { return val(length(numbers_of(weights))); }

/// Of each row p, q, rest, nx, ny and from. `asked`: the two weights, then a label a row. They have been checked.
val halfPlanesOf(const val& map, const val& hyperplane, const val& asked, const val& rows) {
  const std::vector<double> numbers = numbers_of(asked);
  const WeightAxes axes{count(numbers[0], limits::visits), count(numbers[1], limits::visits)};
  const auto halves =
      half_planes(map_of(map), numbers_of(hyperplane), axes, std::span(numbers).subspan(2), numbers_of(rows));
  if (!halves) return val(out(halves.error()));
  std::vector<double> found;
  for (const HalfPlane& half : *halves) {
    for (const double number : {half.p, half.q, half.rest, half.nx, half.ny, half.from}) found.push_back(number);
  }
  return copy(found);
}

double kernelFeatureCount(double degree, double offset, double features) {
  return KernelExpansion::count(static_cast<unsigned>(count(degree, 10)), offset,
                                count(features, static_cast<double>(limits::values)));
}

/// Of a kernel, by its degree and its offset.
Result<KernelExpansion> checked_expansion(const FeatureMap& map, const val& kernel) {
  const std::vector<double> numbers = numbers_of(kernel);
  return KernelExpansion::create(map, numbers[0], numbers[1]);
}

/// Of what `kernelError` has nothing to say of.
KernelExpansion expanded(const FeatureMap& map, const val& kernel) {
  return std::move(*checked_expansion(map, kernel));
}

ErrorOut kernelError(const val& map, const val& kernel) {
  const FeatureMap made = map_of(map);
  return out(checked_expansion(made, kernel).error());
}

/// Of each feature that the kernel implies: the power of each base feature, and the square of its multiplier. Nothing
/// where `kernelError` has something to say.
val expandKernel(const val& map, const val& kernel) {
  const FeatureMap made = map_of(map);
  const auto expansion = checked_expansion(made, kernel);
  std::vector<double> numbers;
  for (std::size_t t = 0; expansion && t < expansion->size(); ++t) {
    const auto powers = expansion->powers(t);
    numbers.insert(numbers.end(), powers.begin(), powers.end());
    numbers.push_back(expansion->square(t));
  }
  return copy(numbers);
}

/// φ(x) of a row, then w·φ(x), then their sum.
val kernelReading(const val& map, const val& kernel, const val& weights, const val& row) {
  const FeatureMap made = map_of(map);
  const KernelExpansion expansion = expanded(made, kernel);
  auto found = expansion.read(numbers_of(weights), numbers_of(row));
  if (!found) return val(out(found.error()));
  std::vector<double>& numbers = found->features;
  numbers.insert(numbers.end(), found->contributions.begin(), found->contributions.end());
  numbers.push_back(found->score);
  return copy(numbers);
}

/// w = Σ α·y·φ(x). `counts`: α of each row, then y of each.
val kernelWeights(const val& map, const val& kernel, const val& counts, const val& rows) {
  const FeatureMap made = map_of(map);
  const KernelExpansion expansion = expanded(made, kernel);
  const std::vector<double> numbers = numbers_of(counts);
  const std::span all(numbers);
  const std::size_t n = all.size() / 2;
  return told(expansion.weights(all.first(n), all.last(n), numbers_of(rows)));
}

}  // namespace

void bindings::register_features() {
  using namespace emscripten;
  function("mapError", &mapError);
  function("fitFeatures", &fitFeatures);
  function("mapRows", &mapRows);
  function("combination", &combinationOf);
  function("scoresBy", &scoresBy);
  function("contributions", &contributionsOf);
  function("slopes", &slopesOf);
  function("overBaseFeatures", &overBaseFeatures);
  function("lengthOf", &lengthOf);
  function("halfPlanes", &halfPlanesOf);
  function("kernelFeatureCount", &kernelFeatureCount);
  function("kernelError", &kernelError);
  function("expandKernel", &expandKernel);
  function("kernelReading", &kernelReading);
  function("kernelWeights", &kernelWeights);
}
