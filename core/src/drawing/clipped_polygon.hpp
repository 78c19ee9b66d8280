#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace perceptron {

/// A convex polygon that half-planes are cut off from, which remembers whose line each of its edges is on.
class ClippedPolygon {
 public:
  /// The edges that it begins with are nobody's.
  static constexpr std::int32_t nobody = -1;

  struct Corner {
    double x, y;
    std::int32_t edge;  ///< whose line the edge from here to the next corner is on
  };

  /// A rectangle. @param thin What is no wider than this is nothing.
  ClippedPolygon(double x0, double y0, double x1, double y1, double thin);

  /// Keeps what lies in nx·x + ny·y > from, (nx, ny) of length 1.
  void clip(double nx, double ny, double from, std::int32_t owner);

  /// In turn, counterclockwise; none where nothing is left.
  const std::vector<Corner>& corners() const { return corners_; }

 private:
  double thin_;
  std::vector<Corner> corners_, kept_;
};

}  // namespace perceptron
