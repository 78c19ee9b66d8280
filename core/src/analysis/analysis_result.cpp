#include "analysis/analysis_result.hpp"

#include <algorithm>
#include <limits>

namespace perceptron {

namespace {

BigInteger squared(const BigInteger& x) { return x * x; }

/// x/√square · 2^exponent.
double over_root(const BigInteger& x, const BigInteger& square, int exponent) {
  return x.sign() * BigInteger::root_of_quotient(squared(x), square, exponent);
}

/// Of a number above 0: that it is, and finite, is not lost to rounding.
double positive(double rounded) {
  using Limits = std::numeric_limits<double>;
  return std::clamp(rounded, Limits::denorm_min(), Limits::max());
}

double part(const BigInteger& weight, const BigInteger& sum) { return positive(BigInteger::quotient(weight, sum)); }

}  // namespace

bool Witness::advance(const Dataset& data, const Combination& origin, int shift, Work& work) {
  point_.resize(data.d);
  return loop_.run(origin.corners.size(), work, [&](std::size_t k) {
    const BigInteger& weight = origin.weights[k];
    const std::uint32_t example = origin.corners[k].positive;
    if (example == Corner::none) {
      negative_ = negative_ + weight;
      return 1.0;
    }
    positive_ = positive_ + weight;
    double cost = 1;
    for (std::size_t j = 0; j < data.d; ++j) {
      const BigInteger x = BigInteger::of(data.row(example)[j], shift);
      cost += BigInteger::cost(weight, x);
      point_[j] = point_[j] + weight * x;
    }
    return cost;
  });
}

BigInteger Findings::squared_length(const Hull& hull, std::uint32_t example, int shift) {
  const std::vector<BigInteger> z = hull.exact_point({example, Corner::none}, shift);
  return BigInteger::dot(z, z);
}

void Findings::radius(AnalysisResult& result) const {
  result.radius = BigInteger::root_of_quotient(squared_radius, BigInteger::of(1), -scale.shift);
}

void Findings::separator(const MarginSearch& search, const Hull& hull, AnalysisResult& result) const {
  const BigInteger& square = search.squared_length();
  const BigInteger height = search.proof().height(hull);
  result.separator = search.unit();
  if (!bias) result.separator.push_back(0);
  result.margin = positive(over_root(height, square, -scale.shift));
  result.bound = BigInteger::quotient(squared_radius * square, squared(height));
}

void Findings::hyperplane(const MarginSearch& search, AnalysisResult& result) const {
  const BigInteger& square = search.squared_length();
  const BigInteger above = search.proof().least_positive();
  const BigInteger below = search.proof().least_negative();
  result.hyperplane = search.unit();
  // Half way between the two.
  result.hyperplane.push_back(over_root(below - above, square, -scale.shift - 1));
  result.geometric_margin = positive(over_root(above + below, square, -scale.shift - 1));
}

void Findings::witness(const Combination& origin, const Witness& sums, AnalysisResult& result) const {
  const BigInteger& positives = sums.positive();
  const BigInteger& negatives = sums.negative();
  for (std::size_t k = 0; k < origin.corners.size(); ++k) {
    const BigInteger& weight = origin.weights[k];
    const auto [plus, minus] = origin.corners[k];
    if (plus != Corner::none) {
      result.positive.push_back({plus, part(weight, positives)});
    } else {
      result.negative.push_back({minus, part(weight, negatives)});
    }
  }
  for (auto* side : {&result.positive, &result.negative}) {
    std::sort(side->begin(), side->end(),
              [](const ConvexWeight& a, const ConvexWeight& b) { return a.example < b.example; });
  }
  const bool alone = positives.sign() == 0 || negatives.sign() == 0;
  result.factor = alone ? 0 : part(negatives, positives);
  for (const BigInteger& sum : sums.point()) {
    result.point.push_back(alone ? 0 : BigInteger::quotient(sum, positives, -scale.shift));
  }
}

}  // namespace perceptron
