#include "drawing/projection.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "numeric/bits.hpp"
#include "numeric/lanes.hpp"
#include "numeric/work.hpp"

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

/// The examples trained on are boxed, then all are projected.
ProjectionJob::ProjectionJob(Shared<Run> run, std::uint64_t visit)
    : VisitJob(run, visit, 2 * run->data().size() + inside(*run).held_out().size()),
      held_out_(inside(*run).held_out()) {}

void ProjectionJob::look(Work& work) {
  if (done_ == 0 && !begin()) {
    done_ = parts();
    return;
  }
  const std::size_t n = run_->data().size();
  const auto cost = static_cast<double>(2 * run_->data().d + 4);
  for (; done_ < parts() && !work.over(); ++done_) {
    if (done_ == n) end_box();
    if (done_ < n) {
      box(done_);
    } else {
      project(done_ - n);
    }
    work.spend(done_ < n ? cost : 2 * cost);
  }
  if (done_ == parts()) end();
}

/// False where there is nothing to project on.
bool ProjectionJob::begin() {
  const std::size_t d = run_->data().d;
  std::vector<double> hyperplane;
  if (run_->predicts_by_hyperplane()) {
    hyperplane = run_->model();
  } else if (run_->votes()) {
    hyperplane.assign(run_->weights().begin(), run_->weights().end());
  } else {
    return false;
  }
  const std::size_t count = run_->data().size() + held_out_.size();
  direction_.assign(hyperplane.begin(), hyperplane.begin() + static_cast<std::ptrdiff_t>(d));
  result_.emplace();
  if (const double largest = largest_of(direction_); largest > 0) {
    const double factor = reciprocal_power(largest);
    for (double& weight : direction_) weight *= factor;
    direction_length_ = std::sqrt(dot(direction_.data(), direction_.data(), d));
    result_->length = direction_length_ / factor;
  }
  result_->hyperplane = std::move(hyperplane);
  result_->score.resize(count);
  result_->along.resize(count);
  result_->mistake.resize(count);
  result_->margin = std::numeric_limits<double>::infinity();
  low_.assign(d, std::numeric_limits<double>::infinity());
  high_.assign(d, -std::numeric_limits<double>::infinity());
  return true;
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

double ProjectionJob::label(std::size_t example) const {
  const std::size_t n = run_->data().size();
  return example < n ? run_->data().y[example] : held_out_.y[example - n];
}

void ProjectionJob::project(std::size_t example) {
  const std::span<const double> x = row(example);
  ProjectedExamples& found = *result_;
  const double score = dot(found.hyperplane.data(), x.data(), x.size()) + found.hyperplane.back();
  found.score[example] = score;
  found.mistake[example] = run_->is_mistake(predicted(score), label(example));
  if (direction_length_ > 0) found.along[example] = dot(direction_.data(), x.data(), x.size()) / direction_length_;
  if (example >= run_->data().size()) return;
  farthest_ = std::max(farthest_, distance(x, middle_, unit_));
  const double margin = label(example) * score;
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
