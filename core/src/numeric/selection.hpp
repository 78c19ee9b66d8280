#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>

#include "numeric/random.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// `std::nth_element` in slices: those that come before item `nth` of a sorted list are put before it, the others
/// behind. Quickselect (Hoare 1961) with random pivots, for items of which no two are equal.
class Selection {
 public:
  template <class Item, class Less>
  bool advance(std::span<Item> items, std::size_t nth, Less less, Work& work) {
    if (!begun_) begin(items.size());
    while (last_ - first_ > few) {
      if (!partition(items, less, work)) return false;
      // The pivot has found its place.
      if (nth < below_) {
        last_ = below_;
      } else {
        first_ = below_ + (nth > below_ ? 1 : 0);
        if (nth == below_) last_ = first_;
      }
    }
    begun_ = false;
    if (nth < first_ || nth >= last_) return true;
    const auto at = [&](std::size_t place) { return items.begin() + static_cast<std::ptrdiff_t>(place); };
    std::nth_element(at(first_), at(nth), at(last_), less);
    work.spend(cost * static_cast<double>(last_ - first_));
    return true;
  }

 private:
  /// As many are selected from at once.
  static constexpr std::size_t few = 1024;
  static constexpr double cost = 2;

  void begin(std::size_t size) {
    begun_ = true;
    first_ = 0;
    last_ = size;
  }

  /// Divides the items first…last−1 by one of them, which comes to `below_`. True once that is done.
  template <class Item, class Less>
  bool partition(std::span<Item> items, Less less, Work& work) {
    const auto size = static_cast<std::uint32_t>(last_ - first_);
    const auto move = [&](std::size_t, std::size_t from, std::size_t to) {
      if (from == 0) {
        std::swap(items[first_], items[first_ + random_.below(size)]);
        below_ = first_;
      }
      for (std::size_t at = first_ + 1 + from; at < first_ + 1 + to; ++at) {
        if (less(items[at], items[first_])) std::swap(items[at], items[++below_]);
      }
    };
    if (!passes_.run(1, size - 1, cost, work, move)) return false;
    std::swap(items[first_], items[below_]);
    return true;
  }

  Random random_{0};
  bool begun_ = false;
  std::size_t first_ = 0, last_ = 0;  ///< where the item is looked for
  std::size_t below_ = 0;             ///< the last item before the pivot
  Passes passes_;
};

}  // namespace perceptron
