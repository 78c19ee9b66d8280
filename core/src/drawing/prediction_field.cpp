#include "drawing/prediction_field.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "numeric/work.hpp"

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

}  // namespace

PredictionField::PredictionField(Shared<Run> run, std::uint64_t visit, const Grid& grid)
    : VisitJob(std::move(run), visit, grid.columns * grid.rows), grid_(grid) {
  error_ = check_grid(*run_, grid);
  if (error_) return;
  points_ = {std::vector<double>(parts()), std::vector<std::int32_t>(parts())};
}

void PredictionField::look(Work& work) {
  if (run_->votes()) {
    vote(work);
  } else {
    predict(work);
  }
}

/// Up to so many of the rows that are left, at least one.
std::size_t PredictionField::rows_left(double most) const {
  const std::size_t left = grid_.rows - done_ / grid_.columns;
  const std::size_t together = std::max<std::size_t>(1, points_at_once / grid_.columns);
  return static_cast<std::size_t>(std::clamp(most, 1.0, static_cast<double>(std::min(left, together))));
}

/// The grid of the next rows.
Grid PredictionField::part(std::size_t rows) const {
  Grid next = grid_;
  next.first_row += done_ / grid_.columns;
  next.rows = rows;
  return next;
}

/// A part of a row, or several whole rows.
void PredictionField::predict(Work& work) {
  const double cost = run_->prediction_cost();
  const std::size_t column = done_ % grid_.columns;
  const std::size_t columns = work.rows(cost, grid_.columns - column);
  const bool whole = columns == grid_.columns;
  const std::size_t rows = whole ? rows_left(work.left() / (cost * static_cast<double>(columns))) : 1;
  Grid next = part(rows);
  next.first_column += column;
  next.columns = columns;
  next_.resize(rows * columns);
  error_ = run_->field(next, next_);
  work.spend(static_cast<double>(next_.size()) * cost);
  take(next_.size());
}

/// Some of the voters for several rows. Votes are whole numbers: in parts they add up to the same.
void PredictionField::vote(Work& work) {
  const double cost = voter_cost(*run_, grid_);
  const auto voters = static_cast<std::size_t>(run_->updates()) + 1;
  const double for_all = work.left() / (cost * static_cast<double>(voters));
  const std::size_t rows = voter_ > 0 ? next_.size() / grid_.columns : rows_left(std::max(ballot, for_all));
  const double for_one = cost * static_cast<double>(rows);
  const std::size_t asked = work.rows(for_one, voters - voter_);
  next_.resize(rows * grid_.columns);
  error_ = run_->field(part(rows), next_, voter_, voter_ + asked);
  work.spend(static_cast<double>(asked) * for_one);
  if (asked < voters) {
    if (voter_ == 0) votes_.assign(next_.size(), 0);
    for (std::size_t k = 0; k < next_.size(); ++k) {
      const double vote = votes_[k] += next_[k].score;
      next_[k] = {vote, static_cast<double>(vote > 0) - static_cast<double>(vote < 0)};
    }
    voter_ += asked;
    if (voter_ < voters) return;
    voter_ = 0;
  }
  take(next_.size());
}

void PredictionField::take(std::size_t points) {
  double* const score = points_.score.data() + done_;
  std::int32_t* const label = points_.label.data() + done_;
  double nothing = 0;  // 0 as long as all scores are finite
  for (std::size_t k = 0; k < points; ++k) {
    const Prediction& prediction = next_[k];
    score[k] = prediction.score;
    label[k] = static_cast<std::int32_t>(prediction.label);
    nothing += prediction.score * 0;
  }
  if (nothing != 0) {
    error_ = fail(Status::out_of_range, Field::grid, Reason::grid_overflow);
  }
  done_ += points;
}

}  // namespace perceptron
