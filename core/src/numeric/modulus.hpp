#pragma once

#include <cstddef>
#include <cstdint>

#include "numeric/big_integer.hpp"

namespace perceptron {

/// Whole numbers modulo a prime below 2^26: products of two and sums of two thousand of those products fit 64 bits.
class Modulus {
 public:
  static constexpr unsigned bits = 26;

  /// The largest prime, or that after so many larger ones.
  explicit Modulus(unsigned number = 0);

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
  std::uint32_t product(std::uint32_t a, std::uint32_t b) const { return remainder(std::int64_t{a} * b); }
  std::uint32_t negative(std::uint32_t a) const { return a == 0 ? 0 : prime_ - a; }
  /// 1/a, for a that is not 0. By Fermat's theorem a^(p − 2).
  std::uint32_t reciprocal(std::uint32_t a) const;
  std::uint32_t remainder(const BigInteger& value) const;
  /// x ← x + factor·y.
  void add_multiple(std::uint32_t* x, std::uint32_t factor, const std::uint32_t* y, std::size_t size) const;

 private:
  std::uint32_t prime_;
  double reciprocal_;
};

}  // namespace perceptron
