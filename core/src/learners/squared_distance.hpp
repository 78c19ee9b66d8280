#pragma once

#include <cstddef>

#include "numeric/lanes.hpp"

namespace perceptron {

/// ‖x − z‖² over n values, the squares added in the order of `dot`. So swapping x and z changes no bit, and replacing a
/// difference by a larger one never makes the sum smaller: rounding keeps order.
inline double squared_distance(const double* x, const double* z, std::size_t n) {
  using detail::load;
  using detail::Pair;
  double sum = 0;
  const double* const end = x + n;
  if (n >= 4) {
    Pair a{0, 0}, b{0, 0}, c{0, 0}, d{0, 0};
    for (const double* const whole = x + n / 8 * 8; x != whole; x += 8, z += 8) {
      const Pair p = load(x) - load(z);
      const Pair q = load(x + 2) - load(z + 2);
      const Pair r = load(x + 4) - load(z + 4);
      const Pair s = load(x + 6) - load(z + 6);
      a += p * p;
      b += q * q;
      c += r * r;
      d += s * s;
    }
    const Pair sums = (a + b) + (c + d);
    sum = sums[0] + sums[1];
  }
  for (; x != end; ++x, ++z) sum += (*x - *z) * (*x - *z);
  return sum;
}

}  // namespace perceptron
