#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "support.hpp"

namespace perceptron::test {
namespace {

class RecordedRun : public testing::TestWithParam<int> {
 protected:
  RunSpec spec(std::uint64_t seed) const {
    const auto kind = static_cast<LearnerKind>(GetParam());
    RunSpec spec = shuffled(noisy(60, 3, seed));
    if (kind == LearnerKind::multiclass) spec = with_classes(std::move(spec), 3, seed);
    spec.learner = options_of(kind);
    spec.max_epochs = 20;
    return spec;
  }
};

/// The weights in training after so many visits, by a run that does nothing else.
std::vector<double> weights_at(const RunSpec& spec, std::uint64_t visit) {
  const auto run = run_of(spec);
  run->advance(visit);
  return weights_of(*run);
}

TEST_P(RecordedRun, SaysWhatAFreshRunDoesInThatVisit) {
  Random random(5);
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const RunSpec one = spec(seed);
    const auto run = run_of(one);
    run->advance(1000);
    for (int i = 0; i < 30; ++i) {
      run->seek(random.below(static_cast<std::uint32_t>(run->frontier() + 20)));
      const auto record = run->record(true);
      ASSERT_EQ(record.has_value(), run->visit() > 0);
      if (!record) continue;

      const auto fresh = run_of(one);
      fresh->advance(run->visit() - 1);
      EXPECT_EQ(record->before, weights_of(*fresh));
      EXPECT_EQ(record->objective, fresh->objective());
      const std::uint64_t updates = fresh->updates();
      const auto made = fresh->step();
      ASSERT_TRUE(made);
      EXPECT_EQ(record->visit.visit, made->visit);
      EXPECT_EQ(record->visit.epoch, made->epoch);
      EXPECT_EQ(record->visit.example, made->example);
      EXPECT_EQ(record->visit.label, made->label);
      EXPECT_EQ(record->visit.score, made->score);
      EXPECT_EQ(record->visit.predicted, made->predicted);
      EXPECT_EQ(record->visit.mistake, made->mistake);
      EXPECT_EQ(record->visit.updated, fresh->updates() > updates);
      EXPECT_EQ(record->after, weights_of(*fresh));
      EXPECT_EQ(record->change, std::vector<double>(fresh->change().begin(), fresh->change().end()));
      double squares = 0;
      for (const double value : record->change) squares += value * value;
      EXPECT_NEAR(record->change_length, std::sqrt(squares), 1e-12 * std::sqrt(squares));
      EXPECT_EQ(record->coefficient,
                record->visit.updated ? fresh->journal().coefficient(static_cast<std::size_t>(updates)) : 0);
      EXPECT_EQ(record->scores, std::vector<double>(fresh->scores().begin(), fresh->scores().end()));
      const double* const x = run->data().row(made->example);
      EXPECT_EQ(record->x, std::vector<double>(x, x + run->data().d));
      const std::size_t made_so_far = fresh->journal().size();
      EXPECT_EQ(record->earlier,
                made_so_far == 0
                    ? std::vector<double>{}
                    : weights_at(one, static_cast<std::uint64_t>(fresh->journal().visit(made_so_far - 1))));
    }
  }
}

/// How clearly weights say what an example is: its score, or by how much its own class leads.
double lead_of(const Visit& visit, std::vector<double> scores) {
  if (scores.empty()) return visit.score;
  const auto own = scores.begin() + static_cast<std::ptrdiff_t>(visit.label);
  const double score = std::exchange(*own, -std::numeric_limits<double>::infinity());
  return score - *std::max_element(scores.begin(), scores.end());
}

/// Every example is followed by its twin: what a visit has done to the one, the next finds of the other.
TEST_P(RecordedRun, SaysWhatTheVisitDidToItsExample) {
  RunSpec twins = spec(6);
  std::vector<double> X, y;
  for (std::size_t i = 0; i < twins.data.size(); ++i) {
    for (int twice = 0; twice < 2; ++twice) X.insert(X.end(), twins.data.row(i), twins.data.row(i) + twins.data.d);
    y.insert(y.end(), 2, twins.data.y[i]);
  }
  twins.data.X = std::move(X);
  twins.data.y = std::move(y);
  twins.order = OrderKind::given;
  const auto run = run_of(twins);
  EXPECT_FALSE(inside(*run).effect());
  std::size_t moved = 0;
  for (std::uint64_t visit = 0; visit < 400 && run->stop_reason() == StopReason::none; visit += 2) {
    run->advance(1);
    const auto record = run->record();
    const auto effect = inside(*run).effect();
    ASSERT_TRUE(record && effect);
    EXPECT_EQ(effect->before, lead_of(record->visit, record->scores));
    moved += effect->after != effect->before;
    const auto twin = run->step();
    ASSERT_TRUE(twin);
    EXPECT_EQ(effect->after, lead_of(*twin, {run->scores().begin(), run->scores().end()}));
    EXPECT_EQ(effect->mistake, twin->mistake);
  }
  // A batch is not added up before the twin of the last example; the baselines learn nothing.
  const auto kind = static_cast<LearnerKind>(GetParam());
  const bool at_once =
      kind == LearnerKind::batch || kind == LearnerKind::nearest_neighbours || kind == LearnerKind::decision_tree;
  EXPECT_EQ(moved == 0, at_once);
}

TEST_P(RecordedRun, StandsWhereItStoodWhenItHasBeenAsked) {
  const RunSpec one = spec(4);
  const auto run = run_of(one);
  const auto silent = run_of(one);
  Random random(9);
  for (int i = 0; i < 60; ++i) {
    const std::uint64_t visit = random.below(1200);
    for (const auto& each : {run.get(), silent.get()}) each->seek(visit);
    run->record();
    ASSERT_EQ(run->visit(), silent->visit());
    ASSERT_EQ(run->updates(), silent->updates());
    ASSERT_EQ(parameters_of(*run), parameters_of(*silent));
    ASSERT_EQ(run->stop_reason(), silent->stop_reason());
  }
}

INSTANTIATE_TEST_SUITE_P(AllLearners, RecordedRun, testing::Range(0, 11));

TEST(Record, IsNothingBeforeTheFirstVisitAndWithoutAJournal) {
  RunSpec spec = cs188();
  const auto run = run_of(spec);
  EXPECT_FALSE(run->record());
  spec.journal = false;
  const auto forgetful = run_of(spec);
  forgetful->advance(3);
  EXPECT_FALSE(forgetful->record());
  EXPECT_FALSE(inside(*forgetful).effect());
}

TEST(Record, HasTheObjectiveOnlyWhereItIsAskedFor) {
  const auto run = run_of(cs188());
  run->advance(2);
  EXPECT_TRUE(std::isnan(run->record()->objective));
  EXPECT_FALSE(std::isnan(run->record(true)->objective));
}

}  // namespace
}  // namespace perceptron::test
