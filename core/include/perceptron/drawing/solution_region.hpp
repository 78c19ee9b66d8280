#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "perceptron/drawing/half_planes.hpp"
#include "perceptron/result.hpp"
#include "perceptron/run_job.hpp"

namespace perceptron {

class ClippedPolygon;

/// The part of the plane of two weights that is looked at.
struct WeightWindow {
  WeightAxes axes;
  double x0, y0, width, height;
};

/// The weights in that plane that get every example right, the other weights being held.
struct SolutionRegionResult {
  enum class Where : std::uint8_t {
    nowhere,  ///< there are none, or they lie millions of windows away, or in less than a millionth of one
    outside,  ///< beyond the window
    inside,   ///< some in the window
  };

  Where where = Where::nowhere;
  /// (corners, 2) what of the region lies in the window, a convex polygon; of one outside, what lies within reach.
  std::vector<double> corners;
  /// (corners) whose line the edge from each corner to the next is on; −1: an end of what is looked at.
  std::vector<std::int32_t> edges;
  /// How many examples no weights of this plane get right, and the first of them.
  std::size_t never = 0;
  std::size_t first_never = 0;
};

/// Cuts the half-planes of all examples trained on out of the plane, of a run at a visit that trains one hyperplane.
class SolutionRegion final : public VisitJob {
 public:
  /// Of a visit up to the frontier; of one beyond, at the frontier. Fails with `unknown` for axes that are none of the
  /// run's, and with `out_of_range` for what is no window.
  static Result<std::unique_ptr<SolutionRegion>> create(Shared<Run> run, std::uint64_t visit,
                                                        const WeightWindow& window);
  ~SolutionRegion() override;

  /// Asserts that it is done.
  const SolutionRegionResult& result() const { return once_done(result_); }

 private:
  SolutionRegion(Shared<Run> run, std::uint64_t visit, const WeightWindow& window);
  void look(Work& work) override;
  void end();

  WeightWindow window_;
  std::vector<double> held_;  ///< once the run has come to the visit
  std::unique_ptr<ClippedPolygon> polygon_;
  SolutionRegionResult result_;
};

}  // namespace perceptron
