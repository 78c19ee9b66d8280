#include "analysis/hull.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "numeric/lanes.hpp"

namespace perceptron {

std::size_t slice_of(std::size_t rest, double cost, Work& work) {
  const double room = work.left() / cost + 1;
  const std::size_t count = room < static_cast<double>(rest) ? static_cast<std::size_t>(std::max(room, 1.0)) : rest;
  work.spend(cost * static_cast<double>(count));
  return count;
}

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

std::vector<BigInteger> Hull::exact_point(const Corner& corner, int shift) const {
  std::vector<BigInteger> point(dimension());
  for (std::size_t j = 0; j < point.size(); ++j) {
    const auto coordinate = [&](std::uint32_t example) {
      return BigInteger::of(j < data_->d ? data_->row(example)[j] : 1.0, shift);
    };
    if (corner.positive != Corner::none) point[j] = coordinate(corner.positive);
    if (corner.negative != Corner::none) point[j] = point[j] - coordinate(corner.negative);
  }
  return point;
}

BigInteger Hull::exact_score(const std::vector<BigInteger>& direction, std::uint32_t example, int shift) const {
  BigInteger score;
  for (std::size_t j = 0; j < data_->d; ++j) {
    score = score + direction[j] * BigInteger::of(data_->row(example)[j], shift);
  }
  return score;
}

void Survey::take(double value) {
  const double size = std::abs(value);
  scale_.largest = std::max(scale_.largest, size);
  if (std::floor(value) == value) return;
  scale_.whole = false;
  int exponent = 0;
  const auto mantissa = static_cast<std::uint64_t>(std::ldexp(std::frexp(size, &exponent), 53));
  scale_.shift = std::max(scale_.shift, 53 - exponent - std::countr_zero(mantissa));
}

bool Survey::advance(const Dataset& data, Work& work) {
  const double cost = static_cast<double>(data.d + 1);
  const std::size_t n = data.size();
  for (; next_ < n && !work.over();) {
    const std::size_t end = next_ + slice_of(n - next_, 4 * cost, work);
    for (std::size_t k = next_ * data.d; k < end * data.d; ++k) take(data.X[k]);
    next_ = end;
  }
  if (next_ < n) return false;
  int exponent = 0;
  std::frexp(scale_.largest, &exponent);
  // Lengths are compared beside the largest number, so that no square vanishes that matters.
  const double unit = std::ldexp(1.0, std::min(-exponent, 1000));
  for (; measured_ < n && !work.over();) {
    const std::size_t end = measured_ + slice_of(n - measured_, cost, work);
    for (std::size_t i = measured_; i < end; ++i) {
      double squares = 0;
      for (std::size_t j = 0; j < data.d; ++j) squares += unit * data.row(i)[j] * (unit * data.row(i)[j]);
      if (squares <= longest_) continue;
      longest_ = squares;
      farthest_ = static_cast<std::uint32_t>(i);
    }
    measured_ = end;
  }
  return measured_ == n;
}

bool CornerSearch::advance(const Dataset& data, const double* direction, Work& work) {
  const std::size_t end = next_ + slice_of(data.size() - next_, static_cast<double>(data.d + 1), work);
  for (; next_ < end; ++next_) {
    const double score = data.y[next_] * dot(direction, data.row(next_), data.d);
    Side& side = data.y[next_] > 0 ? positive_ : negative_;
    if (score >= side.least) continue;
    side = {score, static_cast<std::uint32_t>(next_)};
  }
  return next_ == data.size();
}

Corner CornerSearch::corner(Hull::Kind kind, double bias) const {
  if (kind == Hull::Kind::difference) return {positive_.example, negative_.example};
  return positive_.least + bias <= negative_.least - bias ? Corner{positive_.example, Corner::none}
                                                          : Corner{Corner::none, negative_.example};
}

}  // namespace perceptron
