#include "perceptron/spread.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "numeric/lanes.hpp"
#include "numeric/random.hpp"
#include "perceptron/angle.hpp"
#include "support.hpp"

namespace perceptron::test {
namespace {

std::vector<double> five(const std::vector<double>& numbers) {
  const auto found = five_numbers(numbers);
  if (!found) return {};
  return {found->least, found->lower, found->median, found->upper, found->most};
}

using Vector = std::vector<double>;

TEST(FiveNumbers, LieBetweenTheNumbersAsFarAsTheirShareSays) {
  EXPECT_EQ(five({5, 1, 3, 2, 4}), (Vector{1, 2, 3, 4, 5}));
  EXPECT_EQ(five({10, 0}), (Vector{0, 2.5, 5, 7.5, 10}));
  EXPECT_EQ(five({7}), (Vector{7, 7, 7, 7, 7}));
  EXPECT_EQ(five({}), Vector{});
}

TEST(FiveNumbers, AreOfWhatIsANumber) {
  const double none = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(five({none, 3, none, 1}), (Vector{1, 1.5, 2, 2.5, 3}));
  EXPECT_EQ(five({none, none}), Vector{});
}

/// Between infinities, and where a difference overflows, no quartile is NaN: it is the nearer number.
TEST(FiveNumbers, MayBeInfinite) {
  const double most = std::numeric_limits<double>::max(), infinite = std::numeric_limits<double>::infinity();
  EXPECT_EQ(five({infinite, infinite}), (Vector{infinite, infinite, infinite, infinite, infinite}));
  EXPECT_EQ(five({-infinite, 3, infinite}), (Vector{-infinite, 3, 3, infinite, infinite}));
  EXPECT_EQ(five({-most, most}), (Vector{-most, -most, most, most, most}));
}

TEST(Spread, IsOfEachColumn) {
  // Eleven rows: 0…10 upwards, and downwards by twos.
  Vector rows;
  for (int i = 0; i <= 10; ++i) {
    rows.push_back(i);
    rows.push_back(20 - 2 * i);
  }
  const Spread found = value_of(spread(rows, 2));
  EXPECT_EQ(found.mean, (Vector{5, 10}));
  EXPECT_EQ(found.low, (Vector{1, 2}));
  EXPECT_EQ(found.high, (Vector{9, 18}));
}

TEST(Spread, TakesTheNumberNearestToAShare) {
  // A tenth of the way through six numbers lies half way between two: the later one is taken.
  const Spread six = value_of(spread(Vector{0, 1, 2, 3, 4, 5}, 1));
  EXPECT_EQ(six.low, Vector{1});
  EXPECT_EQ(six.high, Vector{5});
  const Spread one = value_of(spread(Vector{4, 6}, 2));
  EXPECT_EQ(one.mean, (Vector{4, 6}));
  EXPECT_EQ(one.low, one.high);
  EXPECT_EQ(value_of(spread(Vector{}, 3)).high, (Vector{0, 0, 0}));
}

TEST(Angle, IsThatBetweenTwoDirections) {
  EXPECT_EQ(angle(Vector{2, 0}, Vector{0, 3}), 90);
  EXPECT_EQ(angle(Vector{2, 0}, Vector{-5, 0}), 180);
  EXPECT_DOUBLE_EQ(angle(Vector{1, 0, 0}, Vector{3, 3, 0}), 45);
  EXPECT_EQ(cosine(Vector{3, 4}, Vector{3, 4}), 1);
  EXPECT_TRUE(std::isnan(angle(Vector{0, 0}, Vector{1, 1})));
  EXPECT_EQ(angle(Vector{0.1, 0.2, 0.3}, Vector{0.3, 0.6, 0.9}), 0);
  EXPECT_TRUE(std::isnan(angle(Vector{1, 2}, Vector{1})));
  EXPECT_TRUE(std::isnan(cosine(Vector{1}, Vector{1, 2})));
}

TEST(Angle, HasACosineThatRoundingLeavesWithinOne) {
  for (int k = 1; k <= 200; ++k) {
    const std::vector<double> a{1.0 / k, 0.1, 3.0 * k}, along{a[0] * 3, a[1] * 3, a[2] * 3};
    EXPECT_LE(cosine(a, along), 1) << k;
    EXPECT_NEAR(cosine(a, along), 1, 1e-15) << k;
  }
}

/// As `cosine` is defined, where nothing of it overflows or vanishes, save for what rounding leaves beyond 1.
TEST(Angle, HasTheBitsOfItsDefinition) {
  Random random(5);
  for (int k = 0; k < 2000; ++k) {
    const std::size_t d = 1 + random.below(20);
    const double size = std::ldexp(1.0, static_cast<int>(random.below(301)) - 150);
    Vector a, b;
    for (std::size_t j = 0; j < d; ++j) {
      a.push_back(random.uniform(-1, 1) * size);
      b.push_back(random.uniform(-1, 1) / size);
    }
    const auto of = [&](const Vector& u, const Vector& v) { return dot(u.data(), v.data(), d); };
    ASSERT_EQ(cosine(a, b), std::clamp(of(a, b) / std::sqrt(of(a, a) * of(b, b)), -1.0, 1.0));
  }
}

TEST(Angle, IsTheSameWhateverTheLengths) {
  for (const double one : {5e-324, 1e-320, 1e-200, 1e-100, 1e80, 1e200, 1e308}) {
    for (const double other : {1e-200, 1.0, 1e308}) {
      EXPECT_EQ(angle(Vector{one, 0}, Vector{0, other}), 90);
      EXPECT_EQ(angle(Vector{one, one}, Vector{other, other}), 0);
      EXPECT_DOUBLE_EQ(angle(Vector{one, one}, Vector{0, -other}), 135);
    }
  }
}

TEST(Length, IsThatOfWeightsOfAnySize) {
  EXPECT_EQ(length(Vector{3, -4}), 5);
  EXPECT_EQ(length(Vector{2, 3, 6}), 7);
  EXPECT_EQ(length(Vector{}), 0);
  EXPECT_EQ(length(Vector{0, -0.0}), 0);
  for (const double unit : {0x1p-1070, 0x1p-600, 0x1p600, 0x1p1021})
    EXPECT_EQ(length(Vector{3 * unit, 4 * unit}), 5 * unit);
  EXPECT_EQ(length(Vector{1, -INFINITY}), INFINITY);
}

}  // namespace
}  // namespace perceptron::test
