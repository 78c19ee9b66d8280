#include "drawing/run_drawing.hpp"
#include "run/run_job.hpp"

namespace perceptron {
namespace {

/// Rows that are voted on together: every call begins by finding the first of its voters.
constexpr double ballot = 16;

/// And points that are predicted together: what is worked with stays in a cache.
constexpr std::size_t points_at_once = std::size_t{1} << 16;

/// Multiply-adds that a voter takes for a row of the grid: where features grow along it, it changes its mind once.
double voter_cost(const RunInside& run, const Grid& grid) {
  if (run.feature_map().monotone() && run.data().d == 2) return 8;
  return static_cast<double>(grid.columns) * static_cast<double>(run.data().d + 1);
}

class PredictionField {
 public:
  PredictionField(VisitJob<FieldPoints>& job, const Grid& grid) : job_(job), run_(job.run()), grid_(grid) {}

  Task<> find() {
    const std::size_t points = grid_.columns * grid_.rows;
    job_.found = {std::vector<double>(points), std::vector<std::int32_t>(points)};
    while (job_.seen < points && !job_.error()) co_await job_.work.spend(run_.votes() ? vote() : predict());
  }

 private:
  /// Up to so many of the rows that are left, at least one.
  std::size_t rows_left(double most) const {
    const std::size_t left = grid_.rows - job_.seen / grid_.columns;
    const std::size_t together = std::max<std::size_t>(1, points_at_once / grid_.columns);
    return static_cast<std::size_t>(std::clamp(most, 1.0, static_cast<double>(std::min(left, together))));
  }

  /// The grid of the next rows.
  Grid part(std::size_t rows) const {
    Grid next = grid_;
    next.first_row += job_.seen / grid_.columns;
    next.rows = rows;
    return next;
  }

  /// A part of a row, or several whole rows. What that costs, as `vote` does.
  double predict() {
    const double cost = run_.prediction_cost();
    const std::size_t column = job_.seen % grid_.columns;
    const std::size_t columns = job_.work.rows(cost, grid_.columns - column);
    const bool whole = columns == grid_.columns;
    const std::size_t rows = whole ? rows_left(job_.work.left() / (cost * static_cast<double>(columns))) : 1;
    Grid next = part(rows);
    next.first_column += column;
    next.columns = columns;
    next_.resize(rows * columns);
    job_.fail(run_.field(next, next_));
    take();
    return static_cast<double>(next_.size()) * cost;
  }

  /// Some of the voters for several rows. Votes are whole numbers: in parts they add up to the same.
  double vote() {
    const double cost = voter_cost(run_, grid_);
    const auto voters = static_cast<std::size_t>(run_.updates()) + 1;
    const double for_all = job_.work.left() / (cost * static_cast<double>(voters));
    const std::size_t rows = voter_ > 0 ? next_.size() / grid_.columns : rows_left(std::max(ballot, for_all));
    const double for_one = cost * static_cast<double>(rows);
    const std::size_t asked = job_.work.rows(for_one, voters - voter_);
    next_.resize(rows * grid_.columns);
    job_.fail(run_.field(part(rows), next_, voter_, voter_ + asked));
    if (voter_ == 0) votes_.assign(next_.size(), 0);
    for (std::size_t k = 0; k < next_.size() && asked < voters; ++k) {
      const double vote = votes_[k] += next_[k].score;
      next_[k] = {vote, static_cast<double>(vote > 0) - static_cast<double>(vote < 0)};
    }
    voter_ = (voter_ + asked) % voters;
    if (voter_ == 0) take();
    return static_cast<double>(asked) * for_one;
  }

  void take() {
    double* const score = job_.found.score.data() + job_.seen;
    std::int32_t* const label = job_.found.label.data() + job_.seen;
    double nothing = 0;  // 0 as long as all scores are finite
    for (std::size_t k = 0; k < next_.size(); ++k) {
      const Prediction& prediction = next_[k];
      score[k] = prediction.score;
      label[k] = static_cast<std::int32_t>(prediction.label);
      nothing += prediction.score * 0;
    }
    if (nothing != 0) job_.fail(fail(Status::out_of_range, Field::grid, Reason::grid_overflow));
    job_.seen += next_.size();
  }

  VisitJob<FieldPoints>& job_;
  RunInside& run_;
  Grid grid_;
  /// Of the next points: what they are predicted as, or what the voters asked so far have voted.
  std::vector<Prediction> next_;
  std::vector<double> votes_;
  std::size_t voter_ = 0;  ///< how many have been asked
};

Task<> find_points(VisitJob<FieldPoints>& job, Grid grid) {
  PredictionField field(job, grid);
  co_await field.find();
}

}  // namespace

JobOf<FieldPoints> predict_field(Shared<Run> run, std::uint64_t visit, const Grid& grid) {
  auto job = std::make_unique<VisitJob<FieldPoints>>(run, visit, grid.columns * grid.rows, &find_points, grid);
  job->fail(check_grid(inside(*run), grid));
  return job;
}

}  // namespace perceptron
