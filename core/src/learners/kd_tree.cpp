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
  n_ = X.size() / d;
  leaves_ = static_cast<std::uint32_t>((n_ + leaf_rows - 1) / leaf_rows);
  order_.reset(new std::uint32_t[n_]);
  lowest_.reset(new std::uint32_t[2 * std::size_t{leaves_}]);
  columns_.reset(new double[leaves_ * d * leaf_rows]);
  boxes_.reset(new double[(leaves_ - 1) * d * 4]);
  unbuilt_.assign(1, {{0, leaves_}, nullptr});
  numbered_ = boxed_ = false;
  passes_ = {};
  selection_ = {};
}

bool KdTree::advance(Work& work) {
  const auto number = [&](std::size_t, std::size_t first, std::size_t last) {
    std::iota(&order_[first], &order_[0] + last, static_cast<std::uint32_t>(first));
  };
  if (!numbered_ && !passes_.run(1, n_, 1, work, number)) return false;
  numbered_ = true;
  while (!unbuilt_.empty()) {
    if (!build(Unbuilt(unbuilt_.back()), work)) return false;
  }
  return true;
}

std::size_t KdTree::row_count(std::size_t leaf) const { return std::min(leaf_rows, n_ - leaf * leaf_rows); }

std::span<std::uint32_t> KdTree::rows(Part part) {
  const std::size_t begin = part.first * leaf_rows;
  return {&order_[begin], (part.last - 1) * leaf_rows + row_count(part.last - 1) - begin};
}

/// And its lowest row. True once that is done.
bool KdTree::find_box(Part part, Work& work) {
  const std::span<std::uint32_t> rows = this->rows(part);
  const auto look = [&](std::size_t, std::size_t first, std::size_t last) {
    for (std::size_t j = 0; first == 0 && j < d_; ++j) low_[j] = high_[j] = X_[rows[0] * d_ + j];
    if (first == 0) lowest_row_ = rows[0];
    for (const std::uint32_t row : rows.subspan(first, last - first)) {
      lowest_row_ = std::min(lowest_row_, row);
      for (std::size_t j = 0; j < d_; ++j) {
        low_[j] = std::min(low_[j], X_[row * d_ + j]);
        high_[j] = std::max(high_[j], X_[row * d_ + j]);
      }
    }
  };
  return passes_.run(1, rows.size(), static_cast<double>(d_), work, look);
}

/// Finds the box of the part in turn, and divides it where that is widest: its halves are left to be built. True once
/// that is done.
bool KdTree::build(const Unbuilt& unbuilt, Work& work) {
  const Part part = unbuilt.part;
  if (!boxed_ && !find_box(part, work)) return false;
  boxed_ = true;
  std::size_t axis = 0;
  for (std::size_t j = 1; j < d_; ++j) {
    if (high_[j] - low_[j] > high_[axis] - low_[axis]) axis = j;
  }
  // By index where values are equal, so that among copies of one row those of low index are met first.
  const std::size_t below = (part.middle() - part.first) * leaf_rows;
  const auto comes_before = [&](std::uint32_t a, std::uint32_t b) {
    return Valued{X_[a * d_ + axis], a} < Valued{X_[b * d_ + axis], b};
  };
  if (!part.is_leaf() && !selection_.advance(rows(part), below, comes_before, work)) return false;
  boxed_ = false;
  lowest_[part.index()] = lowest_row_;
  for (std::size_t j = 0; unbuilt.box && j < d_; ++j) {
    unbuilt.box[4 * j] = low_[j];
    unbuilt.box[4 * j + 2] = high_[j];
  }
  unbuilt_.pop_back();
  if (part.is_leaf()) {
    fill(part.first);
    return true;
  }
  double* const halves = boxes(part.middle());
  unbuilt_.push_back({{part.middle(), part.last}, halves + 1});
  unbuilt_.push_back({{part.first, part.middle()}, halves});
  return true;
}

void KdTree::fill(std::uint32_t leaf) {
  double* const columns = &columns_[leaf * d_ * leaf_rows];
  // Those that are not there are looked at too, but not taken.
  if (row_count(leaf) < leaf_rows) std::fill_n(columns, d_ * leaf_rows, 0.0);
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
