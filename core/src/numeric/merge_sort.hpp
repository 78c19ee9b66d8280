#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>

#include "numeric/work.hpp"

namespace perceptron {

/// Sorts items by `<` in slices: short runs first, then two runs into one until there is one. Equal items may end in
/// any order.
template <class Item>
class MergeSort {
 public:
  /// Makes room for so many items at most.
  explicit MergeSort(std::size_t most) : items_(new Item[most]), spare_(new Item[most]) {}

  /// About how many multiply-adds it is to sort n items.
  static double cost(std::size_t n) {
    return per_item * static_cast<double>(n) * std::log2(static_cast<double>(n) + 1);
  }

  /// What is to be sorted, to be filled in before.
  Item* items() { return items_.get(); }

  /// True once the first n items are sorted; then others may be filled in.
  bool advance(std::size_t n, Work& work) {
    for (; sorted_ < n; sorted_ += run) {
      if (work.over()) return false;
      const std::size_t count = std::min(run, n - sorted_);
      std::sort(items() + sorted_, items() + sorted_ + count);
      work.spend(cost(count));
    }
    for (; width_ < n; width_ *= 2) {
      if (!merge(n, work)) return false;
      items_.swap(spare_);
      written_ = 0;
    }
    sorted_ = 0;
    width_ = run;
    return true;
  }

 private:
  static constexpr std::size_t run = 1024;
  static constexpr double per_item = 4;

  /// Every two runs into one. True once that is done.
  bool merge(std::size_t n, Work& work) {
    while (written_ < n) {
      if (work.over()) return false;
      const std::size_t begin = written_ - written_ % (2 * width_);
      const std::size_t middle = std::min(begin + width_, n);
      const std::size_t end = std::min(begin + 2 * width_, n);
      if (written_ == begin) low_ = begin;
      const std::size_t last = written_ + work.rows(per_item, end - written_);
      work.spend(per_item * static_cast<double>(last - written_));
      const Item* const from = items_.get();
      std::size_t high = middle + (written_ - begin) - (low_ - begin);
      for (; written_ < last; ++written_) {
        const bool takes_low = high == end || (low_ < middle && !(from[high] < from[low_]));
        spare_[written_] = from[takes_low ? low_++ : high++];
      }
    }
    return true;
  }

  /// Without values at first: to write zeros would be as long as to sort a little.
  std::unique_ptr<Item[]> items_, spare_;
  std::size_t sorted_ = 0;   ///< items in short runs
  std::size_t width_ = run;  ///< of the runs that are merged
  std::size_t written_ = 0;  ///< items of this round
  std::size_t low_ = 0;      ///< the next of the lower run
};

}  // namespace perceptron
