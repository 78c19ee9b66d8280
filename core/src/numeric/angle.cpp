#include "perceptron/angle.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

#include "numeric/lanes.hpp"

namespace perceptron {

static double largest_of(std::span<const double> a) {
  double largest = 0;
  for (const double value : a) largest = std::max(largest, std::abs(value));
  return largest;
}

double length(std::span<const double> a) {
  const double largest = largest_of(a);
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

/// Times a power of two, so that the largest number is from ½ to 1: that rounds nothing, and no square overflows or
/// vanishes that matters.
static std::vector<double> scaled(std::span<const double> a) {
  int exponent = 0;
  if (const double largest = largest_of(a); std::isfinite(largest)) std::frexp(largest, &exponent);
  std::vector<double> scaled(a.begin(), a.end());
  for (double& value : scaled) value = std::ldexp(value, -exponent);
  return scaled;
}

double cosine(std::span<const double> a, std::span<const double> b) {
  const std::size_t d = a.size();
  if (b.size() != d) return std::numeric_limits<double>::quiet_NaN();
  const std::vector<double> u = scaled(a), v = scaled(b);
  const double ratio = dot(u.data(), v.data(), d) / std::sqrt(dot(u.data(), u.data(), d) * dot(v.data(), v.data(), d));
  // Rounding may leave it beyond 1. `std::clamp` does not define what becomes of NaN.
  return ratio > 1 ? 1 : ratio < -1 ? -1 : ratio;
}

double angle(std::span<const double> a, std::span<const double> b) {
  return std::acos(cosine(a, b)) * 180 / std::numbers::pi;
}

}  // namespace perceptron
