#include "drawing/update_walk.hpp"

namespace perceptron {

std::optional<std::uint64_t> UpdateWalk::next() {
  if (next_update() > run_->frontier_updates()) return {};
  return run_->visit_after(next_update());
}

/// Drops every other point once there are more than `most`.
void UpdateWalk::look(Work& work) {
  const std::vector<double> numbers = point();
  work.spend(run_->visit_cost() * static_cast<double>(kept_->every));
  const bool full = kept_->updates.size() == most;
  const auto add = [full](std::vector<double>& column, double number) {
    column.push_back(number);
    if (!full) return;
    for (std::size_t point = 0; 2 * point < column.size(); ++point) column[point] = column[2 * point];
    column.resize((column.size() + 1) / 2);
  };
  add(kept_->updates, static_cast<double>(run_->updates()));
  add(kept_->visit, static_cast<double>(run_->visit()));
  for (std::size_t k = 0; k < columns_.size(); ++k) add(*columns_[k], numbers[k]);
  if (full) kept_->every *= 2;
}

double UpdateWalk::share() const {
  const std::uint64_t next = next_update(), last = run_->frontier_updates();
  return next > last ? 1 : static_cast<double>(next) / static_cast<double>(last + 1);
}

Error check_axes(const RunInside& run, WeightAxes axes) {
  const std::size_t d = run.data().d;
  if (!run.predicts_by_hyperplane() && !run.votes()) return fail(Status::unknown, Field::axes, Reason::hyperplane_only);
  if (axes.first > d || axes.second > d || axes.first == axes.second) {
    return fail(Status::unknown, Field::axes, Reason::two_weights);
  }
  return {};
}

Result<JobOf<WeightPathPoints>> follow_weights(Shared<Run> run, WeightAxes axes) {
  if (Error error = check_axes(inside(*run), axes)) return error;
  if (!inside(*run).has_journal()) return fail(Status::unknown, Field::run, Reason::no_record);
  return JobOf<WeightPathPoints>(std::make_unique<WeightPath>(std::move(run), axes));
}

}  // namespace perceptron
