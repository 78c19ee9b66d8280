#include "analysis/analysis_result.hpp"

#include <algorithm>
#include <limits>

#include "numeric/big_vectors.hpp"

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

/// The combinations of either label that are the same, up to a factor.
struct Witness {
  BigInteger positive, negative;  ///< the sums of the weights
  std::vector<BigInteger> point;  ///< the weighted sum of the positives, times 2^shift
};

Task<Witness> witness_of(const Dataset& data, const Combination& origin, int shift, Work& work) {
  Witness witness;
  witness.point.resize(data.d);
  for (std::size_t k = 0; k < origin.corners.size(); ++k) {
    const BigInteger& weight = origin.weights[k];
    const std::uint32_t example = origin.corners[k].positive;
    BigInteger& sum = example == Corner::none ? witness.negative : witness.positive;
    sum = sum + weight;
    for (std::size_t j = 0; example != Corner::none && j < data.d; ++j) {
      const BigInteger x = BigInteger::of(data.row(example)[j], shift);
      witness.point[j] = witness.point[j] + weight * x;
      co_await work.spend(BigInteger::cost(weight, x));
    }
  }
  co_return witness;
}

}  // namespace

Task<BigInteger> Findings::squared_length(Hull hull, std::uint32_t example, int shift, Work& work) {
  std::vector<BigInteger> z = co_await hull.exact_point({example, Corner::none}, shift, work);
  BigInteger square = co_await dot(z, z, work);
  co_await release(z, work);
  co_return square;
}

void Findings::radius(AnalysisResult& result) const {
  result.radius = BigInteger::root_of_quotient(squared_radius, BigInteger::of(1), -scale.shift);
}

Task<> Findings::separator(MarginSearch& search, Hull hull, AnalysisResult& result, Work& work) const {
  const BigInteger& square = search.squared_length();
  const BigInteger height = search.proof().height(hull);
  result.separator = co_await search.unit(work);
  if (!bias) result.separator.push_back(0);
  result.margin = positive(over_root(height, square, -scale.shift));
  result.bound = BigInteger::quotient(squared_radius * square, squared(height));
}

Task<> Findings::hyperplane(MarginSearch& search, AnalysisResult& result, Work& work) const {
  const BigInteger& square = search.squared_length();
  const BigInteger above = search.proof().least_positive();
  const BigInteger below = search.proof().least_negative();
  result.hyperplane = co_await search.unit(work);
  // Half way between the two.
  result.hyperplane.push_back(over_root(below - above, square, -scale.shift - 1));
  result.geometric_margin = positive(over_root(above + below, square, -scale.shift - 1));
}

Task<> Findings::witness(const Combination& origin, AnalysisResult& result, Work& work) const {
  Witness sums = co_await witness_of(data, origin, scale.shift, work);
  for (std::size_t k = 0; k < origin.corners.size(); ++k) {
    const BigInteger& weight = origin.weights[k];
    const Corner corner = origin.corners[k];
    if (corner.positive != Corner::none) {
      result.positive.push_back({corner.positive, part(weight, sums.positive)});
    } else {
      result.negative.push_back({corner.negative, part(weight, sums.negative)});
    }
  }
  for (auto* side : {&result.positive, &result.negative}) {
    std::sort(side->begin(), side->end(),
              [](const ConvexWeight& a, const ConvexWeight& b) { return a.example < b.example; });
  }
  const bool alone = sums.positive.sign() == 0 || sums.negative.sign() == 0;
  result.factor = alone ? 0 : part(sums.negative, sums.positive);
  result.point.reserve(sums.point.size());
  for (const BigInteger& sum : sums.point) {
    result.point.push_back(alone ? 0 : BigInteger::quotient(sum, sums.positive, -scale.shift));
    co_await work.overhead(2 * BigInteger::cost(sum, sums.positive));
  }
  co_await release(sums.point, work);
}

}  // namespace perceptron
