#include "learners/neighbours.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "learners/squared_distance.hpp"

namespace perceptron {
namespace {

constexpr std::size_t leaf_size = 8;

/// A squared distance. Squares of small differences vanish: where they do, it is small, and the square of the distance
/// times 2^600.
struct Square {
  bool large = false;
  double value = 0;

  bool operator==(const Square&) const = default;
  bool operator<(const Square& other) const { return large == other.large ? value < other.value : other.large; }
};

/// Of x and z, over d values. As computed the sum of some of the squares is never larger: rounding keeps order.
Square square_between(const double* x, const double* z, std::size_t d) {
  const double plain = squared_distance(x, z, d);
  if (plain > 0x1p-900) [[likely]]
    return {true, plain};
  double sum = 0;
  for (std::size_t j = 0; j < d; ++j) {
    const double difference = (x[j] - z[j]) * 0x1p600;
    sum += difference * difference;
  }
  return {false, sum};
}

/// A row, or a range of rows by the least it can offer. The lesser is nearer.
struct Candidate {
  Square distance;
  std::uint32_t row = 0;

  bool operator<(const Candidate& other) const {
    return distance < other.distance || (distance == other.distance && row < other.row);
  }
};

/// In the order of a feature, and by index where values are equal.
struct Valued {
  double value;
  std::uint32_t row;

  bool operator<(const Valued& other) const { return value < other.value || (value == other.value && row < other.row); }
};

}  // namespace

/// One question: `out` is a heap with the farthest of the rows found on top.
struct Neighbours::Search {
  const double* x;
  std::span<std::uint32_t> out;
  std::size_t found = 0;
  /// The farthest of k rows found; before there are k, everything is nearer.
  Candidate worst{{true, std::numeric_limits<double>::infinity()}, std::numeric_limits<std::uint32_t>::max()};

  Candidate candidate(const Neighbours& rows, std::uint32_t row) const {
    return {square_between(x, rows.X_.data() + row * rows.d_, rows.d_), row};
  }
};

void Neighbours::create(std::span<const double> X, std::size_t d) {
  Work work = Work::unlimited();
  start(X, d);
  advance(work);
}

void Neighbours::start(std::span<const double> X, std::size_t d) {
  X_ = X;
  d_ = d;
  const std::size_t n = X.size() / d;
  leaf_ = d <= tree_features ? leaf_size : n;
  order_.resize(n);
  std::iota(order_.begin(), order_.end(), 0u);
  nodes_.assign(n, {});
  unbuilt_.assign(1, {0, n});
}

bool Neighbours::advance(Work& work) {
  while (!unbuilt_.empty()) {
    if (work.over()) return false;
    const Range range = unbuilt_.back();
    unbuilt_.pop_back();
    if (range.begin == range.end) continue;
    build(range);
    work.spend(static_cast<double>((range.end - range.begin) * (d_ + 4)));
  }
  return true;
}

/// Makes the node of a range, and leaves its halves to be built.
void Neighbours::build(Range range) {
  const auto begin = order_.begin();
  Node& node = nodes_[range.middle()];
  node.lowest = *std::min_element(begin + range.begin, begin + range.end);
  if (is_leaf(range)) return;
  node.axis = widest(range);
  // By index where values are equal, so that among copies of one row those of low index are met first.
  std::nth_element(begin + range.begin, begin + range.middle(), begin + range.end,
                   [&](std::uint32_t a, std::uint32_t b) {
                     return Valued{value(a, node.axis), a} < Valued{value(b, node.axis), b};
                   });
  unbuilt_.push_back({range.middle() + 1, range.end});
  unbuilt_.push_back({range.begin, range.middle()});
}

/// The feature whose values lie farthest apart.
std::uint32_t Neighbours::widest(Range range) const {
  std::uint32_t best = 0;
  double best_spread = -1;
  for (std::uint32_t axis = 0; axis < d_; ++axis) {
    double low = value(order_[range.begin], axis);
    double high = low;
    for (std::size_t at = range.begin + 1; at < range.end; ++at) {
      low = std::min(low, value(order_[at], axis));
      high = std::max(high, value(order_[at], axis));
    }
    if (high - low > best_spread) {
      best_spread = high - low;
      best = axis;
    }
  }
  return best;
}

/// Takes the row in if it is among the k nearest so far. The heap works distances out again rather than keep them: rows
/// are taken in rarely, and so k is bounded by no buffer.
void Neighbours::offer(Search& search, std::uint32_t row) const {
  if (!(search.candidate(*this, row) < search.worst)) return;
  const auto nearer = [&](std::uint32_t a, std::uint32_t b) {
    return search.candidate(*this, a) < search.candidate(*this, b);
  };
  const auto begin = search.out.begin();
  const auto end = search.out.end();
  if (search.found == search.out.size()) {
    std::pop_heap(begin, end, nearer);
    search.out.back() = row;
  } else {
    search.out[search.found++] = row;
  }
  std::push_heap(begin, begin + search.found, nearer);
  if (search.found == search.out.size()) search.worst = search.candidate(*this, search.out[0]);
}

/// Looks through the range, of which no row is nearer than `parted` is along one feature.
void Neighbours::visit(Search& search, Range range, double parted) const {
  if (range.begin == range.end) return;
  const Node node = nodes_[range.middle()];
  constexpr double here = 0;
  if (!(Candidate{square_between(&parted, &here, 1), node.lowest} < search.worst)) return;
  if (is_leaf(range)) {
    for (std::size_t at = range.begin; at < range.end; ++at) offer(search, order_[at]);
    return;
  }
  const std::uint32_t parting = order_[range.middle()];
  const double difference = search.x[node.axis] - value(parting, node.axis);
  // As computed, no row beyond is nearer than this.
  const double beyond = std::max(parted, std::abs(difference));
  const Range low{range.begin, range.middle()};
  const Range high{range.middle() + 1, range.end};
  visit(search, difference > 0 ? high : low, parted);
  offer(search, parting);
  visit(search, difference > 0 ? low : high, beyond);
}

void Neighbours::nearest(const double* x, std::size_t k, std::span<std::uint32_t> out) const {
  Search search{x, out.first(k)};
  visit(search, {0, order_.size()}, 0);
  std::sort_heap(search.out.begin(), search.out.end(), [&](std::uint32_t a, std::uint32_t b) {
    return search.candidate(*this, a) < search.candidate(*this, b);
  });
}

}  // namespace perceptron
