#include "analysis_result.hpp"

#include <algorithm>
#include <limits>

namespace perceptron {

namespace {

BigInteger squared(const BigInteger& x) { return x * x; }

/// x/√square · 2^exponent.
double over_root(const BigInteger& x, const BigInteger& square, int exponent = 0) {
  const double size = BigInteger::root_of_quotient(squared(x), square, exponent);
  return x.sign() < 0 ? -size : size;
}

/// The quotient of two positive numbers; that it is above 0, and finite, is not lost to rounding.
double part(const BigInteger& weight, const BigInteger& sum) {
  using Limits = std::numeric_limits<double>;
  return std::clamp(BigInteger::quotient(weight, sum), Limits::denorm_min(), Limits::max());
}

/// A direction with length 1, where `square` is its squared length.
std::vector<double> of_length_1(const std::vector<BigInteger>& direction, const BigInteger& square) {
  std::vector<double> unit;
  for (const BigInteger& number : direction) unit.push_back(over_root(number, square));
  return unit;
}

}  // namespace

BigInteger Findings::squared_length(const Hull& hull, std::uint32_t example, int shift) {
  const std::vector<BigInteger> z = hull.exact_point({example, Corner::none}, shift);
  return BigInteger::dot(z, z);
}

void Findings::radius(AnalysisResult& result) const {
  result.radius = BigInteger::root_of_quotient(squared_radius, BigInteger::of(1), -scale.shift);
}

void Findings::separator(const NearestSearch& search, const Hull& hull, AnalysisResult& result) const {
  const std::vector<BigInteger>& u = search.direction();
  const BigInteger square = BigInteger::dot(u, u);
  const BigInteger height = search.proof().height(hull);
  result.separator = of_length_1(u, square);
  if (!bias) result.separator.push_back(0);
  result.margin = over_root(height, square, -scale.shift);
  result.bound = BigInteger::quotient(squared_radius * square, squared(height));
}

void Findings::hyperplane(const NearestSearch& search, AnalysisResult& result) const {
  const std::vector<BigInteger>& w = search.direction();
  const BigInteger square = BigInteger::dot(w, w);
  const BigInteger positive = search.proof().least_positive();
  const BigInteger negative = search.proof().least_negative();
  result.hyperplane = of_length_1(w, square);
  // Half way between the two.
  result.hyperplane.push_back(over_root(negative - positive, square, -scale.shift - 1));
  result.geometric_margin = over_root(positive + negative, square, -scale.shift - 1);
}

void Findings::witness(const ExactNearestPoint& origin, AnalysisResult& result) const {
  BigInteger positive, negative;
  std::vector<BigInteger> point(data.d);
  for (std::size_t k = 0; k < origin.corners().size(); ++k) {
    const BigInteger& weight = origin.weights()[k];
    const std::uint32_t example = origin.corners()[k].positive;
    if (example == Corner::none) {
      negative = negative + weight;
      continue;
    }
    positive = positive + weight;
    for (std::size_t j = 0; j < data.d; ++j) {
      point[j] = point[j] + weight * BigInteger::of(data.row(example)[j], scale.shift);
    }
  }
  for (std::size_t k = 0; k < origin.corners().size(); ++k) {
    const BigInteger& weight = origin.weights()[k];
    const auto [plus, minus] = origin.corners()[k];
    if (plus != Corner::none) {
      result.positive.push_back({plus, part(weight, positive)});
    } else {
      result.negative.push_back({minus, part(weight, negative)});
    }
  }
  for (auto* side : {&result.positive, &result.negative}) {
    std::sort(side->begin(), side->end(), [](const Share& a, const Share& b) { return a.example < b.example; });
  }
  const bool alone = positive.sign() == 0 || negative.sign() == 0;
  result.factor = alone ? 0 : part(negative, positive);
  for (const BigInteger& sum : point) {
    result.point.push_back(alone ? 0 : BigInteger::quotient(sum, positive, -scale.shift));
  }
}

}  // namespace perceptron
