#include "perceptron/learners/voted.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "numeric/task.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

double sign(double score) { return score > 0 ? 1 : score < 0 ? -1 : 0; }

/// Σ count·sign(score) over the voters, on a mapped row.
double vote_of(std::span<const double> voters, const double* x, std::size_t d) {
  double vote = 0;
  for (std::size_t at = 0; at < voters.size(); at += d + 2) {
    vote += voters[at + d + 1] * sign(score_of(voters.subspan(at, d + 1), x));
  }
  return vote;
}

/// The field against the points of the grid, one at a time.
void expect_exact(const Run& run, const Grid& grid) {
  std::vector<Prediction> field(grid.columns * grid.rows, {7, 7});
  EXPECT_FALSE(inside(run).field(grid, field));
  std::vector<double> points;
  for (std::size_t j = 0; j < grid.rows; ++j) {
    for (std::size_t i = 0; i < grid.columns; ++i) {
      points.push_back(grid.x0 + static_cast<double>(i) * grid.dx);
      points.push_back(grid.y0 + static_cast<double>(j) * grid.dy);
    }
  }
  std::vector<Prediction> predictions(field.size());
  EXPECT_FALSE(run.predict(points, predictions));
  for (std::size_t k = 0; k < field.size(); ++k) {
    ASSERT_EQ(field[k].score, predictions[k].score) << points[2 * k] << ", " << points[2 * k + 1];
    ASSERT_EQ(field[k].label, predictions[k].label) << points[2 * k] << ", " << points[2 * k + 1];
  }
}

std::unique_ptr<Run> after_epochs(RunSpec spec, std::uint64_t epochs = 8) {
  spec.learner = VotedOptions();
  spec.max_epochs = epochs;
  auto run = run_of(std::move(spec));
  run->advance(Run::no_limit);
  return run;
}

}  // namespace

/// One voter for each weight vector the perceptron had, with as many votes as visits it survived.
TEST(Voted, TheVotersAreThePerceptronsWeights) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const std::size_t d = seed % 5;
    RunSpec spec = shuffled(noisy(12, d, seed), seed);
    spec.bias = seed % 3 != 0;
    spec.max_epochs = 9;
    const auto plain = run_of(spec);
    const auto voted = run_of(of(LearnerKind::voted, {}, spec));
    std::vector<std::vector<double>> voters{weights_of(*plain)};
    std::vector<double> counts{1};
    while (true) {
      std::vector<double> expected;
      for (std::size_t k = 0; k < voters.size(); ++k) {
        expected.insert(expected.end(), voters[k].begin(), voters[k].end());
        expected.push_back(counts[k]);
      }
      ASSERT_EQ(voted->model(), expected) << "seed " << seed << " visit " << plain->visit();
      const auto visit = plain->step();
      voted->step();
      if (!visit) break;
      if (visit->updated) {
        voters.push_back(weights_of(*plain));
        counts.push_back(1);
      } else {
        ++counts.back();
      }
    }
  }
}

TEST(Voted, PredictsTheSumOfTheVotes) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const std::size_t d = 1 + seed % 4;
    const auto run = after_epochs(shuffled(whole(10, d, seed, 2), seed));
    for (const std::uint64_t visit : {0u, 1u, 13u, 47u, 80u}) {
      run->seek(visit);
      const auto voters = run->model();
      std::vector<Prediction> predictions(run->data().size());
      EXPECT_FALSE(run->predict(run->data().X, predictions));
      std::size_t mistakes = 0;
      for (std::size_t i = 0; i < predictions.size(); ++i) {
        const double vote = vote_of(voters, run->data().row(i), d);
        ASSERT_EQ(predictions[i].score, vote);
        ASSERT_EQ(predictions[i].label, sign(vote));
        mistakes += !(vote * run->data().y[i] > 0);
      }
      ASSERT_EQ(run->training_mistakes(), mistakes);
    }
  }
}

TEST(Voted, TheFieldIsExactOnRandomRuns) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    RunSpec spec = shuffled(noisy(25, 2, seed), seed);
    spec.bias = seed % 3 != 0;
    spec.scaling = static_cast<Scaling>(seed % 4);
    const auto run = after_epochs(spec);
    Random random(seed);
    for (int i = 0; i < 4; ++i) {
      run->seek(random.below(201));
      const double x = random.uniform(-3, 1), y = random.uniform(-3, 1);
      const double dx = std::pow(10, random.uniform(-6, 1)), dy = random.uniform(-1, 1);
      expect_exact(*run, {x, y, dx, dy, 1 + random.below(40), 1 + random.below(9)});
    }
  }
}

/// Whole numbers on a whole grid: scores of exactly 0 in corners, along rows (w1 = 0), along columns, and everywhere.
TEST(Voted, TheFieldIsExactWhereVotersAbstain) {
  std::size_t zeros = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    RunSpec spec = shuffled(whole(6, 2, seed, 1), seed);
    spec.bias = seed % 2 == 0;
    const auto run = after_epochs(spec);
    const auto voters = run->model();
    for (std::size_t at = 0; at < voters.size(); at += 4) zeros += voters[at] == 0;
    for (const std::uint64_t visit : {0u, 2u, 48u}) {
      run->seek(visit);
      expect_exact(*run, {-3, -3, 1, 1, 7, 7});
      expect_exact(*run, {-3, 3, 0.5, -0.5, 13, 13});
      expect_exact(*run, {0, 0, 1, 0, 5, 3});
    }
  }
  EXPECT_GT(zeros, 100u);
}

TEST(Voted, TheFieldMayBeOneColumnOrOnePoint) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto run = after_epochs(shuffled(whole(8, 2, seed, 2)));
    expect_exact(*run, {-2, -2, 1, 0.5, 1, 9});
    expect_exact(*run, {0, 0, 1e-9, 1, 1, 1});
    expect_exact(*run, {-2, 1, 0.25, 1, 17, 1});
  }
}

/// Grids far from the boundaries, and finer than the numbers can tell columns apart.
TEST(Voted, TheFieldIsExactFarAwayAndTooFine) {
  const auto run = after_epochs(shuffled(noisy(25, 2, 3)));
  expect_exact(*run, {1e6, -1e6, 1e3, 1e3, 20, 5});
  expect_exact(*run, {-1e15, 0, 1e14, 1, 30, 3});
  expect_exact(*run, {1, 1, 1e-18, 1e-18, 12, 3});
  expect_exact(*run, {0.3, -0.2, 1e-16, 1e-16, 33, 5});
}

/// Where mapped features, or scores of them, are beyond all doubles: a voter whose score is none abstains.
TEST(Voted, TheFieldIsExactWhereFeaturesOverflow) {
  for (const Scaling scaling : {Scaling::none, Scaling::standardize, Scaling::min_max}) {
    RunSpec spec = shuffled(noisy(25, 2, 3));
    spec.scaling = scaling;
    change(spec.data, [](std::vector<double>& X) {
      for (double& x : X) x *= 1e-90;
    });
    const auto run = after_epochs(spec);
    expect_exact(*run, {-1e300, -1e300, 2e299, 3e299, 12, 5});
    expect_exact(*run, {-1.7e308, 1e308, 1e308, 1e307, 6, 4});
    expect_exact(*run, {0, -1e308, 1, 1e307, 6, 4});
  }
}

/// Beside numbers as large as 1e6 a step of 1e-12 is lost: many columns in a row score exactly 0, and the column where
/// the boundary should be is in their midst.
TEST(Voted, TheFieldIsExactWhereScoresRoundToZero) {
  RunSpec spec = spec_of({1, 1, -1, -1, 2, -1, -2, 1}, {1, -1, 1, -1});
  for (const double sign : {1.0, -1.0}) {
    spec.initial = {sign, 1, -1e6};
    const auto run = after_epochs(spec);
    for (const std::uint64_t visit : {0u, 3u, 32u}) {
      run->seek(visit);
      expect_exact(*run, {-5e-11, 1e6, 1e-12, 1e-10, 100, 3});
      expect_exact(*run, {-1e-9, 1e6, 1e-11, -1e-10, 200, 3});
    }
  }
}

TEST(Voted, TheFieldIsExactWithAColumnThatIsConstant) {
  for (const Scaling scaling : {Scaling::none, Scaling::standardize, Scaling::min_max}) {
    RunSpec spec = noisy(12, 2, 4);
    for (std::size_t i = 0; i < 12; ++i) change(spec.data, 2 * i, 0.7);
    spec.scaling = scaling;
    expect_exact(*after_epochs(spec), {0, -1, 0.1, 0.2, 15, 11});
  }
}

/// Not monotone along a row: products, one feature left out, unit length.
TEST(Voted, TheFieldOfOtherFeaturesIsExactToo) {
  for (const auto& features :
       {products({{1}}), products({{0, 1}, {0}}), products({{0, 0}, {1, 1}}), products({{1}, {0}})}) {
    RunSpec spec = noisy(20, 2, 6);
    spec.features = features;
    expect_exact(*after_epochs(spec), {-1, -1, 0.13, 0.21, 16, 10});
  }
}

TEST(Voted, AFieldHasPoints) {
  std::vector<Prediction> nobody;
  EXPECT_EQ(inside(*after_epochs(noisy(20, 2, 6))).field({0, 0, 1, 1, 0, 3}, nobody).status, Status::out_of_range);
  EXPECT_TRUE(nobody.empty());
}

/// A run stops before its voters need more numbers than the spec allows.
TEST(Voted, StopsWhereTheVotersWouldNotFit) {
  RunSpec never = spec_of({1, 1, 1, 1, 1, 1, 1, 1}, {1, -1, 1, -1});  // the same row with both labels
  never.limits.values = 100;
  const auto full = after_epochs(never, 1e6);
  EXPECT_EQ(full->stop_reason(), StopReason::journal_full);
  EXPECT_EQ(full->updates(), 100u / (2 + 2));
}

TEST(Voted, NeedsItsJournal) {
  RunSpec spec = of(LearnerKind::voted, {}, cs188());
  spec.journal = false;
  const Error error = error_of(spec);
  EXPECT_EQ(error.status, Status::unknown);
  EXPECT_EQ(error.field, Field::journal);
}

/// The votes of some of the voters at a time, in parts that end anywhere and go beyond the last.
TEST(Voted, TheVotesOfPartsAddUpToTheField) {
  const Grid grid{-2, -2, 0.31, 0.27, 13, 11};
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    RunSpec spec = shuffled(noisy(40, 2, seed), seed);
    Random random(seed);
    for (double& label : spec.data.y) label = random.below(2) ? 1 : -1;
    // Where the field is not found row by row, point by point.
    if (seed % 2 == 1) spec.scaling = Scaling::unit_norm;
    const auto run = after_epochs(spec, 60);
    ASSERT_GT(run->updates(), 256u) << "too few for checkpoints to start from";
    for (const std::uint64_t visit : {0u, 39u, 1100u, 5000u}) {
      run->seek(visit);
      std::vector<Prediction> whole(grid.columns * grid.rows);
      EXPECT_FALSE(inside(*run).field(grid, whole));
      std::vector<double> votes(whole.size());
      std::vector<Prediction> part(whole.size());
      for (std::size_t first = 0; first < run->updates() + 5;) {
        const std::size_t last = first + 1 + random.below(150);
        EXPECT_FALSE(inside(*run).field(grid, part, first, last));
        for (std::size_t k = 0; k < votes.size(); ++k) votes[k] += part[k].score;
        first = last;
      }
      for (std::size_t k = 0; k < votes.size(); ++k) ASSERT_EQ(votes[k], whole[k].score) << "visit " << visit;
    }
  }
}

/// The votes that are kept from one count to the next, forwards, back and in parts: always those of all voters.
TEST(Voted, CountsItsTrainingMistakesAsItPredicts) {
  for (std::size_t seed = 0; seed < sampled(12, 8); ++seed) {
    const std::size_t n = 20 + 13 * seed, d = 1 + seed % 3;
    const double tie = seed % 4 == 1 ? 0 : static_cast<double>(seed % 4);  // "correct" makes no update from zeros
    RunSpec spec = shuffled(of(LearnerKind::voted, {1, tie}, whole(n, d, seed)), 5);
    Random random(seed);
    for (std::size_t i = 2; i < n; ++i) spec.data.y[i] = random.below(2) ? 1 : -1;
    spec.bias = seed % 3 != 0;
    spec.max_epochs = 40;
    const auto run = run_of(spec);
    run->advance(Run::no_limit);
    const auto end = static_cast<std::uint32_t>(run->visit());
    ASSERT_GT(run->updates(), 100u);
    for (int question = 0; question < 30; ++question) {
      run->seek(question % 7 == 0 ? end : random.below(end));
      std::size_t mistakes = 0;
      for (std::size_t first = 0; first < n;) {
        const std::size_t last = std::min<std::size_t>(n, first + 1 + random.below(40));
        mistakes += inside(*run).training_mistakes(first, last);
        first = last;
        // Elsewhere before the rest is asked for.
        if (question % 3 == 0) {
          const std::uint64_t here = run->visit();
          run->seek(random.below(end));
          inside(*run).training_mistakes(0, std::min<std::size_t>(n, 5));
          run->seek(here);
        }
      }
      ASSERT_EQ(mistakes, value_of(run->mistakes(spec.data.X, spec.data.y)))
          << "seed " << seed << " visit " << run->visit();
    }
  }
}

/// How much work it is to bring the count of the mistakes near.
double work_to_count(const Run& run) {
  Work work = Work::unlimited();
  EXPECT_TRUE(inside(run).approach_count(work));
  return work.done();
}

/// What is kept is not asked again: a count is as much work as voters have come or gone since the last.
TEST(Voted, CountingAgainCostsWhatIsNew) {
  RunSpec spec = shuffled(of(LearnerKind::voted, {}, noisy(30, 2, 3)));
  Random random(1);
  for (std::size_t i = 2; i < 30; ++i) spec.data.y[i] = random.below(2) ? 1 : -1;
  const auto run = run_of(spec);
  run->advance(Run::no_limit, 1000);
  const double whole = work_to_count(*run);
  EXPECT_EQ(work_to_count(*run), 0);
  run->advance(Run::no_limit, 10);
  EXPECT_LE(work_to_count(*run), whole / 100);
  run->seek(run->visit() - 20);
  EXPECT_LT(work_to_count(*run), whole / 40);
  run->seek(0);
  EXPECT_EQ(work_to_count(*run), 0) << "counting anew is less than taking away";
}

/// However many voters there are, no slice is longer than it was to be; and one that a seek comes between begins anew.
TEST(Voted, BringsItsCountNearInSlices) {
  RunSpec spec = shuffled(of(LearnerKind::voted, {}, noisy(16, 2, 3)));
  for (std::size_t i = 0; i < 16; ++i) spec.data.y[i] = i % 3 == 0 ? 1 : -1;
  const auto run = run_of(spec);
  run->advance(Run::no_limit, 2000);
  ASSERT_EQ(run->updates(), 2000u);
  Random random(2);
  const auto bring = [&](bool interrupted) {
    Work work;
    std::size_t slices = 0;
    do {
      const double before = work.done();
      work.grant(1000);
      if (interrupted && slices == 3) run->seek(random.below(static_cast<std::uint32_t>(run->frontier())));
      ++slices;
      const bool done = inside(*run).approach_count(work);
      EXPECT_LE(work.done() - before, 1200);
      if (done) break;
    } while (slices < 10'000);
    EXPECT_EQ(run->training_mistakes(), value_of(run->mistakes(spec.data.X, spec.data.y))) << "visit " << run->visit();
    return slices;
  };
  EXPECT_GT(bring(false), 100u);
  run->seek(run->frontier() / 4 * 3);
  EXPECT_GT(bring(false), 20u) << "taken away";
  for (int time = 0; time < 20; ++time) {
    run->seek(random.below(static_cast<std::uint32_t>(run->frontier())));
    bring(true);
  }
}

/// Where there is no memory for what is kept, all voters are asked each time.
TEST(Voted, CountsItsMistakesWithoutMemoryToo) {
  RunSpec spec = of(LearnerKind::voted, {}, noisy(500, 2, 3));
  MemoryBudget memory(std::size_t{1} << 21);
  spec.memory = &memory;
  const auto run = run_of(spec);
  run->advance(3000);
  ASSERT_GT(run->updates(), 5u);
  const std::size_t left = memory.left();
  ASSERT_TRUE(memory.take(left));
  EXPECT_EQ(run->training_mistakes(), value_of(run->mistakes(spec.data.X, spec.data.y)));
  memory.give_back(left);
  EXPECT_EQ(run->training_mistakes(), value_of(run->mistakes(spec.data.X, spec.data.y)));
  EXPECT_LT(memory.left(), left);
}
