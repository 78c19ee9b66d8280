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

}  // namespace perceptron
