#pragma once

#include "analysis/min_norm_point.hpp"
#include "perceptron/analysis.hpp"

namespace perceptron {

/// Whether the origin is in a hull.
struct OriginDecision {
  std::optional<Combination> at_origin;  ///< where it is: how
  bool apart = false;                    ///< whether all of the hull lies beyond a hyperplane that it is not on
  BigIntegers direction;                 ///< then the normal of that hyperplane
  Undecided undecided = Undecided::no;   ///< where it is neither: why it has been given up
};

enum class Goal : std::uint8_t {
  verdict,  ///< whether the origin is in the hull; any direction does that shows it is not
  point,    ///< then the direction is a multiple of the nearest point, in the smallest whole numbers
};

/// The point of a hull nearest to the origin, exactly: Wolfe's method in whole numbers, starting from a guess in
/// doubles. That nearly always is the answer, and only the proof is left.
Task<OriginDecision> exact_min_norm_point(Hull hull, const MinNormPoint& guess, Goal goal, SearchLimits limits,
                                          Work& work);

/// About how many multiply-adds one step of it takes with so many corners.
double exact_step_cost(const Hull& hull, std::size_t corners);

/// Decides with proof whether the origin is in a hull that is no difference. Doubles guess the nearest point; then the
/// likeliest proof is tried, in verified doubles or in whole numbers; at last a search in whole numbers decides
/// everything.
Task<OriginDecision> decide_origin(Hull hull, SearchLimits limits, Work& work);

}  // namespace perceptron
