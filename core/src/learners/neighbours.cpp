#include "learners/neighbours.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

#include "learners/squared_distance.hpp"

namespace perceptron {
namespace {

constexpr std::size_t leaf_size = 8;

}  // namespace

/// One question: `out` is a heap with the farthest of the rows found on top.
struct Neighbours::Search {
  const double* x;
  std::span<Neighbour> out;
  std::size_t found = 0;
  /// The farthest of the rows found; before `out` is full, everything is nearer.
  Neighbour worst{std::numeric_limits<double>::infinity(), std::numeric_limits<std::uint32_t>::max()};
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
                     return Neighbour{value(a, node.axis), a} < Neighbour{value(b, node.axis), b};
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

/// Takes the row in if it is among the nearest so far.
void Neighbours::offer(Search& search, std::uint32_t row) const {
  const Neighbour offered{squared_distance(search.x, X_.data() + row * d_, d_), row};
  if (!(offered < search.worst)) return;
  const auto begin = search.out.begin();
  const auto end = search.out.end();
  if (search.found == search.out.size()) {
    std::pop_heap(begin, end);
    search.out.back() = offered;
  } else {
    search.out[search.found++] = offered;
  }
  std::push_heap(begin, begin + search.found);
  if (search.found == search.out.size()) search.worst = search.out[0];
}

/// Looks through the range, no row of which is nearer than `bound`.
void Neighbours::visit(Search& search, Range range, double bound) const {
  if (range.begin == range.end) return;
  const Node node = nodes_[range.middle()];
  if (!(Neighbour{bound, node.lowest} < search.worst)) return;
  if (is_leaf(range)) {
    for (std::size_t at = range.begin; at < range.end; ++at) offer(search, order_[at]);
    return;
  }
  const std::uint32_t parting = order_[range.middle()];
  const double difference = search.x[node.axis] - value(parting, node.axis);
  // As computed, no row beyond is nearer than this: rounding keeps order, and the other squares are not negative.
  const double beyond = std::max(bound, difference * difference);
  const Range low{range.begin, range.middle()};
  const Range high{range.middle() + 1, range.end};
  visit(search, difference > 0 ? high : low, bound);
  offer(search, parting);
  visit(search, difference > 0 ? low : high, beyond);
}

void Neighbours::nearest(const double* x, std::span<Neighbour> out) const {
  Search search{x, out};
  visit(search, {0, order_.size()}, 0);
  std::sort_heap(out.begin(), out.end());
}

}  // namespace perceptron
