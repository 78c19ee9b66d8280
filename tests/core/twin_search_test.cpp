#include "analysis/separation.hpp"

#include <gtest/gtest.h>

#include "support.hpp"
#include "task_support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

std::vector<Corner> twins_of(const Dataset& data, double slice = 1e300) {
  Work work;
  const std::optional<Combination> found = worked_off(find_twins(data, work), work, slice);
  return found ? found->corners : std::vector<Corner>{};
}

const std::uint32_t none = Corner::none;

}  // namespace

TEST(TwinSearch, FindsTheFirstExampleThatHasATwin) {
  const Dataset data = spec_of({1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 1, 2}, {1, -1, 1, -1, -1, 1}).data;
  for (const double slice : {1e300, 1.0}) {
    EXPECT_EQ(twins_of(data, slice), (std::vector<Corner>{{0, none}, {none, 4}}));
  }
  EXPECT_EQ(twins_of(spec_of({0.5, -0.0, 0.5, 0}, {-1, 1}).data), (std::vector<Corner>{{1, none}, {none, 0}}));
}

TEST(TwinSearch, FindsNoneAmongEqualExamplesOfALabel) {
  EXPECT_TRUE(twins_of(spec_of({1, 2, 1, 2, 2, 1}, {1, 1, -1}).data).empty());
  const RunSpec many = noisy(5000, 2, 1);
  EXPECT_TRUE(twins_of(many.data).empty());
}
