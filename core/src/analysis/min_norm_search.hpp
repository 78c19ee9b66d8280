#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/exact_min_norm_point.hpp"
#include "analysis/exact_search.hpp"
#include "analysis/hull.hpp"
#include "analysis/min_norm_point.hpp"
#include "numeric/big_integer.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// The point of a hull that is nearest to the origin, in slices: in doubles, then in whole numbers, except where these
/// are out of all proportion.
class MinNormSearch {
 public:
  /// `towards`: a guess at the point, or empty.
  MinNormSearch(const Hull& hull, const Scale& scale, std::vector<double> towards = {});

  /// True once it is done.
  bool advance(Work& work);

  /// Where the origin is in the hull: how. Else null.
  const ExactMinNormPoint* at_origin() const;
  /// Whether all of the hull lies beyond a hyperplane that the origin is not on. Neither: that is too close to decide.
  bool apart() const;

  /// Where it is apart: the normal of that hyperplane in whole numbers, and what has proved it.
  const std::vector<BigInteger>& direction() const { return exact_ ? exact_->direction() : direction_; }
  const ExactSearch& proof() const { return exact_ ? exact_->search() : check_; }
  /// The point, up to rounding.
  const std::vector<double>& point() const { return nearest_.point(); }

 private:
  enum class Stage : std::uint8_t { in_doubles, checking, exactly, done };

  bool advance_stage(Work& work);
  Stage next();

  Hull hull_;
  Scale scale_;
  Stage stage_ = Stage::in_doubles;
  MinNormPoint nearest_;
  std::vector<BigInteger> direction_;
  ExactSearch check_;
  std::optional<ExactMinNormPoint> exact_;
};

}  // namespace perceptron
