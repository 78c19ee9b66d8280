#include "learners/decision_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>
#include <vector>

#include "numeric/random.hpp"
#include "task_support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace perceptron {
bool operator==(const TreeNode& a, const TreeNode& b) {
  const auto fields = [](const TreeNode& node) {
    return std::tuple(node.feature, node.threshold, node.low, node.high, node.positives, node.negatives);
  };
  return fields(a) == fields(b);
}
}  // namespace perceptron

namespace {

struct Labelled {
  std::vector<double> X;
  std::vector<double> y;
  std::size_t d = 2;

  std::vector<TreeNode> grow(std::size_t max_depth) const {
    Work work;
    return worked_off(grow_tree(X, y, d, max_depth, work), work);
  }
};

/// Features on a grid, so that values and impurities tie; labels by a circle, every seventh turned over.
Labelled circle(std::size_t n, std::size_t d, std::uint32_t side, std::uint64_t seed) {
  Random random(seed);
  Labelled examples;
  examples.d = d;
  for (std::size_t i = 0; i < n; ++i) {
    double radius = 0;
    for (std::size_t j = 0; j < d; ++j) {
      examples.X.push_back(static_cast<double>(random.below(side)) / side - 0.5);
      radius += examples.X.back() * examples.X.back();
    }
    examples.y.push_back((radius < 0.1 * static_cast<double>(d)) != (i % 7 == 0) ? 1 : -1);
  }
  return examples;
}

std::size_t mistakes(const Labelled& examples, const std::vector<TreeNode>& tree) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < examples.y.size(); ++i) {
    const TreeNode& answer = leaf(tree, &examples.X[i * examples.d]);
    count += (answer.positives > answer.negatives) != (examples.y[i] > 0);
  }
  return count;
}

std::size_t depth(const std::vector<TreeNode>& tree, std::size_t at = 0) {
  if (tree[at].feature < 0) return 0;
  return 1 + std::max(depth(tree, tree[at].low), depth(tree, tree[at].high));
}

/// The weighted impurity of a split in floating point, straight from the definition.
double impurity(const Labelled& examples, std::size_t feature, double threshold) {
  double sides[2][2] = {};
  for (std::size_t i = 0; i < examples.y.size(); ++i) {
    ++sides[examples.X[i * examples.d + feature] > threshold][examples.y[i] > 0];
  }
  double sum = 0;
  for (const auto& side : sides) {
    const double n = side[0] + side[1];
    const double p = side[1] / n;
    sum += n * 2 * p * (1 - p);
  }
  return sum;
}

}  // namespace

/// Of two questions one is better by less than 2^−48 of its impurity: less than doubles would be trusted with.
TEST(Tree, TellsImpuritiesApartThatAreNearlyTheSame) {
  const std::size_t n = 6400, positives = 3063;
  struct Side {
    std::size_t size, positives;
  };
  const std::vector<Side> lows{{5512, 2638}, {6026, 2884}};
  Labelled examples;
  for (std::size_t i = 0; i < n; ++i) {
    const bool positive = i < positives;
    for (const Side& low : lows) {
      const bool is_low = positive ? i < low.positives : i - positives < low.size - low.positives;
      examples.X.push_back(is_low ? 0 : 1);
    }
    examples.y.push_back(positive ? 1 : -1);
  }
  EXPECT_EQ(examples.grow(1)[0].feature, 1);
}

TEST(Tree, LearnsXorInTwoQuestions) {
  const Labelled examples{{0, 0, 0, 1, 1, 0, 1, 1}, {-1, 1, 1, -1}};
  const std::vector<TreeNode> tree = examples.grow(2);
  ASSERT_EQ(tree.size(), 7u);
  EXPECT_EQ(tree[0], (TreeNode{0, 0.5, 1, 2, 2, 2}));
  EXPECT_EQ(tree[1], (TreeNode{1, 0.5, 3, 4, 1, 1}));
  EXPECT_EQ(tree[2], (TreeNode{1, 0.5, 5, 6, 1, 1}));
  EXPECT_EQ(mistakes(examples, tree), 0u);
}

TEST(Tree, SplitsMidwayWhereTheLabelsPart) {
  const Labelled examples{{5, 1, 1, 9, 7, 4, 2, 2}, {1, -1, 1, -1}};
  const std::vector<TreeNode> tree = examples.grow(5);
  ASSERT_EQ(tree.size(), 3u);
  EXPECT_EQ(tree[0], (TreeNode{0, 3.5, 1, 2, 2, 2}));
  EXPECT_EQ(tree[1], (TreeNode{-1, 0, 0, 0, 0, 2}));
  EXPECT_EQ(tree[2], (TreeNode{-1, 0, 0, 0, 2, 0}));
}

TEST(Tree, OfEqualSplitsTakesTheLowestFeatureThenTheLowestThreshold) {
  // Both features part equally well, at two places each.
  const Labelled examples{{0, 0, 1, 1, 2, 2}, {1, -1, 1}};
  const std::vector<TreeNode> tree = examples.grow(1);
  ASSERT_EQ(tree.size(), 3u);
  EXPECT_EQ(tree[0].feature, 0);
  EXPECT_EQ(tree[0].threshold, 0.5);
}

TEST(Tree, IsALeafWhereLabelsAgree) {
  const Labelled examples{{1, 2, 3, 4, 5, 6}, {-1, -1, -1}};
  const std::vector<TreeNode> tree = examples.grow(10);
  ASSERT_EQ(tree.size(), 1u);
  EXPECT_EQ(tree[0], (TreeNode{-1, 0, 0, 0, 0, 3}));
}

TEST(Tree, IsALeafWhereRowsAgree) {
  const Labelled examples{{1, 2, 1, 2, 1, 2, 8, 9}, {-1, 1, 1, 1}};
  const std::vector<TreeNode> tree = examples.grow(10);
  ASSERT_EQ(tree.size(), 3u);
  const double x[] = {1, 2};
  EXPECT_EQ(leaf(tree, x), (TreeNode{-1, 0, 0, 0, 2, 1}));
}

TEST(Tree, AsksNothingAtDepthZero) {
  const Labelled examples = circle(100, 2, 50, 1);
  const std::vector<TreeNode> tree = examples.grow(0);
  ASSERT_EQ(tree.size(), 1u);
  EXPECT_EQ(tree[0].positives + tree[0].negatives, 100u);
}

TEST(Tree, KeepsToItsDepthAndCountsEveryExample) {
  const Labelled examples = circle(400, 3, 1000, 2);
  std::size_t before = examples.y.size();
  for (const std::size_t max_depth : {1, 2, 3, 5, 8, 30}) {
    const std::vector<TreeNode> tree = examples.grow(max_depth);
    EXPECT_LE(depth(tree), max_depth);
    std::vector<std::uint32_t> positives(tree.size()), negatives(tree.size());
    for (std::size_t i = 0; i < examples.y.size(); ++i) {
      const TreeNode& answer = leaf(tree, &examples.X[i * examples.d]);
      ++(examples.y[i] > 0 ? positives : negatives)[static_cast<std::size_t>(&answer - tree.data())];
    }
    for (std::size_t at = 0; at < tree.size(); ++at) {
      const TreeNode& node = tree[at];
      if (node.feature < 0) {
        EXPECT_EQ(node.positives, positives[at]);
        EXPECT_EQ(node.negatives, negatives[at]);
      } else {
        EXPECT_GT(node.low, at);
        EXPECT_EQ(node.positives, tree[node.low].positives + tree[node.high].positives);
        EXPECT_EQ(node.negatives, tree[node.low].negatives + tree[node.high].negatives);
      }
    }
    EXPECT_LE(mistakes(examples, tree), before);
    before = mistakes(examples, tree);
  }
  EXPECT_EQ(before, 0u);
}

TEST(Tree, TakesTheBestOfEverySplit) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Labelled examples = circle(60, 3, 9, seed);
    const std::vector<TreeNode> tree = examples.grow(1);
    ASSERT_EQ(tree.size(), 3u);
    const auto chosen = static_cast<std::size_t>(tree[0].feature);
    const double best = impurity(examples, chosen, tree[0].threshold);
    for (std::size_t feature = 0; feature < 3; ++feature) {
      for (std::uint32_t gap = 1; gap < 9; ++gap) {
        const double threshold = (gap - 0.5) / 9 - 0.5;
        const double other = impurity(examples, feature, threshold);
        if (std::isnan(other)) continue;  // one side is empty
        EXPECT_GE(other, best - 1e-12) << seed;
        const bool earlier = feature < chosen || (feature == chosen && threshold < tree[0].threshold - 1e-9);
        if (earlier) {
          EXPECT_GT(other, best + 1e-12) << seed;
        }
      }
    }
  }
}

TEST(Tree, DoesNotDependOnTheOrderOfRows) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Labelled examples = circle(300, 4, 12, seed);
    const std::vector<TreeNode> tree = examples.grow(7);
    Random random(seed + 100);
    Labelled shuffled = examples;
    for (std::uint32_t i = 300; i-- > 1;) {
      const std::uint32_t j = random.below(i + 1);
      std::swap(shuffled.y[i], shuffled.y[j]);
      std::swap_ranges(&shuffled.X[i * 4], &shuffled.X[i * 4] + 4, &shuffled.X[j * 4]);
    }
    EXPECT_EQ(shuffled.grow(7), tree) << seed;
  }
}

/// A slice ends as soon as what it was given is used up: at most with the row in turn.
TEST(Tree, GrowsInShortSlicesToTheSameTree) {
  const Labelled examples = circle(50'000, 3, 1000, 4);
  const std::vector<TreeNode> expected = examples.grow(6);
  for (const double slice : {5'000.0, 300'000.0}) {
    Work work;
    EXPECT_EQ(worked_off(grow_tree(examples.X, examples.y, examples.d, 6, work), work, slice), expected);
    EXPECT_LE(work.done(), tree_cost(50'000, 3, 6));
    EXPECT_LE(excess(grow_tree(examples.X, examples.y, examples.d, 6, work), work, slice), 4);
  }
}

/// A leaf for each row: the questions put every number in its place among others, whatever the numbers are and in
/// slices of any size.
TEST(Tree, SortsNumbersOfEveryKind) {
  constexpr double epsilon = std::numeric_limits<double>::epsilon();
  for (const std::uint32_t n : {1u, 2u, 257u, 1500u}) {
    for (std::uint32_t way = 0; way < 6; ++way) {
      Random random(way);
      Labelled examples;
      examples.d = 1;
      for (std::uint32_t row = 0; row < n; ++row) {
        const double sign = random.below(2) == 0 ? 1 : -1;
        const int exponent = static_cast<int>(random.below(2000)) - 1000;
        examples.X.push_back(way == 0   ? row
                             : way == 1 ? -1.0 * row
                             : way == 2 ? sign * random.below(5)
                             : way == 3 ? 1 + random.below(100'000) * epsilon
                             : way == 4 ? (1 + random.below(n)) * (1 + random.below(2) * epsilon)
                                        : sign * std::ldexp(random.below(1000), exponent));
      }
      // Labels in turn along the feature, equal values having one label.
      std::vector<double> values = examples.X;
      std::sort(values.begin(), values.end());
      values.erase(std::unique(values.begin(), values.end()), values.end());
      for (const double value : examples.X) {
        const auto rank = std::lower_bound(values.begin(), values.end(), value) - values.begin();
        examples.y.push_back(rank / 3 % 2 == 0 ? 1 : -1);
      }
      for (const double slice : {1.0, 700.0, 1e9}) {
        Work work;
        const auto tree = worked_off(grow_tree(examples.X, examples.y, 1, 1500, work), work, slice);
        EXPECT_EQ(mistakes(examples, tree), 0u) << n << ' ' << way << ' ' << slice;
        EXPECT_EQ(tree.size(), 2 * ((values.size() + 2) / 3) - 1) << n << ' ' << way << ' ' << slice;
      }
    }
  }
}

/// Zeros of either sign are one value: between them there is no gap.
TEST(Tree, AsksNothingBetweenZeros) {
  Labelled examples{{0.0, -0.0, 0.0, -0.0}, {-1, 1, -1, 1}};
  examples.d = 1;
  EXPECT_EQ(examples.grow(3).size(), 1u);
}

/// No number lies between the two: the middle rounds to one of them, and either way they must part.
TEST(Tree, PartsNeighbouringNumbers) {
  for (const double a : {1.0, std::nextafter(1.0, 2.0), 0.0, -std::numeric_limits<double>::denorm_min(), -1e100}) {
    const double b = std::nextafter(a, std::numeric_limits<double>::infinity());
    Labelled examples{{a, b}, {-1, 1}};
    examples.d = 1;
    const std::vector<TreeNode> tree = examples.grow(3);
    ASSERT_EQ(tree.size(), 3u);
    EXPECT_EQ(mistakes(examples, tree), 0u) << a;
  }
}

/// Counts whose products pass 2^64 when impurities are compared. Feature 1 parts better by a single example.
TEST(Tree, ComparesImpuritiesExactlyWhereCountsAreLarge) {
  constexpr std::size_t n = 100000;
  Labelled examples;
  for (std::size_t i = 0; i < n; ++i) {
    examples.X.push_back(i < n / 3 + 1);
    examples.X.push_back(i < n / 3);
    examples.y.push_back(i < n / 3 || i >= n - 5 ? 1 : -1);
  }
  const std::vector<TreeNode> tree = examples.grow(1);
  EXPECT_EQ(tree[0].feature, 1);
  EXPECT_EQ(tree[0].threshold, 0.5);
}
