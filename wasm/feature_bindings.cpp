// Feature values of any rows, and what given weights say of them. Of the extension: see `register_features`.
#include "bindings.hpp"
#include "perceptron/kernel_expansion.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/linear_scores.hpp"

using emscripten::val;
using namespace perceptron;
using namespace bindings;

namespace {

/// A feature map as numbers. `terms` as in `FeatureMap::create`, empty for all base features; `scaling` what `fit`
/// said.
struct MapIn {
  double d, allBaseFeatures, scaling;
  val terms = val::undefined(), learned = val::undefined();
};

struct NumbersOut {
  ErrorOut error;
  val numbers = val::undefined();
};

std::vector<double> numbers_of(const val& list) { return emscripten::convertJSArrayToNumberVector<double>(list); }

/// With nothing learned yet.
FeatureMap unfitted(const MapIn& in, Error& error) {
  FeatureMap map;
  const auto terms = emscripten::convertJSArrayToNumberVector<std::int32_t>(in.terms);
  const auto scaling = static_cast<Scaling>(count(in.scaling, 255));
  const std::size_t d = count(in.d, static_cast<double>(limits::features));
  error = map.create(terms, in.allBaseFeatures != 0, scaling, d);
  return map;
}

/// A map that `fitFeatures` has made before: what it is made of has been checked.
FeatureMap fitted(const MapIn& in) {
  Error error;
  FeatureMap map = unfitted(in, error);
  const std::vector<double> learned = numbers_of(in.learned);
  const std::size_t d = map.base_features();
  if (error || learned.size() != 2 * d) __builtin_trap();
  map.take_scaling(std::span(learned).first(d), std::span(learned).last(d));
  return map;
}

/// What the scaling learns from rows, which may be none: the shift of each base feature, then the divisors.
NumbersOut fitFeatures(const MapIn& in, const val& rows) {
  Error error;
  FeatureMap map = unfitted(in, error);
  Dataset data;
  data.d = map.base_features();
  const std::vector<double> X = numbers_of(rows);
  if (!error) error = check_values(X, data.d, "X");
  if (error) return {out(error)};
  if (data.d > 0) data.y.resize(X.size() / data.d);
  data.X = X;
  for (std::size_t j = 0; map.learns() && data.size() > 0 && j < data.d; ++j) map.fit(data, j);
  std::vector<double> learned(map.shift().begin(), map.shift().end());
  learned.insert(learned.end(), map.divisor().begin(), map.divisor().end());
  return {out(error), copy(learned)};
}

val mapRows(const MapIn& in, const val& rows) { return copy(features_of(fitted(in), numbers_of(rows))); }

val combinationOf(const MapIn& in, const val& coefficients, const val& rows) {
  return copy(combination(fitted(in), numbers_of(coefficients), numbers_of(rows)));
}

/// `hyperplane`: a weight for each feature, then the bias; so below.
val scoresOf(const MapIn& in, const val& hyperplane, const val& rows) {
  return copy(scores(fitted(in), numbers_of(hyperplane), numbers_of(rows)));
}

val contributionsOf(const MapIn& in, const val& hyperplane, const val& rows) {
  return copy(contributions(fitted(in), numbers_of(hyperplane), numbers_of(rows)));
}

/// The gradient, one number a base feature, then the factors.
val slopesOf(const MapIn& in, const val& hyperplane, const val& row) {
  auto [numbers, factors] = slopes(fitted(in), numbers_of(hyperplane), numbers_of(row));
  numbers.insert(numbers.end(), factors.begin(), factors.end());
  return copy(numbers);
}

val overBaseFeatures(const MapIn& in, const val& hyperplane) {
  return copy(over_base_features(fitted(in), numbers_of(hyperplane)));
}

double kernelFeatureCount(double degree, double offset, double features) {
  return KernelExpansion::count(static_cast<unsigned>(count(degree, 10)), offset,
                                count(features, static_cast<double>(limits::values)));
}

/// Of each feature that the kernel implies: the power of each base feature, and the square of its multiplier.
NumbersOut expandKernel(const MapIn& in, double degree, double offset) {
  const FeatureMap map = fitted(in);
  KernelExpansion expansion;
  const Error error = expansion.create(map, degree, offset);
  std::vector<double> numbers;
  for (std::size_t t = 0; t < expansion.size(); ++t) {
    const auto powers = expansion.powers(t);
    numbers.insert(numbers.end(), powers.begin(), powers.end());
    numbers.push_back(expansion.square(t));
  }
  return {out(error), copy(numbers)};
}

/// Of a kernel that has been expanded before: φ(x) of a row, then w·φ(x), then their sum.
val kernelReading(const MapIn& in, double degree, double offset, const val& weights, const val& row) {
  const FeatureMap map = fitted(in);
  KernelExpansion expansion;
  if (expansion.create(map, degree, offset)) __builtin_trap();
  auto [numbers, contributions, score] = expansion.read(numbers_of(weights), numbers_of(row));
  numbers.insert(numbers.end(), contributions.begin(), contributions.end());
  numbers.push_back(score);
  return copy(numbers);
}

/// Of a kernel that has been expanded before: w = Σ α·y·φ(x).
val kernelWeights(const MapIn& in, double degree, double offset, const val& alpha, const val& labels, const val& rows) {
  const FeatureMap map = fitted(in);
  KernelExpansion expansion;
  if (expansion.create(map, degree, offset)) __builtin_trap();
  return copy(expansion.weights(numbers_of(alpha), numbers_of(labels), numbers_of(rows)));
}

}  // namespace

void bindings::register_features() {
  using namespace emscripten;
  value_object<MapIn>("Map")
      .field("d", &MapIn::d)
      .field("allBaseFeatures", &MapIn::allBaseFeatures)
      .field("scaling", &MapIn::scaling)
      .field("terms", &MapIn::terms)
      .field("learned", &MapIn::learned);
  value_object<NumbersOut>("Numbers").field("error", &NumbersOut::error).field("numbers", &NumbersOut::numbers);
  function("fitFeatures", &fitFeatures);
  function("mapRows", &mapRows);
  function("combination", &combinationOf);
  function("scoresBy", &scoresOf);
  function("contributions", &contributionsOf);
  function("slopes", &slopesOf);
  function("overBaseFeatures", &overBaseFeatures);
  function("kernelFeatureCount", &kernelFeatureCount);
  function("expandKernel", &expandKernel);
  function("kernelReading", &kernelReading);
  function("kernelWeights", &kernelWeights);
}
