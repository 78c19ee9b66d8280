#pragma once

#include "numeric/big_integer.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// Finds the fraction that is the same as a whole number modulo another, in slices. There is at most one whose
/// numerator and denominator are below a bound with 2·bound² ≤ modulus. Source: Wang, A p-adic algorithm for univariate
/// partial fractions, 1981; Euclid's algorithm, stopped half way.
class RationalReconstruction {
 public:
  RationalReconstruction(BigInteger value, BigInteger modulus, BigInteger bound);

  /// True once it is done.
  bool advance(Work& work);

  /// Whether there is one.
  bool found() const;
  const BigInteger& numerator() const { return remainder_; }
  /// Not 0; it may be negative.
  const BigInteger& denominator() const { return factor_; }

 private:
  BigInteger bound_;
  BigInteger before_, remainder_;      ///< the last two remainders
  BigInteger factor_before_, factor_;  ///< remainder ≡ factor · value
};

}  // namespace perceptron
