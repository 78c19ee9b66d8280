#include "analysis/exact_search.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace perceptron {

namespace {

/// No double can hold numbers so much smaller than the largest one beside it.
constexpr std::size_t most_apart = 900;

/// About how many multiply-adds it is to look at a whole number, which lies in memory of its own.
constexpr double whole_number = 64;

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
  scale_ = scale;
  shift_ = scale.shift;
  if (hull.biased()) bias_ = direction.back() * BigInteger::of(1, shift_);
  largest_ = BigInteger::of(scale.largest, shift_);
  least_ = std::numeric_limits<std::size_t>::max();
}

/// How large the numbers of the direction are, and what a product with it costs.
bool ExactSearch::measure(Work& work) {
  return measuring_.run(direction_.size(), work, [&](std::size_t j) {
    const BigInteger& number = direction_[j];
    exact_cost_ += BigInteger::cost(number, largest_);
    if (number.sign() != 0) {
      most_ = std::max(most_, number.bits());
      least_ = std::min(least_, number.bits());
      sum_ = number.sign() > 0 ? sum_ + number : sum_ - number;
    }
    return whole_number;
  });
}

/// The direction in doubles, and by how much these may be off.
bool ExactSearch::round(Work& work) {
  if (!measured_) {
    measured_ = true;
    // Where no sum can leave the whole numbers that doubles hold, there is no error at all.
    const bool exact =
        scale_.whole && !(BigInteger::of(0x1p53) < sum_ * BigInteger::of(std::ceil(std::max(scale_.largest, 1.0))));
    down_ = exact ? 0 : -static_cast<int>(most_);
    rounding_ = exact ? 0 : static_cast<double>(direction_.size() + 8) * 0x1p-53;
    least_error_ = exact ? 0 : std::numeric_limits<double>::min();
    if (most_ > least_ + most_apart) least_error_ = std::numeric_limits<double>::infinity();
    doubles_.reserve(direction_.size());
  }
  return rounding_down_.run(direction_.size(), work, [&](std::size_t j) {
    doubles_.push_back(BigInteger::quotient(direction_[j], BigInteger::of(1), down_));
    return whole_number;
  });
}

bool ExactSearch::advance(const Hull& hull, Work& work) {
  if (!measure(work) || !round(work)) return false;
  const double cost = 2 * static_cast<double>(hull.data().d + 1);
  const bool seen = looking_.run(hull.data().size(), work, [&](std::size_t example) {
    look_at(hull, static_cast<std::uint32_t>(example), work);
    return cost;
  });
  if (!seen) return false;
  // Each is long where there are many features: a slice ends with it.
  for (Side* const side : {&positive_, &negative_}) {
    if (side->known) continue;
    if (work.over()) return false;
    know(hull, *side, work);
  }
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
  work.spend(exact_cost_ + whole_number * static_cast<double>(direction_.size()));
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
