#include "drawing/weight_path.hpp"

#include <utility>

namespace perceptron {

Error check_axes(const RunInside& run, WeightAxes axes) {
  const std::size_t d = run.data().d;
  if (!run.predicts_by_hyperplane() && !run.votes()) {
    return fail(Status::unknown, Field::axes, Reason::hyperplane_only);
  }
  if (axes.first > d || axes.second > d || axes.first == axes.second) {
    return fail(Status::unknown, Field::axes, Reason::two_weights);
  }
  return {};
}

Result<std::unique_ptr<WeightPath>> WeightPath::create(Shared<Run> run, WeightAxes axes) {
  if (Error error = check_axes(inside(*run), axes)) return error;
  if (!inside(*run).has_journal()) return fail(Status::unknown, Field::run, Reason::no_record);
  return std::unique_ptr<WeightPath>(new WeightPath(std::move(run), axes));
}

}  // namespace perceptron
