#include "perceptron/weight_path.hpp"

#include <utility>

#include "run/visiting.hpp"

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

/// How many updates have been made at the next point.
std::uint64_t WeightPath::next() const { return points_.x.size() * points_.every; }

bool WeightPath::behind() const { return next() <= run_->frontier_updates(); }

double WeightPath::progress() const {
  if (!behind()) return 1;
  return static_cast<double>(next()) / static_cast<double>(run_->frontier_updates() + 1);
}

bool WeightPath::advance(double amount) {
  Work work;
  work.grant(amount);
  while (behind()) {
    const std::uint64_t updates = next();
    const auto visit = updates == 0 ? 0 : static_cast<std::uint64_t>(run_->journal().visit(updates - 1)) + 1;
    if (work.over() || !comes_near(*run_, visit, work)) return false;
    const Visiting visiting(*run_, visit);
    take();
    work.spend(run_->visit_cost() * static_cast<double>(points_.every));
  }
  return true;
}

/// With the run where the next point begins.
void WeightPath::take() {
  points_.updates.push_back(static_cast<double>(run_->updates()));
  points_.visit.push_back(static_cast<double>(run_->visit()));
  points_.x.push_back(run_->weights()[axes_.first]);
  points_.y.push_back(run_->weights()[axes_.second]);
  if (points_.x.size() > most) thin_out();
}

void WeightPath::thin_out() {
  for (auto* column : {&points_.updates, &points_.visit, &points_.x, &points_.y}) {
    std::size_t kept = 0;
    for (std::size_t k = 0; k < column->size(); k += 2) (*column)[kept++] = (*column)[k];
    column->resize(kept);
  }
  points_.every *= 2;
}

}  // namespace perceptron
