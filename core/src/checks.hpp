#pragma once

#include <cmath>
#include <cstddef>
#include <string>

namespace perceptron {

/// A count for a message.
inline std::string text(std::size_t count) { return std::to_string(count); }

/// Whether a number from outside is whole and within low…high; false for NaN.
inline bool is_whole(double value, double low, double high) {
  return value >= low && value <= high && std::floor(value) == value;
}

}  // namespace perceptron
