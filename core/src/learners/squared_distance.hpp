#pragma once

#include <cstddef>

#include "numeric/lanes.hpp"

namespace perceptron {

/// ‖x − z‖² over n values, the squares added in the order of `dot`. So swapping x and z changes no bit, and replacing a
/// difference by a larger one never makes the sum smaller: rounding keeps order.
inline double squared_distance(const double* x, const double* z, std::size_t n) {
  return sum_of(x, z, n, [](auto xj, auto zj) { return (xj - zj) * (xj - zj); });
}

}  // namespace perceptron
