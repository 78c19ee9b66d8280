#pragma once

#include "exact_nearest_point.hpp"
#include "hull.hpp"
#include "nearest_search.hpp"
#include "perceptron/analysis.hpp"

namespace perceptron {

/// What was found in whole numbers, as the nearest doubles.
struct Findings {
  const Dataset& data;
  bool bias;
  const Scale& scale;
  BigInteger squared_radius;  ///< times 4^shift

  /// ‖z‖², times 4^shift, of an example.
  static BigInteger squared_length(const Hull& hull, std::uint32_t example, int shift);

  void radius(AnalysisResult& result) const;
  void separator(const NearestSearch& search, const Hull& hull, AnalysisResult& result) const;
  void hyperplane(const NearestSearch& search, AnalysisResult& result) const;
  void witness(const ExactNearestPoint& origin, AnalysisResult& result) const;
};

}  // namespace perceptron
