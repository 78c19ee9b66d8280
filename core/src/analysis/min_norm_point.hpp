#pragma once

#include <cstdint>
#include <vector>

#include "analysis/affine_basis.hpp"
#include "analysis/hull.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// The point of a hull that is nearest to the origin, up to rounding, in slices.
/// O(n·d + k·d) a step for k corners, with some multiples of d steps.
/// Source: Wolfe, Finding the nearest point in a polytope, 1976.
class MinNormPoint {
 public:
  /// `largest`: about the largest number of a corner. `towards`: a guess at the point, or empty.
  MinNormPoint(const Hull& hull, double largest, std::vector<double> towards = {});

  /// How many bytes it keeps at most, with as many corners as can be independent.
  static std::size_t bytes(const Hull& hull);

  /// True once it is done.
  bool advance(Work& work);

  /// The point; about 0 where the origin is in the hull.
  const std::vector<double>& point() const { return point_; }
  /// ‖point‖² over the largest ‖corner‖² met.
  double relative_square() const { return largest_ > 0 ? squared() / largest_ : 0; }
  /// The corners it is a convex combination of, and how.
  const std::vector<Corner>& corners() const { return corners_; }
  const std::vector<double>& weights() const { return weights_; }

 private:
  /// Each in slices.
  enum class Stage : std::uint8_t { searching, appending, solving, removing, placing, done };

  bool advance_stage(Work& work);
  bool remove(Work& work);
  Stage next();
  Stage found();
  Stage appended();
  Stage solved();
  Stage removed() const;
  Stage placed();
  double squared() const;

  Hull hull_;
  Stage stage_ = Stage::searching;
  CornerSearch search_;
  Corner corner_;  ///< that was found
  std::vector<double> corner_point_;
  AffineBasis basis_;
  std::vector<Corner> corners_;
  std::vector<double> weights_;
  std::vector<std::size_t> vanished_;  ///< which corners have no weight any more, in rising order
  bool arrived_ = false;               ///< whether the weights are those wanted
  std::vector<double> point_;
  double before_ = 0;   ///< ‖point‖² a step ago
  double largest_ = 0;  ///< ‖corner‖²
  std::size_t steps_ = 0;
};

}  // namespace perceptron
