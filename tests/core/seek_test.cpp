#include <gtest/gtest.h>

#include <limits>

#include "run/checkpoints.hpp"
#include "support.hpp"

namespace perceptron::test {
namespace {

/// Long enough that its checkpoints lie far apart.
RunSpec long_spec(LearnerKind learner, std::uint64_t seed) {
  RunSpec spec = shuffled(noisy(400, 3, seed));
  if (learner == LearnerKind::multiclass) spec = with_classes(std::move(spec), 3, seed);
  spec.learner = options_of(learner);
  spec.max_epochs = 30;
  return spec;
}

class SeekingRun : public testing::TestWithParam<int> {
 protected:
  LearnerKind kind() const { return static_cast<LearnerKind>(GetParam()); }
};

/// Goes there in slices of random lengths, some of which go elsewhere.
void approach_in_slices(Run& run, std::uint64_t visit, double most, Random& random) {
  const std::uint64_t stood = run.visit();
  const std::vector<double> parameters = parameters_of(run);
  const auto slice = [&] { return 1 + most * static_cast<double>(random.below(1000)) / 1000; };
  while (!inside(run).approach(visit, slice())) {
    if (random.below(4) == 0) {
      inside(run).approach(random.below(static_cast<std::uint32_t>(run.frontier() + 100)), slice());
    }
    ASSERT_EQ(run.visit(), stood);
    ASSERT_EQ(parameters_of(run), parameters);
  }
}

/// A sliced seek is the whole seek, bit by bit, wherever the run stands and whatever was under way.
TEST_P(SeekingRun, ComesToTheSameBitsInSlicesOfAnySize) {
  Random random(11);
  for (std::uint64_t seed = 1; seed <= sampled(3, 1); ++seed) {
    const auto whole = run_of(long_spec(kind(), seed));
    const auto sliced = run_of(long_spec(kind(), seed));
    whole->advance(6000);
    sliced->advance(6000);
    ASSERT_EQ(parameters_of(*sliced), parameters_of(*whole));
    for (int i = 0; i < 40; ++i) {
      const std::uint64_t visit = random.below(static_cast<std::uint32_t>(whole->frontier() + 200));
      // From the start, so that nothing near is known.
      const auto fresh = run_of(long_spec(kind(), seed));
      fresh->seek(visit);
      approach_in_slices(*sliced, visit, inside(*sliced).visit_cost() * 50, random);
      sliced->seek(visit);
      ASSERT_EQ(sliced->visit(), fresh->visit());
      ASSERT_EQ(sliced->updates(), fresh->updates());
      ASSERT_EQ(parameters_of(*sliced), parameters_of(*fresh)) << "seed " << seed << ", visit " << visit;
      if (random.below(2) == 0) continue;
      // To and fro, as whoever looks at a run does.
      const auto made = sliced->step();
      ASSERT_EQ(made.has_value(), fresh->step().has_value());
      ASSERT_EQ(parameters_of(*sliced), parameters_of(*fresh));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Seek, SeekingRun, testing::Range(0, 11));

TEST(Seek, HasNothingToApproachWithoutAJournal) {
  RunSpec spec = long_spec(LearnerKind::perceptron, 1);
  spec.journal = false;
  const auto run = run_of(spec);
  run->advance(1000);
  EXPECT_TRUE(inside(*run).approach(10, 1));
  EXPECT_EQ(run->visit(), 1000u);
}

/// As many slices as the work there is to do, and not one more for the two that are asked for in turn.
TEST(Seek, ArrivesThoughTwoAreUnderWay) {
  RunSpec spec = long_spec(LearnerKind::perceptron, 1);
  const auto run = run_of(spec);
  run->advance(8000);
  ASSERT_GT(run->updates(), 500u);
  const auto visit_of = [&](std::size_t update) { return static_cast<std::uint64_t>(run->journal().visit(update)); };
  const std::uint64_t one = visit_of(120), other = visit_of(250);
  int slices = 1;
  // One update a slice: at most 128 to each.
  const auto both_there = [&] {
    const bool first = inside(*run).approach(one, 1);
    return inside(*run).approach(other, 1) && first;
  };
  while (!both_there()) ASSERT_LE(++slices, 128);
  EXPECT_GT(slices, 100);
}

/// What has been approached is near, and so is the update before it: nothing is left for slices.
TEST(Seek, IsShortOnceApproached) {
  const auto run = run_of(long_spec(LearnerKind::perceptron, 1));
  run->advance(8000);
  const std::uint64_t visit = static_cast<std::uint64_t>(run->journal().visit(250)) + 1;
  while (!inside(*run).approach(visit, 1)) continue;
  run->seek(visit);
  EXPECT_EQ(run->updates(), 251u);
  // A slice is one update: only what is known already is reached by it, time and again.
  EXPECT_TRUE(inside(*run).approach(visit, 1));
  run->seek(static_cast<std::uint64_t>(run->journal().visit(250)));
  EXPECT_TRUE(inside(*run).approach(visit, 1));
}

TEST(RecentStates, AreThoseThatWereUsedLast) {
  RecentStates recent;
  EXPECT_EQ(recent.before(1000), nullptr);
  const auto keep = [&](std::uint64_t updates) {
    TrainingState state{updates, updates, {static_cast<double>(updates)}};
    recent.keep(state);
    EXPECT_TRUE(state.parameters.empty());
  };
  for (std::uint64_t k = 1; k <= RecentStates::most; ++k) keep(10 * k);
  EXPECT_EQ(recent.before(9), nullptr);
  EXPECT_EQ(recent.before(25)->updates, 20u);
  recent.use(*recent.before(10));
  keep(1000);
  EXPECT_EQ(recent.before(29)->updates, 10u);
  EXPECT_EQ(recent.before(30)->parameters, std::vector<double>{30});
  EXPECT_EQ(recent.before(5000)->updates, 1000u);
}

}  // namespace
}  // namespace perceptron::test
