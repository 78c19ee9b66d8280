#include "analysis/conditioning.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "analysis/combination.hpp"
#include "analysis_support.hpp"
#include "support.hpp"
#include "task_support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

/// Examples whose last feature is the sum of the others but for `apart` of them, and all as positive: the corners of a
/// simplex.
Dataset flat(std::uint64_t seed, std::size_t n, std::size_t d, double apart) {
  Random random(seed);
  std::vector<double> X;
  for (std::size_t i = 0; i < n; ++i) {
    double last = 0;
    for (std::size_t j = 0; j + 1 < d; ++j) {
      X.push_back(random.uniform(-1, 1));
      last += X.back();
    }
    X.push_back(last + apart * random.uniform(-1, 1));
  }
  return spec_of(std::move(X), std::vector<double>(n, 1)).data;
}

double norm(const double* x, std::size_t d) { return std::sqrt(dot(x, x, d)); }

}  // namespace

/// The length of a direction's product with all points, over that of the direction: the same for all directions,
/// nearly.
TEST(Conditioning, ReachesAsFarInEveryDirection) {
  const std::size_t n = 200, d = 6;
  const Dataset data = flat(1, n, d, 1e-12);
  Conditioning conditioning(Hull(data, Hull::Kind::through_origin));
  Work work;
  ASSERT_TRUE(worked_off(conditioning.find(work), work));
  const Dataset& points = conditioning.hull().data();
  ASSERT_EQ(points.d, d);
  double shortest = HUGE_VAL, longest = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Random random(seed);
    std::vector<double> direction(d);
    for (double& value : direction) value = random.normal();
    double square = 0;
    for (std::size_t i = 0; i < n; ++i) square += std::pow(dot(direction.data(), points.row(i), d), 2);
    const double reach = std::sqrt(square) / norm(direction.data(), d);
    shortest = std::min(shortest, reach);
    longest = std::max(longest, reach);
  }
  EXPECT_LT(longest, 30 * shortest);
}

/// z·T·v is z·(T·v), to many more digits than doubles have.
TEST(Conditioning, GoesBackWithADirection) {
  const std::size_t d = 5;
  const Dataset data = flat(3, 40, d, 1e-12);
  Work work;
  const Scale scale = worked_off(survey(data, work), work).scale;
  const Hull hull(data, Hull::Kind::with_bias, scale);
  Conditioning conditioning(hull);
  ASSERT_TRUE(worked_off(conditioning.find(work), work));
  const std::vector<double> direction{0.25, -1, 0.5, 0, 0.75, 1};
  const std::vector<BigInteger> restored = worked_off(conditioning.restored(direction, work), work);
  std::vector<double> ratios;
  for (std::uint32_t i = 0; i < data.size(); ++i) {
    const std::vector<BigInteger> point = worked_off(hull.exact_point({i, Corner::none}, work), work);
    const BigInteger product = worked_off(perceptron::dot(restored, point, work), work);
    const double there = dot(direction.data(), conditioning.hull().data().row(i), d + 1);
    ratios.push_back(BigInteger::quotient(product, BigInteger::of(1, scale.shift + 160)) / there);
  }
  for (const double ratio : ratios) EXPECT_NEAR(ratio / ratios[0], 1, 1e-11);
}

TEST(Conditioning, TakesDependentFeaturesAndExamplesThatAreTheSame) {
  for (const std::vector<double>& X : {std::vector<double>{1, 1, 0, 2, 2, 0, 3, 3, 0}, std::vector<double>(9, 0.1)}) {
    const Dataset data = spec_of(X, {1, 1, 1}).data;
    Conditioning conditioning(Hull(data, Hull::Kind::with_bias));
    Work work;
    ASSERT_TRUE(worked_off(conditioning.find(work), work));
    for (const double value :
         std::vector<double>(conditioning.hull().data().X.begin(), conditioning.hull().data().X.end())) {
      EXPECT_TRUE(std::isfinite(value));
    }
  }
}

/// Simplices that are flat but for their last bits: what is proved agrees with whole numbers, and most of it is.
TEST(VerifiedCombination, IsRightInOtherCoordinates) {
  int proved = 0, plainly = 0, inside = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const std::size_t d = 2 + seed % 4;
    const Dataset data = flat(seed, d + 1, d, std::ldexp(1, -20 - static_cast<int>(seed % 32)));
    std::vector<Corner> corners;
    for (std::uint32_t i = 0; i <= d; ++i) corners.push_back({i, Corner::none});
    Work work;
    const Hull hull(data, Hull::Kind::through_origin, worked_off(survey(data, work), work).scale);
    Conditioning conditioning(hull);
    ASSERT_TRUE(worked_off(conditioning.find(work), work));
    const auto verified = worked_off(verified_combination(hull, &conditioning, corners, work), work);
    const auto exact = worked_off(exact_combination(hull, corners, all_at_once, work), work);
    plainly += worked_off(verified_combination(hull, nullptr, corners, work), work).has_value();
    proved += verified.has_value();
    inside += exact.has_value();
    if (!verified) continue;
    ASSERT_TRUE(exact) << seed;
    BigInteger sum, exact_sum;
    for (std::size_t k = 0; k <= d; ++k) {
      sum = sum + verified->weights[k];
      exact_sum = exact_sum + exact->weights[k];
    }
    for (std::size_t k = 0; k <= d; ++k) {
      const double weight = BigInteger::quotient(exact->weights[k], exact_sum);
      EXPECT_NEAR(BigInteger::quotient(verified->weights[k], sum), weight, 0x1p-59 + 0x1p-52 * weight);
    }
  }
  EXPECT_GT(inside, 20);
  EXPECT_EQ(proved, inside);
  EXPECT_LE(plainly, proved);
}

/// No slice goes on for much longer than it was given.
TEST(Conditioning, WorksInShortSlices) {
  const std::size_t d = 60;
  const Dataset data = flat(1, 3 * d, d, 1e-12);
  Conditioning conditioning(Hull(data, Hull::Kind::through_origin));
  Work work;
  EXPECT_LT(excess(conditioning.find(work), work), 40 * d);
}
