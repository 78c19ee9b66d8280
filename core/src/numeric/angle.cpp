#include "perceptron/angle.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "numeric/lanes.hpp"

namespace perceptron {

double length(std::span<const double> a) {
  double largest = 0;
  for (const double value : a) largest = std::max(largest, std::abs(value));
  if (largest == 0 || !std::isfinite(largest)) return largest;
  int exponent;
  std::frexp(largest, &exponent);
  double sum = 0;
  for (const double value : a) {
    const double part = std::ldexp(value, -exponent);
    sum += part * part;
  }
  return std::ldexp(std::sqrt(sum), exponent);
}

double cosine(std::span<const double> a, std::span<const double> b) {
  const std::size_t d = a.size();
  return dot(a.data(), b.data(), d) / std::sqrt(dot(a.data(), a.data(), d) * dot(b.data(), b.data(), d));
}

double angle(std::span<const double> a, std::span<const double> b) {
  // Not `std::clamp`, of which nobody says what it makes of NaN; rounding may leave a cosine beyond 1.
  const double ratio = cosine(a, b);
  return std::acos(ratio > 1 ? 1 : ratio < -1 ? -1 : ratio) * 180 / std::numbers::pi;
}

}  // namespace perceptron
