#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "numeric/big_integer.hpp"
#include "numeric/elimination.hpp"
#include "numeric/modulus.hpp"
#include "numeric/task.hpp"

namespace perceptron {

/// The solution of A·x = b modulo powers of a prime, a digit after the other: with x ≡ d₀ + p·d₁ + … the
/// next digit solves A·d ≡ r modulo p, where r = (b − A·(d₀ + …)) / p^k stays as short as the numbers of A. Source:
/// Dixon, Exact solution of linear equations using p-adic expansions, 1982.
class PAdicLifting {
 public:
  /// `A`: (size, size), row-major; `inverse` modulo the prime.
  PAdicLifting(const Modulus& modulus, const std::vector<const BigInteger*>& A, const std::vector<BigInteger>& b,
               Inverse<Residues> inverse);

  /// Finds the next digit of every unknown.
  Task<> find_digit(Work& work);

  std::size_t digits() const { return digits_.size() / size_; }
  std::uint32_t digit(std::size_t at, std::size_t unknown) const { return digits_[at * size_ + unknown]; }
  /// About how many multiply-adds a digit takes.
  static double cost(std::size_t size, std::size_t bits);

 private:
  void solve(std::size_t row);
  void subtract(std::size_t row);
  void divide(std::int64_t* limbs) const;
  void reduce(std::size_t row);

  Modulus modulus_;
  Inverse<Residues> inverse_;
  std::size_t size_;
  std::size_t limbs_of_matrix_;
  std::size_t limbs_;                      ///< of a residual
  std::vector<std::int32_t> matrix_;       ///< (limbs, size, size): in base 2^24, each limb with the number's sign
  std::vector<std::int64_t> residuals_;    ///< (size, limbs) in base 2^24, all limbs but the last not below 0
  std::vector<std::uint32_t> remainders_;  ///< of the residuals
  std::vector<std::uint32_t> digits_;      ///< (digits, size)
};

}  // namespace perceptron
