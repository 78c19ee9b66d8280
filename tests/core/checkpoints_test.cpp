#include "run/checkpoints.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support.hpp"

namespace perceptron::test {
namespace {

/// Parameters that say after how many updates they were kept.
std::vector<double> numbered(std::size_t width, std::size_t updates) {
  return std::vector<double>(width, static_cast<double>(updates));
}

Checkpoints kept(std::size_t width, double replay_cost, std::size_t updates) {
  Checkpoints checkpoints;
  EXPECT_TRUE(checkpoints.start(numbered(width, 0), replay_cost));
  for (std::size_t k = 1; k <= updates; ++k) {
    if (checkpoints.until_next(k - 1) == 1) checkpoints.keep(k, numbered(width, k));
  }
  return checkpoints;
}

TEST(Checkpoints, LieTheFurtherApartTheWiderTheyAre) {
  EXPECT_EQ(kept(3, 3, 0).interval(), 128u);
  EXPECT_EQ(kept(300, 300, 0).interval(), 256u);
  EXPECT_EQ(kept(5000, 5000, 0).interval(), 1024u);
}

TEST(Checkpoints, LieSoCloseThatReplayingIsShort) {
  for (const double cost : {1e3, 3e5, 1e6, 5e7}) {
    const auto interval = static_cast<double>(kept(7, cost, 0).interval());
    EXPECT_TRUE(interval == 1 || interval * cost <= Checkpoints::most_replay) << cost;
    EXPECT_TRUE(interval == 128 || 2 * interval * cost > Checkpoints::most_replay) << cost;
  }
}

TEST(Checkpoints, AreTheLastBeforeOrAt) {
  const Checkpoints checkpoints = kept(2, 1e6, 1000);
  ASSERT_EQ(checkpoints.interval(), 8u);
  for (std::size_t updates = 0; updates <= 1000; ++updates) {
    const auto [at, found] = checkpoints.before(updates);
    EXPECT_EQ(at, updates / 8 * 8);
    EXPECT_EQ(std::vector<double>(found.begin(), found.end()), numbered(2, at));
  }
}

/// Seven of this width have room: with the eighth every other one is dropped.
TEST(Checkpoints, AreFewerWhereThereIsNoRoom) {
  const std::size_t width = Checkpoints::most_bytes / sizeof(double) / 8;
  Checkpoints checkpoints = kept(width, 1e7, 0);
  for (std::size_t updates = 0; updates < 70; ++updates) {
    if (updates > 0) checkpoints.keep(updates, numbered(width, updates));
    EXPECT_EQ(checkpoints.interval(), updates < 7    ? 1u
                                      : updates < 14 ? 2u
                                      : updates < 28 ? 4u
                                      : updates < 56 ? 8u
                                                     : 16u);
    for (std::size_t k = 0; k <= updates; ++k) {
      const auto [at, found] = checkpoints.before(k);
      ASSERT_EQ(at, k / checkpoints.interval() * checkpoints.interval());
      ASSERT_EQ(found.front(), static_cast<double>(at));
      ASSERT_EQ(found.back(), static_cast<double>(at));
    }
  }
}

/// One block of three after the first: with the fourth every other one is dropped.
TEST(Checkpoints, AreFewerWhereTheBudgetHasNoRoom) {
  constexpr std::size_t width = 5;
  MemoryBudget memory(3 * width * sizeof(double));
  Checkpoints checkpoints(&memory);
  ASSERT_TRUE(checkpoints.start(numbered(width, 0), 1e7));
  for (std::size_t updates = 0; updates < 50; ++updates) {
    if (updates > 0) checkpoints.keep(updates, numbered(width, updates));
    EXPECT_EQ(checkpoints.interval(), updates < 3    ? 1u
                                      : updates < 6  ? 2u
                                      : updates < 12 ? 4u
                                      : updates < 24 ? 8u
                                      : updates < 48 ? 16u
                                                     : 32u);
    for (std::size_t k = 0; k <= updates; ++k) {
      const auto [at, found] = checkpoints.before(k);
      ASSERT_EQ(at, k / checkpoints.interval() * checkpoints.interval());
      ASSERT_EQ(found.back(), static_cast<double>(at));
    }
  }
  EXPECT_EQ(memory.left(), 0u);
  // The room that it has stays its own.
  EXPECT_TRUE(checkpoints.start(numbered(width, 0), 1e7));
  MemoryBudget none(width * sizeof(double) - 1);
  Checkpoints refused(&none);
  EXPECT_FALSE(refused.start(numbered(width, 0), 1e7));
}

/// Where they lie closer than their width says, for what it costs to make an update again.
TEST(Checkpoints, OfCostlyUpdatesAreReplayedExactly) {
  const auto many = static_cast<std::uint32_t>(sampled(120, 40));
  for (const LearnerKind learner : {LearnerKind::pocket, LearnerKind::batch, LearnerKind::kernel}) {
    RunSpec spec = shuffled(noisy(2000, 40, 3));
    spec.learner = options_of(learner);
    spec.max_epochs = 150;
    const auto stepped = run_of(spec);
    const std::uint64_t visits = learner == LearnerKind::batch ? 2000 : 20;
    std::vector<std::vector<double>> kept;
    while (kept.size() < many) {
      kept.push_back(parameters_of(*stepped));
      stepped->advance(visits);
    }
    Random random(5);
    for (std::size_t i = 0; i < many / 4; ++i) {
      const std::uint32_t k = random.below(many);
      stepped->seek(k * visits);
      ASSERT_EQ(parameters_of(*stepped), kept[k]) << "learner " << static_cast<int>(learner) << " at " << k;
    }
  }
}

}  // namespace
}  // namespace perceptron::test
