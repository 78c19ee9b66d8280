#include "perceptron/drawing/solution_region.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "drawing/clipped_polygon.hpp"
#include "perceptron/drawing/weight_path.hpp"
#include "run/visiting.hpp"

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
  return valid ? Error{} : fail(Status::out_of_range, "window", "window must be a part of the plane that has a size.");
}

}  // namespace

struct SolutionRegion::Parts {
  Shared<Run> run;
  std::uint64_t visit;
  WeightWindow window;
  std::vector<double> held;  ///< once the run has come to the visit
  std::size_t cut = 0;       ///< examples
  ClippedPolygon polygon;
  SolutionRegionResult result;

  void cut_next(Work& work);
  void end();
};

SolutionRegion::SolutionRegion(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
SolutionRegion::~SolutionRegion() = default;

Result<std::unique_ptr<SolutionRegion>> SolutionRegion::create(Shared<Run> run, std::uint64_t visit,
                                                               const WeightWindow& window) {
  if (Error error = check_axes(*run, window.axes)) return error;
  if (Error error = check_window(window)) return error;
  visit = std::min(visit, run->frontier());
  auto parts = std::unique_ptr<Parts>(new Parts{std::move(run), visit, window, {}, 0, surroundings(window), {}});
  return std::unique_ptr<SolutionRegion>(new SolutionRegion(std::move(parts)));
}

double SolutionRegion::progress() const {
  return static_cast<double>(parts_->cut) / static_cast<double>(parts_->run->data().size());
}

const SolutionRegionResult& SolutionRegion::result() const { return parts_->result; }

bool SolutionRegion::advance(double amount) {
  Parts& parts = *parts_;
  const std::size_t n = parts.run->data().size();
  if (parts.cut == n) return true;
  Work work;
  work.grant(amount);
  if (parts.held.empty()) {
    if (!comes_near(*parts.run, parts.visit, work)) return false;
    const Visiting visiting(*parts.run, parts.visit);
    parts.held = std::move(*held_weights(parts.run->weights(), parts.window.axes));
  }
  while (parts.cut < n) {
    if (work.over()) return false;
    parts.cut_next(work);
  }
  parts.end();
  return true;
}

void SolutionRegion::Parts::cut_next(Work& work) {
  const Dataset& data = run->data();
  const std::size_t example = cut++;
  const HalfPlane half = half_plane({data.row(example), data.d}, data.y[example], held, window.axes);
  work.spend(static_cast<double>(data.d + 4 * polygon.corners().size() + 4));
  const bool crosses = std::isfinite(half.from);
  if (crosses) polygon.clip(half.nx, half.ny, half.from, static_cast<std::int32_t>(example));
  if (crosses || half.from < 0) return;
  if (result.never++ == 0) result.first_never = example;
}

void SolutionRegion::Parts::end() {
  using Where = SolutionRegionResult::Where;
  if (result.never > 0 || polygon.corners().empty()) return;
  ClippedPolygon seen = polygon;
  const auto [axes, x0, y0, width, height] = window;
  seen.clip(1, 0, x0, ClippedPolygon::nobody);
  seen.clip(-1, 0, -(x0 + width), ClippedPolygon::nobody);
  seen.clip(0, 1, y0, ClippedPolygon::nobody);
  seen.clip(0, -1, -(y0 + height), ClippedPolygon::nobody);
  result.where = seen.corners().empty() ? Where::outside : Where::inside;
  for (const auto& [x, y, edge] : (seen.corners().empty() ? polygon : seen).corners()) {
    result.corners.push_back(x);
    result.corners.push_back(y);
    result.edges.push_back(edge);
  }
}

}  // namespace perceptron
