#include "learners/registry.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "learners/baseline.hpp"
#include "learners/neighbours.hpp"

namespace perceptron {

namespace {

class NearestNeighbours final : public Baseline {
 public:
  explicit NearestNeighbours(std::size_t k) : k_(k) {}

  std::vector<double> model(const Moment&) const override { return {static_cast<double>(k_)}; }

 protected:
  /// Without features all are equally near.
  Task<> grow(const Dataset& data, Work& work) override {
    if (data.d > 0) co_await neighbours_.build(data.X, data.d, work);
  }

  double score(const Dataset& data, const double* x) const override {
    std::array<Neighbour, NearestNeighboursOptions::most> room;
    const auto nearest = std::span(room).first(kept(data));
    if (data.d > 0) neighbours_.nearest(x, nearest);
    double votes = 0;
    for (std::uint32_t i = 0; i < nearest.size(); ++i) votes += data.y[data.d > 0 ? nearest[i].row : i];
    return votes / static_cast<double>(nearest.size());
  }

  /// Few leaves are looked at where there are few features. A row that is taken in is sifted through a heap.
  double score_cost(const Dataset& data) const override {
    const auto rows = static_cast<double>(data.size()), kept = static_cast<double>(this->kept(data));
    const double looked_at = data.d <= 8 ? std::min(rows, 8 * (kept + 16)) : rows;
    return static_cast<double>(data.d + 1) * looked_at + 16 * kept * std::log2(kept + 1);
  }

  double preparation_cost(const Dataset& data) const override { return Neighbours::build_cost(data.size(), data.d); }

 private:
  std::size_t kept(const Dataset& data) const { return std::min(k_, data.size()); }

  std::size_t k_;
  Neighbours neighbours_;
};

}  // namespace

Result<std::unique_ptr<Learner>> make_nearest_neighbours(const NearestNeighboursOptions& options, bool) {
  if (Error error = check_options(options)) return error;
  return std::make_unique<NearestNeighbours>(options.k);
}

}  // namespace perceptron
