#pragma once

#include <optional>

#include "numeric/big_integer.hpp"
#include "numeric/task.hpp"

namespace perceptron {

struct Fraction {
  BigInteger numerator, denominator;  ///< the latter above 0
};

/// The fraction that is the same as a whole number modulo another, if there is one. There is at most one whose
/// numerator and denominator are below a bound with 2·bound² ≤ modulus. Source: Wang, A p-adic algorithm for univariate
/// partial fractions, 1981; Euclid's algorithm, stopped half way.
Task<std::optional<Fraction>> rational_reconstruction(BigInteger value, BigInteger modulus, const BigInteger& bound,
                                                      Work& work);

}  // namespace perceptron
