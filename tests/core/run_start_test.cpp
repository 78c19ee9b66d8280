#include "perceptron/run_start.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "job_support.hpp"
#include "run/experiment.hpp"
#include "support.hpp"

namespace perceptron::test {
namespace {

/// Products of two base features, in slices that are many for this many examples.
RunSpec with_products(LearnerKind learner, Scaling scaling) {
  RunSpec spec = learner == LearnerKind::multiclass ? with_classes(noisy(300, 3, 5), 3, 7) : noisy(300, 3, 5);
  spec.features = products({{0}, {0, 1}, {2, 1, 0}, {2, 2}});
  spec.scaling = scaling;
  spec.learner = options_of(learner);
  return spec;
}

std::unique_ptr<Run> started(RunSpec spec, double slice, std::size_t& slices) {
  const auto start = value_of(RunStart::create(std::move(spec)));
  EXPECT_EQ(start->progress(), 0);
  double progress = 0;
  for (slices = 1; !start->advance(slice); ++slices) {
    EXPECT_LE(progress, start->progress());
    EXPECT_LT(start->progress(), 1);
    progress = start->progress();
  }
  EXPECT_EQ(start->progress(), 1);
  return value_of(start->take());
}

class EachLearner : public testing::TestWithParam<int> {};

TEST_P(EachLearner, StartsInSlicesOfAnySizeWithTheSameBits) {
  for (const Scaling scaling : {Scaling::none, Scaling::standardize, Scaling::min_max, Scaling::unit_norm}) {
    const RunSpec spec = with_products(static_cast<LearnerKind>(GetParam()), scaling);
    const auto whole = run_of(spec);
    ASSERT_TRUE(whole);
    whole->advance(900);
    for (const double slice : {1.0, 700.0, std::numeric_limits<double>::infinity()}) {
      std::size_t slices = 0;
      const auto run = started(spec, slice, slices);
      EXPECT_EQ(slices > 5, slice < 1000);
      EXPECT_EQ(run->data().X, whole->data().X);
      run->advance(900);
      EXPECT_EQ(run->visit(), whole->visit());
      EXPECT_EQ(run->model(), whole->model());
      EXPECT_EQ(run->training_mistakes(), whole->training_mistakes());
    }
  }
}

TEST_P(EachLearner, IsDoneWithTheWorkItSaysItIs) {
  for (const Scaling scaling : {Scaling::none, Scaling::standardize}) {
    const auto start = value_of(RunStart::create(with_products(static_cast<LearnerKind>(GetParam()), scaling)));
    ASSERT_TRUE(start);
    EXPECT_GT(start->cost(), 300 * 4);
    EXPECT_TRUE(start->advance(start->cost() + 1));
  }
}

TEST(RunStart, CostsNothingWhereNothingIsPrepared) {
  EXPECT_EQ(value_of(RunStart::create(noisy(300, 3, 5)))->cost(), 0);
}

INSTANTIATE_TEST_SUITE_P(RunStart, EachLearner, testing::Range(0, 11));

TEST(RunStart, RefusesAtOnceWhatCanBeCheckedAtOnce) {
  RunSpec one_label = noisy(20, 2, 1);
  one_label.data.y.assign(20, 1);
  EXPECT_EQ(RunStart::create(one_label).error().status, Status::one_class);
  RunSpec initial = noisy(20, 2, 1);
  initial.initial = {1};
  EXPECT_EQ(RunStart::create(initial).error().field, Field::initial_weights);
}

TEST(RunStart, SaysInTheEndWhichMappedFeatureIsTooLarge) {
  RunSpec spec = spec_of({1e60, 1, 2, 3}, {-1, 1});
  spec.features = products({{0, 0}});
  const auto start = value_of(RunStart::create(spec));
  ASSERT_TRUE(start);
  while (!start->advance(1)) EXPECT_LT(start->progress(), 1);
  const auto run = start->take();
  EXPECT_FALSE(run);
  EXPECT_EQ(run.error().status, Status::out_of_range);
  EXPECT_EQ(start->error().field, Field::features);
}

TEST(Run, CountsAndMeasuresInParts) {
  for (const LearnerKind kind : {LearnerKind::perceptron, LearnerKind::pocket, LearnerKind::kernel}) {
    RunSpec spec = noisy(100, 2, 3);
    spec.learner = options_of(kind);
    const auto run = run_of(spec);
    run->advance(150);
    std::size_t mistakes = 0;
    double margin = std::numeric_limits<double>::infinity();
    for (std::size_t first = 0; first < 100; first += 30) {
      const std::size_t last = std::min<std::size_t>(first + 30, 100);
      mistakes += inside(*run).training_mistakes(first, last);
      margin = std::min(margin, inside(*run).margin(first, last));
    }
    EXPECT_EQ(mistakes, run->training_mistakes());
    if (kind != LearnerKind::kernel) {
      EXPECT_EQ(margin, run->margin());
    }
  }
}

TEST(Run, CostsMoreWhereMoreIsToBeDone) {
  const auto cost = [](LearnerKind kind, std::size_t n, std::vector<double> settings = {}) {
    RunSpec spec = noisy(n, 2, 3);
    spec.learner = options_of(kind, settings);
    const auto run = run_of(spec);
    run->advance(2 * n);
    return std::pair(inside(*run).visit_cost(), inside(*run).prediction_cost());
  };
  const auto [visit, prediction] = cost(LearnerKind::perceptron, 100);
  EXPECT_EQ(cost(LearnerKind::perceptron, 1000).first, visit);
  EXPECT_GT(cost(LearnerKind::pocket, 1000).first, 50 * visit);
  EXPECT_GT(cost(LearnerKind::kernel, 1000).first, 50 * visit);
  EXPECT_GT(cost(LearnerKind::kernel, 1000).second, 10 * prediction);
  EXPECT_GT(cost(LearnerKind::voted, 1000).second, cost(LearnerKind::voted, 100).second);
  EXPECT_GT(cost(LearnerKind::nearest_neighbours, 1000, {999}).second,
            50 * cost(LearnerKind::nearest_neighbours, 1000, {1}).second);
}

TEST(OrderExperiment, GivesTheSameInSlicesOfAnySize) {
  RunSpec spec = noisy(40, 2, 9);
  spec.order = OrderKind::shuffle_each_epoch;
  const std::vector<double> whole = value_of(order_experiment(spec, 5, 7));
  ASSERT_EQ(whole.size(), 35u);
  for (const double slice : {1.0, 100.0, 2000.0}) {
    auto experiment = job_of(start_order_experiment(spec, 5, 7));
    std::size_t rows = 0;
    while (!experiment.advance(slice)) {
      EXPECT_LT(experiment.progress(), 1);
      EXPECT_EQ(experiment.result().size() % 7, 0u);
      EXPECT_GE(experiment.result().size(), rows);
      rows = experiment.result().size();
    }
    EXPECT_EQ(experiment.progress(), 1);
    EXPECT_EQ(std::vector(experiment.result().begin(), experiment.result().end()), whole);
  }
}

}  // namespace
}  // namespace perceptron::test
