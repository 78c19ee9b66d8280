#include "drawing/clipped_polygon.hpp"

#include <algorithm>

namespace perceptron {

namespace {

/// Where the edge from one corner to the next crosses a line, on whose two sides they lie that deep.
ClippedPolygon::Corner between(const ClippedPolygon::Corner& here, double a, const ClippedPolygon::Corner& next,
                               double b) {
  const double share = a / (a - b);
  return {here.x + share * (next.x - here.x), here.y + share * (next.y - here.y), here.edge};
}

}  // namespace

ClippedPolygon::ClippedPolygon(double x0, double y0, double x1, double y1, double thin)
    : thin_(thin), corners_{{x0, y0, nobody}, {x1, y0, nobody}, {x1, y1, nobody}, {x0, y1, nobody}} {}

/// Sutherland and Hodgman's, for one half-plane.
void ClippedPolygon::clip(double nx, double ny, double from, std::int32_t owner) {
  const auto depth = [&](const Corner& corner) { return nx * corner.x + ny * corner.y - from; };
  const auto outside = [&](const Corner& corner) { return !(depth(corner) > thin_); };
  const auto out = static_cast<std::size_t>(std::count_if(corners_.begin(), corners_.end(), outside));
  if (out == corners_.size()) corners_.clear();
  // A corner that lies on the line is no news.
  const auto beyond = [&](const Corner& corner) { return depth(corner) < 0; };
  if (std::none_of(corners_.begin(), corners_.end(), beyond)) return;
  kept_.clear();
  for (std::size_t k = 0; k < corners_.size(); ++k) {
    const Corner& here = corners_[k];
    const Corner& next = corners_[(k + 1) % corners_.size()];
    const double a = depth(here), b = depth(next);
    if (a >= 0) kept_.push_back(here);
    if ((a >= 0) == (b >= 0) || b == 0) continue;
    if (a > 0 || b > 0) kept_.push_back(between(here, a, next, b));
    // From where the polygon is left, it goes on along the line.
    if (a >= 0) kept_.back().edge = owner;
  }
  corners_.swap(kept_);
}

}  // namespace perceptron
