#include "analysis/origin_search.hpp"

#include <algorithm>

#include "analysis/exact_combination.hpp"
#include "analysis/exact_min_norm_point.hpp"
#include "analysis/exact_search.hpp"
#include "analysis/min_norm_point.hpp"
#include "analysis/verified_combination.hpp"
#include "numeric/big_vectors.hpp"

namespace perceptron {

/// Below this part of the corners' lengths, squared, the point that doubles found may be the origin.
static constexpr double nearly_zero = 1e-16;

Task<OriginDecision> decide_origin(Hull hull, const Scale& scale, const Means& means, Work& work) {
  OriginDecision decision;
  MinNormPoint nearest(hull, std::max(scale.largest, 1.0));
  co_await nearest.find(work);
  const std::vector<Corner>& corners = nearest.corners();
  const std::size_t size = corners.size();
  Allotment memory(means.memory);  // for the proofs
  // Nearly always, what is not separable has a simplex around the origin.
  if (size > hull.dimension() && VerifiedCombination::cost(size) <= means.work &&
      memory.grow(VerifiedCombination::bytes(size))) {
    decision.at_origin = co_await VerifiedCombination::find(hull, corners, work);
    if (decision.at_origin) co_return decision;
  }
  if (nearest.relative_square() <= nearly_zero && ExactCombination::cost(hull, scale, size) <= means.work &&
      memory.grow(ExactCombination::bytes(hull, scale, size))) {
    decision.at_origin = co_await ExactCombination::find(hull, scale, corners, work);
    if (decision.at_origin) co_return decision;
  }
  decision.direction = co_await whole_direction(nearest.point(), work);
  ExactSearch check;
  co_await check.find(hull, scale, decision.direction, work);
  decision.apart = check.height(hull).sign() > 0;
  if (decision.apart) co_return decision;

  ExactMinNormPoint exact(hull, scale, nearest, ExactMinNormPoint::Goal::verdict, means);
  co_await exact.find(work);
  decision.apart = exact.apart();
  decision.undecided = exact.gave_up();
  if (exact.at_origin()) decision.at_origin = exact.combination();
  co_await release(decision.direction, work);
  if (decision.apart) decision.direction = exact.direction();
  co_await exact.release(work);
  co_return decision;
}

}  // namespace perceptron
