#include "learners/aggressive_step.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "numeric/random.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

enum Variant { pa, pa_1, pa_2 };

struct Update {
  Visit visit;
  double tau;      ///< from the journal
  double squared;  ///< ‖z‖²
  double loss;
  double after;  ///< y·a
};

/// Steps through a run; every update in turn.
template <class Take>
void for_each_update(Run& run, bool bias, Take take) {
  while (true) {
    const auto before = weights_of(run);
    const auto visit = run.step();
    if (!visit) return;
    const double reached = visit->label * visit->score;
    ASSERT_EQ(visit->updated, reached < 1);
    ASSERT_EQ(visit->mistake, reached <= 0);
    if (!visit->updated) {
      ASSERT_EQ(weights_of(run), before);
      continue;
    }
    const double* const x = run.data().row(visit->example);
    double squared = bias ? 1 : 0;
    for (std::size_t j = 0; j < run.data().d; ++j) squared += x[j] * x[j];
    const double coefficient = run.journal().coefficient(run.journal().size() - 1);
    take(Update{*visit, coefficient * visit->label, squared, 1 - reached, visit->label * score_of(run.weights(), x)});
  }
}

RunSpec spec_for(Variant variant, double C, std::uint64_t seed) {
  RunSpec spec = shuffled(noisy(15, 1 + seed % 5, seed), seed);
  spec.bias = seed % 3 != 0;
  spec.max_epochs = 12;
  return of(LearnerKind::passive_aggressive, {static_cast<double>(variant), C}, std::move(spec));
}

}  // namespace

/// The update ends at y·a = 1, no further.
TEST(PassiveAggressive, ReachesTheMargin) {
  std::size_t updates = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const RunSpec spec = spec_for(pa, 1, seed);
    for_each_update(*run_of(spec), spec.bias, [&](const Update& update) {
      ++updates;
      EXPECT_GT(update.tau, 0);
      // The sum of terms as large as τ·‖z‖² rounds as they do.
      EXPECT_NEAR(update.after, 1, 1e-12 * std::max(1.0, update.loss)) << "seed " << seed;
    });
  }
  EXPECT_GT(updates, 500u);
}

TEST(PassiveAggressive, OneIsCappedAtC) {
  std::size_t capped = 0, free = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const double C = 0.3;
    const RunSpec spec = spec_for(pa_1, C, seed);
    for_each_update(*run_of(spec), spec.bias, [&](const Update& update) {
      EXPECT_LE(update.tau, C);
      EXPECT_NEAR(update.tau, std::min(C, update.loss / update.squared), 1e-13);
      if (update.tau < C) {
        ++free;
        EXPECT_NEAR(update.after, 1, 1e-12);
      } else {
        ++capped;
        EXPECT_LE(update.after, 1 + 1e-12);
      }
    });
  }
  EXPECT_GT(capped, 100u);
  EXPECT_GT(free, 100u);
}

TEST(PassiveAggressive, TwoGoesPartOfTheWay) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const double C = seed % 2 ? 0.3 : 5;
    const RunSpec spec = spec_for(pa_2, C, seed);
    for_each_update(*run_of(spec), spec.bias, [&](const Update& update) {
      const double tau = update.loss / (update.squared + 1 / (2 * C));
      EXPECT_NEAR(update.tau, tau, 1e-12 * tau);
      EXPECT_NEAR(update.after, 1 - update.loss + tau * update.squared, 1e-12 * std::max(1.0, update.loss));
      EXPECT_LT(update.after, 1);
    });
  }
}

/// With a C beyond all steps, both variants are the first.
TEST(PassiveAggressive, AreAlikeWithALargeC) {
  const RunSpec spec = spec_for(pa, 1, 1);
  const auto first = run_of(spec), capped = run_of(of(LearnerKind::passive_aggressive, {pa_1, 1e6}, spec)),
             soft = run_of(of(LearnerKind::passive_aggressive, {pa_2, 1e6}, spec));
  for (const auto& run : {first.get(), capped.get(), soft.get()}) run->advance(40);
  EXPECT_EQ(weights_of(*capped), weights_of(*first));
  for (std::size_t j = 0; j < first->weights().size(); ++j) {
    EXPECT_NEAR(soft->weights()[j], first->weights()[j], 1e-3);
  }
}

/// In the plane, many visits at once go another way where updates are frequent: through no branch, an update by 0 being
/// none. The bits are those of visits made one by one, also where a weight is −0, which adding 0 would change.
TEST(PassiveAggressive, IsTheSameInManyVisitsAtOnce) {
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    RunSpec spec = shuffled(noisy(90, 2, seed), seed);
    Random random(seed);
    for (double& label : spec.data.y) label = random.below(2) == 0 ? -1 : 1;
    spec.data.y.front() = -spec.data.y.back();
    const bool negative_zeros = seed % 2 == 0;
    if (negative_zeros) {
      // Of such a sign that every update adds −0 to the weight.
      change(spec.data, [&](std::vector<double>& X) {
        for (std::size_t i = 0; i < spec.data.size(); ++i) X[2 * i] = spec.data.y[i] > 0 ? -0.0 : 0.0;
      });
      spec.initial = {-0.0, -0.0, -0.0};
    }
    spec.bias = seed % 3 != 0;
    spec.max_epochs = 6;
    spec = of(LearnerKind::passive_aggressive, {static_cast<double>(seed % 3), 0.5}, std::move(spec));
    const auto at_once = run_of(spec), one_by_one = run_of(spec);
    for (const std::uint64_t visits : {7u, 1u, 180u, 40u, 1000u}) {
      at_once->advance(visits);
      while (one_by_one->visit() < at_once->visit()) one_by_one->step();
      const auto found = weights_of(*at_once), expected = weights_of(*one_by_one);
      ASSERT_EQ(std::memcmp(found.data(), expected.data(), found.size() * sizeof(double)), 0) << "seed " << seed;
    }
    const Journal &made = inside(*at_once).journal(), &one = inside(*one_by_one).journal();
    ASSERT_EQ(made.size(), one.size());
    ASSERT_GT(made.size(), 540u / 3);
    for (std::size_t k = 0; k < made.size(); ++k) {
      ASSERT_EQ(made.visit(k), one.visit(k));
      ASSERT_EQ(made.example(k), one.example(k));
      ASSERT_EQ(made.score(k), one.score(k));
      ASSERT_EQ(made.coefficient(k), one.coefficient(k));
      ASSERT_EQ(made.mistakes(k + 1), one.mistakes(k + 1));
    }
  }
}

/// No visit of the last epoch was a mistake, though updates may have been made.
TEST(PassiveAggressive, ConvergesAfterAnEpochWithoutAMistake) {
  std::size_t with_updates = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    RunSpec spec = shuffled(whole(6, 2, seed), seed);
    spec = of(LearnerKind::passive_aggressive, {static_cast<double>(seed % 3), 0.5}, std::move(spec));
    const auto run = run_of(spec);
    std::vector<std::size_t> mistakes, updates;
    while (const auto visit = run->step()) {
      if (visit->visit % 6 == 0) mistakes.push_back(0), updates.push_back(0);
      mistakes.back() += visit->mistake;
      updates.back() += visit->updated;
    }
    const bool converged = run->stop_reason() == StopReason::converged;
    ASSERT_EQ(mistakes.back() == 0, converged) << "seed " << seed;
    ASSERT_EQ(std::count(mistakes.begin(), mistakes.end(), 0u), converged ? 1 : 0) << "seed " << seed;
    with_updates += converged && updates.back() > 0;
  }
  EXPECT_GT(with_updates, 5u);
}

/// Nothing can be done about a row of zeros without a bias, but it stays a mistake and is counted.
TEST(PassiveAggressive, ARowOfZerosWithoutABiasIsAMistake) {
  for (const Variant variant : {pa, pa_1, pa_2}) {
    RunSpec spec = without_bias(
        of(LearnerKind::passive_aggressive, {static_cast<double>(variant)}, spec_of({0, 0, 1, 2, -1, 0}, {1, 1, -1})));
    spec.max_epochs = 50;
    const auto run = run_of(spec);
    run->advance(Run::no_limit);
    EXPECT_EQ(run->stop_reason(), StopReason::max_epochs);
    EXPECT_EQ(run->training_mistakes(), 1u);
    EXPECT_GE(inside(*run).mistakes_before(150), 50u);
    run->seek(60);
    const auto before = weights_of(*run);
    const auto visit = run->step();
    EXPECT_EQ(visit->score, 0);
    EXPECT_TRUE(visit->mistake);
    EXPECT_EQ(weights_of(*run), before);
    for (const double value : run->change()) EXPECT_EQ(value, 0);
  }
}

/// What is told of an update is what it went by.
TEST(PassiveAggressive, TellsLossNormAndStep) {
  for (const Variant variant : {pa, pa_1, pa_2}) {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      const RunSpec spec = spec_for(variant, 0.3, seed);
      const auto run = run_of(spec);
      for_each_update(*run, spec.bias, [&](const Update& update) {
        const double margin = update.visit.label * update.visit.score;
        const std::span x(run->data().row(update.visit.example), run->data().d);
        const AggressiveStep told =
            aggressive_step(static_cast<Aggressiveness>(variant), 0.3, margin, x, spec.bias ? 1 : 0);
        EXPECT_EQ(told.loss, update.loss);
        EXPECT_DOUBLE_EQ(told.squared_norm, update.squared);
        EXPECT_EQ(told.step, update.tau);
        // The score by the weights after the update, but for rounding, and 1 itself where nothing holds back.
        EXPECT_NEAR(told.end, update.visit.label * inside(*run).effect()->after, 1e-12);
        EXPECT_EQ(told.reaches, variant == pa || (variant == pa_1 && update.tau < 0.3));
        if (told.reaches) EXPECT_EQ(told.end, 1);
      });
    }
  }
  const AggressiveStep none = aggressive_step(Aggressiveness::pa_1, 1, 1.5, std::vector<double>{3, 4}, 0);
  EXPECT_EQ(none.loss, 0);
  EXPECT_EQ(none.squared_norm, 25);
  EXPECT_EQ(none.step, 0);
  EXPECT_FALSE(none.reaches);
  EXPECT_EQ(none.end, 1.5);
}

/// C = ℓ/‖z‖² is enough to go all the way; of a row of zeros nothing is.
TEST(PassiveAggressive, TellsWhetherAStepReachesTheMargin) {
  const std::vector<double> x{1, 1}, zeros{0, 0};
  EXPECT_TRUE(aggressive_step(Aggressiveness::pa_1, 0.5, 0, x, 0).reaches);
  EXPECT_FALSE(aggressive_step(Aggressiveness::pa_1, 0.4375, 0, x, 0).reaches);
  EXPECT_EQ(aggressive_step(Aggressiveness::pa_1, 0.4375, 0, x, 0).end, 0.875);
  EXPECT_FALSE(aggressive_step(Aggressiveness::pa_2, 1e6, 0, x, 0).reaches);
  for (const Aggressiveness variant : {Aggressiveness::pa, Aggressiveness::pa_1, Aggressiveness::pa_2}) {
    const AggressiveStep step = aggressive_step(variant, 1, -0.25, zeros, 0);
    EXPECT_FALSE(step.reaches);
    EXPECT_EQ(step.end, -0.25);
  }
}
