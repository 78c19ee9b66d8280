#include "drawing/given_weights.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "learners/kernel.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

using Vector = std::vector<double>;

}  // namespace

/// CS188's second visit: w = (0, 0), b = −1, and the positive (3, 2).
TEST(UpdateGeometry, RaisesTheScoreOfAPositive) {
  const auto found = value_of(update_geometry(Vector{0, 0, -1}, Vector{3, 2, 0}, Vector{3, 2, 1}));
  EXPECT_EQ(found.score_before, -1);
  EXPECT_EQ(found.score_after, 13);
  EXPECT_EQ(found.features.squared_norm, 13);
  EXPECT_EQ(found.whole.squared_norm, 14);
  EXPECT_EQ(found.features.length_after, std::sqrt(13.0));
  EXPECT_TRUE(std::isnan(found.features.angle_before));
  EXPECT_NEAR(found.features.angle_after, 0, 1e-5);
  EXPECT_NEAR(found.whole.angle_before, std::acos(-1 / std::sqrt(14.0)) * 45 / std::atan(1.0), 1e-12);
}

/// Without a bias there is a 0 in its place, and what would be the bias says nothing.
TEST(UpdateGeometry, WeighsTheBiasAsTheVectorDoes) {
  const auto found = value_of(update_geometry(Vector{1, 1, 5}, Vector{2, 2, 5}, Vector{1, 1, 0}));
  EXPECT_EQ(found.score_before, 2);
  EXPECT_EQ(found.score_after, 4);
}

/// The Liverpool slides' pictures: from above 90° to below.
TEST(UpdateGeometry, TurnsTheWeightsTowardsTheExample) {
  const auto found = value_of(update_geometry(Vector{-1, 0, 0}, Vector{0, 1, 0}, Vector{1, 1, 0}));
  EXPECT_NEAR(found.features.angle_before, 135, 1e-12);
  EXPECT_NEAR(found.features.angle_after, 45, 1e-12);
  EXPECT_EQ(found.features.length_before, 1);
}

/// After every mistake the score has moved by ‖x‖² + 1 towards the label, or by ‖x‖² without a bias.
TEST(UpdateGeometry, MovesTheScoreByTheSquaredNorm) {
  std::size_t updates = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    RunSpec spec = shuffled(whole(12, 1 + seed % 5, seed), seed);
    spec.bias = seed % 2 == 0;
    spec.max_epochs = 5;
    const auto run = run_of(spec);
    while (run->step()) {
      const auto record = run->record();
      Vector by = record->x;
      by.push_back(spec.bias ? 1 : 0);
      const auto found = value_of(update_geometry(record->before, record->after, by));
      EXPECT_EQ(found.score_before, record->visit.score);
      EXPECT_EQ(found.whole.squared_norm, found.features.squared_norm + by.back());
      const double step = record->visit.updated ? record->visit.label : 0;
      EXPECT_EQ(found.score_after, found.score_before + step * found.whole.squared_norm);
      updates += record->visit.updated;
    }
  }
  EXPECT_GT(updates, 200u);
}

/// What an update on x moves the score of x by.
TEST(KernelSquare, IsWhatTheKernelMakesOfTheExampleItself) {
  const Vector x{3, 4};
  EXPECT_EQ(kernel_square({.kind = KernelKind::linear}, x), 25);
  EXPECT_EQ(kernel_square({.kind = KernelKind::polynomial, .degree = 2, .offset = 1}, x), 676);
  EXPECT_EQ(kernel_square({.kind = KernelKind::rbf}, x), 1);
}
