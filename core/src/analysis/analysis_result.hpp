#pragma once

#include "analysis/combination.hpp"
#include "analysis/hull.hpp"
#include "analysis/margin_search.hpp"
#include "numeric/work.hpp"
#include "perceptron/analysis.hpp"

namespace perceptron {

/// The combinations of either label that are the same, up to a factor, in slices.
class Witness {
 public:
  /// True once it is done. `shift` is that of the scale.
  bool advance(const Dataset& data, const Combination& origin, int shift, Work& work);

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
  void separator(const MarginSearch& search, const Hull& hull, AnalysisResult& result) const;
  void hyperplane(const MarginSearch& search, AnalysisResult& result) const;
  void witness(const Combination& origin, const Witness& sums, AnalysisResult& result) const;
};

}  // namespace perceptron
