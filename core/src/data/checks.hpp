#pragma once

#include <cmath>

#include "perceptron/status.hpp"

namespace perceptron {

/// Whether a number from outside is whole and within low…high; false for NaN.
inline bool is_whole(double value, double low, double high) {
  return value >= low && value <= high && std::floor(value) == value;
}

/// Whether a whole number is one of these: `out_of_range` if it is not.
inline Error check_whole(Field field, std::uint64_t value, std::uint64_t least, std::uint64_t most) {
  if (value >= least && value <= most) return {};
  return fail(Status::out_of_range, field, Reason::whole_within, least, most);
}

/// Whether numbers are so many rows of so many base features: `wrong_length` if they are not.
inline Error check_rows(std::size_t numbers, std::size_t rows, std::size_t d) {
  return numbers == rows * d ? Error{} : fail(Status::wrong_length, Field::X, Reason::columns);
}

/// Whether a number is from 0 to 1.
inline Error check_share(Field field, double value) {
  return value >= 0 && value <= 1 ? Error{} : fail(Status::out_of_range, field, Reason::within, 0, 1);
}

}  // namespace perceptron
