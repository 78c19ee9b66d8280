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

/// The point of a hull that is nearest to the origin, exactly: Wolfe's method in whole numbers, from what it found in
/// doubles, the guess. That nearly always is the answer, and only the proof is left.
Task<OriginDecision> exact_min_norm_point(Hull hull, const MinNormPoint& guess, Goal goal, Means means, Work& work);

/// About how many multiply-adds one step of it takes with so many corners.
double exact_step_cost(const Hull& hull, std::size_t corners);

/// Decides with proof whether the origin is in a hull that is no difference. Doubles guess the point that is nearest to
/// it; then the proof that is likely to do is tried, in verified doubles or in whole numbers, and at last the search is
/// done over in whole numbers, which decides everything.
Task<OriginDecision> decide_origin(Hull hull, Means means, Work& work);

}  // namespace perceptron
