#include "numeric/rational_reconstruction.hpp"

#include <utility>

namespace perceptron {

RationalReconstruction::RationalReconstruction(BigInteger value, BigInteger modulus, BigInteger bound)
    : bound_(std::move(bound)), before_(std::move(modulus)), remainder_(std::move(value)), factor_(BigInteger::of(1)) {}

bool RationalReconstruction::advance(Work& work) {
  while (!(remainder_ < bound_)) {
    if (work.over()) return false;
    work.spend(16 + 4 * static_cast<double>(before_.limbs().size() + factor_.limbs().size()));
    auto [quotient, rest] = BigInteger::divide(before_, remainder_);
    before_ = std::exchange(remainder_, std::move(rest));
    BigInteger next = factor_before_ - quotient * factor_;
    factor_before_ = std::exchange(factor_, std::move(next));
  }
  return true;
}

bool RationalReconstruction::found() const { return (factor_.sign() < 0 ? -factor_ : factor_) < bound_; }

}  // namespace perceptron
