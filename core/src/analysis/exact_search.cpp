#include "analysis/exact_search.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace perceptron {

/// No double can hold numbers so much smaller than the largest one beside it.
static constexpr std::size_t most_apart = 900;

Task<std::vector<BigInteger>> whole_direction(const std::vector<double>& direction, Work& work) {
  double largest = 0;
  for (const double value : direction) largest = std::max(largest, std::abs(value));
  int exponent = 0;
  std::frexp(largest, &exponent);
  std::vector<BigInteger> whole;
  whole.reserve(direction.size());
  for (const double value : direction) {
    whole.push_back(BigInteger::of(value, 60 - exponent));
    co_await work.overhead(BigInteger::access);
  }
  co_return whole;
}

/// Of which examples are asked for their products with it.
struct ExactSearch::Direction {
  const Dataset& data;
  const Scale& scale;
  const std::vector<BigInteger>& numbers;
  BigInteger largest;  ///< of the examples' numbers, times 2^shift

  bool same(const Side& a, const Side& b) const {
    const double* const x = data.row(a.example);
    return std::equal(x, x + data.d, data.row(b.example));
  }
};

/// The direction in doubles, times a power of two, and by how much these may be off.
struct ExactSearch::Rounded {
  std::vector<double> numbers;
  double error = 0;        ///< of a product over the sum of the magnitudes it is made of
  double least_error = 0;  ///< and at least this

  static Task<Rounded> of(const Direction& direction, Work& work);
  Side side(const Dataset& data, std::uint32_t example) const;
};

Task<ExactSearch::Rounded> ExactSearch::Rounded::of(const Direction& direction, Work& work) {
  BigInteger sum;                                                         // of the magnitudes
  std::size_t most = 0, least = std::numeric_limits<std::size_t>::max();  // bits of the largest, and of the
  for (std::size_t j = 0; j < direction.numbers.size(); ++j) {            // least but 0
    const BigInteger& number = direction.numbers[j];
    if (number.sign() != 0) {
      most = std::max(most, number.bits());
      least = std::min(least, number.bits());
      sum = number.sign() > 0 ? sum + number : sum - number;
    }
    co_await work.spend(BigInteger::access);
  }
  const Scale& scale = direction.scale;
  // Where no sum can leave the whole numbers that doubles hold, there is no error at all.
  const bool exact =
      scale.whole && !(BigInteger::of(0x1p53) < sum * BigInteger::of(std::ceil(std::max(scale.largest, 1.0))));
  const int down = exact ? 0 : -static_cast<int>(most);
  Rounded rounded;
  rounded.error = exact ? 0 : static_cast<double>(direction.numbers.size() + 8) * 0x1p-53;
  rounded.least_error = exact ? 0 : std::numeric_limits<double>::min();
  if (most > least + most_apart) rounded.least_error = std::numeric_limits<double>::infinity();
  rounded.numbers.reserve(direction.numbers.size());
  const BigInteger one = BigInteger::of(1);
  for (const BigInteger& number : direction.numbers) {
    rounded.numbers.push_back(BigInteger::quotient(number, one, down));
    co_await work.spend(BigInteger::access);
  }
  co_return rounded;
}

ExactSearch::Side ExactSearch::Rounded::side(const Dataset& data, std::uint32_t example) const {
  const double* const x = data.row(example);
  double sum = 0, size = 0;
  for (std::size_t j = 0; j < data.d; ++j) {
    const double product = numbers[j] * x[j];
    sum += product;
    size += std::abs(product);
  }
  const double score = data.y[example] * sum, off = error * size + least_error;
  return {example, score - off, score + off, {}, false};
}

Task<> ExactSearch::find(Hull hull, const Scale& scale, const std::vector<BigInteger>& numbers, Work& work) {
  *this = {};
  if (hull.biased()) bias_ = numbers.back() * BigInteger::of(1, scale.shift);
  const Direction direction{hull.data(), scale, numbers, BigInteger::of(scale.largest, scale.shift)};
  const Rounded rounded = co_await Rounded::of(direction, work);
  co_await look(direction, rounded, work);
  co_await know(direction, positive_, work);
  co_await know(direction, negative_, work);
}

/// Each example takes the place of the one before where it is less, exactly.
Task<> ExactSearch::look(const Direction& direction, const Rounded& rounded, Work& work) {
  const Dataset& data = direction.data;
  const double cost = 2 * static_cast<double>(data.d + 1);
  for (std::uint32_t example = 0; example < data.size(); ++example) {
    Side other = rounded.side(data, example);
    Side& side = data.y[example] > 0 ? positive_ : negative_;
    if (side.example == Corner::none || other.high < side.low) {
      side = std::move(other);
    } else if (other.low < side.high && !direction.same(other, side)) {  // very often such examples are the same
      co_await know(direction, side, work);
      co_await know(direction, other, work);
      if (other.exact < side.exact) side = std::move(other);
    }
    co_await work.spend(cost);
  }
}

Task<> ExactSearch::know(const Direction& direction, Side& side, Work& work) {
  if (side.known) co_return;
  const Dataset& data = direction.data;
  BigInteger score;
  for (std::size_t j = 0; j < direction.numbers.size(); ++j) {
    const BigInteger& number = direction.numbers[j];
    if (j < data.d) score = score + number * BigInteger::of(data.row(side.example)[j], direction.scale.shift);
    co_await work.spend(BigInteger::cost(number, direction.largest) + BigInteger::access);
  }
  side.exact = data.y[side.example] > 0 ? score : -score;
  side.known = true;
}

Corner ExactSearch::corner(const Hull& hull) const {
  if (hull.kind() == Hull::Kind::difference) return {positive_.example, negative_.example};
  return least_negative() < least_positive() ? Corner{Corner::none, negative_.example}
                                             : Corner{positive_.example, Corner::none};
}

BigInteger ExactSearch::height(const Hull& hull) const {
  if (hull.kind() == Hull::Kind::difference) return least_positive() + least_negative();
  return std::min(least_positive(), least_negative());
}

}  // namespace perceptron
