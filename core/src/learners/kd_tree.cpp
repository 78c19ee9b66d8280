#include "learners/kd_tree.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

#include "numeric/lanes.hpp"

namespace perceptron {

using detail::load;
using detail::Pair;

namespace {

/// In the order of a feature, and by index where values are equal.
struct Valued {
  double value;
  std::uint32_t row;

  bool operator<(const Valued& other) const { return value < other.value || (value == other.value && row < other.row); }
};

/// Of two things at once: the squares of d ≤ 8 differences, added in the order of `squared_distance`.
template <typename Width, typename Differences>
Pair squares(Width d, Differences differences) {
  const auto square = [&](std::size_t j) {
    const Pair both = differences(j);
    return both * both;
  };
  if (d == 8)
    return ((square(0) + square(2)) + (square(4) + square(6))) + ((square(1) + square(3)) + (square(5) + square(7)));
  Pair sum = square(0);
  for (std::size_t j = 1; j < d; ++j) sum += square(j);
  return sum;
}

/// From the nearest values of two ranges, of which the lowest are kept before the highest.
Pair outside(const double* ranges, double value) {
  const Pair x{value, value};
  const Pair lowest = load(ranges);
  const Pair highest = load(ranges + 2);
  const Pair above = x < lowest ? lowest : x;
  return x - (highest < above ? highest : above);
}

}  // namespace

void KdTree::start(std::span<const double> X, std::size_t d) {
  X_ = X;
  d_ = d;
  const std::size_t n = X.size() / d;
  leaves_ = static_cast<std::uint32_t>((n + leaf_rows - 1) / leaf_rows);
  order_.resize(n);
  std::iota(order_.begin(), order_.end(), 0u);
  lowest_.assign(2 * std::size_t{leaves_}, 0);
  columns_.assign(leaves_ * d * leaf_rows, 0);
  boxes_.assign((leaves_ - 1) * d * 4, 0);
  unbuilt_.assign(1, {{0, leaves_}, nullptr});
}

bool KdTree::advance(Work& work) {
  while (!unbuilt_.empty()) {
    if (work.over()) return false;
    const Unbuilt next = unbuilt_.back();
    unbuilt_.pop_back();
    build(next);
    work.spend(static_cast<double>(rows(next.part).size() * (d_ + 4)));
  }
  return true;
}

std::size_t KdTree::row_count(std::size_t leaf) const { return std::min(leaf_rows, order_.size() - leaf * leaf_rows); }

std::span<std::uint32_t> KdTree::rows(Part part) {
  const std::size_t begin = part.first * leaf_rows;
  return std::span(order_).subspan(begin, (part.last - 1) * leaf_rows + row_count(part.last - 1) - begin);
}

/// Finds the box of a part, and divides it where that is widest: its halves are left to be built.
void KdTree::build(const Unbuilt& unbuilt) {
  const Part part = unbuilt.part;
  const std::span<std::uint32_t> rows = this->rows(part);
  lowest_[part.index()] = *std::min_element(rows.begin(), rows.end());
  std::size_t axis = 0;
  double widest = -1;
  for (std::size_t j = 0; j < d_; ++j) {
    double low = X_[rows[0] * d_ + j];
    double high = low;
    for (const std::uint32_t row : rows) {
      low = std::min(low, X_[row * d_ + j]);
      high = std::max(high, X_[row * d_ + j]);
    }
    if (unbuilt.box) {
      unbuilt.box[4 * j] = low;
      unbuilt.box[4 * j + 2] = high;
    }
    if (high - low > widest) {
      widest = high - low;
      axis = j;
    }
  }
  if (part.is_leaf()) {
    fill(part.first);
    return;
  }
  // By index where values are equal, so that among copies of one row those of low index are met first.
  const auto below = static_cast<std::ptrdiff_t>((part.middle() - part.first) * leaf_rows);
  std::nth_element(rows.begin(), rows.begin() + below, rows.end(), [&](std::uint32_t a, std::uint32_t b) {
    return Valued{X_[a * d_ + axis], a} < Valued{X_[b * d_ + axis], b};
  });
  double* const halves = boxes(part.middle());
  unbuilt_.push_back({{part.middle(), part.last}, halves + 1});
  unbuilt_.push_back({{part.first, part.middle()}, halves});
}

void KdTree::fill(std::uint32_t leaf) {
  double* const columns = &columns_[leaf * d_ * leaf_rows];
  for (std::size_t at = 0; at < row_count(leaf); ++at) {
    const std::uint32_t row = order_[leaf * leaf_rows + at];
    for (std::size_t j = 0; j < d_; ++j) columns[j * leaf_rows + at] = X_[row * d_ + j];
  }
}

void KdTree::search(NearestRows& nearest) const {
  with_width(d_, [&](auto d) { search(nearest, d); });
}

template <typename Width>
void KdTree::search(NearestRows& nearest, Width d) const {
  struct Waiting {
    Part part;
    double bound;
  };
  const double* const x = nearest.x();
  std::array<Waiting, std::numeric_limits<std::uint32_t>::digits> waiting;
  std::size_t count = 0;
  Part part{0, leaves_};
  for (;;) {
    while (!part.is_leaf()) {
      const std::uint32_t middle = part.middle();
      const double* const ranges = boxes(middle);
      const auto away = [&](std::size_t j) { return outside(ranges + 4 * j, x[j]); };
      const auto worth_a_look = [&](double bound, Part half, std::size_t side) {
        return nearest.may_take(
            bound, [&] { return lowest_[half.index()]; }, [&](std::size_t j) { return away(j)[side]; });
      };
      const Pair bounds = squares(d, away);
      const double low_bound = bounds[0];
      const double high_bound = bounds[1];
      const Part low{part.first, middle};
      const Part high{middle, part.last};
      // What is nearer next. Branches, which are foretold: with a choice the next boxes would wait for these bounds.
      if (high_bound < low_bound) {
        if (worth_a_look(low_bound, low, 0)) waiting[count++] = {low, low_bound};
        if (!worth_a_look(high_bound, high, 1)) break;
        part = high;
      } else {
        if (worth_a_look(high_bound, high, 1)) waiting[count++] = {high, high_bound};
        if (!worth_a_look(low_bound, low, 0)) break;
        part = low;
      }
    }
    if (part.is_leaf()) look_at(nearest, d, part.first);
    do {
      if (count == 0) return;
      --count;
    } while (waiting[count].bound > nearest.limit());
    part = waiting[count].part;
  }
}

/// Offers those of its rows that are near enough.
template <typename Width>
void KdTree::look_at(NearestRows& nearest, Width d, std::uint32_t leaf) const {
  const double* const columns = &columns_[leaf * d * leaf_rows];
  const double* const x = nearest.x();
  constexpr double infinity = std::numeric_limits<double>::infinity();
  Pair least{infinity, infinity};
  alignas(Pair) double plain[leaf_rows];
  for (std::size_t at = 0; at < leaf_rows; at += 2) {
    const Pair both = squares(d, [&](std::size_t j) { return load(columns + j * leaf_rows + at) - Pair{x[j], x[j]}; });
    detail::store(plain + at, both);
    least = both < least ? both : least;
  }
  if (least[0] > nearest.limit() && least[1] > nearest.limit()) return;
  const std::size_t rows = row_count(leaf);
  for (std::size_t at = 0; at < rows; ++at) {
    if (!(plain[at] > nearest.limit())) nearest.offer(plain[at], order_[leaf * leaf_rows + at]);
  }
}

}  // namespace perceptron
