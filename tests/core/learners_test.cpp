// What holds for every learner.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>

#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

struct Case {
  const char* name;
  LearnerKind learner;
  std::vector<double> settings;
  std::vector<double> defaults;
};

const Case cases[] = {
    {"perceptron", LearnerKind::perceptron, {0.3, 2}, {1, 0}},
    {"margin", LearnerKind::margin, {0.3, 1.5}, {1, 1}},
    {"averaged", LearnerKind::averaged, {0.3, 3}, {1, 0}},
    {"voted", LearnerKind::voted, {0.3, 0}, {1, 0}},
    {"pocket", LearnerKind::pocket, {0.3, 1}, {1, 0}},
    {"batch", LearnerKind::batch, {0.3, 0, 1e-9}, {1, 0, 0}},
    {"pa", LearnerKind::passive_aggressive, {0}, {0, 1}},
    {"pa_1", LearnerKind::passive_aggressive, {1, 0.2}, {0, 1}},
    {"pa_2", LearnerKind::passive_aggressive, {2, 0.2}, {0, 1}},
    {"multiclass", LearnerKind::multiclass, {4}, {0}},
    {"kernel_linear", LearnerKind::kernel, {0, 2, 1, 1, 2}, {0, 2, 1, 1, 0}},
    {"kernel_polynomial", LearnerKind::kernel, {1, 3, 0.5}, {0, 2, 1, 1, 0}},
    {"kernel_rbf", LearnerKind::kernel, {2, 2, 1, 0.7}, {0, 2, 1, 1, 0}},
    {"nearest_neighbours", LearnerKind::nearest_neighbours, {3}, {1}},
    {"decision_tree", LearnerKind::decision_tree, {2}, {3}},
    {"second_order", LearnerKind::second_order, {0.3}, {1}},
};

bool is_baseline(LearnerKind kind) {
  return kind == LearnerKind::nearest_neighbours || kind == LearnerKind::decision_tree;
}

/// The spec for the learner of a case, with labels at random, so that mistakes never end.
RunSpec spec_for(const Case& given, RunSpec spec) {
  Random random(99);
  for (std::size_t i = 2; i < spec.data.size(); ++i) spec.data.y[i] = random.below(2) ? 1 : -1;
  if (given.learner == LearnerKind::multiclass) spec = with_classes(std::move(spec), 4, 5);
  return shuffled(of(given.learner, given.settings, std::move(spec)));
}

void expect_same(const Visit& again, const Visit& first) {
  EXPECT_EQ(again.visit, first.visit);
  EXPECT_EQ(again.epoch, first.epoch);
  EXPECT_EQ(again.example, first.example);
  EXPECT_EQ(again.label, first.label);
  EXPECT_EQ(again.score, first.score);
  EXPECT_EQ(again.predicted, first.predicted);
  EXPECT_EQ(again.mistake, first.mistake);
  EXPECT_EQ(again.updated, first.updated);
}

std::vector<double> copy(std::span<const double> numbers) { return {numbers.begin(), numbers.end()}; }

class EveryLearner : public testing::TestWithParam<Case> {};

INSTANTIATE_TEST_SUITE_P(Kinds, EveryLearner, testing::ValuesIn(cases),
                         [](const testing::TestParamInfo<Case>& test) { return std::string(test.param.name); });

}  // namespace

/// Forwards, back, at random: parameters, model and predictions of the moment, and the visit that follows.
TEST_P(EveryLearner, SeekIsReplay) {
  for (const std::size_t d : {0u, 1u, 2u, 3u, 9u}) {
    // Batch updates once an epoch: few examples make many updates, so that there are checkpoints to start from.
    const std::size_t n = GetParam().learner == LearnerKind::batch ? 4 : 30;
    RunSpec spec = spec_for(GetParam(), noisy(n, d, 31 + d));
    spec.bias = d != 3;
    // The model of a voted perceptron is all its weights so far.
    const bool is_voted = GetParam().learner == LearnerKind::voted;
    spec.max_epochs = (is_voted ? sampled(1200, 600) : 1200) / n;
    const std::vector<double> asked(5 * d, 0.5);
    struct Moment {
      std::vector<double> parameters, model, scores;
      Visit next;
      std::vector<double> change, next_scores;
    };
    std::vector<Moment> moments;
    const auto stepped = run_of(spec);
    ASSERT_TRUE(stepped);
    while (true) {
      Moment moment{parameters_of(*stepped), stepped->model(), {}, {}, {}, {}};
      if (d > 0) moment.scores = scores_of(*stepped, asked);
      const auto next = stepped->step();
      if (!next) break;
      moment.next = *next;
      moment.change = copy(stepped->change());
      moment.next_scores = copy(stepped->scores());
      moments.push_back(std::move(moment));
    }
    const auto run = run_of(spec);
    Random random(3);
    const auto last = static_cast<std::uint32_t>(moments.size());
    const std::size_t seeks = sampled(150, is_voted ? 25 : 150);
    for (std::uint32_t i = 0; i < seeks; ++i) {
      const std::uint32_t target = i < 10   ? i * last / 10
                                   : i < 20 ? last - 1 - (i - 10) * last / 10
                                            : random.below(last);
      run->seek(target);
      const Moment& moment = moments[target];
      ASSERT_EQ(run->visit(), target);
      ASSERT_EQ(parameters_of(*run), moment.parameters) << "d " << d << " visit " << target;
      ASSERT_EQ(run->model(), moment.model) << "d " << d << " visit " << target;
      if (d > 0) {
        ASSERT_EQ(scores_of(*run, asked), moment.scores);
      }
      const auto again = run->step();
      ASSERT_TRUE(again);
      expect_same(*again, moment.next);
      ASSERT_EQ(copy(run->change()), moment.change);
      ASSERT_EQ(copy(run->scores()), moment.next_scores);
    }
    run->seek(Run::no_limit);
    EXPECT_EQ(parameters_of(*run), parameters_of(*stepped));
    EXPECT_EQ(run->model(), stepped->model());
    EXPECT_EQ(run->stop_reason(), stepped->stop_reason());
  }
}

TEST_P(EveryLearner, AdvanceIsManySteps) {
  RunSpec spec = spec_for(GetParam(), noisy(21, 2, 5));
  spec.max_epochs = 15;
  const auto stepped = run_of(spec);
  while (stepped->step()) continue;
  for (const std::uint64_t block : {1u, 3u, 20u, 21u, 22u, 1000u}) {
    const auto by_visits = run_of(spec), by_updates = run_of(spec);
    while (by_visits->stop_reason() == StopReason::none) by_visits->advance(block);
    while (by_updates->stop_reason() == StopReason::none) by_updates->advance(Run::no_limit, block);
    for (const auto& run : {by_visits.get(), by_updates.get()}) {
      EXPECT_EQ(parameters_of(*run), parameters_of(*stepped));
      EXPECT_EQ(run->model(), stepped->model());
      EXPECT_EQ(run->visit(), stepped->visit());
      EXPECT_EQ(run->stop_reason(), stepped->stop_reason());
      ASSERT_EQ(run->journal().size(), stepped->journal().size());
      for (std::size_t k = 0; k < run->journal().size(); ++k) {
        ASSERT_EQ(run->journal().visit(k), stepped->journal().visit(k));
        ASSERT_EQ(run->journal().example(k), stepped->journal().example(k));
        ASSERT_EQ(run->journal().score(k), stepped->journal().score(k));
        ASSERT_EQ(run->journal().mistakes(k + 1), stepped->journal().mistakes(k + 1));
      }
    }
  }
}

TEST_P(EveryLearner, WithoutAJournalTrainsTheSame) {
  RunSpec spec = spec_for(GetParam(), noisy(20, 3, 9));
  spec.max_epochs = 20;
  const auto with = run_of(spec);
  spec.journal = false;
  if (GetParam().learner == LearnerKind::voted) {
    EXPECT_EQ(error_of(spec).field, Field::journal);
    return;
  }
  const auto without = run_of(spec);
  for (const std::uint64_t target : {300u, 7u, 290u, 400u}) {
    with->seek(target);
    without->seek(target);
    EXPECT_EQ(parameters_of(*with), parameters_of(*without));
    EXPECT_EQ(with->model(), without->model());
    EXPECT_EQ(with->updates(), without->updates());
    EXPECT_EQ(with->stop_reason(), without->stop_reason());
  }
}

/// What a visit says of itself, and the change it says it made.
TEST_P(EveryLearner, AVisitSaysWhatItDid) {
  for (const bool whole_numbers : {true, false}) {
    const LearnerKind kind = GetParam().learner;
    RunSpec spec = spec_for(GetParam(), whole_numbers ? whole(17, 2, 4) : noisy(17, 3, 4));
    spec.max_epochs = 12;
    const auto run = run_of(spec);
    while (true) {
      const auto before = weights_of(*run);
      const auto updates = static_cast<std::size_t>(run->updates());
      const auto visit = run->step();
      if (!visit) break;
      ASSERT_EQ(visit->updated, run->updates() == updates + 1);
      ASSERT_EQ(visit->label, run->data().y[visit->example]);
      ASSERT_EQ(run->change().size(), visit->updated ? before.size() : 0);
      for (std::size_t j = 0; j < run->change().size(); ++j) {
        ASSERT_EQ(before[j] + run->change()[j], run->weights()[j]) << "visit " << visit->visit;
      }
      if (!visit->updated) {
        ASSERT_EQ(weights_of(*run), before);
      }
      if (visit->predicted != 0 || kind == LearnerKind::multiclass) {
        ASSERT_EQ(visit->mistake, visit->predicted != visit->label);
      }
      if (visit->updated) {
        ASSERT_EQ(run->journal().visit(updates), static_cast<double>(visit->visit));
        ASSERT_EQ(run->journal().example(updates), visit->example);
        ASSERT_EQ(run->journal().score(updates), visit->score);
      }
      if (kind == LearnerKind::batch) continue;
      const bool updates_without_mistake = kind == LearnerKind::margin || kind == LearnerKind::passive_aggressive;
      if (visit->mistake && !is_baseline(kind)) {
        ASSERT_TRUE(visit->updated);
      }
      if (!visit->mistake && !updates_without_mistake) {
        ASSERT_FALSE(visit->updated);
      }
    }
  }
}

/// Mistakes as the visits found them. Batch knows them at the end of an epoch; a baseline does not train.
TEST_P(EveryLearner, CountsTheMistakesOfTraining) {
  RunSpec spec = spec_for(GetParam(), whole(17, 2, 4, 2));
  spec.max_epochs = 12;
  const auto run = run_of(spec);
  std::vector<std::size_t> mistakes{0};
  while (const auto visit = run->step()) mistakes.push_back(mistakes.back() + visit->mistake);
  for (std::size_t visit = 0; visit < mistakes.size(); ++visit) {
    const std::size_t known = is_baseline(GetParam().learner)            ? 0
                              : GetParam().learner == LearnerKind::batch ? visit / 17 * 17
                                                                         : visit;
    ASSERT_EQ(inside(*run).mistakes_before(static_cast<double>(visit)),
              is_baseline(GetParam().learner) ? 0 : mistakes[known])
        << "visit " << visit;
  }
}

TEST_P(EveryLearner, HasTheDocumentedDefaults) {
  RunSpec spec = spec_for(GetParam(), noisy(20, 2, 6));
  spec.max_epochs = 5;
  spec.learner = options_of(GetParam().learner);
  const auto bare = run_of(spec);
  spec.learner = options_of(GetParam().learner, GetParam().defaults);
  const auto spelled = run_of(spec);
  bare->advance(Run::no_limit);
  spelled->advance(Run::no_limit);
  EXPECT_EQ(parameters_of(*bare), parameters_of(*spelled));
  EXPECT_EQ(bare->model(), spelled->model());
}

/// With the largest and the least numbers the limits allow, nothing becomes infinite or NaN.
TEST_P(EveryLearner, StaysFinite) {
  for (const double size : {limits::magnitude, 1e-100, 1e-155, 1e-160, 1e-170, 5e-324}) {
    for (const bool bias : {true, false}) {
      RunSpec spec = spec_for(
          GetParam(), spec_of({size, size, size, -size, -size, size, size, size, 0, 0, 1, 0}, {1, -1, 1, -1, 1, -1}));
      spec.bias = bias;
      spec.max_epochs = 200;
      const auto made = Run::create(spec);
      if (!made) {  // a polynomial of such numbers
        EXPECT_EQ(GetParam().learner, LearnerKind::kernel);
        EXPECT_EQ(made.error().field, Field::X);
        continue;
      }
      const auto& run = *made;
      while (const auto visit = run->step()) ASSERT_TRUE(std::isfinite(visit->score)) << size;
      for (double value : run->parameters()) ASSERT_TRUE(std::isfinite(value)) << size;
      for (double value : run->model()) ASSERT_TRUE(std::isfinite(value)) << size;
    }
  }
}

/// Where the weights in training predict, converged is a model without a mistake. Not so where an update can follow a
/// visit that was right.
TEST_P(EveryLearner, HasConvergedWithoutAMistakeOnly) {
  const LearnerKind kind = GetParam().learner;
  if (kind == LearnerKind::averaged || kind == LearnerKind::voted) return;
  if (kind == LearnerKind::passive_aggressive) return;
  int converged = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    // Tenths, few of them: many scores that would be 0 without rounding.
    RunSpec spec = whole(5, 2, seed, 3);
    change(spec.data, [](std::vector<double>& X) {
      for (double& x : X) x /= 10;
    });
    if (kind == LearnerKind::multiclass) spec = with_classes(std::move(spec), 3, seed);
    spec = shuffled(of(kind, GetParam().settings, std::move(spec)), seed);
    spec.bias = seed % 3 != 0;
    if (kind == LearnerKind::multiclass) spec.learner = MulticlassOptions{3};
    const auto run = run_of(spec);
    run->advance(Run::no_limit);
    if (run->stop_reason() != StopReason::converged) continue;
    ++converged;
    EXPECT_EQ(run->training_mistakes(), 0u) << "seed " << seed;
  }
  EXPECT_GT(converged, 20);
}

/// The labels are checked before the order sorts by them.
TEST_P(EveryLearner, RefusesBadLabelsInEveryOrder) {
  for (const OrderKind order : {OrderKind::given, OrderKind::positives_first}) {
    for (const double bad : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(),
                             -std::numeric_limits<double>::infinity(), 0.5, -2.0, 1e9}) {
      RunSpec spec = spec_for(GetParam(), whole(6, 2, 1));
      spec.order = order;
      spec.data.y[3] = bad;
      const Error error = error_of(spec);
      EXPECT_EQ(error.status, Status::bad_label) << bad;
      EXPECT_EQ(error.field, Field::y);
    }
  }
}
