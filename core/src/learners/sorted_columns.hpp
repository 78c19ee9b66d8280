#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "numeric/merge_sort.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// The rows of X in the order of each feature: sorted once, then divided into parts that are sorted too. In slices.
class SortedColumns {
 public:
  /// X (n, d) has to outlive it.
  SortedColumns(std::span<const double> X, std::size_t n, std::size_t d);

  /// About how many multiply-adds it is, at most, to sort n rows by one feature, and to divide them there.
  static double sort_cost(std::size_t n) { return MergeSort<Entry>::cost(n); }
  static double divide_cost(double n) { return 2 * step_cost * n; }

  /// True once the rows are sorted by every feature.
  bool sort(Work& work);

  /// Puts the first `low` of the rows begin…end−1 in the order of feature `asked` first in every column: both sides
  /// stay sorted. True once that is done.
  bool divide(std::size_t begin, std::size_t end, std::size_t asked, std::size_t low, Work& work);

  std::span<const std::uint32_t> column(std::size_t feature) const { return {rows_.get() + feature * n_, n_}; }
  double value(std::uint32_t row, std::size_t feature) const { return X_[row * d_ + feature]; }

 private:
  /// A value beside its row: a comparison looks nowhere else.
  struct Entry {
    double value;
    std::uint32_t row;

    bool operator<(const Entry& other) const { return value < other.value; }
  };

  enum class Stage : std::uint8_t { filling, sorting, reading };

  static constexpr double step_cost = 4;

  bool sort_column(Work& work);

  std::span<const double> X_;
  std::size_t n_, d_;
  std::unique_ptr<std::uint32_t[]> rows_;       ///< (d, n)
  std::unique_ptr<std::uint8_t[]> goes_low_;    ///< (n) by row, while rows are divided
  std::unique_ptr<std::uint32_t[]> high_rows_;  ///< (n) of the high side, while a column is divided
  std::optional<MergeSort<Entry>> sorter_;      ///< until all columns are sorted
  std::size_t column_ = 0;                      ///< columns that are sorted
  Stage stage_ = Stage::filling;
  bool marked_ = false;             ///< whether `goes_low_` says of each row what it is
  std::size_t low_ = 0, high_ = 0;  ///< rows of either side of a column, while it is divided
  Passes passes_;
};

}  // namespace perceptron
