// What is asked of a run, but not to train it or to draw the first picture of it: on the site it loads later.
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "numeric/lanes.hpp"
#include "perceptron/run.hpp"
#include "run/held_out.hpp"

namespace perceptron {

std::size_t Run::mistakes(std::span<const double> X, std::span<const double> labels) const {
  return count_mistakes(mapped(X, labels.size()), labels);
}

void Run::field(const Grid& grid, std::span<Prediction> predictions, std::size_t first, std::size_t last) const {
  Moment moment = this->moment();
  std::vector<double> start;
  if (keep_journal_ && first > 0) {
    moment.first = first;
    const std::size_t replayed = std::min(first, moment.updates);
    std::size_t from = 0;
    const auto checkpoint = checkpoints_.before(replayed, from);
    start.assign(checkpoint.begin(), checkpoint.end());
    learner_->replay(start, data_, journal_, from, replayed);
    moment.start = start;
  }
  moment.last = last;
  if (learner_->field(moment, map_, grid, predictions)) return;
  std::vector<double> row(2 * grid.columns);
  for (std::size_t j = 0; j < grid.rows; ++j) {
    for (std::size_t i = 0; i < grid.columns; ++i) {
      row[2 * i] = grid.x(i);
      row[2 * i + 1] = grid.y(j);
    }
    learner_->predict(moment, mapped(row, grid.columns), predictions.subspan(j * grid.columns, grid.columns));
  }
}

double Run::prediction_cost() const {
  return learner_->prediction_cost(moment()) + static_cast<double>(map_.base_features() + data_.d);
}

double Run::margin(std::size_t first, std::size_t last) const {
  if (learner_->model_kind() != ModelKind::hyperplane) return std::numeric_limits<double>::quiet_NaN();
  const std::vector<double> w = learner_->model(moment());
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = first; i < last; ++i) {
    least = std::min(least, data_.y[i] * (dot(w.data(), data_.row(i), data_.d) + w[data_.d]));
  }
  const double squared = dot(w.data(), w.data(), data_.d);
  return squared > 0 ? least / std::sqrt(squared) : std::numeric_limits<double>::quiet_NaN();
}

Error Run::hold_out(Dataset examples) {
  Error error = check_held_out(examples, map_.base_features());
  if (!error) held_out_ = std::move(examples);
  return error;
}

}  // namespace perceptron
