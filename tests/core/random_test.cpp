#include <gtest/gtest.h>

#include <vector>

#include "numeric/random.hpp"

using namespace perceptron;

/// The first numbers of seed 1, stream 2, as an independent implementation in Python gave them.
TEST(Random, GivesTheSameNumbersEverywhere) {
  Random random(1, 2);
  EXPECT_EQ(random.next(), UINT64_C(9465961357432169834));
  EXPECT_EQ(random.next(), UINT64_C(17066755236735576655));
  EXPECT_EQ(random.below(1000), 109u);
  EXPECT_EQ(random.uniform(), 0x1.e0d0175f43d48p-4);
  EXPECT_EQ(random.normal(), -0x1.b06c116d57eacp-2);
}

TEST(Random, BelowIsUniform) {
  Random random(5);
  std::vector<int> counts(7);
  for (int i = 0; i < 70000; ++i) ++counts[random.below(7)];
  for (int count : counts) EXPECT_NEAR(count, 10000, 500);
}
