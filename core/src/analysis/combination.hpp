#pragma once

#include <vector>

#include "analysis/hull.hpp"
#include "numeric/big_integer.hpp"

namespace perceptron {

/// Corners of a hull whose combination with the true weights, all above 0, is the origin: that has been proved. These
/// weights are the true ones up to a common factor, or lie within 2^−60 of their sum.
struct Combination {
  std::vector<Corner> corners;
  std::vector<BigInteger> weights;
};

}  // namespace perceptron
