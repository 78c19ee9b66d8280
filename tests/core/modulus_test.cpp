#include "numeric/elimination.hpp"

#include <gtest/gtest.h>

#include <cstdint>

#include "numeric/random.hpp"

namespace perceptron {
namespace {

/// The largest whole number not above value/p, by the division of whole numbers, which is towards 0.
std::int64_t floor_of_quotient(std::int64_t value, std::int64_t p) { return value / p - (value % p < 0 ? 1 : 0); }

/// Where a quotient in doubles rounds across a whole number it is corrected, by one or, below 0, by two.
TEST(Modulus, HasTheQuotientBelowBesideEveryMultiple) {
  Random random(1);
  for (const unsigned number : {0u, 1u, 7u}) {
    const Modulus modulus(number);
    const std::int64_t p = modulus.prime();
    const std::int64_t most = ((std::int64_t{1} << 62) - 1) / p - 1;
    for (int k = 0; k < 20'000; ++k) {
      // As many short ones as long ones.
      const std::int64_t multiple = p * ((random.next() >> 2 >> random.below(62)) % most);
      for (const std::int64_t beside : {-p + 1, std::int64_t{-1}, std::int64_t{0}, std::int64_t{1}, p - 1}) {
        for (const std::int64_t value : {multiple + beside, -multiple + beside}) {
          const std::int64_t expected = floor_of_quotient(value, p);
          ASSERT_EQ(modulus.quotient(value), expected) << value << " modulo " << p;
          ASSERT_EQ(modulus.remainder(value), value - expected * p) << value << " modulo " << p;
        }
      }
    }
  }
}

TEST(Modulus, HasReciprocals) {
  const Modulus modulus;
  Random random(2);
  for (int k = 0; k < 200; ++k) {
    const std::uint32_t a = 1 + random.below(modulus.prime() - 1);
    ASSERT_EQ(modulus.product(a, modulus.reciprocal(a)), 1u);
    ASSERT_EQ((std::uint64_t{a} + modulus.negative(a)) % modulus.prime(), 0u);
  }
}

}  // namespace
}  // namespace perceptron
