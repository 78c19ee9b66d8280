#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>

namespace perceptron {

/// The bits of a double, and back. The oldest library that must do has no `std::bit_cast`.
inline std::uint64_t bits_of(double value) { return __builtin_bit_cast(std::uint64_t, value); }
inline double double_of(std::uint64_t bits) { return __builtin_bit_cast(double, bits); }

/// The e with 2^(e − 1) ≤ |value| < 2^e; 0 of 0.
inline int exponent_of(double value) {
  int exponent = 0;
  std::frexp(value, &exponent);
  return exponent;
}

/// 2^−e for 2^e ≤ value < 2^(e + 1), or the largest power of two where value is subnormal.
inline double reciprocal_power(double value) { return double_of((2046 - (bits_of(value) >> 52)) << 52); }

/// The largest magnitude; 0 of no numbers.
inline double largest_of(std::span<const double> numbers) {
  double largest = 0;
  for (const double number : numbers) largest = std::max(largest, std::abs(number));
  return largest;
}

}  // namespace perceptron
