#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>

#include "learners/squared_distance.hpp"
#include "numeric/bits.hpp"

namespace perceptron {

/// A squared distance. Squares of small differences vanish: where they do it is the square of the distance times 2^600,
/// and smaller than all others. Numbers that are not negative are in the order of their bits.
class Square {
 public:
  /// Of differences whose squares sum up to more than this: of others too much may have vanished.
  static constexpr double smallest_large = 0x1p-900;
  /// By how much smaller differences are multiplied.
  static constexpr double unit = 0x1p600;

  Square() = default;
  static Square large(double square) { return Square(bits_of(square) | above); }
  static Square small(double scaled) { return Square(bits_of(scaled)); }

  bool operator==(const Square& other) const { return bits_ == other.bits_; }
  bool operator<(const Square& other) const { return bits_ < other.bits_; }

  bool is_large() const { return bits_ >= above; }
  /// As it was given.
  double value() const { return double_of(bits_ & ~above); }

 private:
  static constexpr std::uint64_t above = std::uint64_t{1} << 63;
  explicit Square(std::uint64_t bits) : bits_(bits) {}

  std::uint64_t bits_;  // not set where none is given: many are made that are never looked at
};

/// The lesser is nearer: of equally near rows the one of lower index.
struct Neighbour {
  Square distance;
  std::uint32_t row;

  bool operator<(const Neighbour& other) const {
    return distance < other.distance || (distance == other.distance && row < other.row);
  }
};

/// The rows of X nearest to x among those offered so far.
class NearestRows {
 public:
  /// Fills `out`, which takes 1…n of them, in the order that `finish` leaves.
  NearestRows(const double* x, std::span<const double> X, std::size_t d, std::span<Neighbour> out)
      : x_(x), X_(X), d_(d), out_(out) {}

  const double* x() const { return x_; }

  /// Takes no row that is farther than this. For where so many are known to be no farther.
  void keep_within(Square distance) { set_worst({distance, last_row}); }

  /// A row whose squared distance is more than this, as `squared_distance` computes it, would not be taken.
  double limit() const { return limit_; }

  /// Whether a row might be taken of no lower index than `lowest()` whose differences from x are no smaller than these,
  /// d of them: `bound` is what `squared_distance` makes of these, and no more than what it makes of larger ones:
  /// rounding keeps order.
  template <typename Lowest, typename Difference>
  bool may_take(double bound, Lowest lowest, Difference difference) const {
    if (bound > limit_) return false;
    if (bound < limit_ && worst_.distance.is_large()) [[likely]]
      return true;
    return Neighbour{distance(bound, difference), lowest()} < worst_;
  }

  /// Takes the row in if it is among the nearest so far; `plain` is its squared distance.
  void offer(double plain, std::uint32_t row) {
    const Neighbour offered{distance(plain, row), row};
    if (offered < worst_) take(offered);
  }

  /// The distance of a row.
  Square distance(std::uint32_t row) const { return distance(squared_distance(x_, row_of(row), d_), row); }

  /// Nearest first.
  void finish() {
    if (!sorted()) std::sort_heap(out_.begin(), out_.end());
  }

 private:
  static constexpr std::uint32_t last_row = std::numeric_limits<std::uint32_t>::max();

  const double* row_of(std::uint32_t row) const { return X_.data() + row * d_; }

  /// The rows found are sorted, or where they may be many a heap with the farthest on top.
  bool sorted() const { return out_.size() <= 32; }

  Square distance(double plain, std::uint32_t row) const {
    const double* const z = row_of(row);
    return distance(plain, [&](std::size_t j) { return x_[j] - z[j]; });
  }

  template <typename Difference>
  Square distance(double plain, Difference difference) const {
    if (plain > Square::smallest_large) [[likely]]
      return Square::large(plain);
    // What is no number, as the features of huge values may be, is farther than all numbers; its sign means nothing.
    if (std::isnan(plain)) return Square::large(std::numeric_limits<double>::infinity());
    double sum = 0;
    for (std::size_t j = 0; j < d_; ++j) {
      const double large = difference(j) * Square::unit;
      sum += large * large;
    }
    return Square::small(sum);
  }

  void take(const Neighbour& offered) {
    const bool full = found_ == out_.size();
    if (sorted()) {
      std::size_t at = full ? found_ - 1 : found_++;
      for (; at > 0 && offered < out_[at - 1]; --at) out_[at] = out_[at - 1];
      out_[at] = offered;
    } else {
      const auto end = out_.begin() + static_cast<std::ptrdiff_t>(full ? found_ : ++found_);
      if (full) std::pop_heap(out_.begin(), end);
      *(end - 1) = offered;
      std::push_heap(out_.begin(), end);
    }
    if (found_ == out_.size()) set_worst(sorted() ? out_.back() : out_.front());
  }

  void set_worst(const Neighbour& worst) {
    worst_ = worst;
    limit_ = worst.distance.is_large() ? worst.distance.value() : Square::smallest_large;
  }

  const double* x_;
  std::span<const double> X_;
  std::size_t d_;
  std::span<Neighbour> out_;
  std::size_t found_ = 0;
  /// The farthest of the rows found; before `out` is full, farther than any row that may be among them.
  Neighbour worst_{Square::large(std::numeric_limits<double>::infinity()), last_row};
  double limit_ = std::numeric_limits<double>::infinity();
};

}  // namespace perceptron
