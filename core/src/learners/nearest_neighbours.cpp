#include "learners/nearest_neighbours.hpp"

#include <cmath>

#include "learners/baseline.hpp"
#include "learners/registry.hpp"

namespace perceptron {

/// Keeps the nearest rows of those offered so far: sorted, or where they are many as a heap with the farthest on top.
/// `Width` is d, for a plane a constant. Where `tiny`, differences are multiplied before they are squared.
template <class Width, bool tiny>
class Neighbours::Search {
 public:
  Search(const Neighbours& rows, Width d, const double* x, std::span<Neighbour> out)
      : rows_(rows), d_(d), x_(x), out_(out), few_(out.size() <= 32) {
    // Farther than every row.
    std::fill(out.begin(), out.end(), Neighbour{infinity, std::numeric_limits<std::uint32_t>::max()});
  }

  /// Offers every row that may be among the nearest, likelier halves first; returns the square of the farthest
  /// distance.
  double run() {
    struct Waiting {
      std::uint32_t at;
      double square;  ///< of the distance to its half
    };
    std::array<Waiting, most_depth> waiting;
    std::size_t count = 0;
    for (std::uint32_t at = 0;; at = waiting[count].at) {
      const Node* node = &rows_.nodes_[at];
      for (; node->low != 0; node = &rows_.nodes_[at]) {
        const double beyond = (x_[node->feature] - node->split) * unit;
        const bool low_first = beyond <= 0;
        waiting[count++] = {node->low + low_first, beyond * beyond};
        at = node->low + !low_first;
      }
      for (std::uint32_t place = node->first; place < node->last; ++place) {
        if (!offer(place) && node->alike) break;
      }
      // A sum of squares is no less than each of them, and no row beyond is nearer than its feature: also when rounded.
      do {
        if (count == 0) return limit_;
        --count;
      } while (waiting[count].square > limit_);
    }
  }

 private:
  static constexpr double unit = tiny ? 0x1p600 : 1;

  /// Whether it was taken.
  bool offer(std::uint32_t place) {
    const double square = sum_of(x_, rows_.rows_.get() + place * d_, d_, [](auto xj, auto zj) {
      const auto difference = (xj - zj) * unit;
      return difference * difference;
    });
    if (square > limit_) return false;
    // What is no number, as the features of huge values may be, is farther than all numbers.
    const Neighbour offered{square < infinity ? square : infinity, rows_.order_[place]};
    Neighbour& farthest = few_ ? out_.back() : out_.front();
    if (!(offered < farthest)) return false;
    if (few_) {
      std::size_t at = out_.size() - 1;
      for (; at > 0 && offered < out_[at - 1]; --at) out_[at] = out_[at - 1];
      out_[at] = offered;
    } else {
      std::pop_heap(out_.begin(), out_.end());
      out_.back() = offered;
      std::push_heap(out_.begin(), out_.end());
    }
    limit_ = farthest.square;
    return true;
  }

  const Neighbours& rows_;
  Width d_;
  const double* x_;
  std::span<Neighbour> out_;
  bool few_;
  double limit_ = infinity;  ///< rows whose squared distance is more are not among the nearest
};

void Neighbours::nearest(const double* x, std::span<Neighbour> out) const {
  // Squares of small differences vanish. That matters where nothing else is among the nearest.
  constexpr double smallest = 0x1p-900;
  with_width(d_, [&](auto d) {
    if (Search<decltype(d), false>(*this, d, x, out).run() <= smallest) {
      Search<decltype(d), true>(*this, d, x, out).run();
    }
  });
}

Task<> Neighbours::build(Numbers X, std::size_t d, Work& work) {
  X_ = X;
  d_ = d;
  order_.clear();
  nodes_.clear();
  order_.reserve(X.size() / d);
  co_await in_slices(0, X.size() / d, order_cost, work, [this](std::size_t first, std::size_t last) {
    for (std::size_t row = first; row < last; ++row) order_.push_back(static_cast<std::uint32_t>(row));
  });
  nodes_.push_back({0, static_cast<std::uint32_t>(order_.size())});
  std::vector<double> least, most;
  // Halves are added behind: the loop meets them in later turns.
  for (std::size_t at = 0; at < nodes_.size(); ++at) {
    Node node = nodes_[at];
    if (node.last - node.first <= leaf_rows || node.depth == most_depth) continue;
    least.assign(d, infinity);
    most.assign(d, -infinity);
    co_await in_slices(node.first, node.last, static_cast<double>(d), work, [&](std::size_t first, std::size_t last) {
      for (std::size_t place = first; place < last; ++place) {
        const double* const z = &X_[order_[place] * d_];
        for (std::size_t j = 0; j < d_; ++j) {
          least[j] = std::min(least[j], z[j]);
          most[j] = std::max(most[j], z[j]);
        }
      }
    });
    for (std::uint32_t j = 1; j < d; ++j) {
      if (most[j] - least[j] > most[node.feature] - least[node.feature]) node.feature = j;
    }
    const double low = least[node.feature], high = most[node.feature];
    if (low == high) {
      std::sort(order_.begin() + node.first, order_.begin() + node.last);
      nodes_[at].alike = true;
      continue;
    }
    // Less than the highest, whatever rounding does.
    const double middle = low / 2 + high / 2;
    node.split = middle < high ? std::max(low, middle) : low;
    std::uint32_t low_end = node.first;
    // Those that go low come before the others.
    co_await in_slices(node.first, node.last, move_cost, work, [&](std::size_t first, std::size_t last) {
      for (std::size_t place = first; place < last; ++place) {
        if (X_[order_[place] * d_ + node.feature] <= node.split) std::swap(order_[place], order_[low_end++]);
      }
    });
    node.low = static_cast<std::uint32_t>(nodes_.size());
    nodes_[at] = node;
    nodes_.push_back({node.first, low_end, node.depth + 1});
    nodes_.push_back({low_end, node.last, node.depth + 1});
  }
  rows_.reset(new double[X.size()]);
  co_await in_slices(0, order_.size(), static_cast<double>(d), work, [this](std::size_t first, std::size_t last) {
    for (std::size_t place = first; place < last; ++place) std::copy_n(&X_[order_[place] * d_], d_, &rows_[place * d_]);
  });
}

double Neighbours::build_cost(std::size_t n, std::size_t d) {
  const auto rows = static_cast<double>(n);
  return rows * (order_cost + static_cast<double>(d) + (static_cast<double>(d) + move_cost) * std::log2(rows + 1));
}

namespace {

class NearestNeighbours final : public Baseline {
 public:
  explicit NearestNeighbours(std::size_t k) : k_(k) {}

  /// Few leaves are looked at where there are few features. A row that is kept is sifted through a heap.
  TrainingCosts training_costs(const Dataset& data) const override {
    const auto rows = static_cast<double>(data.size()), kept = static_cast<double>(this->kept(data));
    const double looked_at = data.d <= 8 ? std::min(rows, 8 * (kept + 16)) : rows;
    const double score = static_cast<double>(data.d + 1) * looked_at + 16 * kept * std::log2(kept + 1);
    return {Neighbours::build_cost(data.size(), data.d), score, score};
  }

  /// Without features all are equally near.
  Task<Error> prepare(const Dataset& data, Work& work) override {
    if (data.d > 0) co_await neighbours_.build(data.X, data.d, work);
    co_return Error();
  }

  std::vector<double> model(const Moment&) const override { return {static_cast<double>(k_)}; }

 protected:
  double score(const Dataset& data, const double* x) const override {
    std::array<Neighbour, NearestNeighboursOptions::most> room;
    const auto nearest = std::span(room).first(kept(data));
    if (data.d > 0) neighbours_.nearest(x, nearest);
    double votes = 0;
    for (std::uint32_t i = 0; i < nearest.size(); ++i) votes += data.y[data.d > 0 ? nearest[i].row : i];
    return votes / static_cast<double>(nearest.size());
  }

 private:
  std::size_t kept(const Dataset& data) const { return std::min(k_, data.size()); }

  std::size_t k_;
  Neighbours neighbours_;
};

}  // namespace

std::unique_ptr<Learner> make_nearest_neighbours(const NearestNeighboursOptions& options, bool) {
  return std::make_unique<NearestNeighbours>(options.k);
}

}  // namespace perceptron
