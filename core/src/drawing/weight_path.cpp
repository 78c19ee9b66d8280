#include "perceptron/drawing/weight_path.hpp"

#include <utility>

#include "drawing/update_walk.hpp"

namespace perceptron {

Error check_axes(const Run& run, WeightAxes axes) {
  const std::size_t d = run.data().d;
  if (!run.predicts_by_hyperplane() && !run.votes()) {
    return fail(Status::unknown, "axes", "This run does not train one hyperplane.");
  }
  if (axes.first > d || axes.second > d || axes.first == axes.second) {
    return fail(Status::unknown, "axes", "axes must be two different weights of the run.");
  }
  return {};
}

Result<std::unique_ptr<WeightPath>> WeightPath::create(Shared<Run> run, WeightAxes axes) {
  if (Error error = check_axes(*run, axes)) return error;
  if (!run->has_journal()) return fail(Status::unknown, "run", "This run keeps no record of its updates.");
  return std::unique_ptr<WeightPath>(new WeightPath(std::move(run), axes));
}

WeightPath::WeightPath(Shared<Run> run, WeightAxes axes) : run_(std::move(run)), axes_(axes) {}

double WeightPath::progress() const { return walked(*run_, points_); }

bool WeightPath::advance(double amount) {
  return walk_on(*run_, points_, amount, [&] { take(); });
}

/// With the run where the next point begins.
void WeightPath::take() {
  points_.updates.push_back(static_cast<double>(run_->updates()));
  points_.visit.push_back(static_cast<double>(run_->visit()));
  points_.x.push_back(run_->weights()[axes_.first]);
  points_.y.push_back(run_->weights()[axes_.second]);
  thin_out(points_.every, {&points_.updates, &points_.visit, &points_.x, &points_.y}, most);
}

}  // namespace perceptron
