#include "perceptron/measures.hpp"

#include <cmath>

#include "job_support.hpp"

namespace perceptron::test {
namespace {

RunSpec spec_for(int learner) {
  const auto kind = static_cast<LearnerKind>(learner);
  RunSpec spec = noisy(90, 2, 3);
  if (kind == LearnerKind::multiclass) spec = with_classes(std::move(spec), 3, 5);
  return of(kind, {}, std::move(spec));
}

/// What would be held out from such a run.
Dataset others(int learner) {
  RunSpec spec = noisy(40, 2, 8);
  if (static_cast<LearnerKind>(learner) == LearnerKind::multiclass) spec = with_classes(std::move(spec), 3, 6);
  return spec.data;
}

/// Which of the predictions are mistakes on these labels.
std::vector<std::uint32_t> wrong_among(const Run& run, std::span<const double> X, std::span<const double> labels) {
  std::vector<Prediction> predictions(labels.size());
  EXPECT_FALSE(run.predict(X, predictions));
  std::vector<std::uint32_t> wrong;
  for (std::uint32_t i = 0; i < labels.size(); ++i) {
    if (inside(run).is_mistake(predictions[i], labels[i])) wrong.push_back(i);
  }
  return wrong;
}

class OfEachLearner : public testing::TestWithParam<int> {};

TEST_P(OfEachLearner, CountsAtAVisitWhatARunThatStandsThereGetsWrong) {
  const Dataset held_out = others(GetParam());
  for (const std::uint64_t visit : {std::uint64_t{0}, std::uint64_t{40}, std::uint64_t{200}}) {
    const auto there = run_of(spec_for(GetParam()));
    there->seek(visit);
    for (const double slice : slice_sizes) {
      const SharedRun run = trained(spec_for(GetParam()), 200);
      ASSERT_FALSE(run->hold_out(held_out));
      run->seek(70);
      const std::vector<double> before = parameters_of(*run);
      const std::uint64_t stood = run->visit();
      auto count = count_mistakes(run, visit);
      work_off(count, slice, [&] {
        EXPECT_EQ(run->visit(), stood);
        EXPECT_EQ(parameters_of(*run), before);
      });
      EXPECT_EQ(count.result().training, there->training_mistakes());
      EXPECT_EQ(count.result().held_out, value_of(there->mistakes({held_out.row(0), 80}, held_out.y)));
      const RunSpec spec = spec_for(GetParam());
      EXPECT_EQ(count.result().wrong, wrong_among(*there, spec.data.X, spec.data.y));
      EXPECT_EQ(count.result().wrong_held_out, wrong_among(*there, {held_out.row(0), 80}, held_out.y));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(MistakeCount, OfEachLearner, testing::Range(0, 11));

TEST(MistakeCount, IsOfItsVisitWhereverTheRunGoesAndWhenItsOwnerHasLetItGo) {
  const auto there = run_of(noisy(90, 2, 3));
  there->seek(33);
  SharedRun run = trained(noisy(90, 2, 3), 100);
  auto count = count_mistakes(run, 33);
  std::uint64_t visit = 0;
  while (count.progress() < 0.5) {
    count.advance(1);
    run->seek(visit += 7);
  }
  run = SharedRun();
  work_off(count, 50);
  EXPECT_EQ(count.result().training, there->training_mistakes());
}

TEST(MistakeCount, IsOfWhatWasHeldOutWhenItWasBegun) {
  const SharedRun run = trained(noisy(90, 2, 3), 100);
  const Dataset held_out = noisy(40, 2, 8).data;
  ASSERT_FALSE(run->hold_out(held_out));
  auto count = count_mistakes(run, 100);
  while (count.progress() < 0.8) count.advance(1);
  ASSERT_FALSE(run->hold_out({}));
  work_off(count, 1);
  EXPECT_EQ(count.result().held_out, value_of(run->mistakes({held_out.row(0), 80}, held_out.y)));
}

TEST(MistakeCount, TakesAVisitBeyondTheFrontierForTheFrontier) {
  const SharedRun run = trained(noisy(90, 2, 3), 100);
  auto count = count_mistakes(run, Run::no_limit);
  work_off(count, 50);
  EXPECT_EQ(run->frontier(), 100u);
  EXPECT_EQ(count.result().training, run->training_mistakes());
  EXPECT_EQ(count.result().held_out, 0u);
}

TEST(MistakeCount, GoesBackWithoutAJournalToo) {
  RunSpec spec = noisy(90, 2, 3);
  spec.journal = false;
  const SharedRun run = trained(spec, 100);
  auto count = count_mistakes(run, 33);
  work_off(count, 20);
  EXPECT_EQ(run->visit(), 100u);
  run->seek(33);
  EXPECT_EQ(count.result().training, run->training_mistakes());
}

TEST(Run, HoldsOutClassesWhereItTellsThem) {
  const auto run = run_of(of(LearnerKind::multiclass, {}, with_classes(noisy(30, 2, 3), 3, 1)));
  // One that it was not trained on is always wrong.
  Dataset good = with_classes(noisy(10, 2, 4), 5, 2).data;
  EXPECT_FALSE(run->hold_out(good));
  for (const double label : {std::nan(""), -1.0, 0.5, 1000.0}) {
    good.y[7] = label;
    EXPECT_EQ(run->hold_out(good).status, Status::bad_label) << label;
  }
  EXPECT_EQ(inside(*run).held_out().size(), 10u);
}

TEST(Run, RefusesToHoldOutWhatItCannotPredict) {
  const auto run = run_of(noisy(30, 2, 3));
  Dataset good = noisy(10, 2, 4).data;
  ASSERT_FALSE(run->hold_out(good));
  EXPECT_EQ(run->hold_out(noisy(10, 3, 4).data).status, Status::wrong_length);
  Dataset short_of_a_label = good;
  short_of_a_label.y.pop_back();
  EXPECT_EQ(run->hold_out(short_of_a_label).status, Status::wrong_length);
  Dataset no_number = good;
  change(no_number, 3, std::nan(""));
  EXPECT_EQ(run->hold_out(no_number).status, Status::not_finite);
  for (const double label : {std::nan(""), 0.0, 2.0, HUGE_VAL}) {
    Dataset no_label = good;
    no_label.y[7] = label;
    EXPECT_EQ(run->hold_out(no_label).status, Status::bad_label) << label;
    EXPECT_EQ(trial(noisy(30, 2, 3), no_label, 100).error().status, Status::bad_label) << label;
  }
  EXPECT_EQ(inside(*run).held_out().size(), 10u);
  ASSERT_FALSE(run->hold_out({}));
  EXPECT_EQ(inside(*run).held_out().size(), 0u);
}

TEST(MarginMeasure, MeasuresAtAVisitWhatTheRunMeasuresThere) {
  for (const LearnerKind kind : {LearnerKind::perceptron, LearnerKind::averaged, LearnerKind::pocket}) {
    const SharedRun run = trained(of(kind, {}, noisy(90, 2, 3)), 300);
    run->seek(120);
    const double margin = run->margin();
    for (const double slice : slice_sizes) {
      run->seek(250);
      auto measure = measure_margin(run, 120);
      EXPECT_EQ(work_off(measure, slice) > 1, slice == 1);
      EXPECT_EQ(measure.result(), margin);
      EXPECT_EQ(run->visit(), 250u);
    }
  }
}

TEST(MarginMeasure, IsNoneOfWeightsThatAreZeroNorOfWhatIsNoHyperplane) {
  for (const LearnerKind kind : {LearnerKind::perceptron, LearnerKind::kernel}) {
    const SharedRun run = trained(of(kind, {}, noisy(90, 2, 3)), 50);
    auto measure = measure_margin(run, kind == LearnerKind::kernel ? 50 : 0);
    work_off(measure, 1);
    EXPECT_TRUE(std::isnan(measure.result()));
  }
}

}  // namespace
}  // namespace perceptron::test
