#include "drawing/update_walk.hpp"

namespace perceptron {
namespace {

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
  ClippedPolygon(double x0, double y0, double x1, double y1, double thin)
      : thin_(thin), corners_{{x0, y0, nobody}, {x1, y0, nobody}, {x1, y1, nobody}, {x0, y1, nobody}} {}

  /// Keeps what lies in nx·x + ny·y > from, (nx, ny) of length 1: Sutherland and Hodgman's, for one half-plane.
  void clip(double nx, double ny, double from, std::int32_t owner) {
    const auto depth = [&](const Corner& corner) { return nx * corner.x + ny * corner.y - from; };
    if (std::none_of(corners_.begin(), corners_.end(), [&](const Corner& of) { return depth(of) > thin_; })) {
      corners_.clear();
    }
    // A corner that lies on the line is no news.
    if (std::none_of(corners_.begin(), corners_.end(), [&](const Corner& of) { return depth(of) < 0; })) return;
    kept_.clear();
    for (std::size_t k = 0; k < corners_.size(); ++k) {
      const Corner& here = corners_[k];
      const Corner& next = corners_[(k + 1) % corners_.size()];
      const double a = depth(here), b = depth(next);
      if (a >= 0) kept_.push_back(here);
      if ((a >= 0) == (b >= 0) || b == 0) continue;
      const double share = a / (a - b);
      if (a > 0 || b > 0) {
        kept_.push_back({here.x + share * (next.x - here.x), here.y + share * (next.y - here.y), here.edge});
      }
      // From where the polygon is left, it goes on along the line.
      if (a >= 0) kept_.back().edge = owner;
    }
    corners_.swap(kept_);
  }

  /// In turn, counterclockwise; none where nothing is left.
  const std::vector<Corner>& corners() const { return corners_; }

 private:
  double thin_;
  std::vector<Corner> corners_, kept_;
};

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

/// What is left of a polygon within the window, or beyond it.
void take(SolutionRegionResult& found, const ClippedPolygon& polygon, const WeightWindow& window) {
  using Where = SolutionRegionResult::Where;
  if (found.never > 0 || polygon.corners().empty()) return;
  ClippedPolygon seen = polygon;
  const auto [axes, x0, y0, width, height] = window;
  seen.clip(1, 0, x0, ClippedPolygon::nobody);
  seen.clip(-1, 0, -(x0 + width), ClippedPolygon::nobody);
  seen.clip(0, 1, y0, ClippedPolygon::nobody);
  seen.clip(0, -1, -(y0 + height), ClippedPolygon::nobody);
  found.where = seen.corners().empty() ? Where::outside : Where::inside;
  for (const auto& [x, y, edge] : (seen.corners().empty() ? polygon : seen).corners()) {
    found.corners.insert(found.corners.end(), {x, y});
    found.edges.push_back(edge);
  }
}

Task<> find_region(VisitJob<SolutionRegionResult>& job, WeightWindow window) {
  const Dataset& data = job.run().data();
  const std::vector<double> held = *held_weights(job.run().weights(), window.axes);
  ClippedPolygon polygon = surroundings(window);
  for (std::size_t example = 0; example < data.size(); ++example) {
    const HalfPlane half = half_plane({data.row(example), data.d}, data.y[example], held, window.axes);
    const auto cost = static_cast<double>(data.d + 4 * polygon.corners().size() + 4);
    if (std::isfinite(half.from)) {
      polygon.clip(half.nx, half.ny, half.from, static_cast<std::int32_t>(example));
    } else if (!(half.from < 0) && job.found.never++ == 0) {
      job.found.first_never = example;
    }
    ++job.seen;
    co_await job.work.spend(cost);
  }
  take(job.found, polygon, window);
}

}  // namespace

Result<JobOf<SolutionRegionResult>> find_solution_region(Shared<Run> run, std::uint64_t visit,
                                                         const WeightWindow& window) {
  if (Error error = check_axes(inside(*run), window.axes)) return error;
  if (Error error = check_window(window)) return error;
  return JobOf<SolutionRegionResult>(
      std::make_unique<VisitJob<SolutionRegionResult>>(run, visit, run->data().size(), &find_region, window));
}

}  // namespace perceptron
