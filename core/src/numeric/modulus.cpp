#include "numeric/modulus.hpp"

namespace perceptron {

namespace {

constexpr bool is_prime(std::uint32_t odd) {
  for (std::uint32_t divisor = 3; divisor * divisor <= odd; divisor += 2) {
    if (odd % divisor == 0) return false;
  }
  return true;
}

constexpr std::uint32_t prime_below(std::uint32_t even) {
  std::uint32_t odd = even - 1;
  while (!is_prime(odd)) odd -= 2;
  return odd;
}

constexpr std::uint32_t largest = prime_below(1u << Modulus::bits);

}  // namespace

Modulus::Modulus(unsigned number) : prime_(largest) {
  for (; number > 0; --number) prime_ = prime_below(prime_ - 1);
  reciprocal_ = 1.0 / prime_;
}

std::uint32_t Modulus::reciprocal(std::uint32_t a) const {
  std::uint32_t power = 1;
  for (std::uint32_t exponent = prime_ - 2; exponent > 0; exponent >>= 1) {
    if (exponent & 1) power = product(power, a);
    a = product(a, a);
  }
  return power;
}

std::uint32_t Modulus::remainder(const BigInteger& value) const {
  std::uint32_t rest = 0;
  for (std::size_t i = value.limbs().size(); i-- > 0;) {
    rest = remainder(static_cast<std::int64_t>(std::uint64_t{rest} << 32 | value.limbs()[i]));
  }
  return value.sign() < 0 ? negative(rest) : rest;
}

void Modulus::add_multiple(std::uint32_t* x, std::uint32_t factor, const std::uint32_t* y, std::size_t size) const {
  for (std::size_t j = 0; j < size; ++j) x[j] = remainder(std::int64_t{factor} * y[j] + x[j]);
}

}  // namespace perceptron
