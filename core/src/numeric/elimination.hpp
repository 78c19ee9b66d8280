#pragma once

#include <cmath>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

#include "numeric/lanes.hpp"
#include "numeric/modulus.hpp"
#include "numeric/task.hpp"

namespace perceptron {

/// A field for `Inverse`: doubles, up to rounding. The larger a number, the better it is to divide by.
struct Doubles {
  using Number = double;
  static constexpr double cost = 1, pivot_cost = 4;

  static bool better(double a, double than) { return std::abs(a) > std::abs(than); }
  static bool divides(double a) { return std::isfinite(a) && a != 0; }
  static void divide(double* row, std::size_t size, double by) {
    for (std::size_t j = 0; j < size; ++j) row[j] /= by;
  }
  /// row ← row − factor·other.
  static void subtract(double* row, double factor, const double* other, std::size_t size) {
    add_scaled(row, -factor, other, size);
  }
};

/// The inverse of a matrix over a field, or of as many rows of it as it has columns: Gauss-Jordan elimination in place,
/// with pivoting.
template <class Field>
class Inverse {
 public:
  using Number = typename Field::Number;

  /// `A`: (rows, columns + sides), row-major, with as many right sides of a system as last columns.
  Inverse(Field field, std::vector<Number> A, std::size_t columns, std::size_t sides = 0)
      : field_(field), A_(std::move(A)), columns_(columns), width_(columns + sides), order_(A_.size() / width_) {
    std::iota(order_.begin(), order_.end(), std::size_t{0});
  }

  /// False where the columns are not independent, or there is no number to divide by, or the system of all rows has no
  /// solution.
  Task<bool> find(Work& work);

  /// Row of the inverse: a number for each of the rows of A that it is the inverse of.
  const Number* row(std::size_t at) const { return A_.data() + at * width_; }
  /// All rows of A, first those that it is the inverse of: all in their order if they are no more than the columns.
  const std::vector<std::size_t>& order() const { return order_; }

 private:
  Number* own(std::size_t at) { return A_.data() + at * width_; }

  Field field_;
  std::vector<Number> A_;
  std::size_t columns_, width_;
  std::vector<std::size_t> order_;
};

extern template class Inverse<Doubles>;
extern template class Inverse<Modulus>;

}  // namespace perceptron
