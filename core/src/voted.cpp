#include "perceptron/voted.hpp"

#include "rosenblatt.hpp"

namespace perceptron {

namespace {

/// Where a voter's label changes along a row of a grid: from `first` to 0 at column `to_zero`, from 0 to `last` at
/// `from_zero`.
struct Change {
  std::size_t to_zero;
  std::size_t from_zero;
  double first;
  double last;
};

/// The mapped features along the sides of a grid.
class Axes {
 public:
  Axes(const FeatureMap& map, const Grid& grid) {
    double base[2] = {grid.x0, grid.y0};
    double mapped[2];
    for (std::size_t i = 0; i < grid.columns; ++i) {
      base[0] = grid.x0 + static_cast<double>(i) * grid.dx;
      map.apply(base, mapped);
      columns_.push_back(mapped[0]);
    }
    for (std::size_t j = 0; j < grid.rows; ++j) {
      base[1] = grid.y0 + static_cast<double>(j) * grid.dy;
      map.apply(base, mapped);
      rows_.push_back(mapped[1]);
    }
    step_ = (columns_.back() - columns_.front()) / static_cast<double>(std::max<std::size_t>(columns_.size() - 1, 1));
  }

  /// The score is rounded, but rounding keeps order: it grows along the row, or falls, or stays.
  Change change(std::span<const double> w, std::size_t j) const {
    const std::size_t end = columns_.size();
    const double sign = w[0] < 0 ? -1 : 1;
    // Grows with i, whatever the sign of the weight.
    const auto rising = [&](std::size_t i) {
      const double x[2] = {columns_[i], rows_[j]};
      return sign * (dot(w.data(), x, 2) + w[2]);
    };
    const double guess = ((-w[2] - w[1] * rows_[j]) / w[0] - columns_.front()) / step_;
    std::size_t to_zero = guess >= 0 ? static_cast<std::size_t>(std::min(guess, static_cast<double>(end))) : 0;
    while (to_zero > 0 && rising(to_zero - 1) >= 0) --to_zero;
    while (to_zero < end && rising(to_zero) < 0) ++to_zero;
    std::size_t from_zero = to_zero;
    while (from_zero < end && rising(from_zero) == 0) ++from_zero;
    return {to_zero, from_zero, -sign, sign};
  }

 private:
  std::vector<double> columns_;
  std::vector<double> rows_;
  double step_;
};

class VotedLearner final : public OnlineLearner<RosenblattRule> {
 public:
  using OnlineLearner::OnlineLearner;

  bool hyperplane() const override { return false; }

  bool needs_journal() const override { return true; }

  /// So that all voters fit into memory at once.
  std::size_t most_updates(const Dataset& data) const override {
    return std::min(limits::updates, limits::values / (weights(data) + 1));
  }

  void predict(const Moment& moment, std::span<const double> rows, std::span<Prediction> predictions) const override {
    const std::size_t d = moment.data.d;
    for (Prediction& prediction : predictions) prediction.score = 0;
    for_each_voter(moment, [&](std::span<const double> w, double count) {
      for (std::size_t i = 0; i < predictions.size(); ++i) {
        predictions[i].score += count * predicted(dot(w.data(), rows.data() + i * d, d) + w[d]).label;
      }
    });
    for (Prediction& prediction : predictions) prediction = predicted(prediction.score);
  }

  /// Along a row of the grid each voter changes its mind at most once. So a voter costs O(1) a row, not O(columns): it
  /// adds to the row's differences where it changes, and their running sum is the vote. The same numbers as point by
  /// point.
  bool field(const Moment& moment, const FeatureMap& map, const Grid& grid,
             std::span<Prediction> predictions) const override {
    if (!map.monotone() || moment.data.d != 2 || grid.columns == 0) return false;
    const Axes axes(map, grid);
    const std::size_t stride = grid.columns + 1;
    std::vector<double> differences(stride * grid.rows);
    for_each_voter(moment, [&](std::span<const double> w, double count) {
      for (std::size_t j = 0; j < grid.rows; ++j) {
        const Change change = axes.change(w, j);
        double* const row = differences.data() + j * stride;
        row[0] += count * change.first;
        row[change.to_zero] -= count * change.first;
        row[change.from_zero] += count * change.last;
      }
    });
    for (std::size_t j = 0; j < grid.rows; ++j) {
      double vote = 0;
      for (std::size_t i = 0; i < grid.columns; ++i) {
        vote += differences[j * stride + i];
        predictions[j * grid.columns + i] = predicted(vote);
      }
    }
    return true;
  }

  std::vector<double> model(const Moment& moment) const override {
    std::vector<double> voters;
    voters.reserve((moment.updates + 1) * (weights(moment.data) + 1));
    for_each_voter(moment, [&](std::span<const double> w, double count) {
      voters.insert(voters.end(), w.begin(), w.end());
      voters.push_back(count);
    });
    return voters;
  }

 private:
  /// Calls `take(weights and bias, count)` for each weight vector in turn.
  template <class Take>
  void for_each_voter(const Moment& moment, Take take) const {
    std::vector<double> w(moment.start.begin(), moment.start.end());
    double since = 0;
    for (std::size_t k = 0; k < moment.updates; ++k) {
      const double until = moment.journal->visit(k) + 1;
      take(w, until - since);
      since = until;
      replay(w, moment.data, *moment.journal, k, k + 1);
    }
    take(w, moment.visit + 1 - since);
  }
};

}  // namespace

std::unique_ptr<Learner> make_voted(bool bias, std::span<const double> settings, Error& error) {
  return std::make_unique<VotedLearner>(read_rosenblatt(settings, error), bias);
}

}  // namespace perceptron
