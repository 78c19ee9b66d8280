#include "numeric/exponential.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

#include "numeric/random.hpp"

using namespace perceptron;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

std::uint64_t bits(double value) {
  std::uint64_t result;
  std::memcpy(&result, &value, sizeof result);
  return result;
}

/// How many numbers lie between two that are not negative, and one.
std::uint64_t steps_apart(double a, double b) { return a < b ? bits(b) - bits(a) : bits(a) - bits(b); }

}  // namespace

TEST(Exponential, IsExactAtZeroAndAtTheEnds) {
  EXPECT_EQ(exponential(0), 1);
  EXPECT_EQ(exponential(-0.0), 1);
  EXPECT_EQ(exponential(1e-300), 1);
  EXPECT_EQ(exponential(709.782712893384), 0x1.fffffffffff2ap+1023);
  EXPECT_EQ(exponential(709.7827128933841), infinity);
  EXPECT_EQ(exponential(1e308), infinity);
  EXPECT_EQ(exponential(infinity), infinity);
  EXPECT_EQ(exponential(-745.1332191019411), std::numeric_limits<double>::denorm_min());
  EXPECT_EQ(exponential(-745.1332191019412), 0);
  EXPECT_EQ(exponential(-1e308), 0);
  EXPECT_EQ(exponential(-infinity), 0);
  EXPECT_TRUE(std::isnan(exponential(std::numeric_limits<double>::quiet_NaN())));
}

/// The last range gives subnormal numbers, which are as near to each other as any.
TEST(Exponential, AgreesWithTheStandardLibrary) {
  Random random(1);
  constexpr double ranges[][2] = {{-1, 1}, {-50, 0}, {-708, 709.7}, {-1e-6, 1e-6}, {-745.1, -708}};
  for (const auto& [low, high] : ranges) {
    for (int i = 0; i < 100000; ++i) {
      const double x = random.uniform(low, high);
      ASSERT_LE(steps_apart(exponential(x), std::exp(x)), 2) << x;
    }
  }
}

TEST(Exponential, NeverFallsWhereItsArgumentRises) {
  Random random(2);
  for (int i = 0; i < 100000; ++i) {
    const double x = random.uniform(-740, 700);
    ASSERT_LE(exponential(x), exponential(std::nextafter(x, infinity))) << x;
  }
  // Where the power of two changes.
  for (int k = -1000; k <= 1000; ++k) {
    const double middle = (k + 0.5) * 0.6931471805599453;
    double before = exponential(middle - 1e-12);
    for (double x = middle - 1e-12; x < middle + 1e-12; x += 1e-13) {
      ASSERT_LE(before, exponential(x)) << x;
      before = exponential(x);
    }
  }
}

TEST(Exponential, TwoAtOnceHaveTheBitsOfEach) {
  Random random(4);
  constexpr double ends[] = {0.0, 1e300, -1e300, infinity, -infinity, 709.78, -745.1};
  for (int i = 0; i < 100000; ++i) {
    const double a = random.uniform(-750, 715);
    const double b = i % 100 == 0 ? ends[i / 100 % 7] : random.uniform(-1, 0);
    const detail::Pair both = exponential(detail::Pair{a, b});
    ASSERT_EQ(bits(both[0]), bits(exponential(a))) << a;
    ASSERT_EQ(bits(both[1]), bits(exponential(b))) << b;
  }
}

/// The bits every build must give.
TEST(Exponential, HasTheSameBitsEverywhere) {
  struct Pinned {
    double x;
    std::uint64_t bits;
  };
  constexpr Pinned pinned[] = {
      {-0.1, 0x3fecf46d99d52b3au}, {-0.5, 0x3fe368b2fc6f960au},  {-1, 0x3fd78b56362cef38u},
      {-2.5, 0x3fb50385c094f425u}, {-10, 0x3f07cd79b5647c9au},   {-37.762899168224926, 0x3c86f01113472da2u},
      {-100, 0x36ea8c1f14e2af5du}, {-700, 0x00d14f2b0fb9307fu},  {-720, 0x0000000993b4dc95u},
      {-745, 0x0000000000000001u}, {0.35, 0x3ff6b4802c805decu},  {1, 0x4005bf0a8b14576au},
      {100, 0x48f3494a9b171bf5u},  {709.5, 0x7fe81e9b4b52d0c9u},
  };
  for (const Pinned& pin : pinned) EXPECT_EQ(bits(exponential(pin.x)), pin.bits) << pin.x;

  // And of a great many others, folded into one number.
  Random random(3);
  std::uint64_t folded = 0;
  for (int i = 0; i < 200000; ++i) folded = folded * 0x5851f42d4c957f2du + bits(exponential(random.uniform(-745, 709)));
  EXPECT_EQ(folded, 0x60ac6e971c4515e4u);
}
