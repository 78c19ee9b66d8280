#include "learners/sorted_columns.hpp"

#include <algorithm>

namespace perceptron {

SortedColumns::SortedColumns(std::span<const double> X, std::span<const double> y, std::size_t d)
    : X_(X),
      y_(y),
      n_(y.size()),
      d_(d),
      entries_(new Entry[n_ * d]),
      goes_low_(new std::uint8_t[n_]),
      high_entries_(new Entry[n_]) {
  if (d > 0) sorter_.emplace(n_);
}

bool SortedColumns::sort(Work& work) {
  for (; column_ < d_; ++column_) {
    if (!sort_column(work)) return false;
  }
  sorter_.reset();
  return true;
}

bool SortedColumns::sort_column(Work& work) {
  if (stage_ == Stage::filling) {
    const auto fill = [&](std::size_t, std::size_t first, std::size_t last) {
      for (auto row = static_cast<std::uint32_t>(first); row < last; ++row) sorter_->put(row, value(row, column_));
    };
    if (!passes_.run(1, n_, copy_cost, work, fill)) return false;
    stage_ = Stage::sorting;
  }
  if (stage_ == Stage::sorting) {
    if (!sorter_->advance(work)) return false;
    stage_ = Stage::reading;
  }
  const auto read = [&](std::size_t, std::size_t first, std::size_t last) { this->read(first, last); };
  if (!passes_.run(1, n_, copy_cost, work, read)) return false;
  stage_ = Stage::filling;
  return true;
}

void SortedColumns::read(std::size_t first, std::size_t last) {
  const auto items = sorter_->items();
  Entry* const entries = entries_.get() + column_ * n_;
  for (std::size_t at = first; at < last; ++at) {
    const std::uint32_t row = items[at].row;
    const std::uint32_t rank = at == 0 ? 0 : entries[at - 1].rank + (items[at - 1].key < items[at].key);
    entries[at] = {row & 0x7fffffff, y_[row] > 0, rank};  // the bits that there are
  }
}

bool SortedColumns::divide(std::size_t begin, std::size_t end, std::size_t asked, std::size_t low, Work& work) {
  const std::size_t size = end - begin;
  const auto mark = [&](std::size_t, std::size_t first, std::size_t last) {
    const Entry* const entries = column(asked).data() + begin;
    for (std::size_t at = first; at < last; ++at) goes_low_[entries[at].row] = at < low;
  };
  // Twice as many steps as rows: those of the high side are put away first, then behind the others.
  const auto move = [&](std::size_t feature, std::size_t first, std::size_t last) {
    Entry* const entries = entries_.get() + feature * n_ + begin;
    if (first == 0) low_ = high_ = 0;
    std::size_t lows = low_, highs = high_;
    // To both sides, and one of them is written over: a branch would often be guessed wrongly.
    for (std::size_t at = first; at < std::min(last, size); ++at) {
      const Entry entry = entries[at];
      const std::size_t goes_low = goes_low_[entry.row];
      entries[lows] = high_entries_[highs] = entry;
      lows += goes_low;
      highs += 1 - goes_low;
    }
    low_ = lows;
    high_ = highs;
    for (std::size_t at = std::max(first, size); at < std::min(last, size + high_); ++at) {
      entries[low + at - size] = high_entries_[at - size];
    }
  };
  if (!marked_ && !passes_.run(1, size, 1, work, mark)) return false;
  marked_ = true;
  if (!passes_.run(d_, 2 * size, step_cost, work, move)) return false;
  marked_ = false;
  return true;
}

}  // namespace perceptron
