#pragma once

#include <cstddef>
#include <vector>

#include "numeric/big_integer.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// Solves A·x = (1, …, 1) exactly for a symmetric, positive semidefinite A, in slices: without fractions, every
/// division leaves no rest. Source: Bareiss, Sylvester's identity and multistep integer-preserving Gaussian
/// elimination, 1968.
class BareissSolver {
 public:
  /// Of A, of that size, only what is on and right of the diagonal is read; row-major.
  void start(std::vector<BigInteger> A, std::size_t size);

  /// True once it is done.
  bool advance(Work& work);

  bool singular() const { return singular_; }
  /// x times the determinant, which is above 0; meaningless where A is singular.
  const std::vector<BigInteger>& solution() const { return b_; }

 private:
  bool eliminate(Work& work);
  void eliminate_next(Work& work);
  bool substitute(Work& work);
  void substitute_next(std::size_t row, std::size_t column, Work& work);
  BigInteger& at(std::size_t row, std::size_t column) { return A_[row * size_ + column]; }

  std::vector<BigInteger> A_;
  std::vector<BigInteger> b_;
  std::size_t size_ = 0;
  // Where it is; the column after the last is that of b. When substituting, how many columns and rows are left.
  std::size_t pivot_ = 0;
  std::size_t row_ = 0;
  std::size_t column_ = 0;
  Loop scaling_;  ///< of b
  bool eliminated_ = false;
  bool singular_ = false;
};

}  // namespace perceptron
