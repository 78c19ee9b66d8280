#include "perceptron/learners/multiclass.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

RunSpec multiclass(RunSpec spec, double classes = 0) { return of(LearnerKind::multiclass, {classes}, std::move(spec)); }

/// Class numbers instead of labels: negative 0, positive 1.
RunSpec two_classes(RunSpec spec) {
  for (double& label : spec.data.y) label = label > 0 ? 1 : 0;
  return multiclass(std::move(spec));
}

/// Three groups of points, far apart.
RunSpec three_groups(std::uint64_t seed) {
  Random random(seed);
  const double centres[][2] = {{0, 4}, {4, -3}, {-4, -3}};
  std::vector<double> X, y;
  for (std::size_t i = 0; i < 30; ++i) {
    for (const double centre : centres[i % 3]) X.push_back(centre + random.uniform(-1, 1));
    y.push_back(static_cast<double>(i % 3));
  }
  return multiclass(spec_of(std::move(X), std::move(y)));
}

Error refusal(std::vector<double> y, double classes) {
  std::vector<double> X(2 * y.size(), 1);
  return error_of(multiclass(spec_of(std::move(X), std::move(y)), classes));
}

}  // namespace

/// From zeros w₁ = −w₀ always, and w₁ is the perceptron's w where a tie predicts −1: a₁ > a₀ just where w₁·x > 0. So
/// the visits are the same to the last bit, and the mistakes with them.
TEST(Multiclass, WithTwoClassesIsThePerceptron) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const std::size_t d = seed % 6;
    RunSpec spec = shuffled(seed % 2 ? whole(14, d, seed, 3) : noisy(14, d, seed), seed);
    spec.order = static_cast<OrderKind>(seed % 4);
    spec.bias = seed % 3 != 0;
    spec.max_epochs = 12;
    const auto binary = run_of(of(LearnerKind::perceptron, {1, 2}, spec));
    const auto run = run_of(two_classes(spec));
    while (const auto expected = binary->step()) {
      const auto visit = run->step();
      ASSERT_TRUE(visit);
      ASSERT_EQ(visit->example, expected->example);
      ASSERT_EQ(visit->mistake, expected->mistake) << "seed " << seed << " visit " << visit->visit;
      ASSERT_EQ(run->scores()[1], expected->score);
      ASSERT_EQ(run->scores()[0], -expected->score);
      for (std::size_t j = 0; j <= d; ++j) {
        ASSERT_EQ(run->weights()[d + 1 + j], binary->weights()[j]);
        ASSERT_EQ(run->weights()[j], -binary->weights()[j]);
      }
    }
    EXPECT_EQ(run->stop_reason(), binary->stop_reason());
    EXPECT_EQ(run->training_mistakes(), binary->training_mistakes());
  }
}

/// The rule, written out again: the lowest of the classes with the highest score; reward the label, punish the winner.
TEST(Multiclass, RewardsTheLabelAndPunishesTheWinner) {
  std::size_t tied = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const std::size_t d = seed % 4;
    const auto classes = static_cast<std::uint32_t>(2 + seed % 5);
    RunSpec spec = shuffled(multiclass(with_classes(whole(15, d, seed, 2), classes, seed)));
    spec.bias = seed % 3 != 0;
    spec.max_epochs = 8;
    if (seed % 4 == 0) {
      spec.bias = true;
      for (std::size_t j = 0; j < classes * (d + 1); ++j) spec.initial.push_back(static_cast<double>(j % 3));
    }
    const auto run = run_of(spec);
    std::vector<double> w(classes * (d + 1));
    if (!spec.initial.empty()) w = spec.initial;
    while (true) {
      ASSERT_EQ(weights_of(*run), w);
      ASSERT_EQ(run->model(), w);
      const auto visit = run->step();
      if (!visit) break;
      const double* const x = run->data().row(visit->example);
      std::vector<double> scores;
      for (std::size_t c = 0; c < classes; ++c) {
        scores.push_back(score_of(std::span(w).subspan(c * (d + 1), d + 1), x));
      }
      const auto highest = std::max_element(scores.begin(), scores.end());
      const auto winner = static_cast<std::size_t>(highest - scores.begin());
      const auto label = static_cast<std::size_t>(visit->label);
      tied += std::count(scores.begin(), scores.end(), *highest) > 1;
      ASSERT_EQ(std::vector<double>(run->scores().begin(), run->scores().end()), scores);
      ASSERT_EQ(visit->score, *highest);
      ASSERT_EQ(visit->predicted, static_cast<double>(winner));
      ASSERT_EQ(visit->mistake, winner != label);
      if (winner == label) continue;
      for (std::size_t j = 0; j <= d; ++j) {
        const double value = j < d ? x[j] : spec.bias;
        w[label * (d + 1) + j] += value;
        w[winner * (d + 1) + j] -= value;
      }
    }
  }
  EXPECT_GT(tied, 50u);
}

/// What one class gains another loses: the weight vectors keep their sum.
TEST(Multiclass, KeepsTheSumOfTheWeights) {
  RunSpec spec = shuffled(multiclass(with_classes(whole(40, 3, 1), 5, 1)));
  spec.max_epochs = 20;
  const auto run = run_of(spec);
  while (run->step()) {
    for (std::size_t j = 0; j < 4; ++j) {
      double sum = 0;
      for (std::size_t c = 0; c < 5; ++c) sum += run->weights()[4 * c + j];
      ASSERT_EQ(sum, 0);
    }
  }
}

TEST(Multiclass, SeparatesThreeGroups) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const RunSpec spec = three_groups(seed);
    const auto run = run_of(spec);
    run->advance(Run::no_limit);
    EXPECT_EQ(run->stop_reason(), StopReason::converged);
    EXPECT_EQ(run->training_mistakes(), 0u);
    std::vector<Prediction> predictions(3);
    EXPECT_FALSE(run->predict(std::vector<double>{0, 9, 9, -7, -9, -7}, predictions));
    for (std::size_t c = 0; c < 3; ++c) EXPECT_EQ(predictions[c].label, static_cast<double>(c));
    EXPECT_EQ(value_of(run->mistakes(spec.data.X, spec.data.y)), 0u);
    EXPECT_EQ(value_of(run->mistakes(spec.data.X, std::vector<double>(30, 2))), 20u);
  }
}

TEST(Multiclass, PositivesFirstIsTheLastClassFirst) {
  RunSpec spec = multiclass(spec_of({0, 1, 2, 3, 4, 5, 6}, {1, 0, 3, 1, 0, 3, 2}), 6);
  spec.order = OrderKind::positives_first;
  const auto run = run_of(spec);
  for (const std::uint32_t example : {2u, 5u, 6u, 0u, 3u, 1u, 4u}) EXPECT_EQ(run->step()->example, example);
}

/// More classes than labels are there: they have weights, and may win.
TEST(Multiclass, ClassesMayHaveNoExample) {
  RunSpec spec = multiclass(spec_of({1, 2}, {0, 1}), 4);
  spec.initial = {0, 0, 0, 0, 0, 0, 9, 0};
  const auto run = run_of(spec);
  const auto visit = run->step();
  EXPECT_EQ(visit->predicted, 3);
  EXPECT_EQ(weights_of(*run), (std::vector<double>{1, 1, 0, 0, 0, 0, 8, -1}));
}

TEST(Multiclass, RefusesWhatIsNoClassNumber) {
  for (const double bad : {-1.0, 0.5, 3.0, 1e9, std::numeric_limits<double>::quiet_NaN()}) {
    const Error error = refusal({0, 1, bad, 2}, 3);
    EXPECT_EQ(error.status, Status::bad_label) << bad;
    EXPECT_EQ(error.field, Field::y);
    EXPECT_EQ(error.message(), "The label of example 3 is not a class number from 0 to 2.");
  }
  EXPECT_EQ(refusal({0, 1000}, 0).status, Status::bad_label);
  EXPECT_FALSE(refusal({0, 999}, 0));
  EXPECT_EQ(refusal({0, 0, 0}, 0).status, Status::one_class);
  EXPECT_FALSE(refusal({0, 0, 0}, 2));
}

TEST(Multiclass, InitialWeightsAreOneVectorAClass) {
  RunSpec spec = multiclass(with_classes(whole(6, 2, 1), 3, 1));
  spec.initial.assign(9, 1);
  EXPECT_FALSE(error_of(spec));
  spec.bias = false;
  EXPECT_EQ(error_of(spec).field, Field::initial_bias);
  for (const std::size_t place : {2u, 5u, 8u}) spec.initial[place] = 0;
  EXPECT_FALSE(error_of(spec));
  spec.initial[8] = 1;
  EXPECT_EQ(error_of(spec).field, Field::initial_bias);
  for (const std::size_t size : {3u, 8u, 12u}) {
    spec.initial.assign(size, 0);
    const Error error = error_of(spec);
    EXPECT_EQ(error.status, Status::wrong_length);
    EXPECT_EQ(error.field, Field::initial_weights);
  }
}

/// A thousand classes of a great many features are refused before memory is asked for.
TEST(Multiclass, RefusesMoreWeightsThanFit) {
  RunSpec spec = multiclass(spec_of({1, 2, 3, 4}, {0, 999}));
  spec.limits.values = 3000;
  EXPECT_FALSE(error_of(spec));
  spec.limits.values = 2999;
  const Error error = error_of(spec);
  EXPECT_EQ(error.status, Status::too_large);
  EXPECT_EQ(error.field, Field{"learner.classes"});
}
