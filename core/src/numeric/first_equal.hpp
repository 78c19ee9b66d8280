#pragma once

#include <bit>
#include <cstddef>
#include <utility>
#include <vector>

#include "numeric/bits.hpp"

namespace perceptron {

/// Of things that are numbered as they come, the first that is equal to one: by hashing, with open addressing.
class FirstEqual {
 public:
  /// Makes room for so many things.
  explicit FirstEqual(std::size_t things = 32) : slots_(slots_of(things), none) { hashes_.reserve(things); }

  /// About how many bytes it keeps of so many.
  static std::size_t bytes(std::size_t things) { return (slots_of(things) + things) * sizeof(std::uint32_t); }

  /// Of a row of numbers; 0 and −0 are one.
  static std::uint32_t hash(std::span<const double> numbers) {
    std::uint64_t state = 0x9e3779b97f4a7c15u;
    for (const double number : numbers) {
      state = (state ^ bits_of(number + 0.0)) * 0xff51afd7ed558ccdu;
      state ^= state >> 32;
    }
    return static_cast<std::uint32_t>(state);
  }

  std::size_t size() const { return hashes_.size(); }

  /// Takes up the next thing; fewer than 2^32 of them. `equal(i)`: whether it is equal to the i-th, asked where their
  /// hashes are the same. The number of the first that is, or its own.
  template <class Equal>
  std::size_t add(std::uint32_t hash, Equal equal) {
    if (2 * (size() + 1) > slots_.size()) grow();
    const auto next = static_cast<std::uint32_t>(size());
    hashes_.push_back(hash);
    std::uint32_t& first = slot(hash, [&](std::uint32_t other) { return hashes_[other] == hash && equal(other); });
    if (first == none) first = next;
    return first;
  }

 private:
  static constexpr std::uint32_t none = 0xffff'ffff;

  /// At most half of them are taken.
  static std::size_t slots_of(std::size_t things) { return std::bit_ceil(2 * things); }

  template <class Found>
  std::uint32_t& slot(std::uint32_t hash, Found found) {
    std::size_t at = hash & (slots_.size() - 1);
    while (slots_[at] != none && !found(slots_[at])) at = (at + 1) & (slots_.size() - 1);
    return slots_[at];
  }

  void grow() {
    const std::vector<std::uint32_t> before =
        std::exchange(slots_, std::vector<std::uint32_t>(2 * slots_.size(), none));
    for (const std::uint32_t first : before) {
      if (first != none) slot(hashes_[first], [](std::uint32_t) { return false; }) = first;
    }
  }

  std::vector<std::uint32_t> hashes_;  ///< of all things
  std::vector<std::uint32_t> slots_;   ///< the first of those that are equal; a power of two
};

}  // namespace perceptron
