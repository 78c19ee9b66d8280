#include "run/experiment.hpp"

#include <gtest/gtest.h>

#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

/// CIML's bad order: all positives, then all negatives.
RunSpec blocks(OrderKind order) {
  RunSpec spec = noisy(60, 2, 5);
  spec.order = OrderKind::positives_first;
  const auto run = run_of(spec);
  std::vector<double> X, y;
  for (const std::uint32_t example : run->sequence(0)) {
    const double* const x = run->data().row(example);
    X.insert(X.end(), x, x + 2);
    y.push_back(run->data().y[example]);
  }
  RunSpec sorted = spec_of(std::move(X), std::move(y));
  sorted.order = order;
  sorted.seed = 3;
  return sorted;
}

}  // namespace

TEST(OrderExperiment, CountsWhatRunsOfTheSeedsCount) {
  const RunSpec spec = blocks(OrderKind::shuffle_each_epoch);
  const std::vector<double> mistakes = value_of(order_experiment(spec, 5, 20));
  ASSERT_EQ(mistakes.size(), 100u);
  for (std::size_t k = 0; k < 5; ++k) {
    RunSpec one = spec;
    one.seed += k;
    one.max_epochs = 20;
    const auto run = run_of(one);
    for (std::size_t epoch = 0; epoch < 20; ++epoch) {
      const std::uint64_t before = run->updates();
      run->advance(60);
      EXPECT_EQ(mistakes[k * 20 + epoch], static_cast<double>(run->updates() - before)) << k << ", " << epoch;
    }
  }
}

/// Not even where a journal would be full.
TEST(OrderExperiment, CountsToTheEnd) {
  RunSpec spec = noisy(200, 2, 5);
  Random random(9);
  for (double& label : spec.data.y) label = random.below(2) ? 1 : -1;
  spec.max_updates = 300;
  for (const LearnerKind learner : {LearnerKind::perceptron, LearnerKind::voted, LearnerKind::margin}) {
    spec.learner = options_of(learner, {0.5});
    const std::vector<double> mistakes = value_of(order_experiment(spec, 1, 60));
    spec.learner = options_of(learner == LearnerKind::voted ? LearnerKind::perceptron : learner, {0.5});
    RunSpec whole = spec;
    whole.max_updates = Limits().updates;
    whole.max_epochs = 60;
    const auto run = run_of(whole);
    run->advance(200 * 60);
    for (std::size_t epoch = 0; epoch < 60; ++epoch) {
      const auto first = static_cast<double>(epoch * 200);
      const std::size_t made = inside(*run).mistakes_before(first + 200) - inside(*run).mistakes_before(first);
      EXPECT_EQ(mistakes[epoch], static_cast<double>(made)) << epoch;
      EXPECT_GT(made, 20u);
    }
  }
}

TEST(OrderExperiment, OnlyAShuffleDependsOnTheSeed) {
  for (const OrderKind order : {OrderKind::given, OrderKind::shuffle_once, OrderKind::shuffle_each_epoch}) {
    const std::vector<double> mistakes = value_of(order_experiment(blocks(order), 2, 30));
    const bool equal = std::equal(mistakes.begin(), mistakes.begin() + 30, mistakes.begin() + 30);
    EXPECT_EQ(equal, order == OrderKind::given);
  }
}

/// After the last seed comes 0.
TEST(OrderExperiment, GoesOnBehindTheLastSeed) {
  RunSpec spec = blocks(OrderKind::shuffle_once);
  spec.seed = limits::seed - 1;
  const std::vector<double> around = value_of(order_experiment(spec, 4, 5));
  ASSERT_EQ(around.size(), 20u);
  spec.seed = 0;
  const std::vector<double> first = value_of(order_experiment(spec, 2, 5));
  EXPECT_EQ(std::vector(around.begin() + 10, around.end()), first);
  spec.seed = limits::seed + 1;
  EXPECT_EQ(order_experiment(spec, 1, 5).error().status, Status::out_of_range);
}

TEST(OrderExperiment, RefusesWhatIsNoExperiment) {
  const auto status = [](const RunSpec& spec, std::size_t seeds, std::size_t epochs) {
    return order_experiment(spec, seeds, epochs).error().status;
  };
  EXPECT_EQ(status(blocks(OrderKind::given), 0, 5), Status::out_of_range);
  EXPECT_EQ(status(blocks(OrderKind::given), 5, 0), Status::out_of_range);
  EXPECT_EQ(status(blocks(OrderKind::given), limits::results, 2), Status::out_of_range);
  RunSpec tree = blocks(OrderKind::given);
  for (const LearnerOptions& baseline :
       {LearnerOptions(DecisionTreeOptions()), LearnerOptions(NearestNeighboursOptions())}) {
    tree.learner = baseline;
    EXPECT_EQ(status(tree, 2, 5), Status::unknown);
  }
  RunSpec spec = blocks(OrderKind::given);
  spec.data.y[3] = 7;
  EXPECT_EQ(status(spec, 2, 5), Status::bad_label);
}
