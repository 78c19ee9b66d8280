#include "numeric/exponential.hpp"

#include <cstdint>
#include <cstring>
#include <limits>

namespace perceptron {
namespace {

/// 1 / ln 2, and ln 2 in two parts: the high one has 32 bits, so that a whole number below 2^21 times it is exact.
constexpr double inverse_ln2 = 0x1.71547652b82fep+0;
constexpr double ln2_high = 0x1.62e42feep-1;
constexpr double ln2_low = 0x1.a39ef35793c76p-33;

/// 2^k for −1022 ≤ k ≤ 1023.
double power_of_two(int k) {
  const auto bits = static_cast<std::uint64_t>(k + 1023) << 52;
  double power;
  std::memcpy(&power, &bits, sizeof power);
  return power;
}

/// (e^r − 1 − r) / r² for |r| ≤ (ln 2)/2: Taylor's series up to r^13/13!, whose rest is below 2^−57 of e^r. Even and
/// odd terms apart, because two short chains of operations run side by side.
double tail(double r) {
  const double s = r * r;
  const double even =
      1.0 / 2 + s * (1.0 / 24 + s * (1.0 / 720 + s * (1.0 / 40320 + s * (1.0 / 3628800 + s * (1.0 / 479001600)))));
  const double odd =
      1.0 / 6 + s * (1.0 / 120 + s * (1.0 / 5040 + s * (1.0 / 362880 + s * (1.0 / 39916800 + s * (1.0 / 6227020800)))));
  return even + r * odd;
}

}  // namespace

double exponential(double x) {
  // Far enough out to leave the rounding at the ends of the range to the multiplications below.
  if (x > 710) return std::numeric_limits<double>::infinity();
  if (x < -746) return 0;
  if (x != x) return x;
  // e^x = 2^k · e^r with r = x − k ln 2 in two parts, as in Cody and Waite 1980.
  const int k = static_cast<int>(x * inverse_ln2 + (x < 0 ? -0.5 : 0.5));
  const double high = x - k * ln2_high;
  const double low = k * ln2_low;
  const double r = high - low;
  const double rest = (high - r) - low;
  const double power = 1 + (r + (r * r * tail(r) + rest));
  // In two steps, because 2^k itself may lie outside the range; the first step is exact, so a result is rounded once.
  const int half = k / 2;
  return power * power_of_two(half) * power_of_two(k - half);
}

}  // namespace perceptron
