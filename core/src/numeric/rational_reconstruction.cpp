#include "numeric/rational_reconstruction.hpp"

#include <utility>

namespace perceptron {

Task<std::optional<Fraction>> rational_reconstruction(BigInteger value, BigInteger modulus, const BigInteger& bound,
                                                      Work& work) {
  BigInteger before = std::move(modulus), remainder = std::move(value);
  BigInteger factor_before, factor = BigInteger::of(1);  // remainder ≡ factor · value
  while (!(remainder < bound)) {
    const double cost = 16 + 4 * static_cast<double>(before.limbs().size() + factor.limbs().size());
    BigInteger::Division division = BigInteger::divide(before, remainder);
    before = std::exchange(remainder, std::move(division.remainder));
    BigInteger next = factor_before - division.quotient * factor;
    factor_before = std::exchange(factor, std::move(next));
    co_await work.spend(cost);
  }
  if (factor.sign() < 0) {
    factor = -factor;
    remainder = -remainder;
  }
  if (!(factor < bound)) co_return std::nullopt;
  co_return Fraction{std::move(remainder), std::move(factor)};
}

}  // namespace perceptron
