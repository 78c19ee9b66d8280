#pragma once

#include <cstdint>
#include <vector>

#include "analysis/hull.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// The point of a hull that is nearest to the origin, up to rounding, in slices.
/// O(n·d) a step, with some multiples of d steps.
/// Source: Wolfe, Finding the nearest point in a polytope, 1976.
class MinNormPoint {
 public:
  /// `towards`: a guess at the point, or empty.
  explicit MinNormPoint(const Hull& hull, std::vector<double> towards = {});

  /// True once it is done.
  bool advance(Work& work);

  /// The point; about 0 where the origin is in the hull.
  const std::vector<double>& point() const { return point_; }
  /// The corners it is a convex combination of, and how.
  const std::vector<Corner>& corners() const { return corners_; }
  const std::vector<double>& weights() const { return weights_; }

 private:
  bool step();
  bool add_corner();
  bool settle();
  bool nearest_in_plane(std::vector<double>& weights) const;
  void drop(std::size_t corner);
  void place();
  double squared() const;
  double largest() const;

  Hull hull_;
  CornerSearch search_;
  std::vector<Corner> corners_;
  std::vector<std::vector<double>> points_;  ///< the corners' own
  std::vector<double> weights_;
  std::vector<double> point_;
  std::uint32_t steps_ = 0;
};

}  // namespace perceptron
