#include "numeric/exponential.hpp"

#include <cstdint>

namespace perceptron {

using detail::Pair;
using Bits = std::uint64_t __attribute__((vector_size(16)));

/// 1 / ln 2, and ln 2 in two parts: the high one has 32 bits, so that a whole number below 2^21 times it is exact.
static constexpr double inverse_ln2 = 0x1.71547652b82fep+0;
static constexpr double ln2_high = 0x1.62e42feep-1;
static constexpr double ln2_low = 0x1.a39ef35793c76p-33;

static constexpr std::uint64_t sign_bit = std::uint64_t{1} << 63;
/// Where doubles lie 1 apart: adding it rounds to whole numbers, and leaves them in the lowest bits.
static constexpr double whole = 0x1p52;

static Bits bits_of(Pair x) { return reinterpret_cast<Bits>(x); }
static Pair from_bits(Bits bits) { return reinterpret_cast<Pair>(bits); }

/// The nearest whole numbers, halves away from 0, for |x| < 2^51.
static Pair nearest(Pair x) {
  const Bits sign = bits_of(x) & sign_bit;
  const Pair raised = from_bits(bits_of(x) ^ sign) + 0.5;
  const Pair rounded = (raised + whole) - whole;
  const Pair floor = rounded - (rounded > raised ? Pair{1, 1} : Pair{0, 0});
  return from_bits(bits_of(floor) | sign);
}

/// 2^k for whole k, −1022 ≤ k ≤ 1023.
static Pair power_of_two(Pair k) { return from_bits(bits_of(k + (whole + 1023)) << 52); }

/// (e^r − 1 − r) / r² for |r| ≤ (ln 2)/2: Taylor's series up to r^13/13!, whose rest is below 2^−57 of e^r. Even and
/// odd terms apart, because two short chains of operations run side by side.
static Pair tail(Pair r) {
  const Pair s = r * r;
  const Pair even =
      1.0 / 2 + s * (1.0 / 24 + s * (1.0 / 720 + s * (1.0 / 40320 + s * (1.0 / 3628800 + s * (1.0 / 479001600)))));
  const Pair odd =
      1.0 / 6 + s * (1.0 / 120 + s * (1.0 / 5040 + s * (1.0 / 362880 + s * (1.0 / 39916800 + s * (1.0 / 6227020800)))));
  return even + r * odd;
}

Pair exponential(Pair x) {
  // Far enough out to leave the rounding at the ends of the range to the multiplications below.
  x = x > 710.0 ? Pair{710, 710} : x;
  x = x < -746.0 ? Pair{-746, -746} : x;
  // e^x = 2^k · e^r with r = x − k ln 2 in two parts, as in Cody and Waite 1980.
  const Pair k = nearest(x * inverse_ln2);
  const Pair high = x - k * ln2_high;
  const Pair low = k * ln2_low;
  const Pair r = high - low;
  const Pair rest = (high - r) - low;
  const Pair power = 1.0 + (r + (r * r * tail(r) + rest));
  // In two steps, because 2^k itself may lie outside the range; the first step is exact, so a result is rounded once.
  const Pair half = nearest(k * 0.5);
  return power * power_of_two(half) * power_of_two(k - half);
}

double exponential(double x) { return exponential(Pair{x, x})[0]; }

}  // namespace perceptron
