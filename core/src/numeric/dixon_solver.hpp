#pragma once

#include <optional>

#include "numeric/big_integer.hpp"

namespace perceptron {

/// Solves A·x = b exactly in whole numbers: modulo a prime, then modulo higher and higher powers of it, until they tell
/// the fractions in x, the short ones soon. A may have more rows than columns. Source: Dixon, Exact solution of linear
/// equations using p-adic expansions, 1982.
struct DixonSolver {
  struct System {
    BigIntegers A;            ///< (rows, columns), row-major
    BigIntegers b;            ///< (rows)
    std::size_t columns = 0;  ///< at most as many as rows, and above 0
  };
  /// x times a common denominator above 0, and that.
  struct Solution {
    BigIntegers numerators;
    BigInteger denominator = BigInteger::of(1);
  };

  /// The only solution: that has been proved. None where there is none or more, which is likely but not proved, or it
  /// takes more than `most` multiply-adds. `regular`: the columns are known to be independent; else two primes are
  /// tried.
  static Task<std::optional<Solution>> solve(System system, bool regular, double most, Work& work);

  /// About how many multiply-adds a system of numbers of so many bits takes.
  static double cost(std::size_t rows, std::size_t columns, std::size_t bits);
  /// About how many bytes it keeps of such a system.
  static std::size_t bytes(std::size_t rows, std::size_t columns, std::size_t bits);
};

}  // namespace perceptron
