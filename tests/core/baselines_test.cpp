// The baselines as learners of a run; how they find neighbours and grow trees is tested apart.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "perceptron/learners/decision_tree.hpp"
#include "perceptron/learners/nearest_neighbours.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

RunSpec neighbours(double k, RunSpec spec) { return of(LearnerKind::nearest_neighbours, {k}, std::move(spec)); }
RunSpec tree(double depth, RunSpec spec) { return of(LearnerKind::decision_tree, {depth}, std::move(spec)); }

StopReason end_of(const RunSpec& spec) {
  const auto run = run_of(spec);
  run->advance(Run::no_limit);
  return run->stop_reason();
}

/// The mean label of the k rows nearest to x, the lower index of equally near ones.
double vote(const Dataset& data, std::size_t k, const double* x) {
  std::vector<std::uint32_t> rows(data.size());
  std::iota(rows.begin(), rows.end(), 0u);
  const auto distance = [&](std::uint32_t row) {
    double squares = 0;
    for (std::size_t j = 0; j < data.d; ++j) squares += (x[j] - data.row(row)[j]) * (x[j] - data.row(row)[j]);
    return squares;
  };
  std::stable_sort(rows.begin(), rows.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return distance(a) < distance(b); });
  k = std::min(k, rows.size());
  double sum = 0;
  for (std::size_t i = 0; i < k; ++i) sum += data.y[rows[i]];
  return sum / static_cast<double>(k);
}

/// Down the nodes of a model: feature, threshold, low, high, positives, negatives.
double leaf_score(const std::vector<double>& nodes, const double* x) {
  std::size_t at = 0;
  while (nodes[at] >= 0) {
    at = 6 * static_cast<std::size_t>(x[static_cast<std::size_t>(nodes[at])] <= nodes[at + 1] ? nodes[at + 2]
                                                                                              : nodes[at + 3]);
  }
  return (nodes[at + 4] - nodes[at + 5]) / (nodes[at + 4] + nodes[at + 5]);
}

}  // namespace

/// One epoch of looking: no weights, no updates, and the end.
TEST(Baselines, EndAfterOneEpoch) {
  for (const RunSpec& spec : {neighbours(1, xor_spec()), tree(2, xor_spec())}) {
    const auto run = run_of(spec);
    EXPECT_TRUE(run->weights().empty());
    const auto model = run->model();
    EXPECT_EQ(run->training_mistakes(), 0u);
    for (std::uint64_t visit = 0; visit < 4; ++visit) {
      const auto made = run->step();
      EXPECT_EQ(made->visit, visit);
      EXPECT_EQ(made->predicted, made->label);
      EXPECT_FALSE(made->mistake);
      EXPECT_FALSE(made->updated);
      EXPECT_EQ(run->model(), model);
    }
    EXPECT_EQ(run->stop_reason(), StopReason::converged);
    EXPECT_FALSE(run->step());
    EXPECT_EQ(run->updates(), 0u);
    EXPECT_EQ(run->journal().size(), 0u);
    run->seek(2);
    EXPECT_EQ(run->stop_reason(), StopReason::none);
    EXPECT_EQ(run->advance(Run::no_limit), 2u);
  }
}

/// With mistakes left they have settled, which is not converged.
TEST(Baselines, SettleWithMistakes) {
  EXPECT_EQ(end_of(neighbours(3, xor_spec())), StopReason::settled);
  EXPECT_EQ(end_of(tree(1, xor_spec())), StopReason::settled);
  RunSpec spec = neighbours(3, xor_spec());
  spec.max_epochs = 1;
  EXPECT_EQ(end_of(spec), StopReason::settled);
  const RunSpec twice = spec_of({1, 1, 2}, {1, -1, 1});  // one row with both labels
  EXPECT_EQ(end_of(neighbours(1, twice)), StopReason::settled);
  EXPECT_EQ(end_of(tree(32, twice)), StopReason::settled);
}

TEST(NearestNeighbours, AVoteOfTheNearest) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const std::size_t d = 1 + seed % 4;
    const std::size_t k = 1 + seed % 7;
    RunSpec spec = neighbours(static_cast<double>(k), seed % 2 ? whole(20, d, seed, 2) : noisy(20, d, seed));
    spec.scaling = static_cast<Scaling>(seed % 3);
    const auto run = run_of(spec);
    EXPECT_EQ(run->model(), std::vector<double>{static_cast<double>(k)});
    std::size_t mistakes = 0;
    const auto scores = scores_of(*run, spec.data.X);
    for (std::size_t i = 0; i < 20; ++i) {
      const double expected = vote(run->data(), k, run->data().row(i));
      ASSERT_EQ(scores[i], expected) << "seed " << seed;
      mistakes += !(expected * run->data().y[i] > 0);
      const auto visit = run->step();
      ASSERT_EQ(visit->score, expected);
      ASSERT_EQ(visit->mistake, !(expected * run->data().y[i] > 0));
    }
    EXPECT_EQ(run->training_mistakes(), mistakes);
    EXPECT_EQ(value_of(run->mistakes(spec.data.X, spec.data.y)), mistakes);
  }
}

TEST(NearestNeighbours, AsManyVotesEitherWayIsNoLabel) {
  const auto run = run_of(neighbours(2, spec_of({0, 1, 5}, {1, -1, 1})));
  std::vector<Prediction> predictions(2);
  EXPECT_FALSE(run->predict(std::vector<double>{0.4, 4}, predictions));
  EXPECT_EQ(predictions[0].score, 0);
  EXPECT_EQ(predictions[0].label, 0);
  EXPECT_EQ(run->training_mistakes(), 3u);
}

/// More neighbours than there are examples: all of them.
TEST(NearestNeighbours, AtMostAllExamplesCount) {
  const auto run = run_of(neighbours(999, cs188()));
  for (const double score : scores_of(*run, cs188().data.X)) EXPECT_EQ(score, 0.2);
}

TEST(DecisionTree, AnswersWithItsLeaves) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const std::size_t d = 1 + seed % 4;
    RunSpec spec = tree(static_cast<double>(1 + seed % 5), seed % 2 ? whole(25, d, seed, 2) : noisy(25, d, seed));
    spec.scaling = static_cast<Scaling>(seed % 3);
    const auto run = run_of(spec);
    const auto nodes = run->model();
    EXPECT_EQ(nodes[4] + nodes[5], 25);
    const auto scores = scores_of(*run, spec.data.X);
    std::size_t mistakes = 0;
    for (std::size_t i = 0; i < 25; ++i) {
      ASSERT_EQ(scores[i], leaf_score(nodes, run->data().row(i))) << "seed " << seed;
      mistakes += !(scores[i] * run->data().y[i] > 0);
      ASSERT_EQ(run->step()->score, scores[i]);
    }
    EXPECT_EQ(run->training_mistakes(), mistakes);
  }
}

/// A deeper tree makes no more mistakes, and a deep one none where no row has two labels.
TEST(DecisionTree, DepthTellsMoreApart) {
  std::size_t before = 1000;
  for (const double depth : {1.0, 2.0, 4.0, 8.0, 32.0}) {
    const auto run = run_of(tree(depth, noisy(60, 2, 7)));
    EXPECT_LE(run->training_mistakes(), before);
    before = run->training_mistakes();
  }
  EXPECT_EQ(before, 0u);
}

/// On no feature at all, one answer for everything.
TEST(Baselines, WorkWithoutFeatures) {
  RunSpec bare = spec_of({}, {-1, 1, 1, 1});
  bare.data.d = 0;
  const auto forest = run_of(tree(3, bare));
  EXPECT_EQ(forest->model(), (std::vector<double>{-1, 0, 0, 0, 3, 1}));
  EXPECT_EQ(forest->step()->score, 0.5);
  const auto nearest = run_of(neighbours(3, bare));
  ASSERT_TRUE(nearest);
  EXPECT_EQ(nearest->step()->score, (-1.0 + 1 + 1) / 3);
  EXPECT_EQ(nearest->training_mistakes(), 1u);
}
