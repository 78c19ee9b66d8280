#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "perceptron/drawing/half_planes.hpp"
#include "perceptron/drawing/update_walk.hpp"
#include "perceptron/result.hpp"

namespace perceptron {

/// Whether two weights of a run can be looked at: those of one hyperplane that is trained. Else `unknown`.
Error check_axes(const Run& run, WeightAxes axes);

/// The way of two weights in training, update by update.
class WeightPath final : public UpdateWalk {
 public:
  /// A column a number.
  struct Points {
    std::uint64_t every = 1;      ///< how many updates from one point to the next
    std::vector<double> updates;  ///< that had been made
    std::vector<double> visit;    ///< from which on the weights were these
    std::vector<double> x, y;     ///< the two weights
  };

  /// Fails as `check_axes`, and with `unknown` where no journal is kept.
  static Result<std::unique_ptr<WeightPath>> create(Shared<Run> run, WeightAxes axes);

  /// So far.
  const Points& result() const { return points_; }

 private:
  WeightPath(Shared<Run> run, WeightAxes axes) : UpdateWalk(std::move(run)), axes_(axes) {
    every_ = &points_.every;
    columns_ = {&points_.updates, &points_.visit, &points_.x, &points_.y};
  }
  std::vector<double> point() override { return {run_->weights()[axes_.first], run_->weights()[axes_.second]}; }

  WeightAxes axes_;
  Points points_;
};

}  // namespace perceptron
