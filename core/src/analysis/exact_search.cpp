#include "analysis/exact_search.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace perceptron {

namespace {

/// No double can hold numbers so much smaller than the largest one beside it.
constexpr std::size_t most_apart = 900;

}  // namespace

std::vector<BigInteger> whole_direction(const std::vector<double>& direction) {
  double largest = 0;
  for (const double value : direction) largest = std::max(largest, std::abs(value));
  int exponent = 0;
  std::frexp(largest, &exponent);
  std::vector<BigInteger> whole;
  for (const double value : direction) whole.push_back(BigInteger::of(value, 60 - exponent));
  return whole;
}

void ExactSearch::start(const Hull& hull, const Scale& scale, const std::vector<BigInteger>& direction) {
  *this = {};
  direction_ = direction;
  shift_ = scale.shift;
  if (hull.biased()) bias_ = direction.back() * BigInteger::of(1, shift_);

  const BigInteger largest = BigInteger::of(scale.largest, shift_);
  std::size_t most = 0;
  std::size_t least = std::numeric_limits<std::size_t>::max();
  BigInteger sum;
  for (const BigInteger& number : direction) {
    exact_cost_ += BigInteger::cost(number, largest);
    if (number.sign() == 0) continue;
    most = std::max(most, number.bits());
    least = std::min(least, number.bits());
    sum = number.sign() > 0 ? sum + number : sum - number;
  }
  // Where no sum can leave the whole numbers that doubles hold, there is no error at all.
  const bool exact =
      scale.whole && !(BigInteger::of(0x1p53) < sum * BigInteger::of(std::ceil(std::max(scale.largest, 1.0))));
  const int down = exact ? 0 : -static_cast<int>(most);
  for (const BigInteger& number : direction) doubles_.push_back(BigInteger::quotient(number, BigInteger::of(1), down));
  rounding_ = exact ? 0 : static_cast<double>(direction.size() + 8) * 0x1p-53;
  least_error_ = exact ? 0 : std::numeric_limits<double>::min();
  if (most > least + most_apart) least_error_ = std::numeric_limits<double>::infinity();
}

bool ExactSearch::advance(const Hull& hull, Work& work) {
  const double cost = 2 * static_cast<double>(hull.data().d + 1);
  const bool seen = looking_.run(hull.data().size(), work, [&](std::size_t example) {
    look_at(hull, static_cast<std::uint32_t>(example), work);
    return cost;
  });
  if (!seen) return false;
  know(hull, positive_, work);
  know(hull, negative_, work);
  return true;
}

void ExactSearch::look_at(const Hull& hull, std::uint32_t example, Work& work) {
  const Dataset& data = hull.data();
  const double* const x = data.row(example);
  double sum = 0, size = 0;
  for (std::size_t j = 0; j < data.d; ++j) {
    const double product = doubles_[j] * x[j];
    sum += product;
    size += std::abs(product);
  }
  const double y = data.y[example];
  const double error = rounding_ * size + least_error_;

  Side& side = y > 0 ? positive_ : negative_;
  const double low = y * sum - error, high = y * sum + error;
  if (side.example == Corner::none || high < side.low) {
    side = {example, low, high, {}, false};
  } else if (low < side.high) {
    compare(hull, {example, low, high, {}, false}, side, work);
  }
}

/// Takes the other where it is less, exactly.
void ExactSearch::compare(const Hull& hull, Side other, Side& side, Work& work) const {
  const Dataset& data = hull.data();
  const double* const x = data.row(other.example);
  // Very often such examples are the same.
  if (std::equal(x, x + data.d, data.row(side.example))) return;
  know(hull, side, work);
  know(hull, other, work);
  if (other.exact < side.exact) side = std::move(other);
}

void ExactSearch::know(const Hull& hull, Side& side, Work& work) const {
  if (side.known) return;
  work.spend(exact_cost_);
  const BigInteger score = hull.exact_score(direction_, side.example, shift_);
  side.exact = hull.data().y[side.example] > 0 ? score : -score;
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
