#include "learners/nearest_neighbours.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "learners/kernel.hpp"
#include "numeric/random.hpp"
#include "task_support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

using Indices = std::vector<std::uint32_t>;

Neighbours built(const std::vector<double>& X, std::size_t d, double slice = 1e9) {
  Neighbours neighbours;
  Work work;
  worked_off(neighbours.build(X, d, work), work, slice);
  return neighbours;
}

/// Nearest first.
Indices nearest(const Neighbours& neighbours, const double* x, std::size_t k) {
  std::vector<Neighbour> out(k);
  neighbours.nearest(x, out);
  std::sort(out.begin(), out.end());
  Indices rows;
  for (const Neighbour& one : out) rows.push_back(one.row);
  return rows;
}

/// Every row by distance, then by index: what `Neighbours` must agree with.
Indices by_distance(const std::vector<double>& X, std::size_t d, const double* x) {
  Indices rows(X.size() / d);
  std::iota(rows.begin(), rows.end(), 0u);
  std::stable_sort(rows.begin(), rows.end(), [&](std::uint32_t a, std::uint32_t b) {
    return squared_distance(x, &X[a * d], d) < squared_distance(x, &X[b * d], d);
  });
  return rows;
}

/// Asks about points inside, outside and on the rows, for few neighbours and for all.
void expect_exact(const std::vector<double>& X, std::size_t d, Random& random, double reach, bool whole) {
  const std::size_t n = X.size() / d;
  const Neighbours neighbours = built(X, d);
  std::vector<double> x(d);
  for (int question = 0; question < 30; ++question) {
    for (double& value : x) {
      value = random.uniform(-reach, reach);
      if (whole) value = static_cast<double>(static_cast<int>(2 * value)) / 2;
    }
    if (question % 3 == 0) std::copy_n(&X[random.below(static_cast<std::uint32_t>(n)) * d], d, x.begin());
    const Indices expected = by_distance(X, d, x.data());
    for (const std::size_t k : {std::size_t{1}, std::size_t{3}, std::size_t{10}, n}) {
      if (k > n) continue;
      const Indices found = nearest(neighbours, x.data(), k);
      ASSERT_TRUE(std::equal(found.begin(), found.end(), expected.begin())) << "n " << n << " d " << d << " k " << k;
    }
  }
}

}  // namespace

TEST(Neighbours, AgreesWithSortingOnRandomRows) {
  Random random(1);
  for (const std::size_t d : {1, 2, 3, 5, 8, 9, 20}) {
    for (const std::size_t n : {1, 2, 7, 8, 9, 17, 18, 100, 1000}) {
      std::vector<double> X(n * d);
      for (double& value : X) value = random.uniform(-1, 1);
      expect_exact(X, d, random, 1.5, false);
    }
  }
}

TEST(Neighbours, AgreesWithSortingWhereDistancesTie) {
  Random random(2);
  for (const std::size_t d : {1, 2, 3, 9}) {
    for (const std::uint32_t side : {1, 2, 5, 20}) {
      std::vector<double> X(600 * d);
      for (double& value : X) value = static_cast<double>(random.below(side)) - side / 2;
      expect_exact(X, d, random, side, true);
    }
  }
}

/// Scales so unlike each other that squares of one feature vanish beside those of another.
TEST(Neighbours, AgreesWithSortingWhereSumsRound) {
  Random random(3);
  std::vector<double> X(900);
  for (std::size_t i = 0; i < X.size(); ++i) X[i] = random.uniform(-1, 1) * (i % 3 == 0 ? 1e9 : i % 3 == 1 ? 1 : 1e-9);
  expect_exact(X, 3, random, 1, false);
}

/// Single precision cannot tell these rows from each other, where they are far from zero or the point is far from them.
TEST(Neighbours, AgreesWithSortingWhereSinglePrecisionWouldNot) {
  Random random(6);
  for (const double unit : {1e-140, 1e-40, 1.0, 1e45, 1e95}) {
    for (const double offset : {0.0, 1e3, 1e9, 1e15}) {
      constexpr std::size_t d = 12;
      std::vector<double> X(203 * d);
      for (double& value : X) value = (offset + random.uniform(-1, 1)) * unit;
      expect_exact(X, d, random, unit, false);
      expect_exact(X, d, random, 1e4 * unit, false);
      expect_exact(X, d, random, 1e9 * unit, false);
      // In two crowds: beside the way between them, those of one are together.
      for (std::size_t i = 0; i < X.size(); ++i) {
        X[i] = (offset + (i / d % 2 == 0 ? 1 : -1) + 1e-6 * random.uniform(-1, 1)) * unit;
      }
      expect_exact(X, d, random, unit, false);
    }
  }
}

TEST(Neighbours, OfEqualRowsTheLowestIndicesComeFirst) {
  const std::vector<double> X(2000, 0.5);
  const Neighbours neighbours = built(X, 2);
  const double x[] = {3, -1};
  EXPECT_EQ(nearest(neighbours, x, 4), (Indices{0, 1, 2, 3}));
}

/// Whichever half of the tree has them, and however near that half begins.
TEST(Neighbours, OfRowsAllAroundTheLowestIndicesComeFirst) {
  constexpr double around[][2] = {{3, 4},  {-3, 4},  {3, -4}, {-3, -4}, {4, 3}, {-4, 3},
                                  {4, -3}, {-4, -3}, {5, 0},  {-5, 0},  {0, 5}, {0, -5}};
  Random random(5);
  for (int set = 0; set < 300; ++set) {
    std::vector<double> X;
    for (int row = 0; row < 100; ++row) {
      const double* const point = around[random.below(12)];
      X.insert(X.end(), point, point + 2);
    }
    const Neighbours neighbours = built(X, 2);
    const double x[] = {0, 0};
    EXPECT_EQ(nearest(neighbours, x, 1), Indices{0});
    EXPECT_EQ(nearest(neighbours, x, 3), (Indices{0, 1, 2}));
  }
}

TEST(Neighbours, WritesNoMoreThanItIsAskedFor) {
  const std::vector<double> X{0, 0, 1, 0, 2, 0};
  const Neighbours neighbours = built(X, 2);
  const double x[] = {1.9, 0};
  std::vector<Neighbour> out(3, Neighbour{7, 7});
  neighbours.nearest(x, std::span(out).first(2));
  std::sort(out.begin(), out.begin() + 2);
  EXPECT_EQ(out[0].row, 2u);
  EXPECT_EQ(out[1].row, 1u);
  EXPECT_EQ(out[1].square, squared_distance(x, &X[2], 2));
  EXPECT_EQ(out[2].row, 7u);
}

/// However many scales the rows crowd at, which no halving of a range divides evenly: the tree stays shallow enough to
/// be searched.
TEST(Neighbours, AgreesWithSortingWhereRowsCrowdAtManyScales) {
  Random random(8);
  for (const std::size_t d : {1, 2}) {
    std::vector<double> X(1500 * d);
    for (std::size_t i = 0; i < X.size(); ++i) {
      X[i] = std::ldexp(random.uniform(1, 2), -static_cast<int>(i / d % 300)) * (random.below(2) == 0 ? 1 : -1);
    }
    expect_exact(X, d, random, 1, false);
    expect_exact(X, d, random, 1e-85, false);
  }
}

/// Every slice ends as soon as it has used up what it was given, and the tree is the same.
TEST(Neighbours, AreSoughtInWhatIsBuiltInShortSlices) {
  const std::size_t n = 20'000;
  Random random(4);
  for (const std::size_t d : {3, 9}) {
    std::vector<double> X;
    for (std::size_t i = 0; i < n * d; ++i) X.push_back(static_cast<double>(random.below(200)));
    for (const double slice : {5'000.0, 200'000.0}) {
      Neighbours measured;
      Work work;
      EXPECT_LE(excess(measured.build(X, d, work), work, slice), static_cast<double>(d) + 4);
      EXPECT_LE(work.done(), Neighbours::build_cost(n, d));
      const Neighbours neighbours = built(X, d, slice);
      for (std::size_t row = 0; row < n; row += 7'000) {
        const Indices expected = by_distance(X, d, &X[row * d]);
        const Indices found = nearest(neighbours, &X[row * d], 20);
        EXPECT_TRUE(std::equal(found.begin(), found.end(), expected.begin()));
      }
    }
  }
}

/// Squares of such differences vanish; the differences do not.
TEST(Neighbours, AreRightHoweverSmallAndLarge) {
  for (const double unit : {1e-323, 1e-300, 1e-170, 1e-150, 1.0, 1e99}) {
    for (const std::size_t d : {1, 9}) {
      for (const std::size_t n : {3, 40}) {
        std::vector<double> X;
        for (std::size_t i = 0; i < n; ++i) X.insert(X.end(), d, static_cast<double>(i * i) * unit);
        const Neighbours neighbours = built(X, d);
        for (std::size_t i = 0; i < n; ++i)
          EXPECT_EQ(nearest(neighbours, &X[i * d], 1), Indices{static_cast<std::uint32_t>(i)});
        EXPECT_EQ(nearest(neighbours, &X[2 * d], 3), (Indices{2, 1, 0}));
      }
    }
  }
  // Rows that lie apart and together, and a point as far from one as from the other.
  const std::vector<double> X{0, 1e-170, 1e-169, 1, 1e100};
  const Neighbours neighbours = built(X, 1);
  for (std::uint32_t i = 0; i < X.size(); ++i) EXPECT_EQ(nearest(neighbours, &X[i], 1), Indices{i});
  const double far[] = {-1e300, 1e300};
  for (const double& x : far) EXPECT_EQ(nearest(neighbours, &x, 2), (Indices{0, 1}));
}

/// Features of huge values may be no numbers, of either sign: then all rows are as far, and those first come first.
TEST(Neighbours, AreThereForWhatIsNoNumber) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  for (const std::size_t d : {std::size_t{2}, std::size_t{9}}) {
    Random random(d);
    std::vector<double> X(40 * d);
    for (double& value : X) value = random.uniform(-1, 1);
    const Neighbours neighbours = built(X, d);
    for (const double value : {nan, -nan, infinity, -infinity}) {
      const std::vector<double> x(d, value);
      for (const std::size_t k : {std::size_t{3}, std::size_t{40}}) {
        Indices first(k);
        std::iota(first.begin(), first.end(), 0u);
        EXPECT_EQ(nearest(neighbours, x.data(), k), first) << d << " features, all " << value;
      }
    }
  }
}
