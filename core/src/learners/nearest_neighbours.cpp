#include "learners/registry.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "learners/baseline.hpp"
#include "learners/neighbours.hpp"

namespace perceptron {

namespace {

constexpr std::size_t most_neighbours = NearestNeighboursOptions::most;

class NearestNeighbours final : public Baseline {
 public:
  explicit NearestNeighbours(std::size_t k) : k_(k) {}

  Result<bool> prepare(const Dataset& data, Work& work) override {
    if (labels_.empty()) {
      labels_ = data.y;
      has_features_ = data.d > 0;
      if (has_features_) neighbours_.start(data.X, data.d);
    }
    return !has_features_ || neighbours_.advance(work);
  }

  std::vector<double> model(const Moment&) const override { return {static_cast<double>(k_)}; }

  /// One row after another is often one beside the other: what was near the one is near the next.
  void predict(const Moment& moment, std::span<const double> rows, std::span<Prediction> predictions) const override {
    if (!has_features_) return Baseline::predict(moment, rows, predictions);
    std::array<Neighbour, most_neighbours> room;
    const auto nearest = std::span(room).first(kept());
    for (std::size_t i = 0; i < predictions.size(); ++i) {
      const double* const x = rows.data() + i * moment.data.d;
      if (i == 0) {
        neighbours_.nearest(x, nearest);
      } else {
        neighbours_.nearest_again(x, nearest);
      }
      predictions[i] = predicted(mean_of(nearest));
    }
  }

 protected:
  double score(const double* x) const override {
    if (!has_features_) return mean_of_first();
    std::array<Neighbour, most_neighbours> room;
    const auto nearest = std::span(room).first(kept());
    neighbours_.nearest(x, nearest);
    return mean_of(nearest);
  }

  /// A row that is taken in is sifted through a heap of k.
  double score_cost(const Dataset& data) const override {
    const auto kept = static_cast<double>(this->kept());
    const auto row = static_cast<double>(data.d + 1);
    const double looked_at = Neighbours::has_tree(data.d) ? 8 * (kept + 16) : static_cast<double>(labels_.size());
    return row * looked_at + 16 * kept * std::log2(kept + 1);
  }

  /// Every level of the tree has every row once.
  double preparation_cost(const Dataset& data) const override {
    const auto n = static_cast<double>(data.size());
    return n * static_cast<double>(data.d + 4) * std::log2(n + 1);
  }

 private:
  std::size_t kept() const { return std::min(k_, labels_.size()); }

  double mean_of(std::span<const Neighbour> nearest) const {
    double votes = 0;
    for (const Neighbour& one : nearest) votes += labels_[one.row];
    return votes / static_cast<double>(nearest.size());
  }

  /// Without features all are equally near.
  double mean_of_first() const {
    return std::accumulate(labels_.begin(), labels_.begin() + kept(), 0.0) / static_cast<double>(kept());
  }

  std::size_t k_;
  std::vector<double> labels_;
  bool has_features_ = false;
  Neighbours neighbours_;
};

}  // namespace

Result<std::unique_ptr<Learner>> make_nearest_neighbours(const NearestNeighboursOptions& options, bool) {
  if (Error error = check_options(options)) return error;
  return std::make_unique<NearestNeighbours>(options.k);
}

}  // namespace perceptron
