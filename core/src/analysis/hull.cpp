#include "analysis/hull.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "numeric/lanes.hpp"

namespace perceptron {

namespace {

/// Takes a number up in what all have in common.
void take(Scale& scale, double value) {
  const double size = std::abs(value);
  scale.largest = std::max(scale.largest, size);
  if (std::floor(value) == value) return;
  scale.whole = false;
  int exponent = 0;
  const auto mantissa = static_cast<std::uint64_t>(std::ldexp(std::frexp(size, &exponent), 53));
  scale.shift = std::max(scale.shift, 53 - exponent - std::countr_zero(mantissa));
}

/// The examples of either label with the least y·w·x.
class Sides {
 public:
  void look_at(const Dataset& data, const double* direction, std::size_t first, std::size_t last) {
    for (std::size_t i = first; i < last; ++i) {
      const double score = data.y[i] * dot(direction, data.row(i), data.d);
      Side& side = data.y[i] > 0 ? positive_ : negative_;
      if (score >= side.least) continue;
      side = {score, static_cast<std::uint32_t>(i)};
    }
  }

  /// `bias`: of the direction.
  Corner corner(Hull::Kind kind, double bias) const {
    if (kind == Hull::Kind::difference) return {positive_.example, negative_.example};
    return positive_.least + bias <= negative_.least - bias ? Corner{positive_.example, Corner::none}
                                                            : Corner{Corner::none, negative_.example};
  }

 private:
  struct Side {
    double least = std::numeric_limits<double>::infinity();
    std::uint32_t example = Corner::none;
  };
  Side positive_, negative_;
};

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

Task<std::vector<BigInteger>> Hull::exact_point(Corner corner, int shift, Work& work) const {
  std::vector<BigInteger> point(dimension());
  for (std::size_t j = 0; j < point.size(); ++j) {
    const auto coordinate = [&](std::uint32_t example) {
      return BigInteger::of(j < data_->d ? data_->row(example)[j] : 1.0, shift);
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
  for (RowSlices rows(0, n, 4 * cost, work); rows.next();) {
    for (std::size_t k = rows.first * data.d; k < rows.last * data.d; ++k) take(found.scale, data.X[k]);
    co_await rows.spend();
  }
  int exponent = 0;
  std::frexp(found.scale.largest, &exponent);
  // Lengths are compared beside the largest number, so that no square vanishes that matters.
  const double unit = std::ldexp(1.0, std::min(-exponent, 1000));
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
  for (RowSlices rows(0, data.size(), cost, work); rows.next();) {
    sides.look_at(data, direction.data(), rows.first, rows.last);
    co_await rows.spend();
  }
  co_return sides.corner(hull.kind(), hull.biased() ? direction.back() : 0);
}

}  // namespace perceptron
