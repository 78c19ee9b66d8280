#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>

#include "golden_cases.hpp"
#include "numeric/lanes.hpp"
#include "perceptron/analysis.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

static RunSpec spec_of_case(const GoldenCase& golden) {
  RunSpec spec = spec_of(golden.X, golden.y);
  spec.data.d = golden.d;
  if (golden.features) spec.features = products(*golden.features);
  spec.learner = options_of(golden.learner, golden.settings);
  spec.bias = golden.bias;
  spec.initial = golden.initial;
  spec.max_epochs = golden.max_epochs;
  return spec;
}

/// Integers are exact, a decimal is within 1e-12; what is empty is not expected.
static void expect_numbers(std::span<const double> actual, const std::vector<double>& expected) {
  if (expected.empty()) return;
  ASSERT_EQ(actual.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_NEAR(actual[i], expected[i], std::floor(expected[i]) == expected[i] ? 0 : 1e-12) << "number " << i;
  }
}

class Golden : public testing::TestWithParam<GoldenCase> {};

TEST_P(Golden, TrainsToTheExpectedState) {
  const GoldenCase& golden = GetParam();
  const auto run = run_of(spec_of_case(golden));
  ASSERT_TRUE(run);
  run->advance(Run::no_limit);
  expect_numbers(run->weights(), golden.weights);
  expect_numbers(run->model(), golden.model);
  if (golden.vote) {
    EXPECT_EQ(scores_of(*run, golden.vote_at), std::vector<double>{*golden.vote});
  }
  if (golden.updates) {
    EXPECT_EQ(run->updates(), *golden.updates);
  }
  if (golden.epochs) {
    EXPECT_EQ(run->epoch(), *golden.epochs);
  }
  if (golden.converged) {
    EXPECT_EQ(run->stop_reason() == StopReason::converged, *golden.converged);
  }
}

TEST_P(Golden, RecordsTheExpectedUpdates) {
  const GoldenCase& golden = GetParam();
  const auto run = run_of(spec_of_case(golden));
  run->advance(Run::no_limit);
  for (std::size_t k = 0; k < golden.journal.size(); ++k) {
    EXPECT_EQ(run->journal().visit(k), static_cast<double>(golden.journal[k].visit));
    EXPECT_EQ(run->journal().example(k), golden.journal[k].example);
    EXPECT_EQ(run->journal().score(k), golden.journal[k].score);
  }
  const double n = static_cast<double>(golden.y.size());
  for (std::size_t epoch = 0; epoch < golden.mistakes_per_epoch.size(); ++epoch) {
    const double start = static_cast<double>(epoch) * n;
    EXPECT_EQ(run->journal().count_before(start + n) - run->journal().count_before(start),
              golden.mistakes_per_epoch[epoch]);
  }
}

TEST_P(Golden, VisitsWithTheExpectedNumbers) {
  const GoldenCase& golden = GetParam();
  const auto run = run_of(spec_of_case(golden));
  if (golden.predicted) {  // one score a class
    const auto visit = run->step();
    expect_numbers(run->scores(), golden.scores);
    EXPECT_EQ(visit->predicted, *golden.predicted);
  } else if (golden.initial.empty() || golden.max_epochs == 1) {
    for (double score : golden.scores) EXPECT_EQ(run->step()->score, score);
  } else if (!golden.scores.empty()) {  // weights given by hand, nothing trained
    const std::vector<double> scores = scores_of(*run, golden.X);
    EXPECT_EQ(scores, golden.scores);
  }
  for (double bias : golden.bias_after_each_visit) {
    run->step();
    EXPECT_EQ(run->parameters().back(), bias);
  }
}

class GoldenChange : public Golden {};

/// An update moves the score of its example by ‖x‖² + 1 towards the label.
TEST_P(GoldenChange, AnUpdateMovesTheScore) {
  const GoldenCase& golden = GetParam();
  for (std::size_t i = 0; i < golden.y.size(); ++i) {
    RunSpec spec = spec_of_case(golden);
    spec.order = OrderKind::custom;
    for (std::size_t k = 0; k < golden.y.size(); ++k) {
      spec.indices.push_back(static_cast<std::int32_t>((i + k) % golden.y.size()));
    }
    const auto run = run_of(spec);
    const auto visit = run->step();
    const std::vector<double> score = scores_of(*run, std::span(golden.X).subspan(i * golden.d, golden.d));
    EXPECT_EQ(visit->example, i);
    EXPECT_EQ(score[0] - visit->score, golden.score_change[i]);
  }
}

class GoldenPotential : public Golden {};

/// Pavlu's proof: ‖w − 3·(2, 2, −3)‖² falls at every update.
TEST_P(GoldenPotential, Falls) {
  const GoldenCase& golden = GetParam();
  const std::vector<double> target{6, 6, -9};
  const auto run = run_of(spec_of_case(golden));
  const auto potential = [&] {
    double sum = 0;
    for (std::size_t j = 0; j < 3; ++j) sum += std::pow(run->parameters()[j] - target[j], 2);
    return sum;
  };
  double before = potential();
  EXPECT_EQ(before, *golden.potential_start);
  while (run->advance(Run::no_limit, 1), run->stop_reason() == StopReason::none) {
    EXPECT_GE(before - potential(), *golden.potential_least_fall);
    before = potential();
  }
  EXPECT_EQ(run->updates(), *golden.updates);
}

class GoldenAnalysis : public Golden {};

TEST_P(GoldenAnalysis, FindsTheExpectedBound) {
  const GoldenCase& golden = GetParam();
  const auto analysis = value_of(Analysis::create(spec_of_case(golden)));
  ASSERT_TRUE(analysis);
  ASSERT_TRUE(analysis->advance(1e9));
  const AnalysisResult& found = analysis->result();
  EXPECT_EQ(found.verdict, Verdict::separable);
  EXPECT_EQ(found.bound, *golden.bound);
  if (golden.radius_squared) {
    EXPECT_DOUBLE_EQ(found.radius, std::sqrt(*golden.radius_squared));
  }
  if (golden.margin_squared) {
    EXPECT_DOUBLE_EQ(found.margin, std::sqrt(*golden.margin_squared));
  }
  const std::vector<double>& direction = golden.separator_direction;
  const double length = std::sqrt(dot(direction.data(), direction.data(), direction.size()));
  for (std::size_t j = 0; j < direction.size(); ++j) {
    EXPECT_NEAR(found.separator[j], direction[j] / length, 1e-15);
  }
}

static std::vector<GoldenCase> cases_where(bool (*has)(const GoldenCase&)) {
  std::vector<GoldenCase> chosen;
  std::copy_if(std::begin(golden_cases), std::end(golden_cases), std::back_inserter(chosen), has);
  return chosen;
}

static std::string test_name(const testing::TestParamInfo<GoldenCase>& test) {
  std::string name = test.param.id;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Seeds, Golden, testing::ValuesIn(golden_cases), test_name);
INSTANTIATE_TEST_SUITE_P(Seeds, GoldenChange,
                         testing::ValuesIn(cases_where([](const GoldenCase& g) { return !g.score_change.empty(); })),
                         test_name);
INSTANTIATE_TEST_SUITE_P(Seeds, GoldenPotential, testing::ValuesIn(cases_where([](const GoldenCase& g) {
                           return g.potential_start.has_value();
                         })),
                         test_name);

INSTANTIATE_TEST_SUITE_P(Seeds, GoldenAnalysis,
                         testing::ValuesIn(cases_where([](const GoldenCase& g) { return g.bound.has_value(); })),
                         test_name);

TEST(GoldenDot, ProjectionOnAUnitVector) {
  const double u[] = {0.8, 0.6}, v[] = {0.37, 0.73};
  EXPECT_NEAR(dot(u, v, 2), 0.734, 1e-12);
}
