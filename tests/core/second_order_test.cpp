#include "perceptron/learners/second_order.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

RunSpec second_order(RunSpec spec, double ridge = 1) { return of(LearnerKind::second_order, {ridge}, std::move(spec)); }

using Matrix = std::vector<std::vector<double>>;

/// S of a moment: U·D·Uᵀ, by columns.
Matrix inverse_of(const Run& run) {
  const std::size_t width = run.weights().size();
  Matrix U(width, std::vector<double>(width)), S = U;
  std::vector<double> D(width);
  const double* number = run.parameters().data() + width;
  for (std::size_t j = 0; j < width; ++j) {
    for (std::size_t i = 0; i < j; ++i) U[i][j] = *number++;
    U[j][j] = 1;
    D[j] = *number++;
  }
  for (std::size_t i = 0; i < width; ++i) {
    for (std::size_t k = 0; k < width; ++k) {
      for (std::size_t j = 0; j < width; ++j) S[i][k] += U[i][j] * D[j] * U[k][j];
    }
  }
  return S;
}

std::vector<double> z_of(const Run& run, std::size_t example, bool bias) {
  const double* const x = run.data().row(example);
  std::vector<double> z(x, x + run.data().d);
  z.push_back(bias ? 1 : 0);
  return z;
}

}  // namespace

/// Worked out by hand. z₁ = (1, 0, 1) adds z₁/3; then z₂ = (1, 1, 1) has score 2/3, S·z₂ = (1/3, 1, 1/3), and
/// (−1 − 2/3)/(8/3) = −5/8 of it is added.
TEST(SecondOrder, MakesTwoUpdatesByHand) {
  const auto run = run_of(second_order(spec_of({1, 0, 1, 1}, {1, -1})));
  const auto expect_weights = [&](std::vector<double> expected) {
    for (std::size_t j = 0; j < 3; ++j) EXPECT_NEAR(run->weights()[j], expected[j], 1e-15);
  };
  const auto expect_inverse = [&](double over, const Matrix& expected) {
    const Matrix S = inverse_of(*run);
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t j = 0; j < 3; ++j) EXPECT_NEAR(S[i][j], expected[i][j] / over, 1e-15);
    }
  };
  expect_inverse(1, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
  const auto first = run->step();
  EXPECT_EQ(first->score, 0);
  EXPECT_TRUE(first->mistake && first->updated);
  expect_weights({1. / 3, 0, 1. / 3});
  expect_inverse(3, {{2, 0, -1}, {0, 3, 0}, {-1, 0, 2}});
  const auto second = run->step();
  EXPECT_NEAR(second->score, 2. / 3, 1e-15);
  EXPECT_TRUE(second->mistake);
  EXPECT_NEAR(run->journal().coefficient(1), -5. / 8, 1e-15);
  expect_weights({1. / 8, -5. / 8, 1. / 8});
  expect_inverse(8, {{5, -1, -3}, {-1, 5, -1}, {-3, -1, 5}});
}

/// S is the inverse of ridge·I + Σ z·zᵀ over the mistakes, and the weights are S·(ridge·start + Σ y·z).
TEST(SecondOrder, KeepsTheInverse) {
  std::uint64_t updates = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const std::size_t d = seed % 6;
    const double ridge = std::vector{1.0, 0.01, 30.0}[seed % 3];
    const bool bias = seed % 4 != 0;
    RunSpec spec = shuffled(second_order(seed % 2 ? whole(12, d, seed) : noisy(12, d, seed), ridge), seed);
    spec.bias = bias;
    spec.max_epochs = 5;
    spec.initial.assign(d + 1, seed % 5 == 0 ? 0.5 : 0);
    if (!bias) spec.initial.back() = 0;
    const auto run = run_of(spec);
    Matrix A(d + 1, std::vector<double>(d + 1));
    std::vector<double> sum;
    for (std::size_t j = 0; j <= d; ++j) {
      A[j][j] = ridge;
      sum.push_back(ridge * spec.initial[j]);
    }
    while (const auto visit = run->step()) {
      if (!visit->mistake) continue;
      const std::vector<double> z = z_of(*run, visit->example, bias);
      for (std::size_t i = 0; i <= d; ++i) {
        for (std::size_t j = 0; j <= d; ++j) A[i][j] += z[i] * z[j];
        sum[i] += visit->label * z[i];
      }
      const Matrix S = inverse_of(*run);
      for (std::size_t i = 0; i <= d; ++i) {
        double weight = 0;
        for (std::size_t j = 0; j <= d; ++j) {
          double product = 0;
          for (std::size_t k = 0; k <= d; ++k) product += A[i][k] * S[k][j];
          ASSERT_NEAR(product, i == j, 1e-9) << "seed " << seed << " visit " << visit->visit;
          weight += S[i][j] * sum[j];
        }
        ASSERT_NEAR(run->weights()[i], weight, 1e-9) << "seed " << seed << " visit " << visit->visit;
      }
    }
    updates += run->updates();
  }
  EXPECT_GT(updates, 300u);
}

/// Features in a unit that is a power of two smaller, and a ridge in its square: the same scores, to the bit.
TEST(SecondOrder, IsTheSameInOtherUnits) {
  constexpr double unit = 512;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    RunSpec spec = without_bias(shuffled(second_order(noisy(20, 4, seed)), seed));
    const auto run = run_of(spec);
    change(spec.data, [](std::vector<double>& X) {
      for (double& x : X) x *= unit;
    });
    const auto other = run_of(second_order(spec, unit * unit));
    while (const auto visit = run->step()) {
      const auto again = other->step();
      ASSERT_TRUE(again);
      ASSERT_EQ(again->score, visit->score) << "seed " << seed << " visit " << visit->visit;
      ASSERT_EQ(again->mistake, visit->mistake);
    }
    for (std::size_t j = 0; j < 4; ++j) EXPECT_EQ(other->weights()[j] * unit, run->weights()[j]);
  }
}

/// Where S itself, kept by Sherman and Morrison, would have lost its sign to rounding: all of D stays above 0, and each
/// update has the example on its way to the right side.
TEST(SecondOrder, MovesTheRightWayOnFeaturesOfAnySize) {
  for (const double size : {1e-9, 1e9, 1e30, 1e100}) {
    RunSpec spec = second_order(whole(14, 3, 5));
    change(spec.data, [&](std::vector<double>& X) {
      for (double& x : X) x *= size / 4;
    });
    spec.max_epochs = 40;
    const auto run = run_of(spec);
    while (const auto visit = run->step()) {
      if (!visit->updated) continue;
      const auto change = run->change();
      const std::vector<double> z = z_of(*run, visit->example, true);
      double gain = 0;
      for (std::size_t j = 0; j < z.size(); ++j) gain += change[j] * z[j];
      ASSERT_GT(gain * visit->label, 0) << size << " visit " << visit->visit;
    }
    const double* number = run->parameters().data() + 4;
    for (std::size_t j = 0; j < 4; ++j, ++number) EXPECT_GT(*(number += j), 0) << size;
    EXPECT_GT(run->updates(), 20u);
  }
}

TEST(SecondOrder, OfTooManyFeaturesIsRefused) {
  // With 10 features 88 numbers: 11 weights, 66 of the factors, 11 of the last Sz.
  RunSpec spec = second_order(noisy(4, 10, 1));
  spec.limits.values = 88;
  EXPECT_TRUE(Run::create(spec));
  spec.limits.values = 87;
  const Error error = error_of(spec);
  EXPECT_EQ(error.status, Status::too_large);
  EXPECT_EQ(error.field, Field::learner);
  EXPECT_EQ(error.message(), "The rule keeps more numbers of its own than fit (76).");

  MemoryBudget memory(1 << 20);
  RunSpec wide = second_order(noisy(4, 1000, 1));
  wide.memory = &memory;
  EXPECT_EQ(error_of(wide).status, Status::out_of_memory);
}
