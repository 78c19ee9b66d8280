#include "numeric/approximate_inverse.hpp"

#include <algorithm>
#include <cmath>

#include "numeric/lanes.hpp"

namespace perceptron {

bool ApproximateInverse::advance(Work& work) {
  const auto cost = static_cast<double>(size_ + 8);
  const bool eliminated = eliminating_.run(size_ * size_, work, [&](std::size_t step) {
    const std::size_t at = step / size_, from = step % size_;
    if (singular_) return 0.0;
    if (from == 0) pivot(at);
    if (from != at) eliminate(at, from);
    return from == 0 ? 4 * cost : cost;
  });
  return eliminated && unscrambling_.run(size_, work, [&](std::size_t row) {
    unscramble(row);
    return cost;
  });
}

/// Brings the largest number of the column to the diagonal, and divides its row by it.
void ApproximateInverse::pivot(std::size_t at) {
  std::size_t best = at;
  for (std::size_t i = at + 1; i < size_; ++i) {
    if (std::abs(own(i)[at]) > std::abs(own(best)[at])) best = i;
  }
  pivots_[at] = best;
  const double value = own(best)[at];
  singular_ = !(std::isfinite(value) && value != 0);
  if (singular_) return;
  if (best != at) std::swap_ranges(own(at), own(at) + size_, own(best));
  own(at)[at] = 1;
  for (std::size_t j = 0; j < size_; ++j) own(at)[j] /= value;
}

void ApproximateInverse::eliminate(std::size_t at, std::size_t from) {
  double* const x = own(from);
  const double factor = x[at];
  x[at] = 0;
  add_scaled(x, -factor, own(at), size_);
}

/// What rows have changed places are columns of the inverse.
void ApproximateInverse::unscramble(std::size_t at) {
  if (singular_) return;
  for (std::size_t j = size_; j-- > 0;) std::swap(own(at)[j], own(at)[pivots_[j]]);
}

}  // namespace perceptron
