#include "perceptron/values.hpp"

#include <gtest/gtest.h>

#include <utility>

namespace perceptron::test {
namespace {

TEST(Values, ThatAreEmptyAreEqualHoweverTheyCameToBe) {
  std::vector<double> reserved;
  reserved.reserve(8);
  Values cleared{1, 2};
  cleared.clear();
  Values moved{1, 2};
  const Values taken = std::move(moved);
  const Values empty[] = {Values(), Values(reserved), Values(std::vector<double>()), cleared, moved};
  for (const Values& one : empty) {
    for (const Values& other : empty) EXPECT_EQ(one, other);
    EXPECT_TRUE(one.empty());
    EXPECT_EQ(one.begin(), one.end());
    EXPECT_NE(one, taken);
  }
}

TEST(Values, AreSharedUntilOneIsChanged) {
  const Values first{1, 2};
  Values second = first;
  EXPECT_EQ(first.data(), std::as_const(second).data());
  EXPECT_EQ(first.sharers(), 2u);
  second[1] = 3;
  EXPECT_EQ(first, (Values{1, 2}));
  EXPECT_EQ(second, (Values{1, 3}));
  EXPECT_EQ(first.sharers(), 1u);
}

}  // namespace
}  // namespace perceptron::test
