#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "numeric/bits.hpp"
#include "numeric/task.hpp"

namespace perceptron {

/// Sorts rows by a number of each, by one byte after another, the lowest first. Mostly the upper half of a number
/// decides: the few rows that agree in it are then put in their places one by one. Where they are many, all bytes are
/// sorted by. Equal numbers may end in any order.
class RadixSort {
 public:
  struct Item {
    std::uint32_t half;  ///< of the row's key
    std::uint32_t row;
  };

  explicit RadixSort(std::size_t rows)
      : rows_(rows), keys_(new std::uint64_t[rows]), items_(new Item[rows]), spare_(new Item[rows]) {}

  /// About how many multiply-adds it is, at most, to sort so many rows.
  static double cost(std::size_t rows) { return (3 * half_cost + settle_cost) * static_cast<double>(rows); }

  /// Before it is sorted: the number of a row, which is not NaN. Zeros of either sign are equal.
  void put(std::uint32_t row, double value) {
    const std::uint64_t bits = bits_of(value + 0.0);
    const bool negative = bits >> 63 != 0;
    keys_[row] = negative ? ~bits : bits | std::uint64_t{1} << 63;
    items_[row].row = row;
  }

  /// Sorts the rows that have been put, all of them; then others may be put.
  Task<> sort(Work& work);

  /// The rows, from the least number to the greatest, once they are sorted.
  std::span<const Item> items() const { return {items_.get(), rows_}; }

 private:
  static constexpr std::size_t bytes = sizeof(Item::half);
  static constexpr double count_cost = 4;
  static constexpr double move_cost = 2;
  static constexpr double half_cost = count_cost + bytes * move_cost;
  static constexpr double settle_cost = 4;
  static constexpr std::size_t most_steps = 8;  ///< of a row that settles

  static std::size_t digit(std::uint32_t half, std::size_t byte) { return half >> 8 * byte & 0xff; }

  Task<> sort_by_half(int lowest_bit, Work& work);
  [[gnu::noinline]] void count(int lowest_bit, std::size_t first, std::size_t last);
  void find_places();
  [[gnu::noinline]] void move(std::size_t byte, std::size_t first, std::size_t last);
  [[gnu::noinline]] bool settle(std::size_t first, std::size_t last);

  std::size_t rows_;
  // Without values at first: to write zeros would be as long as to sort a little.
  std::unique_ptr<std::uint64_t[]> keys_;  ///< of each row, in the order of the numbers
  std::unique_ptr<Item[]> items_, spare_;
  std::array<std::array<std::uint32_t, 256>, bytes> places_;  ///< how often there is a digit, then where the next goes
  std::array<bool, bytes> differs_;                           ///< whether rows differ in a byte of the half
};

}  // namespace perceptron
