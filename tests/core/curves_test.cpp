#include "job_support.hpp"
#include "run/measures.hpp"

namespace perceptron::test {
namespace {

RunSpec long_run(std::uint64_t max_epochs = 1000) {
  RunSpec spec = noisy(30, 2, 3);
  spec.max_epochs = max_epochs;
  return spec;
}

std::vector<double> up_to(double last, double step = 1) {
  std::vector<double> epochs;
  for (double epoch = 0; epoch <= last; epoch += step) epochs.push_back(epoch);
  return epochs;
}

TEST(LearningCurve, HasWhatTheModelGetsWrongAfterEachEpoch) {
  for (const LearnerKind kind : {LearnerKind::perceptron, LearnerKind::voted, LearnerKind::pocket}) {
    for (const double slice : slice_sizes) {
      const SharedRun run = trained(of(kind, {}, long_run()), 30 * 20 + 11);
      const Dataset held_out = noisy(25, 2, 9).data;
      ASSERT_FALSE(run->hold_out(held_out));
      run->seek(77);
      LearningCurve curve(run);
      work_off(curve, slice, [&] { EXPECT_EQ(run->visit(), 77u); });
      const LearningCurve::Points& points = curve.result();
      ASSERT_EQ(points.epoch, up_to(20));
      for (std::size_t epoch = 0; epoch <= 20; ++epoch) {
        run->seek(30 * epoch);
        EXPECT_EQ(points.training[epoch], run->training_mistakes());
        EXPECT_EQ(points.held_out[epoch], value_of(run->mistakes({held_out.row(0), 50}, held_out.y)));
      }
    }
  }
}

TEST(LearningCurve, KnowsHowManyOfItsPointsAreThere) {
  const SharedRun run = trained(long_run(3), 30 * 3);
  ASSERT_EQ(run->stop_reason(), StopReason::max_epochs);
  LearningCurve curve(run);
  for (std::size_t points = 0; points <= 4; ++points) {
    while (curve.result().epoch.size() < points) curve.advance(1);
    EXPECT_EQ(curve.progress(), static_cast<double>(points) / 4);
  }
}

TEST(LearningCurve, GoesOnWhenTheRunHasGoneOn) {
  const SharedRun run = trained(long_run(), 30 * 3);
  LearningCurve curve(run);
  work_off(curve, 500);
  EXPECT_EQ(curve.result().epoch, up_to(3));
  const std::vector<double> first = curve.result().training;
  run->advance(30 * 4);
  EXPECT_LT(curve.progress(), 1);
  work_off(curve, 500);
  EXPECT_EQ(curve.result().epoch, up_to(7));
  EXPECT_EQ(std::vector(curve.result().training.begin(), curve.result().training.begin() + 4), first);
}

TEST(LearningCurve, HasSomeOfManyEpochsThoseOfAShorterRunAmongThemAndTheLastOnceItHasStopped) {
  const SharedRun run = trained(long_run(131), 30 * 64);
  LearningCurve curve(run);
  work_off(curve, unlimited);
  EXPECT_EQ(curve.result().epoch, up_to(64));
  LearningCurve later(run);
  run->advance(30 * 65);
  work_off(later, unlimited);
  EXPECT_EQ(later.result().epoch, up_to(128, 4));
  run->advance(Run::no_limit);
  work_off(later, unlimited);
  std::vector<double> all = up_to(128, 4);
  all.push_back(131);
  EXPECT_EQ(later.result().epoch, all);
  work_off(curve, unlimited);
  EXPECT_EQ(curve.result().epoch.size(), 65u + 16 + 1);
  EXPECT_TRUE(std::is_sorted(curve.result().epoch.begin(), curve.result().epoch.end()));
}

TEST(ObjectiveCurve, HasTheCriterionAfterEachEpochInSlicesOfAnySize) {
  for (const double slice : slice_sizes) {
    const SharedRun run = trained(of(LearnerKind::batch, {0.5}, long_run()), 30 * 12 + 5);
    run->seek(31);
    ObjectiveCurve curve(run);
    work_off(curve, slice, [&] { EXPECT_EQ(run->visit(), 31u); });
    ASSERT_EQ(curve.result().epoch, up_to(12));
    for (std::size_t epoch = 0; epoch <= 12; ++epoch) {
      run->seek(30 * epoch);
      EXPECT_EQ(curve.result().objective[epoch], run->objective()) << epoch;
    }
    run->advance(30 * 2);
    work_off(curve, slice);
    EXPECT_EQ(curve.result().objective.size(), 15u);
  }
}

}  // namespace
}  // namespace perceptron::test
