#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "numeric/bits.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// Sorts rows by a number of each, in slices: byte by byte, the lowest first, each in one pass. Equal numbers may end
/// in any order.
class RadixSort {
 public:
  struct Item {
    std::uint64_t key;  ///< in the order of the numbers
    std::uint32_t row;
  };

  explicit RadixSort(std::size_t rows) : rows_(rows), items_(new Item[rows]), spare_(new Item[rows]) {}

  /// About how many multiply-adds it is to sort so many rows.
  static double cost(std::size_t rows) { return (count_cost + bytes * move_cost) * static_cast<double>(rows); }

  /// Before it is sorted: the number of a row, which is not NaN. Zeros of either sign are equal.
  void put(std::uint32_t row, double value) {
    const std::uint64_t bits = bits_of(value + 0.0);
    const bool negative = bits >> 63 != 0;
    items_[row] = {negative ? ~bits : bits | std::uint64_t{1} << 63, row};
  }

  /// True once all rows are sorted; then others may be put.
  bool advance(Work& work) {
    if (rows_ <= few) {
      if (rows_ > 0 && work.over()) return false;
      std::sort(items_.get(), items_.get() + rows_, [](const Item& a, const Item& b) { return a.key < b.key; });
      work.spend(cost(rows_));
      return true;
    }
    const auto count = [this](std::size_t, std::size_t first, std::size_t last) { this->count(first, last); };
    const auto move = [this](std::size_t, std::size_t first, std::size_t last) { this->move(first, last); };
    if (!counted_ && !passes_.run(1, rows_, count_cost, work, count)) return false;
    if (!counted_) find_places();
    counted_ = true;
    for (; byte_ < bytes; ++byte_) {
      if (!differs_[byte_]) continue;
      if (!passes_.run(1, rows_, move_cost, work, move)) return false;
      items_.swap(spare_);
    }
    byte_ = 0;
    counted_ = false;
    places_ = {};
    return true;
  }

  /// The rows, from the least number to the greatest, once they are sorted.
  std::span<const Item> items() const { return {items_.get(), rows_}; }

 private:
  static constexpr std::size_t bytes = sizeof(std::uint64_t);
  static constexpr std::size_t few = 512;  ///< rows that are sorted sooner by comparison: bytes have 256 counts each
  static constexpr double count_cost = 8;
  static constexpr double move_cost = 2;

  static std::size_t digit(std::uint64_t key, std::size_t byte) { return key >> 8 * byte & 0xff; }

  void count(std::size_t first, std::size_t last) {
    for (std::size_t at = first; at < last; ++at) {
      for (std::size_t byte = 0; byte < bytes; ++byte) ++places_[byte][digit(items_[at].key, byte)];
    }
  }

  /// Of counts the place where each digit begins.
  void find_places() {
    for (std::size_t byte = 0; byte < bytes; ++byte) {
      differs_[byte] = false;
      std::uint32_t place = 0;
      for (std::uint32_t& digit : places_[byte]) {
        const std::uint32_t count = digit;
        differs_[byte] |= count > 0 && count < rows_;
        digit = place;
        place += count;
      }
    }
  }

  void move(std::size_t first, std::size_t last) {
    auto& places = places_[byte_];
    for (std::size_t at = first; at < last; ++at) spare_[places[digit(items_[at].key, byte_)]++] = items_[at];
  }

  std::size_t rows_;
  /// Without values at first: to write zeros would be as long as to sort a little.
  std::unique_ptr<Item[]> items_, spare_;
  std::array<std::array<std::uint32_t, 256>, bytes>
      places_{};                       ///< how often there is a digit, then where the next goes
  std::array<bool, bytes> differs_{};  ///< whether rows differ in a byte
  bool counted_ = false;
  std::size_t byte_ = 0;  ///< that is sorted by
  Passes passes_;
};

}  // namespace perceptron
