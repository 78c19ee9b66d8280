#include "learners/sorted_columns.hpp"

#include <algorithm>

namespace perceptron {

SortedColumns::SortedColumns(std::span<const double> X, std::size_t n, std::size_t d)
    : X_(X),
      n_(n),
      d_(d),
      rows_(new std::uint32_t[n * d]),
      goes_low_(new std::uint8_t[n]),
      high_rows_(new std::uint32_t[n]) {
  if (d > 0) sorter_.emplace(n);
}

bool SortedColumns::sort(Work& work) {
  for (; column_ < d_; ++column_) {
    if (!sort_column(work)) return false;
  }
  sorter_.reset();
  return true;
}

bool SortedColumns::sort_column(Work& work) {
  constexpr double cost = 1;
  if (stage_ == Stage::filling) {
    const auto fill = [&](std::size_t, std::size_t first, std::size_t last) {
      for (std::size_t row = first; row < last; ++row) {
        const auto number = static_cast<std::uint32_t>(row);
        sorter_->items()[row] = {value(number, column_), number};
      }
    };
    if (!passes_.run(1, n_, cost, work, fill)) return false;
    stage_ = Stage::sorting;
  }
  if (stage_ == Stage::sorting) {
    if (!sorter_->advance(n_, work)) return false;
    stage_ = Stage::reading;
  }
  const auto read = [&](std::size_t, std::size_t first, std::size_t last) {
    std::transform(sorter_->items() + first, sorter_->items() + last, rows_.get() + column_ * n_ + first,
                   [](const Entry& entry) { return entry.row; });
  };
  if (!passes_.run(1, n_, cost, work, read)) return false;
  stage_ = Stage::filling;
  return true;
}

bool SortedColumns::divide(std::size_t begin, std::size_t end, std::size_t asked, std::size_t low, Work& work) {
  const std::size_t size = end - begin;
  const auto mark = [&](std::size_t, std::size_t first, std::size_t last) {
    const std::uint32_t* const rows = column(asked).data() + begin;
    for (std::size_t at = first; at < last; ++at) goes_low_[rows[at]] = at < low;
  };
  // Twice as many steps as rows: those of the high side are put away first, then behind the others.
  const auto move = [&](std::size_t feature, std::size_t first, std::size_t last) {
    std::uint32_t* const rows = rows_.get() + feature * n_ + begin;
    if (first == 0) low_ = high_ = 0;
    for (std::size_t at = first; at < std::min(last, size); ++at) {
      const std::uint32_t row = rows[at];
      if (goes_low_[row]) {
        rows[low_++] = row;
      } else {
        high_rows_[high_++] = row;
      }
    }
    for (std::size_t at = std::max(first, size); at < std::min(last, size + high_); ++at) {
      rows[low + at - size] = high_rows_[at - size];
    }
  };
  if (!marked_ && !passes_.run(1, size, 1, work, mark)) return false;
  marked_ = true;
  if (!passes_.run(d_, 2 * size, step_cost, work, move)) return false;
  marked_ = false;
  return true;
}

}  // namespace perceptron
