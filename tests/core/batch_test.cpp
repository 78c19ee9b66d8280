#include "perceptron/learners/batch.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

/// Σ y·(x, 1) over the examples that w gets wrong, a score of 0 being wrong, and how many they are.
struct Sum {
  std::vector<double> step;
  std::size_t wrong = 0;

  Sum(std::span<const double> w, const Dataset& data, bool bias) : step(w.size()) {
    for (std::size_t i = 0; i < data.size(); ++i) {
      if (data.y[i] * score_of(w, data.row(i)) > 0) continue;
      for (std::size_t j = 0; j < data.d; ++j) step[j] += data.y[i] * data.row(i)[j];
      step.back() += bias ? data.y[i] : 0;
      ++wrong;
    }
  }
};

double length(std::span<const double> v) {
  double squares = 0;
  for (const double value : v) squares += value * value;
  return std::sqrt(squares);
}

}  // namespace

/// One update an epoch, at its last visit: the sum over all examples that are wrong. Exact on whole numbers.
TEST(Batch, MakesOneUpdateAnEpoch) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    RunSpec spec = shuffled(of(LearnerKind::batch, {2, 0}, whole(7, seed % 5, seed)), seed);
    spec.bias = seed % 3 != 0;
    spec.max_epochs = 30;
    const auto run = run_of(spec);
    std::size_t epochs = 0;
    while (run->stop_reason() == StopReason::none) {
      const auto before = weights_of(*run);
      const Sum sum(before, run->data(), spec.bias);
      for (int visit = 0; visit < 6; ++visit) {
        ASSERT_FALSE(run->step()->updated);
        ASSERT_EQ(weights_of(*run), before);
      }
      const auto last = run->step();
      ASSERT_EQ(last->updated, sum.wrong > 0);
      for (std::size_t j = 0; j < before.size(); ++j) {
        ASSERT_EQ(run->weights()[j], before[j] + 2 * sum.step[j]) << "seed " << seed;
        if (last->updated) {
          ASSERT_EQ(run->change()[j], 2 * sum.step[j]);
        }
      }
      ++epochs;
      if (!last->updated) {
        EXPECT_EQ(run->stop_reason(), StopReason::converged);
        break;
      }
      const Journal& journal = inside(*run).journal();
      ASSERT_EQ(journal.size(), epochs);
      ASSERT_EQ(journal.visit(epochs - 1), static_cast<double>(7 * epochs - 1));
      ASSERT_EQ(journal.coefficient(epochs - 1), static_cast<double>(sum.wrong));
      ASSERT_EQ(journal.mistakes(epochs) - journal.mistakes(epochs - 1), sum.wrong);
    }
  }
}

/// To the last bit: the sum is taken in the order of the examples, not of the visits.
TEST(Batch, DoesNotDependOnTheOrder) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    RunSpec spec = of(LearnerKind::batch, {0.1, 0}, noisy(15, 3, seed));
    spec.max_epochs = 25;
    const auto given = run_of(spec);
    for (const OrderKind order : {OrderKind::positives_first, OrderKind::shuffle_once, OrderKind::shuffle_each_epoch}) {
      spec.order = order;
      spec.seed = seed;
      const auto other = run_of(spec);
      for (const std::uint64_t visit : {375u, 15u, 151u}) {
        given->seek(visit);
        other->seek(visit);
        ASSERT_EQ(weights_of(*other), weights_of(*given));
        ASSERT_EQ(other->updates(), given->updates());
      }
    }
  }
}

/// A step so short that no example changes sides lowers J by η‖Σ y·x‖².
TEST(Batch, AShortStepDescends) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    RunSpec spec = of(LearnerKind::batch, {1, 0}, noisy(20, 3, seed));
    Random random(seed);
    for (int j = 0; j < 4; ++j) spec.initial.push_back(random.uniform(-1, 1));
    spec.max_epochs = 1;
    const Sum sum(spec.initial, spec.data, true);
    double rate = 1;
    for (std::size_t i = 0; i < 20; ++i) {
      const double moves = std::abs(score_of(sum.step, spec.data.row(i)));
      rate = std::min(rate, 0.5 * std::abs(score_of(spec.initial, spec.data.row(i))) / moves);
    }
    spec.learner = BatchOptions{.learning_rate = rate};
    const auto run = run_of(spec);
    const double before = run->objective();
    run->advance(Run::no_limit);
    const double fall = rate * length(sum.step) * length(sum.step);
    EXPECT_GT(before, run->objective()) << "seed " << seed;
    EXPECT_NEAR(before - run->objective(), fall, 1e-12 * before) << "seed " << seed;
  }
}

TEST(Batch, TheObjectiveIsPavlus) {
  RunSpec spec = of(LearnerKind::batch, {}, cs188());
  spec.initial = {1, 1, -4};
  // Scores −2 (−), 1 (+), 2 (+), 3 (+), 1 (−): the last is wrong by 1.
  EXPECT_EQ(run_of(spec)->objective(), 1);
  spec.initial = {0, 0, 0};
  EXPECT_EQ(run_of(spec)->objective(), 0);
}

/// Training ends with the first step that is shorter than the tolerance, mistakes or not.
TEST(Batch, SettlesWithAStepShorterThanTheTolerance) {
  std::size_t settled = 0, later = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const double tolerance = 0.2;
    RunSpec spec = shuffled(of(LearnerKind::batch, {0.2, 0, tolerance}, noisy(12, 2, seed)));
    spec.max_epochs = 60;
    const auto run = run_of(spec);
    double step = 1;
    while (const auto visit = run->step()) {
      ASSERT_GE(step, tolerance);
      if (visit->updated) step = length(run->change());
    }
    ASSERT_EQ(run->stop_reason() == StopReason::settled, step < tolerance);
    if (step < tolerance) {
      EXPECT_LT(run->record()->change_length, tolerance);
    }
    settled += step < tolerance;
    later += step < tolerance && run->epoch() > 1;
    EXPECT_EQ(run->visit() % 12, 0u);
  }
  EXPECT_GT(settled, 10u);
  EXPECT_GT(later, 5u);
}

/// Tolerance 0, the default, is shorter than no step; not even a step that changes nothing.
TEST(Batch, WithoutAToleranceItNeverSettles) {
  RunSpec spec = without_bias(of(LearnerKind::batch, {}, spec_of({0, 0, 0, 0}, {1, -1, 1, -1})));
  spec.max_epochs = 5;
  const auto run = run_of(spec);
  run->advance(Run::no_limit);
  EXPECT_EQ(run->stop_reason(), StopReason::max_epochs);
  EXPECT_EQ(run->updates(), 5u);
}

/// A clean epoch ends training and makes no update; the last step is a parameter, and stays.
TEST(Batch, ConvergesAfterACleanEpoch) {
  const auto run = run_of(of(LearnerKind::batch, {}, cs188()));
  run->advance(Run::no_limit);
  EXPECT_EQ(run->stop_reason(), StopReason::converged);
  EXPECT_EQ(run->updates() + 1, run->epoch());
  EXPECT_EQ(run->training_mistakes(), 0u);
}
