#pragma once

#include <optional>
#include <vector>

#include "analysis/hull.hpp"
#include "numeric/big_integer.hpp"
#include "numeric/task.hpp"
#include "perceptron/analysis.hpp"

namespace perceptron {

/// Whether the origin is in a hull.
struct OriginDecision {
  std::optional<Combination> at_origin;  ///< where it is: how
  bool apart = false;                    ///< whether all of the hull lies beyond a hyperplane that it is not on
  std::vector<BigInteger> direction;     ///< then the normal of that hyperplane
  Undecided undecided = Undecided::no;   ///< where it is neither: why it has been given up
};

/// Decides that, with proof. Doubles guess the point that is nearest to the origin; then the proof that is likely to do
/// is tried, in verified doubles or in whole numbers, and at last the search is done over in whole numbers, which
/// decides everything. Of a hull that is no difference.
Task<OriginDecision> decide_origin(Hull hull, const Scale& scale, const Means& means, Work& work);

}  // namespace perceptron
