#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>
#include <vector>

#include "data/order.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {
std::vector<std::uint32_t> sequence(OrderKind kind, std::uint64_t seed, std::uint64_t epoch, std::size_t n) {
  std::vector<double> labels(n);
  for (std::size_t i = 0; i < n; ++i) labels[i] = i % 3 == 0 ? 1 : -1;
  std::vector<std::uint32_t> indices(n);
  for (std::uint32_t i = 0; i < n; ++i) indices[i] = static_cast<std::uint32_t>(n) - 1 - i;
  const Order order = value_of(Order::create(kind, seed, indices, labels));
  EpochSequence epochs;
  const auto span = epochs.of(order, epoch);
  return {span.begin(), span.end()};
}
}  // namespace

/// What an epoch's permutation was of one order is none of another.
TEST(Order, OfAnotherOrderTheSequenceIsItsOwn) {
  const auto order_of = [](std::uint64_t seed, std::size_t n) {
    return value_of(Order::create(OrderKind::shuffle_each_epoch, seed, {}, std::vector<double>(n)));
  };
  EpochSequence epochs;
  for (const auto& [seed, n] : {std::pair(1, 20), std::pair(2, 20), std::pair(2, 30), std::pair(1, 20)}) {
    const auto found = epochs.of(order_of(seed, n), 0);
    EXPECT_EQ(std::vector(found.begin(), found.end()), sequence(OrderKind::shuffle_each_epoch, seed, 0, n));
  }
}

TEST(Order, EveryOrderVisitsEveryExampleOnce) {
  for (const OrderKind kind : {OrderKind::given, OrderKind::positives_first, OrderKind::shuffle_once,
                               OrderKind::shuffle_each_epoch, OrderKind::custom}) {
    auto visited = sequence(kind, 3, 4, 50);
    std::sort(visited.begin(), visited.end());
    for (std::uint32_t i = 0; i < 50; ++i) EXPECT_EQ(visited[i], i);
  }
}

TEST(Order, EachKindOrdersAsItSays) {
  EXPECT_EQ(sequence(OrderKind::given, 0, 9, 4), (std::vector<std::uint32_t>{0, 1, 2, 3}));
  EXPECT_EQ(sequence(OrderKind::positives_first, 0, 0, 7), (std::vector<std::uint32_t>{0, 3, 6, 1, 2, 4, 5}));
  EXPECT_EQ(sequence(OrderKind::custom, 0, 0, 4), (std::vector<std::uint32_t>{3, 2, 1, 0}));
  EXPECT_EQ(sequence(OrderKind::shuffle_once, 1, 0, 30), sequence(OrderKind::shuffle_once, 1, 5, 30));
  EXPECT_NE(sequence(OrderKind::shuffle_once, 1, 0, 30), sequence(OrderKind::shuffle_once, 2, 0, 30));
  EXPECT_NE(sequence(OrderKind::shuffle_each_epoch, 1, 0, 30), sequence(OrderKind::shuffle_each_epoch, 1, 5, 30));
  EXPECT_EQ(sequence(OrderKind::shuffle_each_epoch, 1, 5, 30), sequence(OrderKind::shuffle_each_epoch, 1, 5, 30));
}

TEST(Order, PutsTheHighestLabelFirst) {
  Random random(3);
  for (const std::uint32_t classes : {2u, 3u, 1000u}) {
    std::vector<double> labels(3000);
    for (double& label : labels) label = classes == 2 ? random.below(2) * 2.0 - 1 : random.below(classes);
    std::vector<std::uint32_t> expected(labels.size());
    std::iota(expected.begin(), expected.end(), 0u);
    std::stable_sort(expected.begin(), expected.end(), [&](auto a, auto b) { return labels[a] > labels[b]; });
    const Order order = value_of(Order::create(OrderKind::positives_first, 0, {}, labels));
    EpochSequence epochs;
    const auto visited = epochs.of(order, 0);
    EXPECT_EQ((std::vector<std::uint32_t>{visited.begin(), visited.end()}), expected);
  }
}

TEST(Order, ByLabelsNeedsLabels) {
  for (const double label : {std::nan(""), 0.5, -2.0, 1000.0, HUGE_VAL, -HUGE_VAL}) {
    const std::vector<double> labels{1, label, -1};
    EXPECT_EQ(Order::create(OrderKind::positives_first, 0, {}, labels).error().status, Status::bad_label) << label;
    EXPECT_TRUE(Order::create(OrderKind::given, 0, {}, labels));
  }
  EXPECT_TRUE(Order::create(OrderKind::positives_first, 0, {}, {}));
}

TEST(Order, EveryPermutationIsAsLikely) {
  std::map<std::vector<std::uint32_t>, int> seen;
  for (std::uint64_t epoch = 0; epoch < 24000; ++epoch) ++seen[sequence(OrderKind::shuffle_each_epoch, 1, epoch, 4)];
  EXPECT_EQ(seen.size(), 24u);
  for (const auto& [permutation, count] : seen) EXPECT_NEAR(count, 1000, 150);
}

/// From eight on, places come out of the lanes of one draw, two of a lane: whatever four examples one looks at, in
/// lanes of their own or in the same ones, each of their 24 orders is as likely.
TEST(Order, EveryOrderOfFourAmongManyIsAsLikely) {
  constexpr std::array<std::array<std::uint32_t, 4>, 4> fours{
      {{0, 1, 2, 3}, {0, 4, 1, 5}, {2, 6, 7, 10}, {8, 12, 3, 16}}};
  std::array<std::map<std::vector<std::uint32_t>, int>, 4> seen;
  std::array<std::array<int, 17>, 17> places{};
  constexpr std::uint64_t epochs = 24000;
  for (std::uint64_t epoch = 0; epoch < epochs; ++epoch) {
    const auto visited = sequence(OrderKind::shuffle_each_epoch, 1, epoch, 17);
    for (std::size_t place = 0; place < 17; ++place) ++places[place][visited[place]];
    for (std::size_t k = 0; k < fours.size(); ++k) {
      std::vector<std::uint32_t> found;
      std::copy_if(visited.begin(), visited.end(), std::back_inserter(found),
                   [&](std::uint32_t example) { return std::count(fours[k].begin(), fours[k].end(), example) > 0; });
      ++seen[k][found];
    }
  }
  // Five standard deviations.
  for (const auto& orders : seen) {
    EXPECT_EQ(orders.size(), 24u);
    for (const auto& [order, count] : orders) EXPECT_NEAR(count, epochs / 24, 155);
  }
  for (const auto& row : places) {
    for (const int count : row) EXPECT_NEAR(count, epochs / 17, 182);
  }
}

/// Eight places come out of one draw up to 2^14, one from there on.
TEST(Order, LongPermutationsAreWholeAndTheSameEverywhere) {
  for (const std::size_t n : {16383u, 16384u, 16385u, 20003u}) {
    auto visited = sequence(OrderKind::shuffle_each_epoch, 1, 2, n);
    std::uint64_t hash = 14695981039346656037u;
    for (const std::uint32_t example : visited) hash = (hash ^ example) * 1099511628211u;
    if (n == 20003) {
      EXPECT_EQ(hash, UINT64_C(7373906966022575934));
    }
    std::sort(visited.begin(), visited.end());
    for (std::uint32_t i = 0; i < n; ++i) ASSERT_EQ(visited[i], i);
  }
}
