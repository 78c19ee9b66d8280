#include "analysis/hull.hpp"

#include <bit>

#include "numeric/bits.hpp"
#include "numeric/lanes.hpp"

namespace perceptron {
namespace {

void take(Scale& scale, double value) {
  const double size = std::abs(value);
  scale.largest = std::max(scale.largest, size);
  if (std::floor(value) == value) return;
  scale.whole = false;
  int exponent = 0;
  const auto mantissa = static_cast<std::uint64_t>(std::ldexp(std::frexp(size, &exponent), 53));
  scale.shift = std::max(scale.shift, 53 - exponent - std::countr_zero(mantissa));
}

/// The examples of either label with the least y·w·x, so far.
struct Sides {
  struct Side {
    double least = std::numeric_limits<double>::infinity();
    std::uint32_t example = Corner::none;
  };
  Side positive, negative;

  [[gnu::noinline]] void look_at(const Dataset& data, const double* direction, std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i) {
      const double score = data.y[i] * dot(direction, data.row(i), data.d);
      Side& side = data.y[i] > 0 ? positive : negative;
      if (!(score >= side.least)) side = {score, static_cast<std::uint32_t>(i)};
    }
  }
};

/// An example with its product y·z·w but for the bias: between two doubles, and exactly where it is known.
struct Product {
  std::uint32_t example = Corner::none;
  double low = 0, high = 0;
  BigInteger exact{};
  bool known = false;
};

/// A direction in doubles, times a power of two, and by how much these may be off.
struct Rounded {
  std::vector<double> numbers;
  double error = 0;        ///< of a product over the sum of the magnitudes it is made of
  double least_error = 0;  ///< and at least this

  Product product(const Dataset& data, std::uint32_t example) const {
    const double* const x = data.row(example);
    double sum = 0, size = 0;
    for (std::size_t j = 0; j < data.d; ++j) {
      const double product = numbers[j] * x[j];
      sum += product;
      size += std::abs(product);
    }
    const double score = data.y[example] * sum, off = error * size + least_error;
    return {example, score - off, score + off};
  }
};

Task<Rounded> rounded(const BigIntegers& direction, const Scale& scale, Work& work) {
  BigInteger sum;  // of the magnitudes
  // Bits of the largest number, and of the least but 0.
  std::size_t most = 0, least = std::numeric_limits<std::size_t>::max();
  for (const BigInteger& number : direction) {
    if (number.sign() != 0) {
      most = std::max(most, number.bits());
      least = std::min(least, number.bits());
      sum = number.sign() > 0 ? sum + number : sum - number;
    }
    co_await work.spend(BigInteger::access);
  }
  Rounded found;
  // Where no sum can leave the whole numbers that doubles hold, there is no error at all.
  const bool exact =
      scale.whole && !(BigInteger::of(0x1p53) < sum * BigInteger::of(std::ceil(std::max(scale.largest, 1.0))));
  if (!exact) {
    found.error = static_cast<double>(direction.size() + 8) * 0x1p-53;
    found.least_error = std::numeric_limits<double>::min();
  }
  // No double can hold numbers that are so much smaller than the largest.
  constexpr std::size_t most_apart = 900;
  if (most > least + most_apart) found.least_error = std::numeric_limits<double>::infinity();
  found.numbers.reserve(direction.size());
  for (const BigInteger& number : direction) {
    found.numbers.push_back(BigInteger::quotient(number, BigInteger::of(1), exact ? 0 : -static_cast<int>(most)));
    co_await work.spend(BigInteger::access);
  }
  co_return found;
}

/// An example alone.
Corner corner_of(const Dataset& data, std::uint32_t example) {
  return data.y[example] > 0 ? Corner{example, Corner::none} : Corner{Corner::none, example};
}

Task<> know(Product& product, Hull hull, const BigIntegers& direction, Work& work) {
  if (product.known) co_return;
  product.known = true;
  BigIntegers point = co_await hull.exact_point(corner_of(hull.data(), product.example), work);
  product.exact = co_await dot(direction, point, work);
  co_await release(point, work);
}

}  // namespace

std::size_t Scale::bits() const {
  return BigInteger::of(std::max(largest, 1.0), 0).bits() + static_cast<std::size_t>(shift);
}

std::vector<double> Hull::point(const Corner& corner) const {
  std::vector<double> point(dimension(), 0.0);
  for (const auto& [example, sign] : {std::pair(corner.positive, 1.0), std::pair(corner.negative, -1.0)}) {
    if (example == Corner::none) continue;
    add_scaled(point.data(), sign, data_->row(example), data_->d);
    if (biased()) point.back() += sign;
  }
  return point;
}

Task<BigIntegers> Hull::exact_point(Corner corner, Work& work) const {
  BigIntegers point(dimension());
  for (std::size_t j = 0; j < point.size(); ++j) {
    const auto coordinate = [&](std::uint32_t example) {
      return BigInteger::of(j < data_->d ? data_->row(example)[j] : 1.0, scale_.shift);
    };
    if (corner.positive != Corner::none) point[j] = coordinate(corner.positive);
    if (corner.negative != Corner::none) point[j] = point[j] - coordinate(corner.negative);
    co_await work.overhead(BigInteger::access);
  }
  co_return point;
}

Task<Survey> survey(const Dataset& data, Work& work) {
  const double cost = static_cast<double>(data.d + 1);
  const std::size_t n = data.size();
  Survey found;
  co_await in_slices(0, n, 4 * cost, work, [&](std::size_t first, std::size_t last) {
    for (std::size_t k = first * data.d; k < last * data.d; ++k) take(found.scale, data.X[k]);
  });
  // Lengths are relative to the largest number, so that no square vanishes that matters.
  const double unit = std::ldexp(1.0, std::min(-exponent_of(found.scale.largest), 1000));
  double longest = -1;
  for (std::size_t i = 0; i < n; ++i) {
    double squares = 0;
    for (std::size_t j = 0; j < data.d; ++j) squares += unit * data.row(i)[j] * (unit * data.row(i)[j]);
    if (squares > longest) {
      longest = squares;
      found.farthest = static_cast<std::uint32_t>(i);
    }
    co_await work.spend(cost);
  }
  co_return found;
}

Task<Corner> furthest_corner(Hull hull, const std::vector<double>& direction, Work& work) {
  const Dataset& data = hull.data();
  const double cost = static_cast<double>(data.d + 1);
  Sides sides;
  co_await in_slices(0, data.size(), cost, work,
                     [&](std::size_t first, std::size_t last) { sides.look_at(data, direction.data(), first, last); });
  const Sides::Side &positive = sides.positive, &negative = sides.negative;
  if (hull.kind() == Hull::Kind::difference) co_return Corner{positive.example, negative.example};
  const double bias = hull.biased() ? direction.back() : 0;
  co_return positive.least + bias <= negative.least - bias ? Corner{positive.example, Corner::none}
                                                           : Corner{Corner::none, negative.example};
}

Task<BigIntegers> whole_direction(const std::vector<double>& direction, Work& work) {
  const int exponent = exponent_of(largest_of(direction));
  BigIntegers whole;
  whole.reserve(direction.size());
  for (const double value : direction) {
    whole.push_back(BigInteger::of(value, 60 - exponent));
    co_await work.overhead(BigInteger::access);
  }
  co_return whole;
}

/// Each example replaces the one before of its label where it is less, exactly.
Task<Heights> exact_heights(Hull hull, const BigIntegers& direction, Work& work) {
  const Dataset& data = hull.data();
  Product positive, negative;
  const Rounded rounded_direction = co_await rounded(direction, hull.scale(), work);
  const double cost = 2 * static_cast<double>(data.d + 1);
  for (std::uint32_t example = 0; example < data.size(); ++example) {
    Product other = rounded_direction.product(data, example);
    Product& least = data.y[example] > 0 ? positive : negative;
    const double* const x = data.row(example);
    if (least.example == Corner::none || other.high < least.low) {
      least = std::move(other);
    } else if (other.low < least.high && !std::equal(x, x + data.d, data.row(least.example))) {
      // Very often such examples are the same.
      co_await know(least, hull, direction, work);
      co_await know(other, hull, direction, work);
      if (other.exact < least.exact) least = std::move(other);
    }
    co_await work.spend(cost);
  }
  co_await know(positive, hull, direction, work);
  co_await know(negative, hull, direction, work);
  Heights found;
  if (hull.kind() == Hull::Kind::difference) {
    found.corner = {positive.example, negative.example};
    found.height = positive.exact + negative.exact;
  } else {
    const Product& least = negative.exact < positive.exact ? negative : positive;
    found.corner = corner_of(data, least.example);
    found.height = least.exact;
  }
  found.positive = std::move(positive.exact);
  found.negative = std::move(negative.exact);
  co_return found;
}

}  // namespace perceptron
