#include "perceptron/learners/averaged.hpp"

#include <gtest/gtest.h>

#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

/// Σ count·w / Σ count over the voters of a run, which are d weights, a bias and a count each.
std::vector<double> mean_of_voters(const Run& voted, std::size_t d) {
  const std::vector<double> voters = voted.model();
  std::vector<double> sum(d + 1);
  double votes = 0;
  for (std::size_t at = 0; at < voters.size(); at += d + 2) {
    const double count = voters[at + d + 1];
    for (std::size_t j = 0; j <= d; ++j) sum[j] += count * voters[at + j];
    votes += count;
  }
  for (double& value : sum) value /= votes;
  return sum;
}

/// The same data for both, visited in the same order.
struct Both {
  std::unique_ptr<Run> averaged, voted;

  Both(const RunSpec& spec, const std::vector<double>& settings)
      : averaged(run_of(of(LearnerKind::averaged, settings, spec))),
        voted(run_of(of(LearnerKind::voted, settings, spec))) {}

  void seek(std::uint64_t visit) const {
    averaged->seek(visit);
    voted->seek(visit);
  }
};

}  // namespace

/// The mean of the voted vectors, each weighted by the visits it survived: exact on whole numbers, at every visit.
TEST(Averaged, IsTheMeanOfTheVotersExactlyOnWholeNumbers) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const std::size_t d = seed % 6;
    RunSpec spec = shuffled(whole(9, d, seed), seed);
    spec.bias = seed % 4 != 0;
    spec.max_epochs = 12;
    if (seed % 3 == 0) {
      spec.initial.assign(d + 1, 3);
      if (!spec.bias) spec.initial.back() = 0;
    }
    const Both both(spec, {1, static_cast<double>(seed % 4)});
    both.seek(Run::no_limit);
    const auto last = both.averaged->visit();
    ASSERT_EQ(last, both.voted->visit());
    for (std::uint64_t visit = 0; visit <= last; ++visit) {
      both.seek(visit * 7 % (last + 1));
      ASSERT_EQ(both.averaged->model(), mean_of_voters(*both.voted, d)) << "seed " << seed;
      ASSERT_EQ(weights_of(*both.averaged), weights_of(*both.voted)) << "seed " << seed;
    }
  }
}

TEST(Averaged, IsTheMeanOfTheVotersOnRealNumbers) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    RunSpec spec = shuffled(noisy(30, 1 + seed % 5, seed), seed);
    spec.max_epochs = 20;
    const Both both(spec, {0.1, 0});
    for (const std::uint64_t visit : {600u, 31u, 299u}) {
      both.seek(visit);
      const auto model = both.averaged->model(), mean = mean_of_voters(*both.voted, model.size() - 1);
      for (std::size_t j = 0; j < model.size(); ++j) ASSERT_NEAR(model[j], mean[j], 1e-12) << "seed " << seed;
    }
  }
}

/// The weights in force count once more than the visits they survived: the vector that closes training counts once.
TEST(Averaged, TheClosingVectorCountsOnce) {
  RunSpec spec = of(LearnerKind::averaged, {}, cs188());
  const auto run = run_of(spec);
  EXPECT_EQ(run->model(), (std::vector<double>{0, 0, 0}));
  run->step();  // 0 is a mistake on (1, 1), −
  EXPECT_EQ(weights_of(*run), (std::vector<double>{-1, -1, -1}));
  EXPECT_EQ(run->model(), (std::vector<double>{-0.5, -0.5, -0.5}));
  spec.initial = {1, 2, -7};  // right on the first example
  const auto given = run_of(spec);
  EXPECT_EQ(given->model(), spec.initial);
  given->step();
  EXPECT_EQ(given->model(), spec.initial);
}

TEST(Averaged, TrainsAsThePerceptronAndPredictsWithTheMean) {
  RunSpec spec = shuffled(noisy(40, 2, 8));
  spec.max_epochs = 20;
  const auto plain = run_of(of(LearnerKind::perceptron, {0.5, 0}, spec));
  const auto averaged = run_of(of(LearnerKind::averaged, {0.5, 0}, spec));
  std::size_t differ = 0;
  while (plain->step()) {
    averaged->step();
    ASSERT_EQ(weights_of(*averaged), weights_of(*plain));
    const auto model = averaged->model();
    const auto scores = scores_of(*averaged, averaged->data().X);
    for (std::size_t i = 0; i < scores.size(); ++i) ASSERT_EQ(scores[i], score_of(model, averaged->data().row(i)));
    std::size_t mistakes = 0;
    for (std::size_t i = 0; i < scores.size(); ++i) mistakes += !(averaged->data().y[i] * scores[i] > 0);
    ASSERT_EQ(averaged->training_mistakes(), mistakes);
    differ += averaged->training_mistakes() != plain->training_mistakes();
  }
  EXPECT_EQ(averaged->updates(), plain->updates());
  EXPECT_GT(differ, 0u);
}
