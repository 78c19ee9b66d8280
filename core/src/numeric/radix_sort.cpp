#include "numeric/radix_sort.hpp"

namespace perceptron {

Task<> RadixSort::sort(Work& work) {
  constexpr int lower = 0, upper = 32;
  co_await sort_by_half(upper, work);
  bool settled = true;
  for (RowSlices rows(0, rows_, settle_cost, work); settled && rows.next();) {
    settled = settle(rows.first, rows.last);
    co_await rows.spend();
  }
  if (settled) co_return;
  co_await sort_by_half(lower, work);
  co_await sort_by_half(upper, work);
}

/// Rows that agree in the half keep the order they have.
Task<> RadixSort::sort_by_half(int lowest_bit, Work& work) {
  places_ = {};
  for (RowSlices rows(0, rows_, count_cost, work); rows.next();) {
    count(lowest_bit, rows.first, rows.last);
    co_await rows.spend();
  }
  find_places();
  for (std::size_t byte = 0; byte < bytes; ++byte) {
    if (!differs_[byte]) continue;
    for (RowSlices rows(0, rows_, move_cost, work); rows.next();) {
      move(byte, rows.first, rows.last);
      co_await rows.spend();
    }
    items_.swap(spare_);
  }
}

void RadixSort::count(int lowest_bit, std::size_t first, std::size_t last) {
  for (std::size_t at = first; at < last; ++at) {
    Item& item = items_[at];
    item.half = static_cast<std::uint32_t>(keys_[item.row] >> lowest_bit);
    for (std::size_t byte = 0; byte < bytes; ++byte) ++places_[byte][digit(item.half, byte)];
  }
}

/// Of counts the place where each digit begins.
void RadixSort::find_places() {
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

void RadixSort::move(std::size_t byte, std::size_t first, std::size_t last) {
  auto& places = places_[byte];
  for (std::size_t at = first; at < last; ++at) spare_[places[digit(items_[at].half, byte)]++] = items_[at];
}

/// Sorts rows by their keys, these behind those before them, that are sorted by the upper halves. False where one would
/// have to go far.
bool RadixSort::settle(std::size_t first, std::size_t last) {
  for (std::size_t at = first; at < last; ++at) {
    const Item item = items_[at];
    std::size_t to = at;
    const auto goes_before = [&](const Item& other) {
      return item.half == other.half && keys_[item.row] < keys_[other.row];
    };
    for (; to > 0 && at - to < most_steps && goes_before(items_[to - 1]); --to) items_[to] = items_[to - 1];
    items_[to] = item;
    if (at - to == most_steps) return false;
  }
  return true;
}

}  // namespace perceptron
