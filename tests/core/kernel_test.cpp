#include "perceptron/learners/kernel.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "learners/kernel.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

RunSpec kernel(std::vector<double> settings, RunSpec spec) {
  return of(LearnerKind::kernel, settings, std::move(spec));
}

/// a(x) = Σ α_i·y_i·K(x_i, x) on an example, by the definition.
double dual_score(const Run& run, const Kernel& kernel, std::size_t example) {
  const Dataset& data = run.data();
  double score = 0;
  for (std::size_t i = 0; i < data.size(); ++i) {
    score += run.weights()[i] * data.y[i] * kernel(data.row(i), data.row(example), data.d);
  }
  return score;
}

/// A score by the rule as it is said: summed from the first example to the last, and 0 where that is no larger than its
/// rounding error.
double ruled_score(const Run& run, const Kernel& kernel, const double* row) {
  const Dataset& data = run.data();
  double score = 0, size = 0, terms = 1 + kernel.roundings(data.d);
  for (std::size_t i = 0; i < data.size(); ++i) {
    const double alpha = run.weights()[i];
    if (alpha == 0) continue;
    score += alpha * data.y[i] * kernel(data.row(i), row, data.d);
    size += alpha * kernel.magnitude(data.row(i), row, data.d);
    terms += 1;
  }
  return std::abs(score) <= terms * std::ldexp(1, -52) * size ? 0 : score;
}

/// Whole numbers, which once they are scaled cancel but for rounding; examples that occur twice, some with both labels;
/// now and then features of very different sizes.
RunSpec cancelling(std::uint64_t seed) {
  RunSpec spec = whole(3 + seed % 6, 1 + seed / 20 % 3, seed, 3);
  const std::span<const double> whole_X = spec.data.X, whole_y = spec.data.y;
  std::vector<double> X(whole_X.begin(), whole_X.end()), y(whole_y.begin(), whole_y.end());
  const std::size_t d = spec.data.d, twice = seed / 7 % 3;
  for (std::size_t i = 0; i < twice; ++i) {
    for (std::size_t j = 0; j < d; ++j) X.push_back(X[i * d + j]);
    y.push_back(seed % 4 == 0 ? -y[i] : y[i]);
  }
  for (std::size_t i = 0; i < X.size(); ++i) X[i] *= seed % 11 == 0 && i % 3 == 0 ? 1e-170 : 0.1;
  spec.data.X = X;
  spec.data.y = y;
  if (seed % 3 > 0) spec = shuffled(std::move(spec), seed);
  const Scaling scalings[] = {Scaling::standardize, Scaling::none, Scaling::min_max, Scaling::unit_norm};
  spec.scaling = scalings[seed / 6 % 4];
  spec.max_epochs = 12;
  return spec;
}

}  // namespace

/// The linear kernel makes the visits of the perceptron without a bias, and w = Σ α_i·y_i·x_i. Exact on whole numbers.
TEST(KernelPerceptron, LinearIsThePrimalWithoutABias) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const std::size_t d = 1 + seed % 4;
    const double tie = static_cast<double>(seed % 4);
    RunSpec spec = shuffled(whole(12, d, seed), seed);
    spec.max_epochs = 10;
    const auto primal = run_of(without_bias(of(LearnerKind::perceptron, {1, tie}, spec)));
    const auto dual = run_of(kernel({0, 2, 1, 1, tie}, spec));
    while (const auto expected = primal->step()) {
      const auto visit = dual->step();
      ASSERT_TRUE(visit);
      ASSERT_EQ(visit->score, expected->score) << "seed " << seed << " visit " << visit->visit;
      ASSERT_EQ(visit->mistake, expected->mistake);
      ASSERT_EQ(visit->updated, expected->updated);
      for (std::size_t j = 0; j < d; ++j) {
        double w = 0;
        for (std::size_t i = 0; i < 12; ++i) w += dual->weights()[i] * dual->data().y[i] * dual->data().row(i)[j];
        ASSERT_EQ(w, primal->weights()[j]);
      }
    }
    EXPECT_EQ(dual->stop_reason(), primal->stop_reason());
    EXPECT_EQ(dual->training_mistakes(), primal->training_mistakes());
    EXPECT_EQ(scores_of(*dual, spec.data.X), scores_of(*primal, spec.data.X));
  }
}

/// (1 + x·z)¹ has the constant feature in it: the primal with its bias.
TEST(KernelPerceptron, AnOffsetIsABias) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    RunSpec spec = shuffled(whole(10, 2, seed), seed);
    spec.max_epochs = 20;
    const auto primal = run_of(spec);
    const auto dual = run_of(kernel({1, 1, 1}, spec));
    while (const auto expected = primal->step()) ASSERT_EQ(dual->step()->score, expected->score) << "seed " << seed;
    EXPECT_EQ(dual->updates(), primal->updates());
  }
}

/// (x·z)² is the dot product of (x1², x1·x2, x2·x1, x2²).
TEST(KernelPerceptron, APolynomialIsThePrimalOnProducts) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    RunSpec spec = shuffled(whole(10, 2, seed), seed);
    spec.max_epochs = 20;
    std::vector<double> products;
    for (std::size_t i = 0; i < 10; ++i) {
      const double x1 = spec.data.row(i)[0], x2 = spec.data.row(i)[1];
      products.insert(products.end(), {x1 * x1, x1 * x2, x2 * x1, x2 * x2});
    }
    RunSpec mapped = without_bias(shuffled(spec_of(products, spec.data.y), seed));
    mapped.max_epochs = 20;
    const auto primal = run_of(mapped);
    const auto dual = run_of(kernel({1, 2, 0}, spec));
    while (const auto expected = primal->step()) ASSERT_EQ(dual->step()->score, expected->score) << "seed " << seed;
  }
}

TEST(KernelPerceptron, SolvesXor) {
  for (const std::vector<double>& settings : {std::vector<double>{1, 2, 1}, {1, 3, 1}, {2, 2, 1, 1}, {2, 2, 1, 10}}) {
    const auto run = run_of(kernel(settings, xor_spec()));
    run->advance(Run::no_limit);
    EXPECT_EQ(run->stop_reason(), StopReason::converged);
    EXPECT_EQ(run->training_mistakes(), 0u);
    std::vector<Prediction> predictions(4);
    EXPECT_FALSE(run->predict(xor_spec().data.X, predictions));
    for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(predictions[i].label, xor_spec().data.y[i]);
  }
}

/// In exact arithmetic w = Σ α_i·y_i·x_i = 0 after every epoch on XOR, and every score is 0: between the examples too,
/// where the sums round.
TEST(KernelPerceptron, WhatCancelsIsATieEverywhere) {
  const auto run = run_of(kernel({0}, xor_spec()));
  std::vector<double> rows;
  for (double x = -0.9; x < 2; x += 0.1) {
    for (double y = -0.3; y < 1.3; y += 0.07) rows.insert(rows.end(), {x, y});
  }
  std::vector<Prediction> predictions(rows.size() / 2);
  for (int epoch = 1; epoch <= 10; ++epoch) {
    run->advance(4);
    ASSERT_EQ(run->weights()[0], epoch);
    EXPECT_FALSE(run->predict(rows, predictions));
    for (std::size_t k = 0; k < predictions.size(); ++k) {
      ASSERT_EQ(predictions[k].score, 0) << "epoch " << epoch << " at " << rows[2 * k] << ", " << rows[2 * k + 1];
      ASSERT_EQ(predictions[k].label, 0);
    }
  }
}

/// A score that is exact is what it is, however much of it cancels.
TEST(KernelPerceptron, WhatIsLeftOfWholeNumbersHasItsSign) {
  std::size_t small = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Kernel used{KernelKind::polynomial, 1.0 + static_cast<double>(seed % 4), 1};
    RunSpec spec = shuffled(whole(20, 2, seed, 6), seed);
    spec.max_epochs = 20;
    const auto run = run_of(kernel({1, used.degree, used.offset}, std::move(spec)));
    run->advance(Run::no_limit);
    std::vector<double> rows;
    for (int x = -7; x <= 7; ++x) {
      for (int y = -7; y <= 7; ++y) rows.insert(rows.end(), {static_cast<double>(x), static_cast<double>(y)});
    }
    std::vector<Prediction> predictions(rows.size() / 2);
    EXPECT_FALSE(run->predict(rows, predictions));
    for (std::size_t k = 0; k < predictions.size(); ++k) {
      std::int64_t exact = 0;
      for (std::size_t i = 0; i < 20; ++i) {
        const double value = used(run->data().row(i), &rows[2 * k], 2);
        exact += static_cast<std::int64_t>(run->weights()[i] * run->data().y[i] * value);
      }
      ASSERT_EQ(predictions[k].score, static_cast<double>(exact)) << "seed " << seed << " row " << k;
      small += std::abs(predictions[k].score) <= 2;
    }
  }
  EXPECT_GT(small, 20u);
}

/// The kept scores are Σ α_i·y_i·K at every visit: exact where the kernel is, else but for rounding.
TEST(KernelPerceptron, KeepsTheScoresUpToDate) {
  const Kernel kernels[] = {{KernelKind::linear}, {KernelKind::polynomial, 3, 2}, {KernelKind::rbf, 2, 1, 0.5}};
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    for (const Kernel& used : kernels) {
      RunSpec spec = shuffled(whole(9, 2, seed, 2), seed);
      spec.max_epochs = 6;
      const auto run =
          run_of(kernel({static_cast<double>(used.kind), used.degree, used.offset, used.gamma}, std::move(spec)));
      do {
        for (std::size_t i = 0; i < 9; ++i) {
          const double kept = run->parameters()[9 + i], score = dual_score(*run, used, i);
          ASSERT_NEAR(kept, score, used.kind == KernelKind::rbf ? 1e-12 : 0);
        }
      } while (run->step());
    }
  }
}

/// One rule for what is a tie: at every visit, forwards and back, a run's own count, that of `mistakes` and the labels
/// of `predict` agree, and where training ends without a mistake there is none.
TEST(KernelPerceptron, CountsTheMistakesThatItPredicts) {
  const Kernel kernels[] = {{KernelKind::linear},
                            {KernelKind::polynomial, 3, 0},
                            {KernelKind::polynomial, 2, 1},
                            {KernelKind::rbf, 2, 1, 0.5},
                            {KernelKind::rbf, 2, 1, 100}};
  std::size_t ruled = 0, ties = 0, converged = 0;
  const std::size_t runs = sampled(1200, 300);
  for (std::uint64_t seed = 0; seed < runs; ++seed) {
    const Kernel& used = kernels[seed % 5];
    const auto run = run_of(kernel(
        {static_cast<double>(used.kind), used.degree, used.offset, used.gamma, static_cast<double>(seed / 5 % 4)},
        cancelling(seed)));
    const RunSpec spec = cancelling(seed);
    const Values X = spec.data.X, y = spec.data.y;
    std::vector<Prediction> predictions(y.size());
    const auto agree = [&] {
      const std::size_t mistakes = run->training_mistakes();
      ASSERT_EQ(mistakes, value_of(run->mistakes(X, y))) << "seed " << seed << " visit " << run->visit();
      ASSERT_FALSE(run->predict(X, predictions));
      std::size_t wrong = 0;
      for (std::size_t i = 0; i < y.size(); ++i) {
        const double kept = run->parameters()[y.size() + i], score = predictions[i].score;
        ASSERT_EQ(score, ruled_score(*run, used, run->data().row(i))) << "seed " << seed << " visit " << run->visit();
        wrong += inside(*run).is_mistake(predictions[i], y[i]);
        ruled += predicted(kept).label != predicted(score).label;
        ties += score == 0 && kept != 0;
      }
      ASSERT_EQ(mistakes, wrong) << "seed " << seed << " visit " << run->visit();
      ASSERT_TRUE(mistakes == 0 || run->stop_reason() != StopReason::converged) << "seed " << seed;
    };
    for (;;) {
      agree();
      const auto visit = run->step();
      if (!visit) break;
      ASSERT_EQ(visit->predicted, predictions[visit->example].label) << "seed " << seed << " visit " << visit->visit;
      ASSERT_EQ(visit->mistake, inside(*run).is_mistake(predictions[visit->example], visit->label));
      ASSERT_EQ(visit->updated, visit->mistake);
    }
    converged += run->stop_reason() == StopReason::converged;
    for (std::uint64_t visit = run->visit(); visit >= 7; visit -= 7) {
      run->seek(visit);
      agree();
    }
  }
  EXPECT_GT(ruled, runs);
  EXPECT_GT(ties, runs);
  EXPECT_GT(converged, runs / 4);
}

/// The counts do not depend on how a run gets there: visit by visit, or all at once.
TEST(KernelPerceptron, TrainsAtOnceAsVisitByVisit) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const std::vector<double> settings[] = {{0}, {1, 3, 0}, {2, 2, 1, 100}};
    const RunSpec spec = kernel(settings[seed % 3], cancelling(seed));
    const auto once = run_of(spec), stepped = run_of(spec);
    once->advance(Run::no_limit);
    while (stepped->step()) continue;
    ASSERT_EQ(once->visit(), stepped->visit()) << "seed " << seed;
    ASSERT_EQ(parameters_of(*once), parameters_of(*stepped)) << "seed " << seed;
    ASSERT_EQ(once->journal().size(), stepped->journal().size()) << "seed " << seed;
    for (std::size_t k = 0; k < once->journal().size(); ++k) {
      ASSERT_EQ(once->journal().score(k), stepped->journal().score(k)) << "seed " << seed;
    }
  }
}

/// Also where the squares of what is tiny are too small for a double.
TEST(KernelPerceptron, TiesAreWhereTheSumIsNoLargerThanItsError) {
  const RunSpec spec = spec_of({0.1, 0.2, 0.3, 0.1, 0.2, 0.3}, {1, -1, -1});
  const auto run = run_of(kernel({0}, spec));
  run->advance(3);
  double w[2] = {0, 0};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 2; ++j) w[j] += run->weights()[i] * spec.data.y[i] * spec.data.row(i)[j];
  }
  std::size_t ties = 0, all = 0;
  for (const double scale : {1e80, 1.0, 1e-100, 1e-150, 1e-170, 1e-200}) {
    for (int k = -20; k <= 20; ++k) {
      // Ever further from where w·x is 0.
      const double row[] = {scale * w[1], -scale * w[0] * (1 + k * k * k * 1e-17)};
      const double score = scores_of(*run, row).front();
      ASSERT_EQ(score, ruled_score(*run, {}, row)) << "scale " << scale << " step " << k;
      ties += score == 0;
      all += 1;
    }
  }
  EXPECT_GT(ties, all / 4);
  EXPECT_LT(ties, all * 3 / 4);
}

/// A score is in doubt near 0 alone: elsewhere a visit has the sum that training keeps, and costs no other.
TEST(KernelPerceptron, VisitsWithTheScoreItKeeps) {
  for (const std::vector<double>& settings : {std::vector<double>{1, 3, 1}, {2, 2, 1, 1}, {2, 2, 1, 100}}) {
    RunSpec spec = shuffled(kernel(settings, noisy(60, 2, 7)));
    spec.max_epochs = 30;
    const auto run = run_of(spec);
    for (;;) {
      const std::vector<double> before = parameters_of(*run);
      const auto visit = run->step();
      if (!visit) break;
      ASSERT_EQ(visit->score, before[60 + visit->example]) << "visit " << visit->visit;
    }
  }
}

/// α_i counts the updates made on example i.
TEST(KernelPerceptron, AlphaCountsTheMistakesOfEachExample) {
  RunSpec spec = shuffled(kernel({2, 2, 1, 3}, whole(30, 2, 4)));
  spec.max_epochs = 20;
  const auto run = run_of(spec);
  std::vector<double> mistakes(30);
  while (const auto visit = run->step()) {
    ASSERT_EQ(visit->updated, visit->mistake);
    mistakes[visit->example] += visit->mistake;
    ASSERT_EQ(run->model(), mistakes);
    ASSERT_EQ(weights_of(*run), mistakes);
  }
  EXPECT_GT(run->updates(), 10u);
}

/// With the rbf kernel any examples that differ can be told apart.
TEST(KernelPerceptron, RbfLearnsAnyLabels) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    RunSpec spec = shuffled(kernel({2, 2, 1, 200}, noisy(40, 2, seed)));
    Random random(seed);
    for (std::size_t i = 2; i < 40; ++i) spec.data.y[i] = random.below(2) ? 1 : -1;
    const auto run = run_of(spec);
    run->advance(Run::no_limit);
    EXPECT_EQ(run->stop_reason(), StopReason::converged);
    EXPECT_EQ(run->training_mistakes(), 0u);
  }
}

/// With all rows of the matrix kept and with some: each update adds y·K(x_i, x_j) to score j, to the last bit.
TEST(KernelPerceptron, GivesTheSameBitsWhateverIsKept) {
  const Kernel rbf{KernelKind::rbf, 2, 1, 2};
  for (const std::size_t n : {50u, 2000000u}) {  // of the longer rows `Gram::most_bytes` holds four
    RunSpec spec = shuffled(kernel({2, 2, 1, 2}, noisy(n, 2, 5)));
    const std::size_t updates = sampled(12, 3);
    spec.max_updates = updates;
    const auto run = run_of(spec);
    run->advance(Run::no_limit);
    ASSERT_EQ(run->stop_reason(), StopReason::journal_full);
    std::vector<double> scores(n);
    for (std::size_t k = 0; k < updates; ++k) {
      const std::size_t example = run->journal().example(k);
      ASSERT_EQ(run->journal().score(k), scores[example]);
      for (std::size_t j = 0; j < n; ++j) {
        scores[j] += run->data().y[example] * rbf(run->data().row(example), run->data().row(j), 2);
      }
    }
    ASSERT_TRUE(std::equal(scores.begin(), scores.end(), run->parameters().begin() + n));
    run->seek(0);
    run->seek(run->frontier());
    ASSERT_TRUE(std::equal(scores.begin(), scores.end(), run->parameters().begin() + n));
  }
}

/// It has no bias, whatever the spec says, and works on no feature at all.
TEST(KernelPerceptron, HasNoBias) {
  RunSpec spec = shuffled(kernel({1, 2, 0.5}, noisy(20, 2, 6)));
  spec.max_epochs = 5;
  const auto with = run_of(spec), without = run_of(without_bias(spec));
  with->advance(Run::no_limit);
  without->advance(Run::no_limit);
  EXPECT_EQ(parameters_of(*with), parameters_of(*without));
  RunSpec bare = kernel({1, 2, 0.5}, spec_of({}, {1, -1, 1}));
  bare.data.d = 0;
  bare.max_epochs = 3;
  const auto run = run_of(bare);
  ASSERT_TRUE(run);
  run->step();
  EXPECT_EQ(run->step()->score, 0.25);
}

/// 1e280 leaves room for a sum of as many as there may be updates, and not for values beyond.
TEST(KernelPerceptron, TakesValuesUpToItsLargest) {
  const auto status_of = [](double x) {
    RunSpec spec = kernel({1, 2, 0}, spec_of({x, -x}, {1, -1}));
    return error_of(spec).status;
  };
  EXPECT_EQ(status_of(0.99e70), Status::ok);
  EXPECT_EQ(status_of(1.01e70), Status::out_of_range);
}

TEST(KernelPerceptron, RefusesExamplesItOverflowsOn) {
  RunSpec spec = kernel({1, 2, 1}, xor_spec());
  change(spec.data, 2, 1e80);
  const Error error = error_of(spec);
  EXPECT_EQ(error.status, Status::out_of_range);
  EXPECT_EQ(error.field, Field::X);
  spec.learner = KernelOptions{.kind = KernelKind::polynomial, .degree = 1};
  EXPECT_FALSE(error_of(spec));
  spec.learner = KernelOptions{.kind = KernelKind::rbf};
  EXPECT_FALSE(error_of(spec));
}
