#include "drawing/solution_region.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "drawing/weight_path.hpp"
#include "numeric/work.hpp"

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

/// Where the edge from one corner to the next crosses a line, on whose two sides they lie that deep.
static ClippedPolygon::Corner between(const ClippedPolygon::Corner& here, double a, const ClippedPolygon::Corner& next,
                                      double b) {
  const double share = a / (a - b);
  return {here.x + share * (next.x - here.x), here.y + share * (next.y - here.y), here.edge};
}

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

namespace {

/// How many windows are looked at around the window, and what share of it is nothing: doubles have 2^52 in between.
constexpr double reach = 16777216;         // 2^24
constexpr double nothing = 1.0 / 1048576;  // 2^-20

ClippedPolygon surroundings(const WeightWindow& window) {
  const double size = std::max(window.width, window.height);
  const double x = window.x0 + window.width / 2, y = window.y0 + window.height / 2;
  return {x - reach * size, y - reach * size, x + reach * size, y + reach * size, nothing * size};
}

Error check_window(const WeightWindow& window) {
  const double least = 1e-290, most = 1e290;
  const auto is_place = [&](double value) { return std::abs(value) <= most; };
  const auto is_length = [&](double value) { return value >= least && value <= most; };
  // Finer than doubles are there, corners would fall together.
  const auto is_apart = [](double from, double length) { return length >= std::abs(from) * nothing; };
  const bool valid = is_place(window.x0) && is_place(window.y0) && is_length(window.width) &&
                     is_length(window.height) && is_apart(window.x0, window.width) &&
                     is_apart(window.y0, window.height);
  return valid ? Error{} : fail(Status::out_of_range, Field::window, Reason::window);
}

}  // namespace

SolutionRegion::SolutionRegion(Shared<Run> run, std::uint64_t visit, const WeightWindow& window)
    : VisitJob(run, visit, run->data().size()), window_(window), polygon_(new ClippedPolygon(surroundings(window))) {}
SolutionRegion::~SolutionRegion() = default;

Result<std::unique_ptr<SolutionRegion>> SolutionRegion::create(Shared<Run> run, std::uint64_t visit,
                                                               const WeightWindow& window) {
  if (Error error = check_axes(inside(*run), window.axes)) return error;
  if (Error error = check_window(window)) return error;
  return std::unique_ptr<SolutionRegion>(new SolutionRegion(std::move(run), visit, window));
}

void SolutionRegion::look(Work& work) {
  if (held_.empty()) held_ = std::move(*held_weights(run_->weights(), window_.axes));
  const Dataset& data = run_->data();
  while (done_ < parts() && !work.over()) {
    const std::size_t example = done_++;
    const HalfPlane half = half_plane({data.row(example), data.d}, data.y[example], held_, window_.axes);
    work.spend(static_cast<double>(data.d + 4 * polygon_->corners().size() + 4));
    const bool crosses = std::isfinite(half.from);
    if (crosses) polygon_->clip(half.nx, half.ny, half.from, static_cast<std::int32_t>(example));
    if (crosses || half.from < 0) continue;
    if (result_.never++ == 0) result_.first_never = example;
  }
  if (done_ == parts()) end();
}

void SolutionRegion::end() {
  using Where = SolutionRegionResult::Where;
  if (result_.never > 0 || polygon_->corners().empty()) return;
  ClippedPolygon seen = *polygon_;
  const auto [axes, x0, y0, width, height] = window_;
  seen.clip(1, 0, x0, ClippedPolygon::nobody);
  seen.clip(-1, 0, -(x0 + width), ClippedPolygon::nobody);
  seen.clip(0, 1, y0, ClippedPolygon::nobody);
  seen.clip(0, -1, -(y0 + height), ClippedPolygon::nobody);
  result_.where = seen.corners().empty() ? Where::outside : Where::inside;
  for (const auto& [x, y, edge] : (seen.corners().empty() ? *polygon_ : seen).corners()) {
    result_.corners.push_back(x);
    result_.corners.push_back(y);
    result_.edges.push_back(edge);
  }
}

}  // namespace perceptron
