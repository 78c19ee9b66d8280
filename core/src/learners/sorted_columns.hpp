#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "numeric/radix_sort.hpp"
#include "numeric/task.hpp"

namespace perceptron {

/// The rows of X in the order of each feature: sorted once, then divided into parts that are sorted too.
class SortedColumns {
 public:
  /// A row in a column, with its label: a pass over the column asks for nothing else.
  struct Entry {
    std::uint32_t row : 31;
    std::uint32_t positive : 1;
  };

  /// X (n, d) and y (n), n < 2^31, have to outlive it.
  SortedColumns(std::span<const double> X, std::span<const double> y, std::size_t d);

  /// About how many multiply-adds it is, at most, to sort n rows by one feature, and to divide them there.
  static double sort_cost(std::size_t n) { return RadixSort::cost(n) + 2 * copy_cost * static_cast<double>(n); }
  static double divide_cost(double n) { return (copy_cost + move_cost) * n; }

  /// Sorts the rows by every feature.
  Task<> sort(Work& work);

  /// For the next level: of the rows begin…end−1, those that come before `middle` in the order of feature `asked` do so
  /// in every column. Both sides stay sorted.
  Task<> divide(std::size_t begin, std::size_t middle, std::size_t end, std::size_t asked, Work& work);

  /// From now on the columns are those of the next level, as far as they have been divided.
  void descend() { entries_.swap(next_entries_); }

  std::span<const Entry> column(std::size_t feature) const { return {entries_.get() + feature * n_, n_}; }
  double value(std::uint32_t row, std::size_t feature) const { return X_[row * d_ + feature]; }

 private:
  static constexpr double copy_cost = 1;
  static constexpr double move_cost = 2;

  /// Where the next row of either side goes.
  struct Sides {
    std::size_t low, high;
  };

  [[gnu::noinline]] void put(RadixSort& sorter, std::size_t feature, std::size_t first, std::size_t last) const;
  [[gnu::noinline]] void take(const RadixSort& sorter, std::size_t feature, std::size_t first, std::size_t last);
  [[gnu::noinline]] void mark(std::size_t feature, std::size_t first, std::size_t middle, std::size_t last);
  [[gnu::noinline]] void move(std::size_t feature, std::size_t first, std::size_t last, Sides& sides);

  std::span<const double> X_, y_;
  std::size_t n_, d_;
  std::unique_ptr<Entry[]> entries_, next_entries_;  ///< (d, n)
  std::unique_ptr<std::uint8_t[]> goes_low_;         ///< (n) by row, while rows are divided
};

}  // namespace perceptron
