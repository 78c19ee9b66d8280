#include "perceptron/drawing/projection.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "numeric/bits.hpp"
#include "numeric/lanes.hpp"
#include "run/visiting.hpp"

namespace perceptron {

namespace {

double largest_of(std::span<const double> numbers) {
  double largest = 0;
  for (const double number : numbers) largest = std::max(largest, std::abs(number));
  return largest;
}

/// ‖x − from‖ in units: no square overflows, and none that matters vanishes.
double distance(std::span<const double> x, std::span<const double> from, double unit) {
  double sum = 0;
  for (std::size_t j = 0; j < x.size(); ++j) {
    const double part = x[j] / unit - from[j] / unit;
    sum += part * part;
  }
  return std::sqrt(sum);
}

}  // namespace

ProjectionJob::ProjectionJob(Shared<Run> run, std::uint64_t visit)
    : run_(std::move(run)), visit_(std::min(visit, run_->frontier())) {}

double ProjectionJob::progress() const {
  if (!begun_) return 0;
  if (!result_) return 1;
  const std::size_t all = run_->data().size() + count_;
  return static_cast<double>(boxed_ + projected_) / static_cast<double>(all);
}

bool ProjectionJob::advance(double amount) {
  Work work;
  work.grant(amount);
  if (!begun_) {
    if (!comes_near(*run_, visit_, work)) return false;
    const Visiting visiting(*run_, visit_);
    begin();
  }
  if (!result_) return true;
  const auto cost = static_cast<double>(2 * run_->data().d + 4);
  for (; boxed_ < run_->data().size(); work.spend(cost)) {
    if (work.over()) return false;
    box(boxed_++);
    if (boxed_ == run_->data().size()) end_box();
  }
  for (; projected_ < count_; work.spend(2 * cost)) {
    if (work.over()) return false;
    project(projected_++);
  }
  end();
  return true;
}

/// With the run at the visit.
void ProjectionJob::begin() {
  begun_ = true;
  const std::size_t d = run_->data().d;
  std::vector<double> hyperplane;
  if (run_->predicts_by_hyperplane()) {
    hyperplane = run_->model();
  } else if (run_->votes()) {
    hyperplane.assign(run_->weights().begin(), run_->weights().end());
  } else {
    return;
  }
  held_out_ = run_->held_out();
  count_ = run_->data().size() + held_out_.size();
  direction_.assign(hyperplane.begin(), hyperplane.begin() + static_cast<std::ptrdiff_t>(d));
  result_.emplace();
  if (const double largest = largest_of(direction_); largest > 0) {
    const double factor = reciprocal_power(largest);
    for (double& weight : direction_) weight *= factor;
    direction_length_ = std::sqrt(dot(direction_.data(), direction_.data(), d));
    result_->length = direction_length_ / factor;
  }
  result_->hyperplane = std::move(hyperplane);
  result_->score.resize(count_);
  result_->along.resize(count_);
  result_->margin = std::numeric_limits<double>::infinity();
  low_.assign(d, std::numeric_limits<double>::infinity());
  high_.assign(d, -std::numeric_limits<double>::infinity());
}

void ProjectionJob::box(std::size_t example) {
  const double* const x = run_->data().row(example);
  for (std::size_t j = 0; j < low_.size(); ++j) {
    low_[j] = std::min(low_[j], x[j]);
    high_[j] = std::max(high_[j], x[j]);
  }
}

void ProjectionJob::end_box() {
  for (std::size_t j = 0; j < low_.size(); ++j) middle_.push_back(low_[j] / 2 + high_[j] / 2);
  unit_ = std::max({largest_of(low_), largest_of(high_), std::numeric_limits<double>::min()});
}

/// Mapped features, to be read until the next.
std::span<const double> ProjectionJob::row(std::size_t example) {
  const Dataset& data = run_->data();
  if (example < data.size()) return {data.row(example), data.d};
  mapped_.resize(data.d);
  run_->feature_map().apply(held_out_.row(example - data.size()), 1, mapped_.data());
  return mapped_;
}

void ProjectionJob::project(std::size_t example) {
  const std::span<const double> x = row(example);
  ProjectedExamples& found = *result_;
  const double score = dot(found.hyperplane.data(), x.data(), x.size()) + found.hyperplane.back();
  found.score[example] = score;
  if (direction_length_ > 0) found.along[example] = dot(direction_.data(), x.data(), x.size()) / direction_length_;
  if (example >= run_->data().size()) return;
  farthest_ = std::max(farthest_, distance(x, middle_, unit_));
  const double margin = run_->data().y[example] * score;
  if (margin >= found.margin) return;
  found.margin = margin;
  found.nearest = example;
}

/// Once the examples have been projected.
void ProjectionJob::end() {
  if (direction_length_ > 0) {
    result_->middle = dot(direction_.data(), middle_.data(), middle_.size()) / direction_length_;
  }
  result_->half = unit_ * farthest_;
}

}  // namespace perceptron
