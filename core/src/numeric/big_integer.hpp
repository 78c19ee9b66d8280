#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "numeric/task.hpp"

namespace perceptron {

/// A whole number of any size, for what doubles cannot decide. Schoolbook methods: hundreds of limbs, not millions.
class BigInteger {
 public:
  BigInteger() = default;

  /// value · 2^shift, towards 0 where that is not whole.
  static BigInteger of(double value, int shift = 0);

  /// −1, 0 or 1.
  int sign() const { return limbs_.empty() ? 0 : negative_ ? -1 : 1; }
  /// Of the magnitude; 0 for 0.
  std::size_t bits() const;

  BigInteger operator-() const;
  friend BigInteger operator+(const BigInteger& a, const BigInteger& b) { return sum(a, b, b.negative_); }
  friend BigInteger operator-(const BigInteger& a, const BigInteger& b) { return sum(a, b, !b.negative_); }
  friend BigInteger operator*(const BigInteger& a, const BigInteger& b);
  /// Towards 0; b is not 0.
  friend BigInteger operator/(const BigInteger& a, const BigInteger& b);
  struct Division;
  /// Quotient and remainder, which has the sign of a.
  static Division divide(const BigInteger& a, const BigInteger& b);
  friend bool operator<(const BigInteger& a, const BigInteger& b) { return (a - b).sign() < 0; }
  friend bool operator==(const BigInteger& a, const BigInteger& b) = default;

  /// The greatest common divisor, not below 0.
  static BigInteger common_divisor(BigInteger a, BigInteger b);

  /// About how many multiply-adds it is to make or look at a number, which lies in memory of its own.
  static constexpr double access = 64;
  /// About how many multiply-adds a·b takes, or a·b/c where c is about as long.
  static double cost(const BigInteger& a, const BigInteger& b);
  /// About how many bytes a number of so many bits takes, with what the allocator needs for it.
  static std::size_t bytes(std::size_t bits) { return sizeof(BigInteger) + 2 * sizeof(std::size_t) + bits / 8 + 8; }

  /// a/b · 2^exponent to the nearest double; b is not 0.
  static double quotient(const BigInteger& a, const BigInteger& b, int exponent = 0);
  /// √(a/b) · 2^exponent within an ulp, for a ≥ 0 and b > 0.
  static double root_of_quotient(const BigInteger& a, const BigInteger& b, int exponent = 0);

  /// The magnitude in base 2^32, the least limb first; the last is not 0.
  const std::vector<std::uint32_t>& limbs() const { return limbs_; }
  /// this ← this · factor + addend, for this ≥ 0.
  void multiply_add(std::uint32_t factor, std::uint32_t addend);

 private:
  static BigInteger sum(const BigInteger& a, const BigInteger& b, bool negative);
  static double leading(const BigInteger& a, const BigInteger& b, int& exponent);
  int compare_magnitude(const BigInteger& other) const;
  void shift_left(std::size_t bits);
  void shift_right(std::size_t bits);
  void trim();

  std::vector<std::uint32_t> limbs_;
  bool negative_ = false;  ///< false for 0
};

struct BigInteger::Division {
  BigInteger quotient, remainder;
};

using BigIntegers = std::vector<BigInteger>;

/// Σ a·b over two lists as long as the first. `count`: whether that counts, or is overhead.
Task<BigInteger> dot(std::span<const BigInteger> a, std::span<const BigInteger> b, Work& work,
                     Work::Pause (Work::*count)(double) = &Work::spend);

/// sum ← sum + factor·x.
Task<> add_scaled(BigIntegers& sum, const BigInteger& factor, std::span<const BigInteger> x, Work& work);

/// Divides all by their greatest common divisor, where they are short enough for that to be quick.
Task<> reduce(BigIntegers& numbers, Work& work);

/// Frees the numbers. Each has memory of its own, so freeing a million takes as long as making them.
Task<> release(BigIntegers& numbers, Work& work);

}  // namespace perceptron
