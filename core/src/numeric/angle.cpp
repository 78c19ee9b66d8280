#include "perceptron/angle.hpp"

#include <limits>
#include <numbers>
#include <vector>

#include "numeric/bits.hpp"
#include "numeric/lanes.hpp"

namespace perceptron {

/// Times a power of two, which rounds nothing, so that the largest number is from ½ to 1: no square overflows or
/// vanishes.
static std::vector<double> scaled(std::span<const double> a) {
  const double largest = largest_of(a);
  const int exponent = std::isfinite(largest) ? exponent_of(largest) : 0;
  std::vector<double> scaled(a.begin(), a.end());
  for (double& value : scaled) value = std::ldexp(value, -exponent);
  return scaled;
}

double length(std::span<const double> a) {
  const double largest = largest_of(a);
  if (largest == 0 || !std::isfinite(largest)) return largest;
  double sum = 0;
  for (const double part : scaled(a)) sum += part * part;
  return std::ldexp(std::sqrt(sum), exponent_of(largest));
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
