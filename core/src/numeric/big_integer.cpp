#include "numeric/big_integer.hpp"

#include <bit>
#include <cmath>

namespace perceptron {

using Limbs = std::vector<std::uint32_t>;

/// What it costs to ask for the memory of a result or two.
static constexpr double overhead = 250;

/// x ← x + factor·y over as many limbs as y has. Returns what is carried into the next.
static std::uint32_t add_product(std::uint32_t* x, std::uint32_t factor, const Limbs& y) {
  std::uint64_t carry = 0;
  for (std::size_t i = 0; i < y.size(); ++i) {
    carry += std::uint64_t{factor} * y[i] + x[i];
    x[i] = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  return static_cast<std::uint32_t>(carry);
}

/// x ← x − factor·y, likewise. Returns what is borrowed from the next.
static std::uint32_t subtract_product(std::uint32_t* x, std::uint32_t factor, const Limbs& y) {
  std::uint64_t borrow = 0;
  for (std::size_t i = 0; i < y.size(); ++i) {
    borrow += std::uint64_t{factor} * y[i];
    const auto taken = static_cast<std::uint32_t>(borrow);
    borrow = (borrow >> 32) + (x[i] < taken);
    x[i] -= taken;
  }
  return static_cast<std::uint32_t>(borrow);
}

void BigInteger::trim() {
  while (!limbs_.empty() && limbs_.back() == 0) limbs_.pop_back();
  if (limbs_.empty()) negative_ = false;
}

BigInteger BigInteger::of(double value, int shift) {
  BigInteger number;
  if (value == 0) return number;
  int exponent = 0;
  auto mantissa = static_cast<std::uint64_t>(std::ldexp(std::frexp(std::abs(value), &exponent), 53));
  exponent += shift - 53;
  // A number has no more than 64 bits to shift out; what is beyond them would be undefined.
  if (exponent < 0) mantissa = exponent > -64 ? mantissa >> -exponent : 0;
  number.limbs_ = {static_cast<std::uint32_t>(mantissa), static_cast<std::uint32_t>(mantissa >> 32)};
  number.negative_ = value < 0;
  if (exponent > 0) number.shift_left(static_cast<std::size_t>(exponent));
  number.trim();
  return number;
}

std::size_t BigInteger::bits() const {
  return limbs_.empty() ? 0 : 32 * limbs_.size() - static_cast<std::size_t>(std::countl_zero(limbs_.back()));
}

BigInteger BigInteger::operator-() const {
  BigInteger number = *this;
  number.negative_ = !negative_ && !limbs_.empty();
  return number;
}

int BigInteger::compare_magnitude(const BigInteger& other) const {
  if (limbs_.size() != other.limbs_.size()) return limbs_.size() < other.limbs_.size() ? -1 : 1;
  for (std::size_t i = limbs_.size(); i-- > 0;) {
    if (limbs_[i] != other.limbs_[i]) return limbs_[i] < other.limbs_[i] ? -1 : 1;
  }
  return 0;
}

/// a + b, b taken with that sign.
BigInteger BigInteger::sum(const BigInteger& a, const BigInteger& b, bool negative) {
  if (b.limbs_.empty()) return a;
  const bool first_is_larger = a.compare_magnitude(b) >= 0;
  const BigInteger& smaller = first_is_larger ? b : a;
  BigInteger result = first_is_larger ? a : b;
  if (!first_is_larger) result.negative_ = negative;
  Limbs& limbs = result.limbs_;
  std::size_t next = smaller.limbs_.size();
  if (a.negative_ == negative) {
    std::uint32_t carry = add_product(limbs.data(), 1, smaller.limbs_);
    for (; carry && next < limbs.size(); ++next) carry = (limbs[next] += carry) == 0;
    if (carry) limbs.push_back(carry);
  } else {
    std::uint32_t borrow = subtract_product(limbs.data(), 1, smaller.limbs_);
    for (; borrow; ++next) borrow = limbs[next]-- == 0;
    result.trim();
  }
  return result;
}

BigInteger operator*(const BigInteger& a, const BigInteger& b) {
  BigInteger product;
  if (a.limbs_.empty() || b.limbs_.empty()) return product;
  product.limbs_.resize(a.limbs_.size() + b.limbs_.size());
  product.negative_ = a.negative_ != b.negative_;
  for (std::size_t i = 0; i < a.limbs_.size(); ++i) {
    product.limbs_[i + b.limbs_.size()] = add_product(&product.limbs_[i], a.limbs_[i], b.limbs_);
  }
  product.trim();
  return product;
}

void BigInteger::multiply_add(std::uint32_t factor, std::uint32_t addend) {
  std::uint64_t carry = addend;
  for (std::uint32_t& limb : limbs_) {
    carry += std::uint64_t{limb} * factor;
    limb = static_cast<std::uint32_t>(carry);
    carry >>= 32;
  }
  if (carry) limbs_.push_back(static_cast<std::uint32_t>(carry));
}

void BigInteger::shift_left(std::size_t bits) {
  if (limbs_.empty()) return;
  multiply_add(1u << bits % 32, 0);
  limbs_.insert(limbs_.begin(), bits / 32, 0u);
}

/// By 1 to 31: up a limb less as many, then down a limb.
void BigInteger::shift_right(std::size_t bits) {
  multiply_add(1u << (32 - bits), 0);
  limbs_.erase(limbs_.begin());
}

/// Source: Knuth, The Art of Computer Programming 2, 4.3.1, algorithm D.
BigInteger::Division BigInteger::divide(const BigInteger& a, const BigInteger& b) {
  Division result;
  if (a.compare_magnitude(b) < 0) {
    result.remainder = a;
    return result;
  }
  // So that the leading limb of the divisor has its highest bit.
  const auto shift = static_cast<std::size_t>(std::countl_zero(b.limbs_.back()));
  BigInteger divisor = b;
  BigInteger& rest = result.remainder;
  rest = a;
  divisor.shift_left(shift);
  rest.shift_left(shift);
  const std::size_t n = divisor.limbs_.size();
  rest.limbs_.resize(a.limbs_.size() + 1);
  Limbs& u = rest.limbs_;
  const Limbs& v = divisor.limbs_;
  Limbs& q = result.quotient.limbs_;
  q.resize(u.size() - n);
  for (std::size_t j = q.size(); j-- > 0;) {
    const std::uint64_t top = std::uint64_t{u[j + n]} << 32 | u[j + n - 1];
    std::uint64_t guess = top / v[n - 1], left = top % v[n - 1];
    while (guess >> 32 || (n > 1 && guess * v[n - 2] > (left << 32 | u[j + n - 2]))) {
      --guess;
      left += v[n - 1];
      if (left >> 32) break;
    }
    q[j] = static_cast<std::uint32_t>(guess);
    const std::uint32_t borrow = subtract_product(&u[j], q[j], v);
    const bool too_much = u[j + n] < borrow;
    u[j + n] -= borrow;
    if (too_much) {
      --q[j];
      u[j + n] += add_product(&u[j], 1, v);
    }
  }
  result.quotient.negative_ = a.negative_ != b.negative_;
  result.quotient.trim();
  rest.negative_ = a.negative_;
  if (shift > 0) rest.shift_right(shift);
  rest.trim();
  return result;
}

BigInteger operator/(const BigInteger& a, const BigInteger& b) { return BigInteger::divide(a, b).quotient; }

BigInteger BigInteger::common_divisor(BigInteger a, BigInteger b) {
  while (b.sign() != 0) {
    a = divide(a, b).remainder;
    std::swap(a, b);
  }
  a.negative_ = false;
  return a;
}

double BigInteger::cost(const BigInteger& a, const BigInteger& b) {
  return overhead + static_cast<double>((a.limbs_.size() + 1) * (b.limbs_.size() + 1));
}

/// The leading bits m of a/b, the last one set where more follow: a/b is about m · 2^exponent, the exponent even.
double BigInteger::leading(const BigInteger& a, const BigInteger& b, int& exponent) {
  const auto wanted = static_cast<std::ptrdiff_t>(b.bits()) - static_cast<std::ptrdiff_t>(a.bits()) + 63;
  const std::ptrdiff_t shift = wanted - (wanted % 2 != 0);
  BigInteger numerator = a, denominator = b;
  numerator.negative_ = denominator.negative_ = false;
  (shift > 0 ? numerator : denominator).shift_left(static_cast<std::size_t>(std::abs(shift)));
  const auto [quotient, remainder] = divide(numerator, denominator);
  std::uint64_t m = 0;
  for (std::size_t i = quotient.limbs_.size(); i-- > 0;) m = m << 32 | quotient.limbs_[i];
  if (remainder.sign() != 0) m |= 1;
  exponent = static_cast<int>(-shift);
  return static_cast<double>(m);
}

double BigInteger::quotient(const BigInteger& a, const BigInteger& b, int exponent) {
  if (a.sign() == 0) return 0;
  int own = 0;
  const double m = leading(a, b, own);
  return std::ldexp(a.negative_ != b.negative_ ? -m : m, own + exponent);
}

double BigInteger::root_of_quotient(const BigInteger& a, const BigInteger& b, int exponent) {
  if (a.sign() == 0) return 0;
  int own = 0;
  const double m = leading(a, b, own);
  return std::ldexp(std::sqrt(m), own / 2 + exponent);
}

/// Longest numbers whose common divisor is worth it: it takes as many divisions as they have bits.
static constexpr std::size_t most_bits = 640;

Task<BigInteger> dot(std::span<const BigInteger> a, std::span<const BigInteger> b, Work& work,
                     Work::Pause (Work::*count)(double)) {
  BigInteger sum;
  for (std::size_t i = 0; i < a.size(); ++i) {
    sum = sum + a[i] * b[i];
    co_await (work.*count)(BigInteger::cost(a[i], b[i]));
  }
  co_return sum;
}

Task<> add_scaled(BigIntegers& sum, const BigInteger& factor, std::span<const BigInteger> x, Work& work) {
  for (std::size_t i = 0; i < x.size(); ++i) {
    sum[i] = sum[i] + factor * x[i];
    co_await work.spend(BigInteger::cost(factor, x[i]));
  }
}

Task<> reduce(BigIntegers& numbers, Work& work) {
  const auto is_long = [](const BigInteger& number) { return number.bits() > most_bits; };
  if (std::any_of(numbers.begin(), numbers.end(), is_long)) co_return;
  BigInteger divisor;
  for (const BigInteger& number : numbers) {
    divisor = BigInteger::common_divisor(number, divisor);
    co_await work.overhead(BigInteger::cost(number, divisor));
  }
  if (divisor.bits() <= 1) co_return;
  for (BigInteger& number : numbers) {
    number = number / divisor;
    co_await work.overhead(BigInteger::cost(number, divisor));
  }
}

Task<> release(BigIntegers& numbers, Work& work) {
  for (; !numbers.empty(); numbers.pop_back()) co_await work.overhead(BigInteger::access);
}

}  // namespace perceptron
