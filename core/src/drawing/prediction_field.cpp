#include "drawing/run_drawing.hpp"
#include "run/run_job.hpp"

namespace perceptron {

/// Rows that are voted on together: every call begins by finding the first of its voters.
static constexpr double ballot = 16;

/// And points that are predicted together: what is worked with stays in a cache.
static constexpr std::size_t points_at_once = std::size_t{1} << 16;

/// Multiply-adds that a voter takes for a row of the grid: where features grow along it, it changes its mind once.
static double voter_cost(const RunInside& run, const Grid& grid) {
  if (run.feature_map().monotone() && run.data().d == 2) return 8;
  return static_cast<double>(grid.columns) * static_cast<double>(run.data().d + 1);
}

/// The next points have been predicted.
static void take(VisitJob<FieldPoints>& job, const std::vector<Prediction>& predictions) {
  double* const score = job.found.score.data() + job.seen;
  std::int32_t* const label = job.found.label.data() + job.seen;
  double nothing = 0;  // 0 as long as all scores are finite
  for (std::size_t k = 0; k < predictions.size(); ++k) {
    score[k] = predictions[k].score;
    label[k] = static_cast<std::int32_t>(predictions[k].label);
    nothing += predictions[k].score * 0;
  }
  if (nothing != 0) job.fail(fail(Status::out_of_range, Field::grid, Reason::grid_overflow));
  job.seen += predictions.size();
}

/// Some of the voters for several rows at a time. Votes are whole numbers: in parts they add up to the same.
static Task<> find_votes(VisitJob<FieldPoints>& job, Grid grid) {
  const RunInside& run = job.run();
  const double cost = voter_cost(run, grid);
  const auto voters = static_cast<std::size_t>(run.updates()) + 1;
  const std::size_t together = std::max<std::size_t>(1, points_at_once / grid.columns);
  Grid part = grid;
  for (std::size_t row = 0; row < grid.rows; row += part.rows) {
    const auto most = static_cast<double>(std::min(grid.rows - row, together));
    const double for_all = job.work.left() / (cost * static_cast<double>(voters));
    part.first_row = grid.first_row + row;
    part.rows = static_cast<std::size_t>(std::min(std::max(ballot, for_all), most));
    std::vector<Prediction> predictions(part.rows * grid.columns);
    std::vector<double> votes(predictions.size());
    const double for_one = cost * static_cast<double>(part.rows);
    co_await in_slices(0, voters, for_one, job.work, [&](std::size_t first, std::size_t last) {
      job.fail(run.field(part, predictions, first, last));
      for (std::size_t k = 0; k < votes.size(); ++k) votes[k] += predictions[k].score;
    });
    std::transform(votes.begin(), votes.end(), predictions.begin(), predicted);
    take(job, predictions);
  }
}

static Task<> find_points(VisitJob<FieldPoints>& job, Grid grid) {
  const RunInside& run = job.run();
  const std::size_t points = grid.columns * grid.rows;
  job.found = {std::vector<double>(points), std::vector<std::int32_t>(points)};
  if (run.votes()) {
    co_await find_votes(job, grid);
    co_return;
  }
  std::size_t column = 0, row = 0;
  std::vector<double> X;
  std::vector<Prediction> predictions;
  co_await in_slices(0, points, run.prediction_cost(), job.work, [&](std::size_t first, std::size_t last) {
    for (; first < last; first += predictions.size()) {
      predictions.resize(std::min(last - first, points_at_once));
      X.clear();
      while (X.size() < 2 * predictions.size()) {
        X.push_back(grid.x(column));
        X.push_back(grid.y(row));
        if (++column == grid.columns) column = 0, ++row;
      }
      job.fail(run.predict(X, predictions));
      take(job, predictions);
    }
  });
}

JobOf<FieldPoints> predict_field(Shared<Run> run, std::uint64_t visit, const Grid& grid) {
  auto job = std::make_unique<VisitJob<FieldPoints>>(run, visit, grid.columns * grid.rows, &find_points, grid);
  job->fail(check_grid(inside(*run), grid));
  return job;
}

}  // namespace perceptron
