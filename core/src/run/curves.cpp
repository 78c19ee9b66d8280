#include "run/curves.hpp"

#include <algorithm>

#include "numeric/work.hpp"

namespace perceptron {

/// Most points of a run that goes on; then every second is left out of what is still to come.
static constexpr std::uint64_t most_points = 64;

std::vector<double> EpochCurve::wanted() const {
  const std::uint64_t last = run_->frontier() / run_->data().size();
  std::uint64_t step = 1;
  while (last > most_points * step) step *= 2;
  std::vector<double> epochs;
  for (std::uint64_t epoch = 0; epoch <= last; epoch += step) epochs.push_back(static_cast<double>(epoch));
  if (run_->frontier_stop_reason() != StopReason::none && last % step != 0) {
    epochs.push_back(static_cast<double>(last));
  }
  return epochs;
}

bool EpochCurve::has(double epoch) const { return std::binary_search(columns_[0]->begin(), columns_[0]->end(), epoch); }

std::optional<std::uint64_t> EpochCurve::next() {
  if (!epoch_) {
    const std::vector<double> epochs = wanted();
    const auto missing = std::find_if_not(epochs.begin(), epochs.end(), [&](double epoch) { return has(epoch); });
    if (missing == epochs.end()) return {};
    epoch_ = *missing;
  }
  return static_cast<std::uint64_t>(*epoch_) * run_->data().size();
}

void EpochCurve::look(Work& work) {
  std::vector<double> point = measure(work);
  if (point.empty()) return;
  point.insert(point.begin(), *epoch_);
  const std::vector<double>& known = *columns_[0];
  const auto place = std::lower_bound(known.begin(), known.end(), *epoch_) - known.begin();
  for (std::size_t k = 0; k < columns_.size(); ++k) columns_[k]->insert(columns_[k]->begin() + place, point[k]);
  epoch_.reset();
}

double EpochCurve::share() const {
  const std::vector<double> epochs = wanted();
  const auto there = std::count_if(epochs.begin(), epochs.end(), [&](double epoch) { return has(epoch); });
  return static_cast<double>(there) / static_cast<double>(epochs.size());
}

LearningCurve::LearningCurve(Shared<Run> run) : EpochCurve(std::move(run)) {
  columns_ = {&points_.epoch, &points_.training, &points_.held_out};
}

std::vector<double> LearningCurve::measure(Work& work) {
  if (!count_) count_ = count_mistakes(share_, run_->visit());
  if (!count_->advance(work)) return {};
  const Mistakes found = count_->result();
  count_.reset();
  return {static_cast<double>(found.training), static_cast<double>(found.held_out)};
}

ObjectiveCurve::ObjectiveCurve(Shared<Run> run) : EpochCurve(std::move(run)) {
  columns_ = {&points_.epoch, &points_.objective};
}

std::vector<double> ObjectiveCurve::measure(Work& work) {
  const std::size_t n = run_->data().size();
  const auto cost = static_cast<double>(run_->data().d + 1);
  const std::size_t rows = work.rows(cost, n - summed_);
  sum_ = run_->objective(summed_, summed_ + rows, sum_);
  summed_ += rows;
  work.spend(static_cast<double>(rows) * cost);
  if (summed_ < n) return {};
  summed_ = 0;
  return {std::exchange(sum_, 0)};
}

JobOf<LearningPoints> follow_mistakes(Shared<Run> run) { return std::make_unique<LearningCurve>(std::move(run)); }
JobOf<ObjectivePoints> follow_objective(Shared<Run> run) { return std::make_unique<ObjectiveCurve>(std::move(run)); }

}  // namespace perceptron
