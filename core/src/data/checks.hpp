#pragma once

#include <cmath>

namespace perceptron {

/// Whether a number from outside is whole and within low…high; false for NaN.
inline bool is_whole(double value, double low, double high) {
  return value >= low && value <= high && std::floor(value) == value;
}

}  // namespace perceptron
