#pragma once

#include <vector>

#include "analysis/affine_basis.hpp"
#include "analysis/hull.hpp"
#include "numeric/task.hpp"

namespace perceptron {

/// The point of a hull that is nearest to the origin, up to rounding.
/// O(n·d + k·d) a step for k corners, with some multiples of d steps.
/// Source: Wolfe, Finding the nearest point in a polytope, 1976.
class MinNormPoint {
 public:
  /// `largest`: about the largest number of a corner.
  MinNormPoint(const Hull& hull, double largest);

  /// How many bytes it keeps at most, with as many corners as can be independent.
  static std::size_t bytes(const Hull& hull);

  Task<> find(Work& work);

  /// The point; about 0 where the origin is in the hull.
  const std::vector<double>& point() const { return point_; }
  /// ‖point‖² over the largest ‖corner‖² met.
  double relative_square() const { return largest_ > 0 ? squared() / largest_ : 0; }
  /// The corners it is a convex combination of, and how.
  const std::vector<Corner>& corners() const { return corners_; }
  const std::vector<double>& weights() const { return weights_; }

 private:
  Task<bool> move(Work& work);
  Task<> refine(Work& work);
  double squared() const;
  double none() const;
  double least_gain() const;

  Hull hull_;
  AffineBasis basis_;
  std::vector<Corner> corners_;
  std::vector<double> weights_;
  std::vector<double> point_;
  double largest_ = 0;    ///< ‖corner‖²
  bool refined_ = false;  ///< whether the point is so near that it takes twice the precision
};

}  // namespace perceptron
