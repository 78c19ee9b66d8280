#include "learners/neighbours.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "learners/squared_distance.hpp"

namespace perceptron {
namespace {

constexpr std::size_t leaf_size = 8;

/// A squared distance above this says by itself how far that is; of smaller ones too much may have vanished.
constexpr double smallest_square = 0x1p-900;

/// Of x and z, over d values, of which `plain` is the squared distance as it is. As computed the sum of some of the
/// squares is never larger: rounding keeps order.
template <typename Width>
Square square_between(const double* x, const double* z, Width d, double plain) {
  if (plain > smallest_square) [[likely]]
    return Square::large(plain);
  // What is no number, as the features of huge values may be, is farther than all numbers; its sign means nothing.
  if (std::isnan(plain)) return Square::large(std::numeric_limits<double>::infinity());
  double sum = 0;
  for (std::size_t j = 0; j < d; ++j) {
    const double difference = (x[j] - z[j]) * 0x1p600;
    sum += difference * difference;
  }
  return Square::small(sum);
}

template <typename Width>
Square square_between(const double* x, const double* z, Width d) {
  return square_between(x, z, d, squared_distance(x, z, d));
}

/// In the order of a feature, and by index where values are equal.
struct Valued {
  double value;
  std::uint32_t row;

  bool operator<(const Valued& other) const { return value < other.value || (value == other.value && row < other.row); }
};

}  // namespace

/// One question. The rows found are sorted, or where they may be many a heap with the farthest on top.
struct Neighbours::Search {
  const double* x;
  std::span<Neighbour> out;
  std::size_t found = 0;
  /// The farthest of the rows found; before `out` is full, farther than any row that may be among them.
  Neighbour worst{Square::large(std::numeric_limits<double>::infinity()), std::numeric_limits<std::uint32_t>::max()};

  bool sorted() const { return out.size() <= 32; }

  void take(const Neighbour& offered) {
    const bool full = found == out.size();
    if (sorted()) {
      std::size_t at = full ? found - 1 : found++;
      for (; at > 0 && offered < out[at - 1]; --at) out[at] = out[at - 1];
      out[at] = offered;
    } else {
      const auto end = out.begin() + static_cast<std::ptrdiff_t>(full ? found : ++found);
      if (full) std::pop_heap(out.begin(), end);
      *(end - 1) = offered;
      std::push_heap(out.begin(), end);
    }
    if (found == out.size()) worst = sorted() ? out.back() : out.front();
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

/// Takes the row in if it is among the nearest so far.
template <typename Width>
void Neighbours::offer(Search& search, Width d, std::uint32_t row) const {
  const double* const z = X_.data() + row * d;
  const double plain = squared_distance(search.x, z, d);
  const Neighbour offered{square_between(search.x, z, d, plain), row};
  if (offered < search.worst) search.take(offered);
}

/// Looks through the range, of which no row is nearer than `parted` is along one feature.
template <typename Width>
void Neighbours::visit(Search& search, Width d, std::size_t begin, std::size_t end, double parted) const {
  if (begin == end) return;
  const std::size_t middle = Range{begin, end}.middle();
  const Node node = nodes_[middle];
  constexpr std::integral_constant<std::size_t, 1> one;
  constexpr double here = 0;
  if (!(Neighbour{square_between(&parted, &here, one), node.lowest} < search.worst)) return;
  if (end - begin <= leaf_) {
    for (std::size_t at = begin; at < end; ++at) offer(search, d, order_[at]);
    return;
  }
  const std::uint32_t parting = order_[middle];
  const double difference = search.x[node.axis] - X_[parting * d + node.axis];
  // As computed, no row beyond is nearer than this.
  const double beyond = std::max(parted, std::abs(difference));
  if (difference > 0) {
    visit(search, d, middle + 1, end, parted);
    offer(search, d, parting);
    visit(search, d, begin, middle, beyond);
  } else {
    visit(search, d, begin, middle, parted);
    offer(search, d, parting);
    visit(search, d, middle + 1, end, beyond);
  }
}

void Neighbours::answer(Search& search) const {
  with_width(d_, [&](auto d) { visit(search, d, 0, order_.size(), 0); });
  if (!search.sorted()) std::sort_heap(search.out.begin(), search.out.end());
}

void Neighbours::nearest(const double* x, std::span<Neighbour> out) const {
  Search search{x, out};
  answer(search);
}

void Neighbours::nearest_again(const double* x, std::span<Neighbour> out) const {
  Search search{x, out};
  // There are as many rows as are wanted that are no farther than the farthest of these.
  search.worst.distance = Square();
  for (const Neighbour& one : out) {
    search.worst.distance = std::max(search.worst.distance, square_between(x, X_.data() + one.row * d_, d_));
  }
  answer(search);
}

}  // namespace perceptron
