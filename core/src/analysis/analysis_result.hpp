#pragma once

#include "analysis/hull.hpp"
#include "analysis/margin_search.hpp"
#include "numeric/task.hpp"
#include "perceptron/analysis.hpp"

namespace perceptron {

/// What was found in whole numbers, as the nearest doubles.
struct Findings {
  const Dataset& data;
  bool bias;
  const Scale& scale;
  BigInteger squared_radius;  ///< times 4^shift

  /// ‖z‖², times 4^shift, of an example.
  static Task<BigInteger> squared_length(Hull hull, std::uint32_t example, int shift, Work& work);

  void radius(AnalysisResult& result) const;
  Task<> separator(MarginSearch& search, Hull hull, AnalysisResult& result, Work& work) const;
  Task<> hyperplane(MarginSearch& search, AnalysisResult& result, Work& work) const;
  Task<> witness(const Combination& origin, AnalysisResult& result, Work& work) const;
};

}  // namespace perceptron
