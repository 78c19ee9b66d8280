#include "perceptron/learners/pocket.hpp"

#include <gtest/gtest.h>

#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

/// Mistakes of a hyperplane by the definition of the tie rules.
std::size_t mistakes_of(std::span<const double> w, const Dataset& data, double tie) {
  std::size_t mistakes = 0;
  for (std::size_t i = 0; i < data.size(); ++i) {
    const double score = score_of(w, data.row(i));
    if (score != 0) {
      mistakes += (score > 0) != (data.y[i] > 0);
    } else if (tie == 0) {
      ++mistakes;
    } else if (tie != 1) {  // 2 predicts −1, 3 predicts +1
      mistakes += (tie == 3) != (data.y[i] > 0);
    }
  }
  return mistakes;
}

}  // namespace

/// At every visit the fewest mistakes of all weight vectors there have been, the earliest of equals.
TEST(Pocket, HoldsTheBestWeightsSoFar) {
  std::size_t ties = 0, older = 0;
  for (std::uint64_t seed = 0; seed < 80; ++seed) {
    const std::size_t d = seed % 5;
    const double tie = static_cast<double>(seed % 4);
    RunSpec spec = seed % 2 ? whole(11, d, seed, 3) : noisy(11, d, seed);
    spec = shuffled(of(LearnerKind::pocket, {0.5, tie}, std::move(spec)), seed);
    spec.bias = seed % 3 != 0;
    spec.max_epochs = 15;
    if (seed % 5 == 0) {
      spec.initial.assign(d + 1, -2);
      if (!spec.bias) spec.initial.back() = 0;
    }
    const auto run = run_of(spec);
    std::vector<double> best = weights_of(*run);
    std::size_t fewest = mistakes_of(best, run->data(), tie);
    do {
      const auto weights = weights_of(*run);
      const std::size_t mistakes = mistakes_of(weights, run->data(), tie);
      ties += mistakes == fewest && weights != best;
      older += mistakes > fewest;
      if (mistakes < fewest) {
        fewest = mistakes;
        best = weights;
      }
      ASSERT_EQ(run->model(), best) << "seed " << seed << " visit " << run->visit();
      ASSERT_EQ(run->training_mistakes(), fewest) << "seed " << seed << " visit " << run->visit();
      ASSERT_EQ(value_of(run->mistakes(spec.data.X, spec.data.y)), fewest);
    } while (run->step());
  }
  EXPECT_GT(ties, 100u);
  EXPECT_GT(older, 100u);
}

TEST(Pocket, TrainsAsThePerceptronAndPredictsFromThePocket) {
  RunSpec spec = shuffled(noisy(40, 2, 8));
  spec.max_epochs = 20;
  const auto plain = run_of(spec);
  const auto pocket = run_of(of(LearnerKind::pocket, {}, spec));
  while (plain->step()) {
    pocket->step();
    ASSERT_EQ(weights_of(*pocket), weights_of(*plain));
    ASSERT_LE(pocket->training_mistakes(), plain->training_mistakes());
    const auto model = pocket->model();
    const auto scores = scores_of(*pocket, pocket->data().X);
    for (std::size_t i = 0; i < scores.size(); ++i) ASSERT_EQ(scores[i], score_of(model, pocket->data().row(i)));
  }
}

/// Where the perceptron converges, so does the pocket, to the same weights: none had made no mistake before.
TEST(Pocket, ConvergesToThePerceptronsWeights) {
  const auto run = run_of(of(LearnerKind::pocket, {}, cs188()));
  run->advance(Run::no_limit);
  EXPECT_EQ(run->stop_reason(), StopReason::converged);
  EXPECT_EQ(run->model(), (std::vector<double>{12, 2, -31}));
}

/// Whom it asks first depends on the past, what it finds does not: back and forth, the same bits as by the definition.
TEST(Pocket, IsTheSameOnWhateverWayItIsReached) {
  for (const std::size_t d : {2u, 5u}) {
    RunSpec spec = shuffled(of(LearnerKind::pocket, {}, noisy(300, d, 4)));
    Random random(d);
    for (double& label : spec.data.y) label = random.below(10) == 0 ? -label : label;
    spec.max_epochs = 30;
    const auto run = run_of(spec);
    run->advance(Run::no_limit);
    const auto end = static_cast<std::uint32_t>(run->visit());
    ASSERT_GT(run->updates(), 500u);
    for (int question = 0; question < 40; ++question) {
      const std::uint64_t visit = random.below(end);
      run->seek(visit);
      const auto anew = run_of(spec);
      anew->advance(visit);
      ASSERT_EQ(parameters_of(*run), parameters_of(*anew)) << d << " features, visit " << visit;
      const auto pocket = run->model();
      ASSERT_EQ(run->parameters().back(), static_cast<double>(mistakes_of(pocket, run->data(), 0)));
    }
  }
}
