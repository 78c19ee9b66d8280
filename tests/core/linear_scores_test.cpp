#include "drawing/given_weights.hpp"

#include <gtest/gtest.h>

#include "numeric/lanes.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

using Vector = std::vector<double>;

/// x1, x2, x1*x2, x1^2 of scaled base features.
const std::vector<std::vector<std::uint32_t>> four{{0}, {1}, {0, 1}, {0, 0}};

FeatureMap map_of(const std::vector<std::vector<std::uint32_t>>& lists, std::size_t d) {
  return value_of(FeatureMap::create(products(lists), Scaling::none, d));
}

FeatureMap scaled_by(FeatureMap map, const Vector& shift, const Vector& divisor) {
  Vector learned;
  for (const Vector& part : {shift, divisor, shift, Vector(shift.size(), 0), Vector(shift.size(), 1), divisor}) {
    learned.insert(learned.end(), part.begin(), part.end());
  }
  EXPECT_FALSE(map.take_scaling(learned));
  return map;
}

RunSpec standardized(std::size_t n, Scaling scaling) {
  RunSpec spec = noisy(n, 2, 5);
  spec.scaling = scaling;
  spec.features = products(four);
  return spec;
}

}  // namespace

TEST(LinearScores, AreThoseOfARunToTheBit) {
  for (const Scaling scaling : {Scaling::none, Scaling::standardize, Scaling::min_max, Scaling::unit_norm}) {
    const auto run = run_of(standardized(30, scaling));
    run->advance(100);
    const Values rows = noisy(50, 2, 8).data.X;
    EXPECT_EQ(value_of(scores(run->feature_map(), run->model(), rows)), scores_of(*run, rows));
  }
}

TEST(LinearScores, AddsInLanes) {
  const FeatureMap map = value_of(FeatureMap::create({}, Scaling::none, 21));
  const Values x = noisy(2, 21, 1).data.X;
  const Values hyperplane = noisy(2, 11, 2).data.X;
  const std::span<const double> weights(hyperplane.data(), 22);
  EXPECT_EQ(value_of(scores(map, weights, x))[1], dot(hyperplane.data(), x.data() + 21, 21) + hyperplane[21]);
}

TEST(LinearScores, OfARunTheFeaturesAreThoseTrainedOn) {
  const RunSpec spec = standardized(9, Scaling::standardize);
  const auto run = run_of(spec);
  EXPECT_EQ(value_of(features_of(run->feature_map(), spec.data.X)), run->data().X);
}

TEST(LinearScores, ContributionsAreProductsWithTheFeatures) {
  const FeatureMap map = map_of(four, 2);
  const Vector rows{2, 3, -1, 4};
  EXPECT_EQ(value_of(features_of(map, rows)), (Vector{2, 3, 6, 4, -1, 4, -4, 1}));
  const Vector hyperplane{1, -2, 0.5, 3, 7};
  EXPECT_EQ(value_of(contributions(map, hyperplane, rows)), (Vector{2, -6, 3, 12, -1, -8, -2, 3}));
  EXPECT_EQ(value_of(scores(map, hyperplane, rows)), (Vector{18, -1}));
}

TEST(LinearScores, ACombinationAddsMultiplesOfTheFeatures) {
  EXPECT_EQ(value_of(combination(map_of(four, 2), Vector{2, -1}, Vector{2, 3, -1, 4})), (Vector{5, 2, 16, 7}));
  EXPECT_EQ(value_of(combination(map_of(four, 2), Vector{}, Vector{})), (Vector{0, 0, 0, 0}));
}

TEST(LinearScores, SlopesDeriveProducts) {
  // x1^2*x2, x2^3, x3 at (2, 3, 5).
  const FeatureMap map = map_of({{0, 0, 1}, {1, 1, 1}, {2}}, 3);
  const Slopes found = value_of(slopes(map, Vector{10, 100, 7, 1}, Vector{2, 3, 5}));
  EXPECT_EQ(found.factors, (Vector{12, 4, 27, 1}));
  EXPECT_EQ(found.gradient, (Vector{120, 40 + 2700, 7}));
}

TEST(LinearScores, SlopesAreThoseOfTheScores) {
  const FeatureMap map = map_of({{0, 0, 1}, {0, 1}, {1}}, 2);
  const Vector hyperplane{0.5, -2, 1.5, 3};
  const Vector at{0.7, -1.2};
  const Slopes found = value_of(slopes(map, hyperplane, at));
  constexpr double step = 1e-6;
  for (std::size_t j = 0; j < 2; ++j) {
    Vector around{at[0], at[1], at[0], at[1]};
    around[j] += step;
    around[2 + j] -= step;
    const Vector values = value_of(scores(map, hyperplane, around));
    EXPECT_NEAR(found.gradient[j], (values[0] - values[1]) / (2 * step), 1e-8);
  }
}

TEST(LinearScores, SlopesAreTakenOfScaledFeatures) {
  const FeatureMap map =
      scaled_by(value_of(FeatureMap::create(products({{0, 1}}), Scaling::min_max, 2)), {1, 2}, {2, 4});
  const Slopes found = value_of(slopes(map, Vector{3, 0}, Vector{5, 10}));
  EXPECT_EQ(found.factors, (Vector{2, 2}));
  EXPECT_EQ(found.gradient, (Vector{6, 6}));
}

TEST(LinearScores, OverBaseFeaturesTheScalingIsUndone) {
  for (const Scaling scaling : {Scaling::none, Scaling::standardize, Scaling::min_max}) {
    RunSpec spec = noisy(40, 3, 3);
    spec.scaling = scaling;
    spec.features = products({{2}, {0}});
    const auto run = run_of(spec);
    run->advance(300);
    const Vector over = value_of(over_base_features(run->feature_map(), run->model()));
    ASSERT_EQ(over.size(), 3u);
    const Values rows = noisy(20, 3, 4).data.X;
    const Vector expected = scores_of(*run, rows);
    for (std::size_t i = 0; i < expected.size(); ++i) {
      EXPECT_NEAR(over[0] * rows[3 * i + 2] + over[1] * rows[3 * i] + over[2], expected[i], 1e-12);
    }
  }
}

TEST(LinearScores, OverScaledFeaturesAHyperplaneOverBaseFeaturesHasItsScores) {
  for (const Scaling scaling : {Scaling::none, Scaling::standardize, Scaling::min_max}) {
    RunSpec spec = noisy(40, 3, 3);
    spec.scaling = scaling;
    spec.features = products({{2}, {0}});
    const auto run = run_of(spec);
    const Vector over{2, -0.5, 0.25};
    const Vector scaled = value_of(over_scaled_features(run->feature_map(), over));
    const Values rows = noisy(20, 3, 4).data.X;
    const Vector found = value_of(scores(run->feature_map(), scaled, rows));
    for (std::size_t i = 0; i < found.size(); ++i) {
      EXPECT_NEAR(found[i], over[0] * rows[3 * i + 2] + over[1] * rows[3 * i] + over[2], 1e-12);
    }
    const Vector back = value_of(over_base_features(run->feature_map(), scaled));
    for (std::size_t j = 0; j < over.size(); ++j) EXPECT_NEAR(back[j], over[j], 1e-12);
  }
}

TEST(LinearScores, NoHyperplaneOverOtherFeaturesHasTheScoresOfProducts) {
  const FeatureMap map = value_of(FeatureMap::create({}, Scaling::unit_norm, 2));
  for (const auto over : {over_base_features, over_scaled_features}) {
    EXPECT_TRUE(value_of(over(map_of(four, 2), Vector(5))).empty());
    EXPECT_TRUE(value_of(over(map, Vector(3))).empty());
  }
}
