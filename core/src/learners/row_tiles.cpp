#include "learners/row_tiles.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace perceptron {

namespace {

using Quad = float __attribute__((vector_size(16)));
using Mask = std::int64_t __attribute__((vector_size(16)));

Quad load(const float* p) {
  Quad quad;
  std::memcpy(&quad, p, sizeof quad);
  return quad;
}

/// A point farther from the centre is so far from all rows that rounding hides what they differ in.
constexpr double most_reach = 0x1p20;

}  // namespace

void RowTiles::start(std::span<const double> X, std::size_t d) {
  X_ = X;
  d_ = d;
  n_ = X.size() / d;
  low_.assign(X.begin(), X.begin() + static_cast<std::ptrdiff_t>(d));
  high_ = low_;
  has_ranges_ = false;
  tiles_.reset(new float[(n_ + tile_rows - 1) / tile_rows * tile_rows * d]);
  point_.resize(d);
  passes_ = {};
}

bool RowTiles::advance(Work& work) {
  const auto look = [&](std::size_t, std::size_t first, std::size_t last) { find_ranges(first, last); };
  if (!has_ranges_ && !passes_.run(1, n_, static_cast<double>(d_), work, look)) return false;
  if (!has_ranges_) choose_scale();
  has_ranges_ = true;
  const auto fill = [&](std::size_t, std::size_t first, std::size_t last) { this->fill(first, last); };
  return scale_ == 0 || passes_.run(1, n_, static_cast<double>(d_), work, fill);
}

void RowTiles::find_ranges(std::size_t first, std::size_t last) {
  for (std::size_t row = first; row < last; ++row) {
    for (std::size_t j = 0; j < d_; ++j) {
      low_[j] = std::min(low_[j], X_[row * d_ + j]);
      high_[j] = std::max(high_[j], X_[row * d_ + j]);
    }
  }
}

void RowTiles::choose_scale() {
  centre_.resize(d_);
  double widest = 0;
  for (std::size_t j = 0; j < d_; ++j) {
    centre_[j] = low_[j] / 2 + high_[j] / 2;
    widest = std::max({widest, high_[j] - centre_[j], centre_[j] - low_[j]});
  }
  int exponent = 0;
  std::frexp(widest, &exponent);
  scale_ = widest > 0 && std::abs(exponent) < 1000 ? std::ldexp(1.0, -exponent) : 0;
}

void RowTiles::fill(std::size_t first, std::size_t last) {
  for (std::size_t row = first; row < last; ++row) {
    float* const tile = &tiles_[row / tile_rows * tile_rows * d_];
    for (std::size_t j = 0; j < d_; ++j) {
      const auto value = static_cast<float>(placed(X_[row * d_ + j], j));
      tile[j * tile_rows + row % tile_rows] = value;
      // Rows that are not there are computed with, too.
      for (std::size_t none = row + 1; row + 1 == n_ && none % tile_rows > 0; ++none)
        tile[j * tile_rows + none % tile_rows] = value;
    }
  }
}

/// Where single precision finds more than this, a row's squared distance is more than `squared` as doubles compute it.
/// The point and the rows are within `reach` from the centre. A difference in single precision is off by less than
/// `off`: three roundings of numbers below 2 `reach`. Differences as a vector are then longer by √d `off` at most, and
/// of the sum of their squares each addition, and each square, has one more rounding.
float RowTiles::limit(double squared, double reach) const {
  constexpr double rounding = 0x1p-24;
  const auto d = static_cast<double>(d_);
  const double off = 8 * rounding * reach;
  const double length = std::sqrt(squared) * scale_ + std::sqrt(d) * off;
  const double most = length * length * (1 + 2 * (d + 8) * rounding);
  return most < 0x1p100 ? static_cast<float>(most) : std::numeric_limits<float>::infinity();
}

void RowTiles::search(NearestRows& nearest) const {
  const double* const x = nearest.x();
  const auto offer = [&](std::size_t row) {
    const double plain = squared_distance(x, X_.data() + row * d_, d_);
    if (!(plain > nearest.limit())) nearest.offer(plain, static_cast<std::uint32_t>(row));
  };
  double reach = 1;
  for (std::size_t j = 0; j < d_; ++j) reach = std::max(reach, std::abs(placed(x[j], j)));
  if (scale_ == 0 || !(reach <= most_reach)) {
    for (std::size_t row = 0; row < n_; ++row) offer(row);
    return;
  }
  for (std::size_t j = 0; j < d_; ++j) point_[j] = static_cast<float>(placed(x[j], j));
  float most = limit(nearest.limit(), reach);
  const float* tile = tiles_.get();
  for (std::size_t first = 0; first < n_; first += tile_rows) {
    Quad a{}, b{}, c{}, d{};
    for (const float value : point_) {
      const Quad values{value, value, value, value};
      const Quad p = load(tile) - values, q = load(tile + 4) - values;
      const Quad r = load(tile + 8) - values, s = load(tile + 12) - values;
      a += p * p;
      b += q * q;
      c += r * r;
      d += s * s;
      tile += tile_rows;
    }
    const Quad limits{most, most, most, most};
    const auto far = (Mask)(a > limits) & (Mask)(b > limits) & (Mask)(c > limits) & (Mask)(d > limits);
    if ((far[0] & far[1]) == -1) [[likely]]
      continue;
    const Quad sums[] = {a, b, c, d};
    for (std::size_t at = 0; at < std::min(tile_rows, n_ - first); ++at) {
      if (!(sums[at / 4][at % 4] > most)) offer(first + at);
    }
    most = limit(nearest.limit(), reach);
  }
}

}  // namespace perceptron
