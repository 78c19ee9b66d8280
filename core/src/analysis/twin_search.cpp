#include "analysis/twin_search.hpp"

#include <algorithm>
#include <bit>

#include "numeric/bits.hpp"

namespace perceptron {

namespace {

/// Of a row of numbers; 0 and −0 are one.
std::size_t hash(const double* x, std::size_t d) {
  std::uint64_t state = 0x9e3779b97f4a7c15u;
  for (std::size_t j = 0; j < d; ++j) {
    state = (state ^ bits_of(x[j] + 0.0)) * 0xff51afd7ed558ccdu;
    state ^= state >> 32;
  }
  return static_cast<std::size_t>(state);
}

}  // namespace

/// At most half of the slots are taken.
static std::size_t slots_of(const Hull& hull) { return std::bit_ceil(2 * hull.data().size()); }

TwinSearch::TwinSearch(const Hull& hull) : hull_(hull), slots_(slots_of(hull), Corner::none) {}

std::size_t TwinSearch::bytes(const Hull& hull) { return slots_of(hull) * sizeof(std::uint32_t); }

bool TwinSearch::advance(Work& work) {
  const double cost = 2 * static_cast<double>(hull_.data().d + 8);
  return loop_.run(hull_.data().size(), work, [&](std::size_t example) {
    if (found_) return 0.0;
    look_at(static_cast<std::uint32_t>(example));
    return cost;
  });
}

void TwinSearch::look_at(std::uint32_t example) {
  const Dataset& data = hull_.data();
  const double* const x = data.row(example);
  const BigInteger one = BigInteger::of(1);
  std::size_t slot = hash(x, data.d) & (slots_.size() - 1);
  while (slots_[slot] != Corner::none && !equal(slots_[slot], example)) slot = (slot + 1) & (slots_.size() - 1);
  const std::uint32_t twin = slots_[slot];
  if (twin == Corner::none) {
    slots_[slot] = example;
  } else if (data.y[twin] != data.y[example]) {
    const auto [negative, positive] = std::minmax(twin, example, [&](auto a, auto b) { return data.y[a] < data.y[b]; });
    found_ = {{{positive, Corner::none}, {Corner::none, negative}}, {one, one}};
  }
}

bool TwinSearch::equal(std::uint32_t a, std::uint32_t b) const {
  const Dataset& data = hull_.data();
  return std::equal(data.row(a), data.row(a) + data.d, data.row(b));
}

}  // namespace perceptron
