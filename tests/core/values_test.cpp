#include "perceptron/dataset.hpp"

#include <gtest/gtest.h>

#include <type_traits>
#include <utility>
#include <vector>

namespace perceptron::test {
namespace {

TEST(Values, ThatAreEmptyAreEqualHoweverTheyCameToBe) {
  std::vector<double> reserved;
  reserved.reserve(8);
  Values cleared{1, 2};
  cleared = {};
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

TEST(Values, CannotBeWrittenThroughAPointer) {
  Values values{1, 2};
  EXPECT_FALSE((std::is_assignable_v<decltype(*values.data()), double>));
  EXPECT_FALSE((std::is_assignable_v<decltype(*values.begin()), double>));
  EXPECT_FALSE((std::is_assignable_v<decltype(values[0]), double>));
}

TEST(Values, AreTakenOutToBeChanged) {
  Values first{1, 2};
  const Values second = first;
  EXPECT_EQ(first.data(), second.data());
  EXPECT_EQ(second.sharers(), 2u);
  std::vector<double> copy = first.take();
  copy[1] = 3;
  EXPECT_TRUE(first.empty());
  EXPECT_EQ(second, (Values{1, 2}));
  EXPECT_EQ(second.sharers(), 1u);
  const double* const there = copy.data();
  Values alone = std::move(copy);
  EXPECT_EQ(alone, (Values{1, 3}));
  EXPECT_EQ(alone.take().data(), there);
  EXPECT_EQ(alone.take(), std::vector<double>());
}

}  // namespace
}  // namespace perceptron::test
