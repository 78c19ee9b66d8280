#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "input.hpp"
#include "numeric/lanes.hpp"
#include "numeric/random.hpp"
#include "run/run_inside.hpp"

namespace perceptron::test {

/// How many of so many cases are tried: `few` in `npm test`; all of them in `npm run test:all`, which says
/// JOURNEYS=all.
inline std::size_t sampled(std::size_t all, std::size_t few) {
  const char* const journeys = std::getenv("JOURNEYS");
  return journeys && std::string_view(journeys) == "all" ? all : few;
}

inline RunSpec spec_of(std::vector<double> X, std::vector<double> y) {
  RunSpec spec;
  spec.data.d = y.empty() ? 0 : X.size() / y.size();
  spec.data.X = std::move(X);
  spec.data.y = std::move(y);
  return spec;
}

/// Changes the numbers of X, as a vector.
template <class Change>
void change(Dataset& data, Change numbers) {
  std::vector<double> X = data.X.take();
  numbers(X);
  data.X = std::move(X);
}

/// Changes one number of X.
inline void change(Dataset& data, std::size_t place, double value) {
  change(data, [&](std::vector<double>& X) { X[place] = value; });
}

/// The worked example of CS 188: converges after 230 epochs from zero.
inline RunSpec cs188() { return spec_of({1, 1, 3, 2, 2, 4, 3, 4, 2, 3}, {-1, 1, 1, 1, -1}); }

inline RunSpec xor_spec() { return spec_of({0, 0, 0, 1, 1, 0, 1, 1}, {-1, 1, 1, -1}); }

/// n examples of d features from −1 to 1; labels by a random hyperplane, every tenth at random.
inline RunSpec noisy(std::size_t n, std::size_t d, std::uint64_t seed) {
  Random random(seed);
  std::vector<double> direction(d);
  for (double& value : direction) value = random.uniform(-1, 1);
  std::vector<double> X, y;
  for (std::size_t i = 0; i < n; ++i) {
    double score = 0;
    for (std::size_t j = 0; j < d; ++j) {
      X.push_back(random.uniform(-1, 1));
      score += X.back() * direction[j];
    }
    y.push_back(i % 10 == 0 ? (random.below(2) ? 1 : -1) : score >= 0 ? 1 : -1);
  }
  y[0] = 1;
  y[1] = -1;
  return spec_of(std::move(X), std::move(y));
}

/// n examples of d whole numbers from −reach to reach, so that sums are exact; labels at random, both there.
inline RunSpec whole(std::size_t n, std::size_t d, std::uint64_t seed, std::uint32_t reach = 4) {
  Random random(seed);
  std::vector<double> X, y;
  for (std::size_t i = 0; i < n * d; ++i) X.push_back(static_cast<double>(random.below(2 * reach + 1)) - reach);
  for (std::size_t i = 0; i < n; ++i) y.push_back(random.below(2) ? 1 : -1);
  y[0] = 1;
  y[1] = -1;
  RunSpec spec = spec_of(std::move(X), std::move(y));
  spec.data.d = d;
  return spec;
}

/// The same examples with class numbers 0…classes−1, at random, the highest there.
inline RunSpec with_classes(RunSpec spec, std::uint32_t classes, std::uint64_t seed) {
  Random random(seed);
  for (double& label : spec.data.y) label = random.below(classes);
  spec.data.y[0] = classes - 1;
  return spec;
}

/// What there has to be.
template <class Value>
Value value_of(Result<Value> result) {
  EXPECT_TRUE(result) << result.error().message();
  return result ? std::move(*result) : Value{};
}

/// A learner as it comes from JavaScript: settings in the order of its options, which have their defaults without.
inline LearnerOptions options_of(LearnerKind kind, const std::vector<double>& settings = {}) {
  return value_of(bindings::read_options({static_cast<double>(kind), settings, {}}));
}

/// The spec for a learner with these settings.
inline RunSpec of(LearnerKind learner, const std::vector<double>& settings, RunSpec spec) {
  spec.learner = options_of(learner, settings);
  return spec;
}

/// Each product's factors.
inline Result<Products> products_of(const std::vector<std::vector<std::uint32_t>>& lists) {
  std::vector<std::uint32_t> sizes, factors;
  for (const auto& list : lists) {
    sizes.push_back(static_cast<std::uint32_t>(list.size()));
    factors.insert(factors.end(), list.begin(), list.end());
  }
  return Products::create(sizes, factors);
}

inline Products products(const std::vector<std::vector<std::uint32_t>>& lists) { return value_of(products_of(lists)); }

inline RunSpec shuffled(RunSpec spec, std::uint64_t seed = 7) {
  spec.order = OrderKind::shuffle_each_epoch;
  spec.seed = seed;
  return spec;
}

inline RunSpec without_bias(RunSpec spec) {
  spec.bias = false;
  return spec;
}

inline std::unique_ptr<Run> run_of(RunSpec spec) { return value_of(Run::create(std::move(spec))); }

inline Error error_of(RunSpec spec) { return Run::create(std::move(spec)).error(); }

/// Scores of rows of base features.
inline std::vector<double> scores_of(const Run& run, std::span<const double> X) {
  std::vector<Prediction> predictions(X.size() / run.feature_map().base_features());
  EXPECT_FALSE(run.predict(X, predictions));
  std::vector<double> scores;
  for (const Prediction& prediction : predictions) scores.push_back(prediction.score);
  return scores;
}

/// w·x + b of a mapped row, by any hyperplane: weights, then the bias.
inline double score_of(std::span<const double> hyperplane, const double* x) {
  return dot(hyperplane.data(), x, hyperplane.size() - 1) + hyperplane.back();
}

inline std::vector<double> parameters_of(const Run& run) { return {run.parameters().begin(), run.parameters().end()}; }

inline std::vector<double> weights_of(const Run& run) { return {run.weights().begin(), run.weights().end()}; }

}  // namespace perceptron::test
