#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "perceptron/drawing/half_planes.hpp"
#include "perceptron/result.hpp"
#include "perceptron/run.hpp"
#include "perceptron/shared.hpp"

namespace perceptron {

/// Whether two weights of a run can be looked at: those of one hyperplane that is trained. Else `unknown`.
Error check_axes(const Run& run, WeightAxes axes);

/// The way of two weights in training, update by update. Follows the run, which has to keep a journal.
class WeightPath {
 public:
  /// A column a number; the first point is where the run starts from. Of a long run every second, fourth, … is kept.
  struct Points {
    std::uint64_t every = 1;      ///< how many updates from one point to the next
    std::vector<double> updates;  ///< that had been made
    std::vector<double> visit;    ///< from which on the weights were these
    std::vector<double> x, y;     ///< the two weights
  };

  /// Most points.
  static constexpr std::size_t most = 1024;

  /// Fails as `check_axes`.
  static Result<std::unique_ptr<WeightPath>> create(Shared<Run> run, WeightAxes axes);

  /// See `Job`.
  bool advance(double work);
  double progress() const;

  /// So far.
  const Points& points() const { return points_; }

 private:
  WeightPath(Shared<Run> run, WeightAxes axes);
  void take();

  Shared<Run> run_;
  WeightAxes axes_;
  Points points_;
};

}  // namespace perceptron
