#include "perceptron/learners/margin.hpp"

#include <gtest/gtest.h>

#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

/// It updates while y·a ≤ margin, at a mistake or not. A margin of exactly that is not enough.
TEST(Margin, UpdatesUpToTheMargin) {
  std::size_t exactly = 0, without_mistake = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const double margin = 1 + static_cast<double>(seed % 3);
    RunSpec spec = shuffled(of(LearnerKind::margin, {1, margin}, whole(9, 2, seed, 3)), seed);
    spec.max_epochs = 10;
    const auto run = run_of(spec);
    while (true) {
      const auto before = weights_of(*run);
      const auto visit = run->step();
      if (!visit) break;
      const double reached = visit->label * visit->score;
      ASSERT_EQ(visit->updated, reached <= margin);
      ASSERT_EQ(visit->mistake, reached <= 0);
      exactly += reached == margin;
      without_mistake += visit->updated && !visit->mistake;
      if (!visit->updated) continue;
      for (std::size_t j = 0; j < 2; ++j) {
        ASSERT_EQ(run->weights()[j], before[j] + visit->label * run->data().row(visit->example)[j]);
      }
      ASSERT_EQ(run->weights()[2], before[2] + visit->label);
    }
  }
  EXPECT_GT(exactly, 20u);
  EXPECT_GT(without_mistake, 20u);
}

/// Convergence is an epoch without an update, and then every y·a is above the margin.
TEST(Margin, ConvergesWithEveryExampleBeyondTheMargin) {
  std::size_t converged = 0, longer = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const double margin = 0.5 + static_cast<double>(seed % 4);
    RunSpec spec = shuffled(seed % 2 ? noisy(9, 3, seed) : whole(6, 3, seed), seed);
    spec.max_epochs = 20000;
    const auto plain = run_of(spec);
    const auto run = run_of(of(LearnerKind::margin, {0.5, margin}, spec));
    plain->advance(Run::no_limit);
    run->advance(Run::no_limit);
    EXPECT_EQ(run->stop_reason(), plain->stop_reason()) << "seed " << seed;
    if (run->stop_reason() != StopReason::converged) continue;
    ++converged;
    longer += run->epoch() > plain->epoch();
    const std::size_t n = run->data().size();
    const double last_update = run->journal().visit(run->journal().size() - 1);
    EXPECT_LT(last_update, static_cast<double>(run->visit() - n));
    EXPECT_GE(last_update, static_cast<double>(run->visit() - 2 * n));
    for (std::size_t i = 0; i < n; ++i) {
      EXPECT_GT(run->data().y[i] * score_of(run->weights(), run->data().row(i)), margin);
    }
    EXPECT_EQ(run->training_mistakes(), 0u);
  }
  EXPECT_GT(converged, 20u);
  EXPECT_GT(longer, 10u);
}

/// Of the updates, those of a wrong or tied score are mistakes.
TEST(Margin, CountsMistakesApartFromUpdates) {
  RunSpec spec = shuffled(of(LearnerKind::margin, {1, 5}, noisy(30, 2, 3)));
  spec.max_epochs = 10;
  const auto run = run_of(spec);
  run->advance(Run::no_limit);
  std::size_t mistakes = 0;
  for (std::size_t k = 0; k < run->journal().size(); ++k) {
    mistakes += !(run->data().y[run->journal().example(k)] * run->journal().score(k) > 0);
  }
  EXPECT_EQ(inside(*run).mistakes_before(static_cast<double>(run->visit())), mistakes);
  EXPECT_GT(mistakes, 0u);
  EXPECT_LT(mistakes, run->updates());
}
