#pragma once

#include <cmath>
#include <numeric>

#include "numeric/big_integer.hpp"
#include "numeric/lanes.hpp"

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

/// A field for `Inverse`: whole numbers modulo a prime below 2^26. Products, and sums of two thousand of them, fit 64
/// bits.
class Modulus {
 public:
  static constexpr unsigned bits = 26;
  using Number = std::uint32_t;
  static constexpr double cost = 4, pivot_cost = 2;  // each product with its remainder

  /// The largest prime, or that after so many larger ones.
  explicit Modulus(unsigned number = 0) {
    for (; number > 0; --number) prime_ = prime_below(prime_ - 1);
    reciprocal_ = 1.0 / prime_;
  }

  std::uint32_t prime() const { return prime_; }

  /// The largest whole number not above value/p, for a magnitude below 2^62. Doubles guess it.
  std::int64_t quotient(std::int64_t value) const {
    const auto guess = static_cast<std::int64_t>(static_cast<double>(value) * reciprocal_);
    const std::int64_t rest = value - guess * prime_;
    if (rest >= prime_) return guess + 1;
    // Conversion is towards 0, so that a guess below 0 may be too large by two.
    return rest >= 0 ? guess : rest >= -std::int64_t{prime_} ? guess - 1 : guess - 2;
  }
  std::uint32_t remainder(std::int64_t value) const {
    return static_cast<std::uint32_t>(value - quotient(value) * prime_);
  }
  std::uint32_t remainder(const BigInteger& value) const {
    std::uint32_t rest = 0;
    for (std::size_t i = value.limbs().size(); i-- > 0;) {
      rest = remainder(static_cast<std::int64_t>(std::uint64_t{rest} << 32 | value.limbs()[i]));
    }
    return value.sign() < 0 ? negative(rest) : rest;
  }
  std::uint32_t product(std::uint32_t a, std::uint32_t b) const { return remainder(std::int64_t{a} * b); }
  std::uint32_t negative(std::uint32_t a) const { return a == 0 ? 0 : prime_ - a; }
  /// 1/a, for a that is not 0. By Fermat's theorem a^(p − 2).
  std::uint32_t reciprocal(std::uint32_t a) const {
    std::uint32_t power = 1;
    for (std::uint32_t exponent = prime_ - 2; exponent > 0; exponent >>= 1) {
      if (exponent & 1) power = product(power, a);
      a = product(a, a);
    }
    return power;
  }

  /// Any that is not 0 will do.
  static bool better(std::uint32_t a, std::uint32_t than) { return a != 0 && than == 0; }
  static bool divides(std::uint32_t a) { return a != 0; }
  void divide(std::uint32_t* row, std::size_t size, std::uint32_t by) const {
    const std::uint32_t factor = reciprocal(by);
    for (std::size_t j = 0; j < size; ++j) row[j] = product(row[j], factor);
  }
  void subtract(std::uint32_t* row, std::uint32_t factor, const std::uint32_t* other, std::size_t size) const {
    const std::int64_t opposite = negative(factor);
    for (std::size_t j = 0; j < size; ++j) row[j] = remainder(opposite * other[j] + row[j]);
  }

 private:
  static constexpr std::uint32_t prime_below(std::uint32_t even) {
    std::uint32_t odd = even - 1;
    const auto is_prime = [&] {
      for (std::uint32_t divisor = 3; divisor * divisor <= odd; divisor += 2) {
        if (odd % divisor == 0) return false;
      }
      return true;
    };
    while (!is_prime()) odd -= 2;
    return odd;
  }

  std::uint32_t prime_ = prime_below(1u << bits);
  double reciprocal_;
};

/// The inverse of a matrix over a field, or of as many rows as it has columns: Gauss-Jordan elimination with pivoting.
template <class Field>
class Inverse {
 public:
  using Number = typename Field::Number;

  /// `A`: (rows, columns + sides), row-major, with as many right sides of a system as last columns.
  Inverse(Field field, std::vector<Number> A, std::size_t columns, std::size_t sides = 0)
      : field_(field), A_(std::move(A)), columns_(columns), width_(columns + sides), order_(A_.size() / width_) {
    std::iota(order_.begin(), order_.end(), std::size_t{0});
  }

  /// False where the columns are not independent, no number divides, or the system of all rows has no solution.
  Task<bool> find(Work& work);

  /// Row of the inverse: a number for each of the rows of A that it is the inverse of.
  const Number* row(std::size_t at) const { return A_.data() + at * width_; }
  /// All rows of A, first those that it is the inverse of, in their own order if they are no more than the columns.
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
