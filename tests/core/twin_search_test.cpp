#include "analysis/twin_search.hpp"

#include <gtest/gtest.h>

#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

std::vector<Corner> twins_of(const Dataset& data, double work = 1e300) {
  TwinSearch search(Hull(data, Hull::Kind::with_bias));
  Work slice;
  do slice.grant(work);
  while (!search.advance(slice));
  return search.found() ? search.found()->corners : std::vector<Corner>{};
}

const std::uint32_t none = Corner::none;

}  // namespace

TEST(TwinSearch, FindsTheFirstExampleThatHasATwin) {
  const Dataset data = spec_of({1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 1, 2}, {1, -1, 1, -1, -1, 1}).data;
  for (const double work : {1e300, 1.0}) {
    EXPECT_EQ(twins_of(data, work), (std::vector<Corner>{{0, none}, {none, 4}}));
  }
  EXPECT_EQ(twins_of(spec_of({0.5, -0.0, 0.5, 0}, {-1, 1}).data), (std::vector<Corner>{{1, none}, {none, 0}}));
}

TEST(TwinSearch, FindsNoneAmongEqualExamplesOfALabel) {
  EXPECT_TRUE(twins_of(spec_of({1, 2, 1, 2, 2, 1}, {1, 1, -1}).data).empty());
  const RunSpec many = noisy(5000, 2, 1);
  EXPECT_TRUE(twins_of(many.data).empty());
}
