#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "numeric/modulus.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// Chooses as many rows of a matrix as it has columns, such that they are independent modulo a prime, in slices: by
/// Gaussian elimination.
class IndependentRows {
 public:
  /// `A`: (rows, columns), row-major, modulo the prime; its last column is a right side, which has no row of its own.
  IndependentRows(const Modulus& modulus, std::vector<std::uint32_t> A, std::size_t rows, std::size_t columns);

  /// True once it is done.
  bool advance(Work& work);

  /// Whether there are so many, and the system of all rows has a solution.
  bool consistent() const { return consistent_; }
  /// All rows, those chosen first.
  const std::vector<std::size_t>& order() const { return order_; }

 private:
  void pivot(std::size_t at);
  void eliminate(std::size_t at, std::size_t from);
  std::uint32_t* row(std::size_t at) { return A_.data() + order_[at] * columns_; }

  Modulus modulus_;
  std::vector<std::uint32_t> A_;
  std::size_t columns_;
  std::vector<std::size_t> order_;
  Loop loop_;
  bool consistent_ = true;
};

/// The inverse of a square matrix modulo a prime, in slices: Gauss-Jordan elimination in place.
class ModularInverse {
 public:
  /// `A`: (size, size), row-major, modulo the prime.
  ModularInverse(const Modulus& modulus, std::vector<std::uint32_t> A, std::size_t size);

  /// True once it is done.
  bool advance(Work& work);

  bool singular() const { return singular_; }
  const std::uint32_t* row(std::size_t at) const { return A_.data() + at * size_; }

 private:
  std::uint32_t* own(std::size_t at) { return A_.data() + at * size_; }
  void pivot(std::size_t at);
  void eliminate(std::size_t at, std::size_t from);

  Modulus modulus_;
  std::vector<std::uint32_t> A_;
  std::vector<std::size_t> pivots_;  ///< the row that each step changed places with
  std::size_t size_;
  Loop eliminating_, unscrambling_;
  bool singular_ = false;
};

}  // namespace perceptron
