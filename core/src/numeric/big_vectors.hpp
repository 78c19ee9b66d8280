#pragma once

#include <cstddef>
#include <vector>

#include "numeric/big_integer.hpp"
#include "numeric/task.hpp"

namespace perceptron {

/// Σ a·b over two lists as long as the first. `count`: whether that counts, or is overhead.
Task<BigInteger> dot(const std::vector<BigInteger>& a, const std::vector<BigInteger>& b, Work& work,
                     Work::Pause (Work::*count)(double) = &Work::spend);

/// Divides all by their greatest common divisor, where they are short enough for that to be quick.
Task<> reduce(std::vector<BigInteger>& numbers, Work& work);

/// Frees the numbers, each of which has memory of its own: to let go of a million takes as long as to make them.
Task<> release(std::vector<BigInteger>& numbers, Work& work);

}  // namespace perceptron
