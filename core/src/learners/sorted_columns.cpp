#include "learners/sorted_columns.hpp"

namespace perceptron {

SortedColumns::SortedColumns(std::span<const double> X, std::span<const double> y, std::size_t d)
    : X_(X),
      y_(y),
      n_(y.size()),
      d_(d),
      entries_(new Entry[n_ * d]),
      next_entries_(new Entry[n_ * d]),
      goes_low_(new std::uint8_t[n_]) {}

Task<> SortedColumns::sort(Work& work) {
  RadixSort sorter(n_);
  for (std::size_t feature = 0; feature < d_; ++feature) {
    for (RowSlices rows(0, n_, copy_cost, work); rows.next();) {
      put(sorter, feature, rows.first, rows.last);
      co_await rows.spend();
    }
    co_await sorter.sort(work);
    for (RowSlices rows(0, n_, copy_cost, work); rows.next();) {
      take(sorter, feature, rows.first, rows.last);
      co_await rows.spend();
    }
  }
}

Task<> SortedColumns::divide(std::size_t begin, std::size_t middle, std::size_t end, std::size_t asked, Work& work) {
  for (RowSlices rows(begin, end, copy_cost, work); rows.next();) {
    mark(asked, rows.first, middle, rows.last);
    co_await rows.spend();
  }
  for (std::size_t feature = 0; feature < d_; ++feature) {
    Sides sides{begin, middle};
    for (RowSlices rows(begin, end, move_cost, work); rows.next();) {
      move(feature, rows.first, rows.last, sides);
      co_await rows.spend();
    }
  }
}

void SortedColumns::put(RadixSort& sorter, std::size_t feature, std::size_t first, std::size_t last) const {
  for (auto row = static_cast<std::uint32_t>(first); row < last; ++row) sorter.put(row, value(row, feature));
}

void SortedColumns::take(const RadixSort& sorter, std::size_t feature, std::size_t first, std::size_t last) {
  Entry* const entries = entries_.get() + feature * n_;
  for (std::size_t at = first; at < last; ++at) {
    const std::uint32_t row = sorter.items()[at].row;
    entries[at] = {row & 0x7fffffff, y_[row] > 0};  // the bits that there are
  }
}

/// What comes before the middle in the order of the feature goes low.
void SortedColumns::mark(std::size_t feature, std::size_t first, std::size_t middle, std::size_t last) {
  const std::span<const Entry> entries = column(feature);
  for (std::size_t at = first; at < last; ++at) goes_low_[entries[at].row] = at < middle;
}

void SortedColumns::move(std::size_t feature, std::size_t first, std::size_t last, Sides& sides) {
  const Entry* const from = entries_.get() + feature * n_;
  Entry* const to = next_entries_.get() + feature * n_;
  auto [low, high] = sides;
  for (std::size_t at = first; at < last; ++at) {
    const Entry entry = from[at];
    const std::size_t goes_low = goes_low_[entry.row];
    // No branch, which would often be guessed wrongly.
    to[goes_low ? low : high] = entry;
    low += goes_low;
    high += 1 - goes_low;
  }
  sides = {low, high};
}

}  // namespace perceptron
