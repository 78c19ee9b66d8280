#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "numeric/radix_sort.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// The rows of X in the order of each feature: sorted once, then divided into parts that are sorted too. In slices.
class SortedColumns {
 public:
  /// A row in a column, with all that a pass over the column asks of it.
  struct Entry {
    std::uint32_t row : 31;
    std::uint32_t positive : 1;  ///< whether its label is
    std::uint32_t rank;          ///< of its value among the values of the column: 0 for the least
  };

  /// X (n, d) and y (n), n < 2^31, have to outlive it.
  SortedColumns(std::span<const double> X, std::span<const double> y, std::size_t d);

  /// About how many multiply-adds it is, at most, to sort n rows by one feature, and to divide them there.
  static double sort_cost(std::size_t n) { return RadixSort::cost(n) + 2 * copy_cost * static_cast<double>(n); }
  static double divide_cost(double n) { return 2 * step_cost * n; }

  /// True once the rows are sorted by every feature.
  bool sort(Work& work);

  /// Puts the first `low` of the rows begin…end−1 in the order of feature `asked` first in every column: both sides
  /// stay sorted. True once that is done.
  bool divide(std::size_t begin, std::size_t end, std::size_t asked, std::size_t low, Work& work);

  std::span<const Entry> column(std::size_t feature) const { return {entries_.get() + feature * n_, n_}; }
  double value(std::uint32_t row, std::size_t feature) const { return X_[row * d_ + feature]; }

 private:
  enum class Stage : std::uint8_t { filling, sorting, reading };

  static constexpr double copy_cost = 1;
  static constexpr double step_cost = 2;

  bool sort_column(Work& work);
  void read(std::size_t first, std::size_t last);

  std::span<const double> X_, y_;
  std::size_t n_, d_;
  std::unique_ptr<Entry[]> entries_;          ///< (d, n)
  std::unique_ptr<std::uint8_t[]> goes_low_;  ///< (n) by row, while rows are divided
  std::unique_ptr<Entry[]> high_entries_;     ///< (n) of the high side, while a column is divided
  std::optional<RadixSort> sorter_;           ///< until all columns are sorted
  std::size_t column_ = 0;                    ///< columns that are sorted
  Stage stage_ = Stage::filling;
  bool marked_ = false;             ///< whether `goes_low_` says of each row what it is
  std::size_t low_ = 0, high_ = 0;  ///< rows of either side of a column, while it is divided
  Passes passes_;
};

}  // namespace perceptron
