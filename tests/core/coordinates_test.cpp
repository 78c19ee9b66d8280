#include "analysis/coordinates.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "degenerate_sets.hpp"
#include "task_support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

struct Range {
  double largest = 0, least = INFINITY;
};

Range range_of(const Dataset& data, std::size_t column) {
  Range range;
  for (std::size_t i = 0; i < data.size(); ++i) {
    const double size = std::abs(data.row(i)[column]);
    range.largest = std::max(range.largest, size);
    if (size > 0) range.least = std::min(range.least, size);
  }
  return range;
}

Dataset moved(Dataset data, Coordinates& coordinates) {
  Work work = Work::unlimited();
  worked_off(coordinates.choose(data, work), work);
  worked_off(coordinates.apply(data, work), work);
  return data;
}

}  // namespace

TEST(Coordinates, GoThereAndBackWithoutAnyRounding) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const Dataset data = DegenerateSets(seed).next().spec.data;
    for (const Coordinates::Freedom freedom :
         {Coordinates::Freedom{true, true}, {true, false}, {false, true}, {false, false}}) {
      Coordinates coordinates(freedom);
      Dataset there = moved(data, coordinates);
      Work work = Work::unlimited();
      worked_off(coordinates.restore(there, work), work);
      ASSERT_EQ(there.X, data.X) << seed;
    }
  }
}

TEST(Coordinates, GiveEachColumnNumbersAsLargeAsTheOthers) {
  Coordinates coordinates({false, true});
  const Dataset data = moved(spec_of({3e-170, 5e15, 0, 1e-170, 1, 0}, {1, -1}).data, coordinates);
  for (const std::size_t column : {0u, 1u}) {
    EXPECT_GE(range_of(data, column).largest, 0.5);
    EXPECT_LT(range_of(data, column).largest, 1);
  }
  EXPECT_EQ(range_of(data, 2).largest, 0);
}

TEST(Coordinates, LeaveOffsetsWhereThereAreAny) {
  Coordinates coordinates({true, true});
  const Dataset data = moved(spec_of({1e15, -7, 1e15 + 3, -8, 1e15 + 6, -7}, {1, -1, 1}).data, coordinates);
  EXPECT_EQ(data.X, (Values{0, 0, 0.375, -0.5, 0.75, 0}));
  // Through the origin they count; and a range that is wide is none.
  Coordinates through({false, true});
  EXPECT_GT(range_of(moved(spec_of({1e15, 1e15 + 3}, {1, -1}).data, through), 0).least, 0.5);
  Coordinates wide({true, true});
  EXPECT_GT(range_of(moved(spec_of({1, 3}, {1, -1}).data, wide), 0).least, 0.2);
}

/// From 5e-324 to 1e100 no double holds the ratio.
TEST(Coordinates, LoseNoBitOfASmallNumberBesideALargeOne) {
  Coordinates coordinates({false, true});
  EXPECT_GT(range_of(moved(spec_of({1e100, 5e-324}, {1, -1}).data, coordinates), 0).least, 0);
}

TEST(Coordinates, TakeHyperplanesBack) {
  // x1 − 1e15 > 2 and x2 does not matter, times any power of two.
  const RunSpec spec = spec_of({1e15, 1e-170, 1e15 + 4, 3e-170}, {-1, 1});
  Coordinates coordinates({true, true});
  const Dataset there = moved(spec.data, coordinates);
  ASSERT_EQ(there.row(1)[0], 0.5);
  const std::vector<BigInteger> direction{BigInteger::of(4), BigInteger::of(0), BigInteger::of(-1)};
  Work work;
  const std::vector<BigInteger> normal = worked_off(coordinates.restored(direction, 700, work), work);
  ASSERT_EQ(normal.size(), 3u);
  EXPECT_EQ(normal[0].sign(), 1);
  EXPECT_EQ(normal[1].sign(), 0);
  EXPECT_EQ(normal[2], -(normal[0] * BigInteger::of(1e15 + 2)));
}
