#include "perceptron/run.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

struct Recorded {
  Visit visit;
  std::vector<double> before;
};

std::vector<Recorded> record(Run& run, std::size_t visits) {
  std::vector<Recorded> all;
  while (all.size() < visits) {
    auto before = parameters_of(run);
    const auto visit = run.step();
    if (!visit) break;
    all.push_back({*visit, std::move(before)});
  }
  return all;
}

}  // namespace

TEST(Run, SeekIsReplay) {
  for (const std::size_t d : {0u, 1u, 2u, 3u, 5u, 40u}) {
    RunSpec spec = shuffled(noisy(60, d, 11 + d));
    spec.max_epochs = 40;
    const auto stepped = run_of(spec);
    const auto all = record(*stepped, 60 * 40);
    const auto run = run_of(spec);
    Random random(3);
    for (int i = 0; i < 300; ++i) {
      const std::size_t target = random.below(static_cast<std::uint32_t>(all.size()));
      run->seek(target);
      ASSERT_EQ(run->visit(), target);
      ASSERT_EQ(parameters_of(*run), all[target].before) << "d " << d << " visit " << target;
      const auto again = run->step();
      ASSERT_TRUE(again);
      EXPECT_EQ(again->visit, all[target].visit.visit);
      EXPECT_EQ(again->example, all[target].visit.example);
      EXPECT_EQ(again->score, all[target].visit.score);
      EXPECT_EQ(again->updated, all[target].visit.updated);
    }
    run->seek(Run::no_limit);
    EXPECT_EQ(parameters_of(*run), parameters_of(*stepped));
    EXPECT_EQ(run->journal().size(), stepped->journal().size());
  }
}

/// Across journal chunks (4096 updates) and checkpoints further apart than the least interval (more than 128 weights).
TEST(Run, SeekIsReplayInALongRun) {
  RunSpec spec = shuffled(noisy(400, 200, 17));
  Random labels(23);
  for (double& label : spec.data.y) label = labels.below(2) ? 1 : -1;
  spec.max_epochs = 60;
  spec.initial.assign(201, 0.5);
  const auto stepped = run_of(spec);
  std::vector<std::pair<std::uint64_t, std::vector<double>>> kept;
  while (stepped->stop_reason() == StopReason::none) {
    kept.emplace_back(stepped->visit(), parameters_of(*stepped));
    stepped->advance(397);
  }
  ASSERT_GT(stepped->updates(), Journal::chunk_size);
  const auto run = run_of(spec);
  run->advance(Run::no_limit);
  Random random(5);
  for (int i = 0; i < 200; ++i) {
    const auto& [visit, parameters] = kept[random.below(static_cast<std::uint32_t>(kept.size()))];
    run->seek(visit);
    ASSERT_EQ(parameters_of(*run), parameters) << "visit " << visit;
  }
}

TEST(Run, AdvanceIsManySteps) {
  RunSpec spec = shuffled(noisy(50, 2, 5));
  spec.max_epochs = 20;
  const auto stepped = run_of(spec);
  record(*stepped, 50 * 20);
  for (const std::uint64_t block : {1u, 3u, 49u, 50u, 51u, 777u, 100000u}) {
    const auto run = run_of(spec);
    while (run->stop_reason() == StopReason::none) run->advance(block);
    EXPECT_EQ(parameters_of(*run), parameters_of(*stepped));
    EXPECT_EQ(run->visit(), stepped->visit());
    ASSERT_EQ(run->journal().size(), stepped->journal().size());
    for (std::size_t k = 0; k < run->journal().size(); ++k) {
      ASSERT_EQ(run->journal().visit(k), stepped->journal().visit(k));
      ASSERT_EQ(run->journal().score(k), stepped->journal().score(k));
    }
  }
}

TEST(Run, AdvanceFromThePastStopsWhereItShould) {
  RunSpec spec = shuffled(noisy(50, 2, 5));
  spec.max_epochs = 20;
  const auto run = run_of(spec);
  run->advance(500);
  const auto updates = run->updates();
  run->seek(100);
  EXPECT_EQ(run->advance(30), 30u);
  EXPECT_EQ(run->visit(), 130u);
  const auto before = static_cast<std::size_t>(run->updates());
  run->advance(Run::no_limit, 2);
  EXPECT_EQ(run->updates(), before + 2);
  EXPECT_EQ(run->journal().visit(before + 1) + 1, static_cast<double>(run->visit()));
  EXPECT_EQ(run->advance(10, 0), 0u);
  EXPECT_EQ(run->frontier(), 500u);
  run->advance(Run::no_limit, updates + 3 - run->updates());
  EXPECT_EQ(run->updates(), updates + 3);
  EXPECT_GT(run->visit(), 500u);
  run->seek(100);
  EXPECT_EQ(run->advance(Run::no_limit), 50u * 20 - 100);
}

/// From the past to the last update that is known, and no farther: there are visits behind it.
TEST(Run, AdvanceFromThePastStopsAtTheLastUpdateThereIs) {
  const auto run = run_of(cs188());
  run->advance(Run::no_limit);
  const auto updates = static_cast<std::size_t>(run->updates());
  const auto after = static_cast<std::uint64_t>(run->journal().visit(updates - 1)) + 1;
  ASSERT_LT(after, run->frontier());
  run->seek(0);
  EXPECT_EQ(run->advance(Run::no_limit, updates), after);
  EXPECT_EQ(run->updates(), updates);
  EXPECT_EQ(run->stop_reason(), StopReason::none);
  run->seek(0);
  EXPECT_EQ(run->advance(Run::no_limit, updates - 1),
            static_cast<std::uint64_t>(run->journal().visit(updates - 2)) + 1);
  run->seek(0);
  EXPECT_EQ(run->advance(Run::no_limit, updates + 1), run->frontier());
}

TEST(Run, StopsWhenAnEpochHadNoMistake) {
  const auto run = run_of(cs188());
  run->advance(Run::no_limit);
  EXPECT_EQ(run->stop_reason(), StopReason::converged);
  EXPECT_EQ(run->training_mistakes(), 0u);
  const auto parameters = parameters_of(*run);
  EXPECT_FALSE(run->step());
  EXPECT_EQ(run->advance(10), 0u);
  EXPECT_EQ(parameters_of(*run), parameters);
  run->seek(run->visit() - 1);
  EXPECT_EQ(run->stop_reason(), StopReason::none);
  EXPECT_EQ(inside(*run).frontier_stop_reason(), StopReason::converged);
  EXPECT_TRUE(run->step());
  EXPECT_EQ(run->stop_reason(), StopReason::converged);
}

TEST(Run, StopsAtMaxEpochs) {
  RunSpec spec = xor_spec();
  spec.max_epochs = 3;
  const auto run = run_of(spec);
  EXPECT_EQ(run->advance(Run::no_limit), 12u);
  EXPECT_EQ(run->stop_reason(), StopReason::max_epochs);
}

TEST(Run, StopsWhenTheJournalIsFull) {
  RunSpec asked = xor_spec(), limited = xor_spec();
  asked.max_updates = 6;
  limited.limits.updates = 6;
  for (const RunSpec& spec : {asked, limited}) {
    const auto run = run_of(spec);
    run->advance(Run::no_limit);
    EXPECT_EQ(run->stop_reason(), StopReason::journal_full);
    EXPECT_EQ(run->updates(), 6u);
    run->seek(0);
    EXPECT_EQ(parameters_of(*run), std::vector<double>(3, 0));
  }
}

TEST(Run, WithoutAJournalGivesTheSameWeights) {
  RunSpec spec = shuffled(noisy(40, 3, 9));
  spec.max_epochs = 30;
  const auto with = run_of(spec);
  spec.journal = false;
  const auto without = run_of(spec);
  for (const std::uint64_t target : {1000u, 30u, 500u}) {
    with->seek(target);
    without->seek(target);
    EXPECT_EQ(parameters_of(*with), parameters_of(*without));
    EXPECT_EQ(with->updates(), without->updates());
  }
}

TEST(Run, LearningRateScalesTheWeightsFromZero) {
  RunSpec spec = cs188();
  spec.learner = PerceptronOptions{.learning_rate = 0.25};
  const auto run = run_of(spec);
  run->advance(Run::no_limit);
  EXPECT_EQ(run->updates(), 445u);
  EXPECT_EQ(parameters_of(*run), (std::vector<double>{3, 0.5, -7.75}));
}

TEST(Run, WithoutBiasTheBiasStaysZero) {
  RunSpec spec = cs188();
  spec.bias = false;
  spec.max_epochs = 5;
  const auto run = run_of(spec);
  run->advance(Run::no_limit);
  EXPECT_EQ(run->parameters().back(), 0);
  EXPECT_GT(run->updates(), 0u);
}

TEST(Run, ChangeIsTheDifferenceAVisitMakes) {
  const auto run = run_of(cs188());
  for (int i = 0; i < 50; ++i) {
    const auto before = parameters_of(*run);
    const auto visit = run->step();
    ASSERT_EQ(visit->mistake, visit->updated);
    ASSERT_EQ(run->change().size(), visit->updated ? before.size() : 0);
    for (std::size_t j = 0; j < run->change().size(); ++j) {
      EXPECT_EQ(before[j] + run->change()[j], run->parameters()[j]);
    }
  }
}

/// Novikoff's bound, on separable data: at most (R/γ)² updates from zero, for any γ some unit vector reaches.
TEST(Run, MakesNoMoreUpdatesThanTheBound) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Random random(seed);
    const double u[] = {0.6, -0.64, 0.48};  // a unit vector of (x1, x2, 1)
    std::vector<double> X, y;
    double radius_squared = 0, margin = 1e9;
    while (y.size() < 40) {
      const double x1 = random.uniform(-2, 2), x2 = random.uniform(-2, 2);
      const double score = u[0] * x1 + u[1] * x2 + u[2];
      if (std::abs(score) < 0.05) continue;
      X.insert(X.end(), {x1, x2});
      y.push_back(score > 0 ? 1 : -1);
      radius_squared = std::max(radius_squared, x1 * x1 + x2 * x2 + 1);
      margin = std::min(margin, std::abs(score));
    }
    RunSpec spec = shuffled(spec_of(X, y));
    spec.max_epochs = 1e6;
    const auto run = run_of(spec);
    ASSERT_TRUE(run);
    run->advance(Run::no_limit);
    EXPECT_EQ(run->stop_reason(), StopReason::converged);
    EXPECT_LE(static_cast<double>(run->updates()), radius_squared / (margin * margin));
  }
}
