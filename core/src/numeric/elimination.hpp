#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "numeric/modulus.hpp"
#include "numeric/task.hpp"

namespace perceptron {

/// Doubles, up to rounding.
class Doubles {
 public:
  using Number = double;
  static constexpr double cost = 1, pivot_cost = 4;

  /// Of a column, the row from `at` on to divide by: the largest number. `size` where there is none.
  std::size_t pivot(const double* A, std::size_t size, std::size_t at) const;
  void divide(double* row, std::size_t size, double by) const;
  /// row ← row − factor·other.
  void subtract(double* row, double factor, const double* other, std::size_t size) const;
};

/// Whole numbers modulo a prime.
class Residues {
 public:
  using Number = std::uint32_t;
  static constexpr double cost = 4, pivot_cost = 2;  // each product with its remainder

  explicit Residues(const Modulus& modulus) : modulus_(modulus) {}
  /// The first that is not 0.
  std::size_t pivot(const std::uint32_t* A, std::size_t size, std::size_t at) const;
  void divide(std::uint32_t* row, std::size_t size, std::uint32_t by) const;
  void subtract(std::uint32_t* row, std::uint32_t factor, const std::uint32_t* other, std::size_t size) const;

 private:
  Modulus modulus_;
};

/// The inverse of a square matrix over a field: Gauss-Jordan elimination in place, with pivoting.
template <class Field>
class Inverse {
 public:
  using Number = typename Field::Number;

  /// `A`: (size, size), row-major.
  Inverse(Field field, std::vector<Number> A, std::size_t size) : field_(field), A_(std::move(A)), size_(size) {}

  /// False where a pivot is 0, or no number: then there is no inverse.
  Task<bool> find(Work& work);

  /// Row of the inverse.
  const Number* row(std::size_t at) const { return A_.data() + at * size_; }

 private:
  Number* own(std::size_t at) { return A_.data() + at * size_; }

  Field field_;
  std::vector<Number> A_;
  std::size_t size_;
};

extern template class Inverse<Doubles>;
extern template class Inverse<Residues>;

/// Chooses as many rows of a matrix as it has columns, such that they are independent modulo a prime: by Gaussian
/// elimination. `A`: (rows, columns + 1), row-major, modulo the prime; its last column is a right side. All rows, those
/// chosen first; empty where there are not so many, or the system of all rows has no solution.
Task<std::vector<std::size_t>> independent_rows(const Modulus& modulus, std::vector<std::uint32_t> A, std::size_t rows,
                                                std::size_t columns, Work& work);

}  // namespace perceptron
