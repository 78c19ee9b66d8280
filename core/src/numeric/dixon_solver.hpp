#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "numeric/big_integer.hpp"
#include "numeric/modular_matrix.hpp"
#include "numeric/modulus.hpp"
#include "numeric/p_adic_lifting.hpp"
#include "numeric/rational_reconstruction.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// Solves A·x = b exactly in whole numbers, in slices: modulo a prime, then modulo higher and higher powers of it,
/// until the fractions that x is are told by that. So what is short is found soon. A may have more rows than columns.
/// Source: Dixon, Exact solution of linear equations using p-adic expansions, 1982.
class DixonSolver {
 public:
  struct System {
    std::vector<BigInteger> A;  ///< (rows, columns), row-major
    std::vector<BigInteger> b;  ///< (rows)
    std::size_t columns = 0;    ///< at most as many as rows, and above 0
  };

  /// `regular`: the columns are known to be independent; else two primes are asked.
  DixonSolver(System system, bool regular);

  /// True once it is done.
  bool advance(Work& work);

  /// Whether there is a solution, and but one. If so that has been proved; if not, it is likely.
  bool solved() const { return solved_; }
  /// x times a common denominator above 0.
  const std::vector<BigInteger>& solution() const { return numerators_; }
  const BigInteger& denominator() const { return denominator_; }

  /// About how many multiply-adds a system of numbers of so many bits takes.
  static double cost(std::size_t rows, std::size_t columns, std::size_t bits);
  /// About how many bytes it keeps of such a system.
  static std::size_t bytes(std::size_t rows, std::size_t columns, std::size_t bits);

 private:
  /// Each in slices.
  enum class Stage : std::uint8_t { reducing, choosing, inverting, lifting, composing, reconstructing, checking, done };

  bool advance_stage(Work& work);
  Stage next();
  Stage start();
  Stage chosen();
  Stage again();
  Stage inverted();
  Stage lifted();
  Stage composed();
  Stage reconstructed();
  Stage found(BigInteger numerator);
  Stage more();
  bool reduce(Work& work);
  bool compose(Work& work);
  bool check(Work& work);
  std::size_t rows() const { return system_.b.size(); }
  bool square() const { return rows() == system_.columns; }

  System system_;
  bool regular_;
  unsigned tries_ = 0;
  Modulus modulus_;
  Stage stage_ = Stage::reducing;
  Loop loop_;                           ///< of the stage
  std::vector<std::uint32_t> reduced_;  ///< A and b modulo the prime
  std::optional<IndependentRows> independent_;
  std::vector<std::size_t> order_;  ///< of the rows: those solved first
  std::optional<ModularInverse> inverse_;
  std::optional<PAdicLifting> lifting_;
  std::size_t wanted_ = 8;  ///< digits
  BigInteger power_;        ///< of the prime: the modulus
  BigInteger bound_;        ///< of numerators and denominators
  BigInteger value_;        ///< of an unknown modulo that
  std::optional<RationalReconstruction> reconstruction_;
  std::vector<BigInteger> numerators_;
  BigInteger denominator_;
  bool solved_ = false;
};

}  // namespace perceptron
