#include "numeric/task.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "task_support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

Task<int> count(int from, std::vector<int>& seen, Work& work) {
  for (int k = from; k < from + 3; ++k) {
    seen.push_back(k);
    co_await work.spend(1);
  }
  co_return from + 3;
}

Task<std::vector<int>> count_twice(Work& work) {
  std::vector<int> seen;
  const int next = co_await count(0, seen, work);
  co_await work.overhead(5);
  co_await count(next, seen, work);
  co_return seen;
}

/// Holds a share of `kept` at every level, while it is somewhere below.
Task<> descend(std::shared_ptr<int> kept, int levels, Work& work) {
  const std::shared_ptr<int> own = kept;
  if (levels > 0) co_await descend(kept, levels - 1, work);
  co_await work.spend(1);
}

}  // namespace

TEST(Task, ReturnsTheSameInAnySlices) {
  for (const double slice : {0.5, 1.0, 2.0, 1e300}) {
    Work work;
    EXPECT_EQ(worked_off(count_twice(work), work, slice), (std::vector<int>{0, 1, 2, 3, 4, 5}));
    EXPECT_EQ(work.done(), 6);
  }
}

TEST(Task, PausesWhereASliceIsUsedUpAndNowhereElse) {
  Work work;
  std::vector<int> seen;
  Task<int> task = count(0, seen, work);
  EXPECT_TRUE(seen.empty());
  work.grant(2);
  EXPECT_FALSE(task.advance(work));
  EXPECT_EQ(seen.size(), 2u);
  work.grant(2);
  EXPECT_TRUE(task.advance(work));
  EXPECT_TRUE(task.advance(work));
  EXPECT_EQ(task.take(), 3);
}

TEST(Task, TakesOverheadFromASliceWithoutCountingIt) {
  Work work;
  EXPECT_EQ(excess(count_twice(work), work), 4);
  EXPECT_EQ(work.done(), 6);
}

TEST(Task, FreesAllThatItAwaitsWhenItIsEndedInTheMiddle) {
  const auto kept = std::make_shared<int>();
  for (int slices = 0; slices < 10; ++slices) {
    Work work;
    Task<> task = descend(kept, 7, work);
    for (int k = 0; k < slices; ++k) {
      work.grant(1);
      task.advance(work);
      EXPECT_GT(kept.use_count(), 1);
    }
    task = {};
    EXPECT_EQ(kept.use_count(), 1);
  }
}
