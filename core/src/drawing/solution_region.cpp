#include "perceptron/drawing/solution_region.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "drawing/clipped_polygon.hpp"
#include "numeric/work.hpp"
#include "perceptron/drawing/weight_path.hpp"

namespace perceptron {

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
  return valid ? Error{}
               : fail(Status::out_of_range, Field::window, "window must be a part of the plane that has a size.");
}

}  // namespace

SolutionRegion::SolutionRegion(Shared<Run> run, std::uint64_t visit, const WeightWindow& window)
    : VisitJob(run, visit, run->data().size()), window_(window), polygon_(new ClippedPolygon(surroundings(window))) {}
SolutionRegion::~SolutionRegion() = default;

Result<std::unique_ptr<SolutionRegion>> SolutionRegion::create(Shared<Run> run, std::uint64_t visit,
                                                               const WeightWindow& window) {
  if (Error error = check_axes(*run, window.axes)) return error;
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
