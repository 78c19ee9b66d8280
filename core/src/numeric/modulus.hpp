#pragma once

#include <cstddef>
#include <cstdint>

#include "numeric/big_integer.hpp"

namespace perceptron {

/// Whole numbers modulo a prime below 2^26: products of two and sums of two thousand of those products fit 64 bits. A
/// field for `Inverse`.
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

}  // namespace perceptron
