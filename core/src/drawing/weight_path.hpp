#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "drawing/update_walk.hpp"
#include "perceptron/drawing/run_drawing.hpp"
#include "perceptron/result.hpp"

namespace perceptron {

/// Whether two weights of a run can be looked at: those of one hyperplane that is trained. Else `unknown`.
Error check_axes(const RunInside& run, WeightAxes axes);

/// The way of two weights in training, update by update.
class WeightPath final : public UpdateWalk {
 public:
  using Points = WeightPathPoints;

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
