// What is asked of a run, but not to train it or to draw its first picture: a program may load it later.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

#include "numeric/bits.hpp"
#include "numeric/lanes.hpp"
#include "perceptron/dataset.hpp"
#include "perceptron/limits.hpp"
#include "run/checkpoints.hpp"
#include "run/run_inside.hpp"

namespace perceptron {

double Grid::x(std::size_t column) const { return x0 + static_cast<double>(first_column + column) * dx; }
double Grid::y(std::size_t row) const { return y0 + static_cast<double>(first_row + row) * dy; }

Error check_grid(const RunInside& run, const Grid& grid) {
  if (run.feature_map().base_features() != 2) {
    return fail(Status::unknown, Field::grid, Reason::plane_only);
  }
  const auto fits = [](std::size_t size) { return size >= 1 && size <= limits::grid; };
  const bool finite =
      std::isfinite(grid.x0) && std::isfinite(grid.y0) && std::isfinite(grid.dx) && std::isfinite(grid.dy);
  if (finite && grid.dx > 0 && fits(grid.columns) && fits(grid.rows)) return {};
  return fail(Status::out_of_range, Field::grid, Reason::grid, static_cast<double>(limits::grid));
}

Error RunInside::field(const Grid& grid, std::span<Prediction> predictions, std::size_t first, std::size_t last) const {
  if (Error error = check_grid(*this, grid)) return error;
  if (predictions.size() != grid.columns * grid.rows) {
    return fail(Status::wrong_length, Field::grid, Reason::grid_room);
  }
  Moment moment = this->moment();
  std::vector<double> start;
  if (keep_journal_ && first > 0) {
    moment.history.first = first;
    const std::size_t replayed = std::min(first, moment.updates);
    std::size_t from = 0;
    const auto checkpoint = checkpoints_->before(replayed, from);
    start.assign(checkpoint.begin(), checkpoint.end());
    learner_->replay(start, data_, journal_, from, replayed);
    moment.history.parameters = start;
  }
  moment.history.last = last;
  if (learner_->field(moment, map_, grid, predictions)) return {};
  std::vector<double> row(2 * grid.columns);
  for (std::size_t j = 0; j < grid.rows; ++j) {
    for (std::size_t i = 0; i < grid.columns; ++i) {
      row[2 * i] = grid.x(i);
      row[2 * i + 1] = grid.y(j);
    }
    predict_rows(moment, row, predictions.subspan(j * grid.columns, grid.columns));
  }
  return {};
}

double RunInside::prediction_cost() const {
  return learner_->model_costs(moment()).prediction + static_cast<double>(map_.base_features() + data_.d);
}

double RunInside::margin(std::size_t first, std::size_t last) const {
  if (!predicts_by_hyperplane()) return std::numeric_limits<double>::quiet_NaN();
  std::vector<double> w = learner_->model(moment());
  double largest = 0;
  for (std::size_t j = 0; j < data_.d; ++j) largest = std::max(largest, std::abs(w[j]));
  if (largest == 0) return std::numeric_limits<double>::quiet_NaN();
  // The length of the weights does not matter: no square or product of theirs shall vanish.
  const double factor = reciprocal_power(largest);
  for (double& weight : w) weight *= factor;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = first; i < std::min(last, data_.size()); ++i) {
    least = std::min(least, data_.y[i] * (dot(w.data(), data_.row(i), data_.d) + w[data_.d]));
  }
  return least / std::sqrt(dot(w.data(), w.data(), data_.d));
}

Error Run::hold_out(Dataset examples) {
  RunInside& run = inside(*this);
  Error error = check_held_out(examples, feature_map().base_features(), run.tells_classes());
  if (!error) run.held_out_ = std::move(examples);
  return error;
}

/// How clearly an example is told to be what it is: its score, or of several by how much its own class leads.
static double lead_of(const Visit& visit, std::vector<double> scores) {
  if (scores.empty()) return visit.score;
  const double own =
      std::exchange(scores[static_cast<std::size_t>(visit.label)], -std::numeric_limits<double>::infinity());
  return own - *std::max_element(scores.begin(), scores.end());
}

std::optional<VisitEffect> RunInside::effect() {
  const std::optional<VisitRecord> made = record();
  if (!made) return std::nullopt;
  const Visit again = visit_with(parameters(), made->visit.visit, made->visit.example);
  std::vector<double> scores;
  learner_->scores(parameters(), made->x, scores);
  return VisitEffect{lead_of(made->visit, made->scores), lead_of(again, std::move(scores)), again.mistake};
}

}  // namespace perceptron
