#pragma once

#include <algorithm>
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

template <class Field>
Task<bool> Inverse<Field>::find(Work& work) {
  const double cost = Field::cost * static_cast<double>(width_) + 8;
  const std::size_t rows = order_.size();
  for (std::size_t at = 0; at < columns_; ++at) {
    std::size_t pivot = at;
    for (std::size_t i = at + 1; i < rows; ++i) {
      if (Field::better(own(i)[at], own(pivot)[at])) pivot = i;
    }
    if (!Field::divides(own(pivot)[at])) co_return false;
    if (pivot != at) {
      std::swap_ranges(own(at), own(at) + width_, own(pivot));
      std::swap(order_[at], order_[pivot]);
    }
    const Number by = std::exchange(own(at)[at], Number{1});
    field_.divide(own(at), width_, by);
    for (std::size_t from = 0; from < rows; ++from) {
      if (from != at) field_.subtract(own(from), std::exchange(own(from)[at], Number{0}), own(at), width_);
      co_await work.spend(from == 0 ? Field::pivot_cost * cost : cost);
    }
  }
  // What is left of the right sides where no row is left.
  for (std::size_t i = columns_; i < rows; ++i) {
    if (std::any_of(own(i) + columns_, own(i) + width_, [](Number side) { return side != 0; })) co_return false;
  }
  if (rows > columns_) co_return true;
  // What rows have changed places are columns of the inverse.
  std::vector<Number> moved(rows);
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t j = 0; j < rows; ++j) moved[order_[j]] = own(i)[j];
    std::copy(moved.begin(), moved.end(), own(i));
    co_await work.spend(cost);
  }
  std::iota(order_.begin(), order_.end(), std::size_t{0});
  co_return true;
}

}  // namespace perceptron
