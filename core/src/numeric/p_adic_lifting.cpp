#include "numeric/p_adic_lifting.hpp"

#include <algorithm>
#include <utility>

namespace perceptron {

namespace {

/// Of a limb: the product of one and a digit has 50, a sum of eight thousand of these 63.
constexpr unsigned limb_bits = 24;
/// So many products of two digits are added before they are reduced.
constexpr std::size_t terms = 1024;

std::size_t limbs_for(std::size_t bits) { return bits / limb_bits + 1; }

/// A limb in base 2^24 of a magnitude.
std::int32_t limb_of(const BigInteger& number, std::size_t at) {
  const auto& limbs = number.limbs();
  const std::size_t bit = at * limb_bits, word = bit / 32;
  if (word >= limbs.size()) return 0;
  std::uint64_t pair = limbs[word];
  if (word + 1 < limbs.size()) pair |= std::uint64_t{limbs[word + 1]} << 32;
  const auto limb = static_cast<std::int32_t>(pair >> bit % 32 & ((1u << limb_bits) - 1));
  return number.sign() < 0 ? -limb : limb;
}

/// Makes all limbs but the last not negative and below 2^24.
void carry(std::int64_t* limbs, std::size_t count) {
  for (std::size_t l = 0; l + 1 < count; ++l) {
    limbs[l + 1] += limbs[l] >> limb_bits;
    limbs[l] &= (1 << limb_bits) - 1;
  }
}

}  // namespace

PAdicLifting::PAdicLifting(const Modulus& modulus, const std::vector<const BigInteger*>& A,
                           const std::vector<BigInteger>& b, Inverse<Residues> inverse)
    : modulus_(modulus), inverse_(std::move(inverse)), size_(b.size()) {
  std::size_t most = 0, most_right = 0;
  for (const BigInteger* number : A) most = std::max(most, number->bits());
  for (const BigInteger& number : b) most_right = std::max(most_right, number.bits());
  limbs_of_matrix_ = limbs_for(most);
  // A residual is no longer than a sum of `size` products of a number of A and a digit, less a digit's bits.
  limbs_ = limbs_for(std::max(most + 32, most_right + 1)) + 1;
  matrix_.resize(limbs_of_matrix_ * size_ * size_);
  for (std::size_t l = 0; l < limbs_of_matrix_; ++l) {
    for (std::size_t k = 0; k < A.size(); ++k) matrix_[l * size_ * size_ + k] = limb_of(*A[k], l);
  }
  residuals_.resize(size_ * limbs_);
  remainders_.resize(size_);
  for (std::size_t i = 0; i < size_; ++i) {
    std::int64_t* const limbs = residuals_.data() + i * limbs_;
    for (std::size_t l = 0; l < limbs_; ++l) limbs[l] = limb_of(b[i], l);
    carry(limbs, limbs_);
    reduce(i);
  }
}

double PAdicLifting::cost(std::size_t size, std::size_t bits) {
  const auto row = static_cast<double>(size);
  return row * (row + 8) * static_cast<double>(limbs_for(bits) + 1);
}

Task<> PAdicLifting::find_digit(Work& work) {
  const auto cost = static_cast<double>(size_ + 8);
  digits_.resize(digits_.size() + size_);
  for (std::size_t row = 0; row < size_; ++row) {
    solve(row);
    co_await work.spend(cost);
  }
  for (std::size_t row = 0; row < size_; ++row) {
    subtract(row);
    co_await work.spend(cost * static_cast<double>(limbs_of_matrix_));
  }
}

void PAdicLifting::solve(std::size_t row) {
  const std::uint32_t* const factors = inverse_.row(row);
  std::uint32_t digit = 0;
  for (std::size_t from = 0; from < size_; from += terms) {
    std::int64_t sum = digit;
    const std::size_t end = std::min(from + terms, size_);
    for (std::size_t j = from; j < end; ++j) sum += std::int64_t{factors[j]} * remainders_[j];
    digit = modulus_.remainder(sum);
  }
  digits_[digits_.size() - size_ + row] = digit;
}

/// residual ← (residual − A·digits) / p.
void PAdicLifting::subtract(std::size_t row) {
  const std::uint32_t* const digits = digits_.data() + digits_.size() - size_;
  std::int64_t* const limbs = residuals_.data() + row * limbs_;
  for (std::size_t l = 0; l < limbs_of_matrix_; ++l) {
    const std::int32_t* const factors = matrix_.data() + (l * size_ + row) * size_;
    std::int64_t sum = 0;
    for (std::size_t j = 0; j < size_; ++j) sum += std::int64_t{factors[j]} * digits[j];
    limbs[l] -= sum;
  }
  carry(limbs, limbs_);
  divide(limbs);
  reduce(row);
}

/// By the prime, which leaves no rest.
void PAdicLifting::divide(std::int64_t* limbs) const {
  std::int64_t rest = 0;
  for (std::size_t l = limbs_; l-- > 0;) {
    const std::int64_t value = (rest << limb_bits) + limbs[l];
    const std::int64_t quotient = modulus_.quotient(value);
    rest = value - quotient * modulus_.prime();
    limbs[l] = quotient;
  }
}

void PAdicLifting::reduce(std::size_t row) {
  const std::int64_t* const limbs = residuals_.data() + row * limbs_;
  std::uint32_t rest = 0;
  for (std::size_t l = limbs_; l-- > 0;) {
    rest = modulus_.remainder((std::int64_t{rest} << limb_bits) + limbs[l]);
  }
  remainders_[row] = rest;
}

}  // namespace perceptron
