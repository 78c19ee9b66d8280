#include "perceptron/learners/nearest_neighbours.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "data/checks.hpp"
#include "learners/baseline.hpp"
#include "learners/neighbours.hpp"

namespace perceptron {

namespace {

constexpr std::size_t most_neighbours = 999;

class NearestNeighbours final : public Baseline {
 public:
  explicit NearestNeighbours(std::size_t k) : k_(k) {}

  bool prepare(const Dataset& data, Work& work, Error&) override {
    if (labels_.empty()) {
      labels_ = data.y;
      has_features_ = data.d > 0;
      if (has_features_) neighbours_.start(data.X, data.d);
    }
    return !has_features_ || neighbours_.advance(work);
  }

  /// Every level of the tree has every row once.
  double preparation_cost(const Dataset& data) const override {
    const auto n = static_cast<double>(data.size());
    return n * static_cast<double>(data.d + 4) * std::log2(n + 1);
  }

  std::vector<double> model(const Moment&) const override { return {static_cast<double>(k_)}; }

 protected:
  double score(const double* x) const override {
    const std::size_t kept = std::min(k_, labels_.size());
    double votes = 0;
    if (has_features_) {
      std::array<Neighbour, most_neighbours> nearest;
      neighbours_.nearest(x, std::span(nearest).first(kept));
      for (std::size_t i = 0; i < kept; ++i) votes += labels_[nearest[i].row];
    } else {
      // All are equally near.
      votes = std::accumulate(labels_.begin(), labels_.begin() + kept, 0.0);
    }
    return votes / static_cast<double>(kept);
  }

  /// A row that is taken in is sifted through a heap of k.
  double score_cost(const Dataset& data) const override {
    const auto kept = static_cast<double>(std::min(k_, labels_.size()));
    const auto row = static_cast<double>(data.d + 1);
    const double looked_at =
        data.d <= Neighbours::tree_features ? 8 * (kept + 16) : static_cast<double>(labels_.size());
    return row * looked_at + 16 * kept * std::log2(kept + 1);
  }

 private:
  std::size_t k_;
  std::vector<double> labels_;
  bool has_features_ = false;
  Neighbours neighbours_;
};

}  // namespace

std::unique_ptr<Learner> make_nearest_neighbours(std::span<const double> settings, Error& error) {
  const double k = settings.size() > 0 ? settings[0] : 1;
  if (!is_whole(k, 1, most_neighbours)) {
    error = fail(Status::out_of_range, "learner.k", "k must be a whole number from 1 to 999.");
    return nullptr;
  }
  return std::make_unique<NearestNeighbours>(static_cast<std::size_t>(k));
}

}  // namespace perceptron
