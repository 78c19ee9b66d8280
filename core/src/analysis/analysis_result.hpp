#pragma once

#include "analysis/exact_min_norm_point.hpp"
#include "analysis/hull.hpp"
#include "analysis/min_norm_search.hpp"
#include "numeric/work.hpp"
#include "perceptron/analysis.hpp"

namespace perceptron {

/// The square of the length of a direction, in slices.
class SquaredLength {
 public:
  /// True once it is done.
  bool advance(const std::vector<BigInteger>& direction, Work& work);

  const BigInteger& sum() const { return sum_; }
  /// A direction with length 1, from what `advance` was given.
  std::vector<double> unit(const std::vector<BigInteger>& direction) const;

 private:
  Loop loop_;
  std::vector<BigInteger> squares_;
  BigInteger sum_;
};

/// The combinations of either label that are the same, up to a factor, in slices.
class Witness {
 public:
  /// True once it is done. `shift` is that of the scale.
  bool advance(const Dataset& data, const ExactMinNormPoint& origin, int shift, Work& work);

  /// The sums of the weights.
  const BigInteger& positive() const { return positive_; }
  const BigInteger& negative() const { return negative_; }
  /// The weighted sum of the positives, times 2^shift.
  const std::vector<BigInteger>& point() const { return point_; }

 private:
  Loop loop_;
  BigInteger positive_, negative_;
  std::vector<BigInteger> point_;
};

/// What was found in whole numbers, as the nearest doubles.
struct Findings {
  const Dataset& data;
  bool bias;
  const Scale& scale;
  BigInteger squared_radius;  ///< times 4^shift

  /// ‖z‖², times 4^shift, of an example.
  static BigInteger squared_length(const Hull& hull, std::uint32_t example, int shift);

  void radius(AnalysisResult& result) const;
  void separator(const MinNormSearch& search, const SquaredLength& length, const Hull& hull,
                 AnalysisResult& result) const;
  void hyperplane(const MinNormSearch& search, const SquaredLength& length, AnalysisResult& result) const;
  void witness(const ExactMinNormPoint& origin, const Witness& sums, AnalysisResult& result) const;
};

}  // namespace perceptron
