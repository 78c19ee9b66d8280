#include "run/experiment.hpp"

#include "job_support.hpp"

namespace perceptron::test {
namespace {

class TrialOf : public testing::TestWithParam<int> {};

TEST_P(TrialOf, TellsWhatARunMadeByHandTells) {
  const auto kind = static_cast<LearnerKind>(GetParam());
  RunSpec spec = of(kind, {}, shuffled(noisy(60, 2, 3)));
  RunSpec others = noisy(20, 2, 9);
  if (kind == LearnerKind::multiclass) {
    spec = with_classes(std::move(spec), 3, 5);
    others = with_classes(std::move(others), 3, 6);
  }
  spec.max_epochs = 12;
  spec.scaling = Scaling::standardize;
  const Dataset held_out = others.data;
  const auto run = run_of(spec);
  run->advance(Run::no_limit);
  for (const double slice : slice_sizes) {
    auto trial = job_of(start_trial(spec, held_out, 100'000));
    work_off(trial, slice);
    EXPECT_FALSE(trial.error());
    const TrialResult& result = trial.result();
    EXPECT_EQ(result.visits, run->visit());
    EXPECT_EQ(result.updates, run->updates());
    EXPECT_EQ(result.epochs, run->epoch());
    EXPECT_EQ(result.stop, run->stop_reason());
    EXPECT_EQ(result.weights, weights_of(*run));
    EXPECT_EQ(result.mistakes.training, run->training_mistakes());
    EXPECT_EQ(result.mistakes.held_out, value_of(run->mistakes({held_out.row(0), 40}, held_out.y)));
  }
}

INSTANTIATE_TEST_SUITE_P(Trial, TrialOf, testing::Range(0, 11));

TEST(Trial, EndsARunThatDoesNotConvergeAfterTheMostVisits) {
  const TrialResult result = value_of(trial(xor_spec(), {}, 1001));
  EXPECT_EQ(result.visits, 1001u);
  EXPECT_EQ(result.stop, StopReason::none);
  EXPECT_EQ(result.mistakes.held_out, 0u);
}

TEST(Trial, RefusesAtOnceWhatCanBeCheckedAtOnce) {
  for (const std::uint64_t visits : {std::uint64_t{0}, Limits().updates + 1}) {
    EXPECT_EQ(trial(xor_spec(), {}, visits).error().field, Field::most_visits);
  }
  EXPECT_EQ(trial(xor_spec(), noisy(5, 3, 1).data, 100).error().status, Status::wrong_length);
  Dataset other_shape = noisy(6, 2, 1).data;
  other_shape.d = 4;
  EXPECT_EQ(trial(xor_spec(), other_shape, 100).error().status, Status::wrong_length);
  RunSpec one_label = xor_spec();
  one_label.data.y.assign(4, 1);
  EXPECT_EQ(trial(one_label, {}, 100).error().status, Status::one_class);
}

TEST(Trial, SaysInTheEndWhichMappedFeatureIsTooLarge) {
  RunSpec spec = spec_of({1e60, 1, 2, 3}, {-1, 1});
  spec.features = products({{0, 0}});
  auto job = job_of(start_trial(spec, {}, 100));
  work_off(job, 1);
  EXPECT_EQ(job.error().status, Status::out_of_range);
  EXPECT_EQ(trial(spec, {}, 100).error().status, Status::out_of_range);
}

}  // namespace
}  // namespace perceptron::test
