#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/combination.hpp"
#include "analysis/exact_combination.hpp"
#include "analysis/exact_min_norm_point.hpp"
#include "analysis/exact_search.hpp"
#include "analysis/hull.hpp"
#include "analysis/means.hpp"
#include "analysis/min_norm_point.hpp"
#include "analysis/verified_combination.hpp"
#include "numeric/big_integer.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// Decides whether the origin is in a hull, with proof, in slices. Doubles guess the point that is nearest to it; then
/// the proof that is likely to do is tried, in verified doubles or in whole numbers, and at last the search is done
/// over in whole numbers, which decides everything.
class OriginSearch {
 public:
  /// Of a hull that is no difference.
  OriginSearch(const Hull& hull, const Scale& scale, const Means& means);

  /// True once it is done.
  bool advance(Work& work);

  /// Where the origin is in the hull: how. Else null.
  const Combination* at_origin() const { return at_origin_ ? &*at_origin_ : nullptr; }
  /// Whether all of the hull lies beyond a hyperplane that the origin is not on.
  bool apart() const { return apart_; }
  /// Where it is neither: why it has been given up.
  Undecided undecided() const { return exact_ ? exact_->gave_up() : Undecided::no; }
  /// Where it is apart, the normal of that hyperplane.
  const std::vector<BigInteger>& direction() const { return direction_; }

 private:
  enum class Stage : std::uint8_t { in_doubles, verifying, combining, checking, exactly, done };

  bool advance_stage(Work& work);
  Stage next();
  Stage verify();
  Stage combine();
  Stage check();
  Stage search();
  void searched();
  bool proved(const Combination* combination);

  Hull hull_;
  Scale scale_;
  Means means_;
  Allotment memory_;  ///< for the proofs
  Stage stage_ = Stage::in_doubles;
  MinNormPoint nearest_;
  std::optional<VerifiedCombination> verified_;
  std::optional<ExactCombination> combined_;
  std::vector<BigInteger> direction_;
  ExactSearch check_;
  std::optional<ExactMinNormPoint> exact_;
  std::optional<Combination> at_origin_;
  bool apart_ = false;
};

}  // namespace perceptron
