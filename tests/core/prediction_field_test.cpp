#include "drawing/run_drawing.hpp"

#include "job_support.hpp"

namespace perceptron::test {
namespace {

/// Steps that are no sums of powers of two: rounding shows where the points of a part are not those of the whole.
constexpr Grid grid{-1.3, -0.9, 0.1, 0.07, 27, 29};

FieldPoints direct(Run& run, std::uint64_t visit) {
  run.seek(visit);
  std::vector<Prediction> predictions(grid.columns * grid.rows);
  EXPECT_FALSE(inside(run).field(grid, predictions));
  FieldPoints points;
  for (const auto& [score, label] : predictions) {
    points.score.push_back(score);
    points.label.push_back(static_cast<std::int32_t>(label));
  }
  return points;
}

class FieldOf : public testing::TestWithParam<int> {};

TEST_P(FieldOf, IsTheRunsOwnInSlicesOfAnySize) {
  const auto kind = static_cast<LearnerKind>(GetParam());
  for (const bool mapped : {false, true}) {
    RunSpec spec = of(kind, {}, noisy(50, 2, 3));
    if (kind == LearnerKind::multiclass) spec = with_classes(std::move(spec), 3, 5);
    if (mapped) spec.features = products({{0}, {1}, {0, 1}});
    const SharedRun run = trained(spec, 600);
    const FieldPoints expected = direct(*run, 420);
    for (const double slice : slice_sizes) {
      run->seek(77);
      const std::uint64_t stood = run->visit();
      auto field = predict_field(run, 420, grid);
      const std::size_t slices = work_off(field, slice, [&] { EXPECT_EQ(run->visit(), stood); });
      if (slice == unlimited) {
        EXPECT_EQ(slices, 1u);
      }
      if (slice == 1) {
        EXPECT_GT(slices, 20u);
      }
      EXPECT_EQ(field.result().score, expected.score);
      EXPECT_EQ(field.result().label, expected.label);
      EXPECT_FALSE(field.error());
    }
  }
}

INSTANTIATE_TEST_SUITE_P(PredictionField, FieldOf, testing::Range(0, 11));

/// A part of a grid has the points of the whole.
TEST(PredictionField, MayBeOfAPart) {
  for (const LearnerKind kind : {LearnerKind::perceptron, LearnerKind::voted, LearnerKind::kernel}) {
    const SharedRun run = trained(of(kind, {}, noisy(50, 2, 3)), 600);
    const FieldPoints whole = direct(*run, 420);
    Grid part = grid;
    part.columns = 7;
    part.rows = 3;
    part.first_column = 11;
    part.first_row = 20;
    for (const double slice : slice_sizes) {
      auto field = predict_field(run, 420, part);
      work_off(field, slice);
      for (std::size_t j = 0; j < part.rows; ++j) {
        for (std::size_t i = 0; i < part.columns; ++i) {
          const std::size_t point = (part.first_row + j) * grid.columns + part.first_column + i;
          EXPECT_EQ(field.result().score[j * part.columns + i], whole.score[point]);
        }
      }
    }
  }
}

TEST(PredictionField, AsksManyVotersInParts) {
  const SharedRun run = trained(of(LearnerKind::voted, {}, noisy(120, 2, 3)), 40'000);
  ASSERT_GT(run->updates(), 2000u);
  const FieldPoints expected = direct(*run, 40'000);
  auto field = predict_field(run, 40'000, grid);
  EXPECT_GT(work_off(field, 20'000), 10u);
  EXPECT_EQ(field.result().score, expected.score);
}

TEST(PredictionField, IsOfTheVisitItWasBegunAtThoughTheRunGoesOn) {
  const SharedRun run = trained(of(LearnerKind::voted, {}, noisy(120, 2, 3)), 3000);
  auto field = predict_field(run, run->visit(), grid);
  work_off(field, 5000, [&] { run->advance(1); });
  EXPECT_GT(run->visit(), 3000u);
  EXPECT_EQ(field.result().score, direct(*run, 3000).score);
}

TEST(PredictionField, FailsWhereAScoreIsNotFinite) {
  RunSpec spec = noisy(30, 2, 3);
  spec.initial = {1e100, 1e100, 0};
  const SharedRun run = shared_run_of(std::move(spec));
  auto field = predict_field(run, 0, {1e300, 1e300, 1, 1, 2, 2});
  work_off(field, unlimited);
  EXPECT_EQ(field.error().status, Status::out_of_range);
  EXPECT_EQ(field.error().field, Field::grid);
}

}  // namespace
}  // namespace perceptron::test
