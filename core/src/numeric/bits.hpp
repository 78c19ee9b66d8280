#pragma once

#include <cstdint>
#include <cstring>

namespace perceptron {

/// The bits of a double, and back: `std::bit_cast`, which the oldest library that must do has not.
inline std::uint64_t bits_of(double value) {
  std::uint64_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

inline double double_of(std::uint64_t bits) {
  double value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

/// 2^−e for 2^e ≤ value < 2^(e + 1), or the largest power of two where value is subnormal.
inline double reciprocal_power(double value) { return double_of((2046 - (bits_of(value) >> 52)) << 52); }

}  // namespace perceptron
