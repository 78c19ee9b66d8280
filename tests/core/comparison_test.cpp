#include "perceptron/comparison.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "job_support.hpp"

namespace perceptron::test {
namespace {

std::vector<LearnerSpec> learners_of(std::initializer_list<LearnerKind> kinds) {
  std::vector<LearnerSpec> learners;
  for (const LearnerKind kind : kinds) learners.push_back({options_of(kind), {}});
  return learners;
}

const std::vector<LearnerSpec> six =
    learners_of({LearnerKind::perceptron, LearnerKind::averaged, LearnerKind::multiclass, LearnerKind::kernel,
                 LearnerKind::decision_tree, LearnerKind::passive_aggressive});

std::vector<Shared<Run>> runs_of(RunStart& start) {
  std::vector<Shared<Run>> runs;
  for (std::size_t k = 0; k < start.size(); ++k) {
    if (auto run = start.take(k)) runs.push_back(std::move(*run));
  }
  return runs;
}

std::unique_ptr<RunStart> started(RunSpec common, std::vector<LearnerSpec> learners, double slice = 1e300) {
  auto start = value_of(RunStart::create(std::move(common), learners));
  while (start && !start->advance(slice)) {
  }
  return start;
}

Comparison comparison_of(RunSpec common, std::vector<LearnerSpec> learners = six) {
  return Comparison(runs_of(*started(std::move(common), std::move(learners))));
}

/// The run of one learner alone.
std::unique_ptr<Run> alone(RunSpec spec, const LearnerSpec& learner) {
  spec.learner = learner.options;
  spec.initial = learner.initial;
  if (kind_of(learner.options) == LearnerKind::multiclass) {
    for (double& label : spec.data.y) label = label < 0 ? 0 : label;
  }
  return run_of(std::move(spec));
}

RunSpec scaled_products() {
  RunSpec spec = shuffled(noisy(50, 2, 3));
  spec.features = products({{0}, {1}, {0, 1}});
  spec.scaling = Scaling::standardize;
  spec.max_epochs = 8;
  return spec;
}

TEST(Comparison, TrainsEachLearnerAsItTrainsAlone) {
  for (const double slice : {1e300, 40.0}) {
    const auto start = started(scaled_products(), six, slice);
    Comparison comparison(runs_of(*start));
    ASSERT_EQ(comparison.size(), six.size());
    for (const std::uint64_t visit : {7u, 300u, 120u, 5000u, 0u, 399u}) {
      comparison.seek(visit);
      for (std::size_t k = 0; k < six.size(); ++k) {
        const auto run = alone(scaled_products(), six[k]);
        run->seek(visit);
        EXPECT_EQ(comparison.run(k).visit(), run->visit());
        EXPECT_EQ(parameters_of(comparison.run(k)), parameters_of(*run)) << "learner " << k << ", visit " << visit;
      }
    }
  }
}

TEST(Comparison, HasTheExamplesOnce) {
  const Comparison comparison = comparison_of(scaled_products());
  const double* const X = comparison.run(0).data().X.data();
  for (std::size_t k = 1; k < six.size(); ++k) EXPECT_EQ(comparison.run(k).data().X.data(), X);
  EXPECT_EQ(comparison.run(0).data().X.sharers(), six.size());
}

TEST(Comparison, StaysTogetherUntilEachHasStopped) {
  Comparison comparison = comparison_of(scaled_products());
  for (std::uint64_t visit = 1; visit <= 450; ++visit) {
    const auto made = comparison.step();
    for (std::size_t k = 0; k < six.size(); ++k) {
      EXPECT_EQ(made[k].has_value(), visit <= comparison.run(k).frontier());
      if (made[k]) {
        EXPECT_EQ(made[k]->visit, visit - 1);
      }
    }
    if (comparison.stopped()) break;
    EXPECT_EQ(comparison.visit(), visit);
    EXPECT_EQ(comparison.frontier(), visit);
    for (std::size_t k = 0; k < six.size(); ++k) {
      const auto& run = comparison.run(k);
      EXPECT_EQ(run.visit(), inside(run).frontier_stop_reason() == StopReason::none ? visit : run.frontier());
    }
  }
  EXPECT_TRUE(comparison.stopped());
  EXPECT_EQ(comparison.frontier(), Run::no_limit);
  EXPECT_EQ(comparison.visit(), 400u);
  EXPECT_EQ(comparison.advance(10, Run::no_limit, 0), 0u);
  EXPECT_EQ(comparison.advance(Run::no_limit, Run::no_limit, 0), 0u);
}

TEST(Comparison, CountsUpdatesOfTheLead) {
  Comparison comparison = comparison_of(scaled_products());
  while (comparison.run(1).updates() < 12) {
    const std::uint64_t before = comparison.run(1).updates();
    const std::uint64_t from = comparison.visit();
    const std::uint64_t made = comparison.advance(Run::no_limit, 1, 1);
    EXPECT_EQ(comparison.run(1).updates(), before + 1);
    EXPECT_EQ(comparison.visit(), from + made);
    EXPECT_EQ(comparison.run(0).visit(), comparison.visit());
  }
  EXPECT_LE(comparison.advance(3, 2, 1), 3u);
}

TEST(Comparison, ALeadThatHasStoppedMakesNoUpdateAndTheOthersGoOn) {
  Comparison comparison = comparison_of(cs188(), learners_of({LearnerKind::decision_tree, LearnerKind::perceptron}));
  comparison.seek(20);
  ASSERT_NE(comparison.run(0).stop_reason(), StopReason::none);
  EXPECT_EQ(comparison.advance(Run::no_limit, 1, 0), 0u);
  EXPECT_EQ(comparison.advance(5, Run::no_limit, 0), 5u);
  EXPECT_EQ(comparison.run(1).visit(), 25u);
}

TEST(Comparison, GoesToAVisitInSlices) {
  RunSpec spec = shuffled(noisy(400, 3, 1));
  Comparison comparison = comparison_of(spec);
  comparison.seek(6000);
  while (!comparison.approach(123, 100)) ASSERT_EQ(comparison.visit(), 6000u);
  comparison.seek(123);
  const auto run = alone(spec, six[1]);
  run->seek(123);
  EXPECT_EQ(parameters_of(comparison.run(1)), parameters_of(*run));
}

TEST(Comparison, FindsWhereTwoModelsDisagree) {
  Comparison comparison = comparison_of(scaled_products());
  comparison.seek(230);
  std::size_t found = 0;
  for (std::size_t one = 0; one < six.size(); ++one) {
    for (std::size_t other = 0; other < six.size(); ++other) {
      const auto examples = value_of(comparison.disagreements(one, other)).training;
      std::vector<std::uint32_t> expected;
      const auto label = [&](std::size_t learner, std::size_t i) {
        const auto run = alone(scaled_products(), six[learner]);
        run->seek(230);
        const RunSpec spec = scaled_products();
        Prediction prediction;
        EXPECT_FALSE(run->predict({spec.data.row(i), 2}, {&prediction, 1}));
        return kind_of(six[learner].options) == LearnerKind::multiclass && prediction.label == 0 ? -1
                                                                                                 : prediction.label;
      };
      if (one < 2 && other == 2) {
        for (std::uint32_t i = 0; i < 50; ++i) {
          if (label(one, i) != label(other, i)) expected.push_back(i);
        }
        EXPECT_EQ(examples, expected);
      }
      EXPECT_EQ(examples, value_of(comparison.disagreements(other, one)).training);
      EXPECT_TRUE(one != other || examples.empty());
      found += examples.size();
    }
  }
  EXPECT_GT(found, 0u);
}

/// In slices, of the moment that both stood at, while they move on; and they are left where they have come to.
/// Untrained weights tie everywhere. Only of several classes is 0 a label.
TEST(Comparison, OfATieDisagreesWithEitherLabel) {
  const RunSpec spec = noisy(20, 2, 3);
  const SharedRun untrained = shared_run_of(spec), tree = shared_run_of(of(LearnerKind::decision_tree, {}, spec));
  for (const auto& [one, other] : {std::pair(untrained, tree), std::pair(tree, untrained)}) {
    auto search = search_disagreements(one, other);
    work_off(search, unlimited);
    EXPECT_EQ(search.result().training.size(), 20u);
  }
}

TEST(Comparison, FindsDisagreementsInSlicesWhileItMoves) {
  const auto start = started(scaled_products(), six);
  const auto runs = runs_of(*start);
  Comparison comparison(runs);
  Dataset held = noisy(30, 2, 9).data;
  for (const auto& run : runs) {
    Dataset own = held;
    if (inside(*run).tells_classes()) std::replace(own.y.begin(), own.y.end(), -1.0, 0.0);
    ASSERT_FALSE(run->hold_out(std::move(own)));
  }
  std::size_t found = 0;
  for (const auto& [one, other] : {std::pair(0, 2), std::pair(2, 5), std::pair(3, 4)}) {
    comparison.seek(230);
    const Disagreements expected = value_of(comparison.disagreements(one, other));
    found += std::min(expected.training.size(), expected.held_out.size());
    auto search = search_disagreements(runs[one], runs[other]);
    std::uint64_t visit = 230;
    double progress = 0;
    while (!search.advance(40)) {
      EXPECT_EQ(comparison.run(one).visit(), visit);
      EXPECT_GE(search.progress(), progress);
      EXPECT_LT(search.progress(), 1);
      progress = search.progress();
      comparison.seek(++visit);
    }
    EXPECT_GT(visit, 232u);
    EXPECT_EQ(search.result().training, expected.training);
    EXPECT_EQ(search.result().held_out, expected.held_out);
  }
  EXPECT_GT(found, 0u);
}

TEST(Comparison, MeasuresTheAngleBetweenWeights) {
  std::vector<LearnerSpec> learners = learners_of({LearnerKind::perceptron, LearnerKind::perceptron});
  learners[0].initial = {1, 0, 0};
  learners[1].initial = {3, 3, 5};
  const Comparison comparison = comparison_of(cs188(), learners);
  EXPECT_DOUBLE_EQ(comparison.angle(0, 1), 45);
  EXPECT_EQ(comparison.angle(0, 0), 0);
  EXPECT_TRUE(std::isnan(comparison_of(cs188(), learners_of({LearnerKind::perceptron})).angle(0, 0)));
}

TEST(Comparison, MeasuresTheAngleBetweenWeightsOfAnySize) {
  for (const double size : {1e-100, 1e-80, 1.0, 1e80, 3e99}) {
    std::vector<LearnerSpec> learners = learners_of({LearnerKind::perceptron, LearnerKind::perceptron});
    learners[0].initial = {size, 2 * size, 0};
    learners[1].initial = {3 * size, size, 0};
    const Comparison comparison = comparison_of(cs188(), learners);
    EXPECT_EQ(comparison.angle(0, 0), 0) << size;
    EXPECT_DOUBLE_EQ(comparison.angle(0, 1), 45) << size;
  }
}

TEST(Comparison, HasNoAngleWhereWeightsAreNoDirection) {
  const Comparison comparison =
      comparison_of(cs188(), learners_of({LearnerKind::perceptron, LearnerKind::decision_tree, LearnerKind::kernel,
                                          LearnerKind::voted, LearnerKind::multiclass}));
  for (const std::size_t other : {1u, 2u, 4u}) {
    EXPECT_TRUE(std::isnan(comparison.angle(0, other))) << other;
    EXPECT_TRUE(std::isnan(comparison.angle(other, other))) << other;
  }
}

TEST(RunStart, RefusesALearnerAndStartsTheOthers) {
  std::vector<LearnerSpec> learners = learners_of({LearnerKind::perceptron, LearnerKind::averaged});
  learners[0].options = PerceptronOptions{-1};
  const auto start = started(cs188(), learners);
  EXPECT_EQ(start->error(0).field, Field{"learner.learning_rate"});
  EXPECT_FALSE(start->take(0));
  EXPECT_FALSE(start->error(1));
  EXPECT_TRUE(start->take(1));
}

TEST(RunStart, TakesThreeClassesForThoseWhoTellThemApart) {
  const auto start =
      started(with_classes(cs188(), 3, 1), learners_of({LearnerKind::perceptron, LearnerKind::multiclass}));
  EXPECT_EQ(start->error(0).status, Status::bad_label);
  EXPECT_FALSE(start->error(1));
}

TEST(RunStart, RefusesWhatConcernsAll) {
  const auto refused = [](RunSpec spec, std::vector<LearnerSpec> learners) {
    return std::string(RunStart::create(std::move(spec), learners).error().field.name);
  };
  EXPECT_EQ(refused(cs188(), {}), "learners");
  EXPECT_EQ(refused(cs188(), std::vector<LearnerSpec>(7)), "learners");
  EXPECT_EQ(refused(spec_of({}, {}), six), "X");
  RunSpec endless = cs188();
  endless.max_epochs = 0;
  EXPECT_EQ(refused(endless, six), "max_epochs");
  std::vector<LearnerSpec> bad(2);
  for (LearnerSpec& learner : bad) learner.initial = {1};
  EXPECT_EQ(refused(cs188(), bad), "initial.weights");
}

TEST(RunStart, RefusesFeaturesThatGrowTooLarge) {
  RunSpec spec = spec_of({1e60, 1, 2, 3}, {1, -1});
  spec.features = products({{0, 0}});
  const auto start = started(spec, six, 1);
  for (std::size_t k = 0; k < start->size(); ++k) {
    EXPECT_EQ(start->error(k).status, Status::out_of_range);
    EXPECT_FALSE(start->take(k));
  }
}

}  // namespace
}  // namespace perceptron::test
