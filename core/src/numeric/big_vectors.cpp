#include "numeric/big_vectors.hpp"

#include <algorithm>

namespace perceptron {

/// Of numbers whose common divisor is looked for: it takes as many divisions as they have bits.
static constexpr std::size_t most_bits = 640;

Task<BigInteger> dot(const std::vector<BigInteger>& a, const std::vector<BigInteger>& b, Work& work,
                     Work::Pause (Work::*count)(double)) {
  BigInteger sum;
  for (std::size_t i = 0; i < a.size(); ++i) {
    sum = sum + a[i] * b[i];
    co_await (work.*count)(BigInteger::cost(a[i], b[i]));
  }
  co_return sum;
}

Task<> reduce(std::vector<BigInteger>& numbers, Work& work) {
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

Task<> release(std::vector<BigInteger>& numbers, Work& work) {
  for (; !numbers.empty(); numbers.pop_back()) co_await work.overhead(BigInteger::access);
}

}  // namespace perceptron
