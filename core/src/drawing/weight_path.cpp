#include "perceptron/drawing/weight_path.hpp"

#include <utility>

namespace perceptron {

Error check_axes(const Run& run, WeightAxes axes) {
  const std::size_t d = run.data().d;
  if (!run.predicts_by_hyperplane() && !run.votes()) {
    return fail(Status::unknown, Field::axes, "This run does not train one hyperplane.");
  }
  if (axes.first > d || axes.second > d || axes.first == axes.second) {
    return fail(Status::unknown, Field::axes, "axes must be two different weights of the run.");
  }
  return {};
}

Result<std::unique_ptr<WeightPath>> WeightPath::create(Shared<Run> run, WeightAxes axes) {
  if (Error error = check_axes(*run, axes)) return error;
  if (!run->has_journal()) return fail(Status::unknown, Field::run, "This run keeps no record of its updates.");
  return std::unique_ptr<WeightPath>(new WeightPath(std::move(run), axes));
}

}  // namespace perceptron
