#include "run/measures.hpp"

#include <algorithm>
#include <optional>

#include "job_support.hpp"

namespace perceptron::test {
namespace {

/// The first end of an epoch at which the weights are those of an earlier one, and that one, by comparing all.
std::optional<Cycle> by_hand(Run& run) {
  std::vector<std::vector<double>> ends;
  for (std::uint64_t epoch = 0; epoch * run.data().size() <= run.frontier(); ++epoch) {
    run.seek(epoch * run.data().size());
    const auto before = std::find(ends.begin(), ends.end(), weights_of(run));
    if (before != ends.end()) {
      const auto since = static_cast<std::uint64_t>(before - ends.begin());
      return Cycle{since, epoch - since};
    }
    ends.push_back(weights_of(run));
  }
  return {};
}

TEST(CycleSearch, FindsTheFirstEndOfAnEpochThatHasBeenThereBefore) {
  int found = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const LearnerKind kind = seed % 3 == 0 ? LearnerKind::multiclass : LearnerKind::perceptron;
    RunSpec spec = of(kind, {}, whole(6, 2, seed, 2));
    if (kind == LearnerKind::multiclass) spec = with_classes(std::move(spec), 3, seed);
    const SharedRun run = trained(spec, 6 * 300);
    if (inside(*run).frontier_stop_reason() == StopReason::converged) continue;
    const auto expected = by_hand(*run);
    for (const double slice : slice_sizes) {
      run->seek(17);
      CycleSearch search(run);
      work_off(search, slice, [&] { EXPECT_EQ(run->visit(), 17u); });
      ASSERT_EQ(search.result().has_value(), expected.has_value());
      if (!expected) continue;
      EXPECT_EQ(search.result()->since, expected->since);
      EXPECT_EQ(search.result()->epochs, expected->epochs);
      ++found;
    }
  }
  EXPECT_GT(found, 20);
}

TEST(CycleSearch, FindsItWhenTheRunHasBeenThereAndNotBefore) {
  const SharedRun run = shared_run_of(xor_spec());
  run->advance(4 * 40);
  const auto known = by_hand(*run);
  ASSERT_TRUE(known);
  const SharedRun again = shared_run_of(xor_spec());
  CycleSearch search(again);
  for (std::uint64_t epoch = 0; epoch < known->since + known->epochs; ++epoch) {
    work_off(search, 1);
    EXPECT_FALSE(search.result());
    again->advance(4);
  }
  work_off(search, 1);
  ASSERT_TRUE(search.result());
  EXPECT_EQ(search.result()->epochs, known->epochs);
}

/// Of many ends of epochs none is like another: the order is a new one in each.
TEST(CycleSearch, LooksAtEveryEndOfManyEpochs) {
  RunSpec spec = shuffled(noisy(8, 3, 3));
  const SharedRun run = trained(spec, 8 * 200);
  ASSERT_EQ(inside(*run).frontier_stop_reason(), StopReason::none);
  const auto expected = by_hand(*run);
  CycleSearch search(run);
  work_off(search, 1);
  EXPECT_EQ(search.result().has_value(), expected.has_value());
  if (expected) {
    EXPECT_EQ(search.result()->since, expected->since);
  }
}

/// Baselines have no weights: those of any two epochs are alike.
TEST(CycleSearch, TakesARunWithoutWeights) {
  const SharedRun run = trained(of(LearnerKind::nearest_neighbours, {3}, xor_spec()), 4);
  ASSERT_EQ(inside(*run).frontier_stop_reason(), StopReason::settled);
  CycleSearch search(run);
  work_off(search, 1);
  ASSERT_TRUE(search.result());
  EXPECT_EQ(search.result()->since, 0u);
  EXPECT_EQ(search.result()->epochs, 1u);
}

TEST(CycleSearch, FindsNoneWhereTheRunConverges) {
  const SharedRun run = shared_run_of(cs188());
  run->advance(Run::no_limit);
  CycleSearch search(run);
  work_off(search, 10);
  EXPECT_FALSE(search.result());
}

}  // namespace
}  // namespace perceptron::test
