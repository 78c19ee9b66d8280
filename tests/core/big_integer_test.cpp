#include "numeric/big_integer.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "numeric/random.hpp"
#include "task_support.hpp"

using namespace perceptron;

namespace {

/// So many random limbs, often all ones or all zeros: where carries run far.
BigInteger some(Random& random, std::uint32_t limbs) {
  const std::uint32_t kind = random.below(3);
  BigInteger number;
  for (std::uint32_t i = 0; i < limbs; ++i) {
    const std::uint32_t limb = kind == 0   ? random.below(0xffffffff)
                               : kind == 1 ? 0xffffffff
                                           : (random.below(2) ? 0xffffffff : 0);
    number = number * BigInteger::of(0x1p32) + BigInteger::of(limb);
  }
  return random.below(2) ? number : -number;
}

}  // namespace

TEST(BigInteger, IsMadeOfDoubles) {
  EXPECT_EQ(BigInteger::of(0).sign(), 0);
  EXPECT_EQ(BigInteger::of(-3).sign(), -1);
  EXPECT_EQ(BigInteger::of(0.75, 2), BigInteger::of(3));
  EXPECT_EQ(BigInteger::of(0x1p-1074, 1074), BigInteger::of(1));
  EXPECT_EQ(BigInteger::of(0x1p332).bits(), 333u);
  EXPECT_EQ(BigInteger::of(-3.75), BigInteger::of(-3));
  for (const int shift : {-1, -2, -53, -64, -67, -128, -2000}) EXPECT_EQ(BigInteger::of(-0.75, shift).sign(), 0);
  EXPECT_EQ(BigInteger::of(0x1p63, -63), BigInteger::of(1));
  EXPECT_EQ(BigInteger::of(0x1p63, -64).sign(), 0);
  EXPECT_EQ(BigInteger::of(0x1p53 - 1) + BigInteger::of(1), BigInteger::of(0x1p53));
}

TEST(BigInteger, ObeysTheLawsOfArithmetic) {
  Random random(1);
  for (int k = 0; k < 500; ++k) {
    const BigInteger a = some(random, 1 + random.below(6));
    const BigInteger b = some(random, 1 + random.below(6));
    const BigInteger c = some(random, 1 + random.below(3));
    EXPECT_EQ((a + b) * c, a * c + b * c);
    EXPECT_EQ((a - b) + b, a);
    EXPECT_EQ((a + b) * (a - b), a * a - b * b);
    EXPECT_EQ((a - b).sign(), a < b ? -1 : b < a ? 1 : 0);
    if (b.sign() == 0) continue;
    EXPECT_EQ(a * b / b, a);
    const BigInteger rest = a - a / b * b;
    EXPECT_LT(rest * rest, b * b);
    EXPECT_TRUE(rest.sign() == 0 || rest.sign() == a.sign());
  }
}

TEST(BigInteger, FindsCommonDivisors) {
  Random random(2);
  for (int k = 0; k < 100; ++k) {
    const BigInteger a = some(random, 3), b = some(random, 2), c = some(random, 2);
    const BigInteger divisor = BigInteger::common_divisor(a * c, b * c);
    if (divisor.sign() == 0) continue;
    EXPECT_EQ(divisor.sign(), 1);
    EXPECT_EQ(a * c / divisor * divisor, a * c);
    if (c.sign() != 0) {
      EXPECT_EQ(divisor / c * c, divisor);
    }
  }
  std::vector<BigInteger> numbers{BigInteger::of(-12), BigInteger::of(0), BigInteger::of(30)};
  Work work;
  test::worked_off(reduce(numbers, work), work);
  EXPECT_EQ(numbers, (std::vector<BigInteger>{BigInteger::of(-2), BigInteger::of(0), BigInteger::of(5)}));
}

/// Division of doubles is the reference where they hold both numbers.
TEST(BigInteger, RoundsQuotientsToTheNearestDouble) {
  Random random(3);
  for (int k = 0; k < 500; ++k) {
    const double a = static_cast<double>(random.next() >> 11) - 0x1p52;
    const double b = static_cast<double>(random.next() >> (11 + random.below(50))) + 1;
    const BigInteger over = BigInteger::of(a), under = BigInteger::of(b);
    EXPECT_EQ(BigInteger::quotient(over, under), a / b);
    EXPECT_EQ(BigInteger::quotient(over, under, -7), a / b / 128);
    EXPECT_DOUBLE_EQ(BigInteger::root_of_quotient(BigInteger::of(std::abs(a)), under), std::sqrt(std::abs(a) / b));
  }
  EXPECT_EQ(BigInteger::root_of_quotient(BigInteger::of(9), BigInteger::of(4), 1), 3);
  EXPECT_EQ(BigInteger::quotient(BigInteger::of(1), BigInteger::of(3)), 1.0 / 3);
  // Exactly half way: to the even one. A little more: up.
  const BigInteger half = BigInteger::of(0x1p53) + BigInteger::of(1);
  EXPECT_EQ(BigInteger::quotient(half, BigInteger::of(1)), 0x1p53);
  const BigInteger far = BigInteger::of(0x1p200);
  EXPECT_EQ(BigInteger::quotient(half * far + BigInteger::of(1), far), 0x1p53 + 2);
}
