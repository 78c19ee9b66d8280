#include "analysis/min_norm_point.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "numeric/lanes.hpp"

namespace perceptron {

namespace {

/// Against rounding: how much nearer a corner must lie to be worth a step, relative to the size of the corners.
constexpr double gain = 1e-14;
/// Weights below this are none.
constexpr double least_weight = 1e-13;
/// Some multiples of the dimension are enough where doubles see anything at all.
constexpr std::size_t most_steps = 10'000;

}  // namespace

MinNormPoint::MinNormPoint(const Hull& hull, double largest, std::vector<double> towards)
    : hull_(hull), basis_(largest > 0 ? largest : 1), point_(std::move(towards)) {
  point_.resize(hull.dimension(), 0.0);
}

std::size_t MinNormPoint::bytes(const Hull& hull) {
  const std::size_t corners = std::min(hull.data().size(), hull.dimension() + 1);
  return corners * (hull.dimension() + 1 + corners / 2) * sizeof(double);
}

bool MinNormPoint::advance(Work& work) {
  while (stage_ != Stage::done) {
    if (work.over() || !advance_stage(work)) return false;
    stage_ = next();
  }
  return true;
}

bool MinNormPoint::advance_stage(Work& work) {
  switch (stage_) {
    case Stage::searching: return search_.advance(hull_.data(), point_.data(), work);
    case Stage::appending: return basis_.append(corner_point_, work);
    case Stage::solving: return basis_.solve(work);
    case Stage::removing: return remove(work);
    case Stage::placing: return basis_.combine(weights_, point_, work);
    case Stage::done: return true;
  }
  return true;
}

MinNormPoint::Stage MinNormPoint::next() {
  switch (stage_) {
    case Stage::searching: return found();
    case Stage::appending: return appended();
    case Stage::solving: return solved();
    case Stage::removing: return removed();
    case Stage::placing: return placed();
    case Stage::done: return Stage::done;
  }
  return Stage::done;
}

/// Done where the point is the nearest already, as far as doubles can tell.
MinNormPoint::Stage MinNormPoint::found() {
  corner_ = search_.corner(hull_.kind(), hull_.biased() ? point_.back() : 0);
  search_ = {};
  if (std::find(corners_.begin(), corners_.end(), corner_) != corners_.end()) return Stage::done;
  if (++steps_ > most_steps + 50 * point_.size()) return Stage::done;
  corner_point_ = hull_.point(corner_);
  largest_ = std::max(largest_, dot(corner_point_.data(), corner_point_.data(), corner_point_.size()));
  before_ = corners_.empty() ? std::numeric_limits<double>::infinity() : squared();
  const double nearer = before_ - dot(point_.data(), corner_point_.data(), point_.size());
  return nearer > gain * largest_ ? Stage::appending : Stage::done;
}

MinNormPoint::Stage MinNormPoint::appended() {
  if (!basis_.appended()) return Stage::done;
  weights_.push_back(corners_.empty() ? 1.0 : 0.0);
  corners_.push_back(corner_);
  return Stage::solving;
}

/// Moves towards the nearest point of the corners' affine hull, as far as it stays in the hull.
MinNormPoint::Stage MinNormPoint::solved() {
  const std::vector<double>& wanted = basis_.weights();
  if (!std::all_of(wanted.begin(), wanted.end(), [](double weight) { return std::isfinite(weight); })) {
    return Stage::done;
  }
  double share = 1;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (wanted[i] < least_weight) share = std::min(share, weights_[i] / (weights_[i] - wanted[i]));
  }
  arrived_ = share >= 1;
  vanished_.clear();
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    weights_[i] += share * (wanted[i] - weights_[i]);
    if (wanted[i] < least_weight && weights_[i] <= least_weight) vanished_.push_back(i);
  }
  if (!vanished_.empty()) return vanished_.size() < corners_.size() ? Stage::removing : Stage::done;
  return arrived_ ? Stage::placing : Stage::done;
}

bool MinNormPoint::remove(Work& work) {
  while (!vanished_.empty()) {
    const std::size_t at = vanished_.back();
    if (!basis_.remove(at, work)) return false;
    corners_.erase(corners_.begin() + static_cast<std::ptrdiff_t>(at));
    weights_.erase(weights_.begin() + static_cast<std::ptrdiff_t>(at));
    vanished_.pop_back();
  }
  return true;
}

MinNormPoint::Stage MinNormPoint::removed() const { return arrived_ ? Stage::placing : Stage::solving; }

MinNormPoint::Stage MinNormPoint::placed() { return squared() < before_ ? Stage::searching : Stage::done; }

double MinNormPoint::squared() const { return dot(point_.data(), point_.data(), point_.size()); }

}  // namespace perceptron
