#include "drawing/run_drawing.hpp"

#include <cmath>
#include <numeric>

#include "job_support.hpp"

namespace perceptron::test {
namespace {

ProjectedExamples projected(const SharedRun& run, double slice = unlimited) {
  auto job = project(run, run->visit());
  work_off(job, slice, [visit = run->visit(), &run] { EXPECT_EQ(run->visit(), visit); });
  return job.result().value_or(ProjectedExamples{});
}

/// w·x of every example trained on, over the length of w.
std::vector<double> along_by_hand(const Run& run, std::span<const double> hyperplane) {
  std::vector<double> along;
  const std::size_t d = run.data().d;
  const double length = std::sqrt(dot(hyperplane.data(), hyperplane.data(), d));
  for (std::size_t i = 0; i < run.data().size(); ++i) {
    along.push_back(dot(hyperplane.data(), run.data().row(i), d) / length);
  }
  return along;
}

TEST(Projection, HasTheScoresOfTheRunAndPlacesAlongItsWeights) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const LearnerKind kind = seed % 2 ? LearnerKind::averaged : LearnerKind::perceptron;
    const SharedRun run = trained(of(kind, {}, noisy(40, 1 + seed % 5, seed)), 97);
    for (const double slice : slice_sizes) {
      const ProjectedExamples found = projected(run, slice);
      EXPECT_EQ(found.hyperplane, run->model());
      EXPECT_EQ(found.score, scores_of(*run, {run->data().X.data(), run->data().X.size()}));
      const std::vector<double> expected = along_by_hand(*run, found.hyperplane);
      for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_NEAR(found.along[i], expected[i], 1e-14);
    }
  }
}

TEST(Projection, FindsTheExampleOfTheFunctionalMargin) {
  const SharedRun run = trained(cs188(), 5000);
  ASSERT_EQ(run->stop_reason(), StopReason::converged);
  const ProjectedExamples found = projected(run);
  for (std::size_t i = 0; i < found.score.size(); ++i) EXPECT_GE(run->data().y[i] * found.score[i], found.margin);
  EXPECT_EQ(run->data().y[found.nearest] * found.score[found.nearest], found.margin);
  EXPECT_GT(found.margin, 0);
  EXPECT_DOUBLE_EQ(found.margin / found.length, run->margin());
}

TEST(Projection, TakesTheFirstOfExamplesThatAreEquallyNear) {
  const SharedRun run = trained(spec_of({5, 0, 1, 0, -5, 0, 1, 0}, {1, 1, -1, 1}), 8);
  const ProjectedExamples found = projected(run);
  EXPECT_EQ(found.score, (std::vector<double>{26, 6, -24, 6}));
  EXPECT_EQ(found.nearest, 1u);
}

TEST(Projection, KeepsAllExamplesInAnIntervalOfOneWidthThroughoutARun) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    RunSpec spec = noisy(20, 1 + seed % 3, seed);
    const double shift = seed % 2 ? 30 : 0;
    std::vector<double> X(spec.data.X.data(), spec.data.X.data() + spec.data.X.size());
    for (double& value : X) value += shift;
    spec.data.X = X;
    const SharedRun run = shared_run_of(std::move(spec));
    const double half = projected(run).half;
    for (int visit = 0; visit < 30; ++visit) {
      run->advance(1);
      const ProjectedExamples found = projected(run);
      EXPECT_EQ(found.half, half);
      for (const double place : found.along) EXPECT_LE(std::abs(place - found.middle), half * (1 + 1e-12));
    }
  }
}

TEST(Projection, IsTheSameForWeightsOfAnyLength) {
  for (const double factor : {2.0, 0x1p-300, 0x1p300}) {
    RunSpec one = noisy(12, 2, 3), other = one;
    one.initial = {3, -4, 2};
    other.initial = {3 * factor, -4 * factor, 2 * factor};
    const ProjectedExamples a = projected(shared_run_of(one)), b = projected(shared_run_of(other));
    EXPECT_EQ(a.along, b.along);
    EXPECT_EQ(a.length * factor, b.length);
    EXPECT_EQ(a.score[5] * factor, b.score[5]);
  }
}

TEST(Projection, OfExamplesOfAnySizeIsFinite) {
  for (const double size : {1e-170, 1e-310, 1e99}) {
    const SharedRun run = trained(spec_of({size, size, -size, 2 * size, size, -size}, {1, -1, 1}), 7);
    const ProjectedExamples found = projected(run);
    for (const double place : found.along) {
      EXPECT_TRUE(std::isfinite(place));
      EXPECT_LE(std::abs(place - found.middle), found.half * (1 + 1e-12));
    }
    EXPECT_GT(found.half, 0);
    EXPECT_TRUE(std::isfinite(found.half));
  }
}

TEST(Projection, OfRunsWithoutFeaturesIsTheBias) {
  RunSpec spec = spec_of({}, {1, -1});
  const ProjectedExamples found = projected(trained(spec, 1));
  EXPECT_EQ(found.score, (std::vector<double>{1, 1}));
  EXPECT_EQ(found.length, 0);
  EXPECT_EQ(found.half, 0);
}

TEST(Projection, WithoutWeightsHasNoDirection) {
  const ProjectedExamples found = projected(shared_run_of(cs188()));
  EXPECT_EQ(found.length, 0);
  EXPECT_EQ(found.along, std::vector<double>(5, 0));
  EXPECT_EQ(found.score, std::vector<double>(5, 0));
}

TEST(Projection, OfAVoteIsOnTheWeightsInTraining) {
  const SharedRun run = trained(of(LearnerKind::voted, {}, noisy(30, 2, 4)), 50);
  EXPECT_EQ(projected(run).hyperplane, weights_of(*run));
}

TEST(Projection, CountsMistakesAsTheLearnerDoes) {
  for (const TieRule tie : {TieRule::mistake, TieRule::correct, TieRule::negative, TieRule::positive}) {
    for (const LearnerKind kind : {LearnerKind::perceptron, LearnerKind::averaged, LearnerKind::pocket}) {
      RunSpec spec = of(kind, {1, static_cast<double>(tie)}, spec_of({1, 0, -1, 0, 0, 0, 0, 0}, {1, -1, 1, -1}));
      spec.bias = false;
      const SharedRun run = trained(std::move(spec), 3);
      for (std::uint64_t visit = 0; visit <= run->visit(); ++visit) {
        run->seek(visit);
        const ProjectedExamples found = projected(run);
        const double wrong = std::accumulate(found.mistake.begin(), found.mistake.end(), 0.0);
        EXPECT_EQ(wrong, static_cast<double>(run->training_mistakes()));
        EXPECT_EQ(found.mistake[2], inside(*run).is_mistake({0, 0}, 1));
        EXPECT_EQ(found.mistake[3], inside(*run).is_mistake({0, 0}, -1));
      }
    }
  }
}

TEST(Projection, IsNotThereWhereNoHyperplaneIs) {
  const RunSpec specs[] = {of(LearnerKind::kernel, {}, xor_spec()), of(LearnerKind::nearest_neighbours, {}, xor_spec()),
                           with_classes(of(LearnerKind::multiclass, {}, whole(6, 2, 1)), 3, 1)};
  for (const RunSpec& spec : specs) {
    const SharedRun run = trained(spec, 5);
    auto job = project(run, 3);
    work_off(job, unlimited);
    EXPECT_FALSE(job.result().has_value());
  }
}

TEST(Projection, GoesToItsVisitAndTakesExamplesHeldOutAlong) {
  const SharedRun run = trained(noisy(20, 2, 9), 200);
  ASSERT_FALSE(run->hold_out({{0.5, 0.25, -1, 2}, {1, -1}, 2}));
  for (const double slice : slice_sizes) {
    auto job = project(run, 33);
    work_off(job, slice, [&] { EXPECT_EQ(run->visit(), 200u); });
    const ProjectedExamples found = job.result().value_or(ProjectedExamples{});
    ASSERT_EQ(found.score.size(), 22u);
    run->seek(33);
    EXPECT_EQ(found.score[21], scores_of(*run, std::vector<double>{-1, 2})[0]);
    EXPECT_EQ(found.mistake[21], found.score[21] >= 0);
    run->seek(200);
  }
}

}  // namespace
}  // namespace perceptron::test
