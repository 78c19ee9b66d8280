#include "analysis/min_norm_point.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "numeric/error_free.hpp"
#include "numeric/lanes.hpp"

namespace perceptron {

namespace {

/// What rounding leaves of 0. A corner whose weight is below it has none; and as much nearer a corner must lie to be
/// worth a step, relative to the size of the corners.
constexpr double rounding = 1e-14, twice_rounding = 1e-27;
/// A point whose square is below this part of the corners' has lost too many digits to tell a direction.
constexpr double cancelled = 1e-22;
/// A point whose square is below this part of the corners' is worked out in twice the precision once no corner seems
/// nearer: what `rounding` leaves would be too much of its length.
constexpr double thin = 1e-4;
/// Some multiples of the dimension are enough where doubles see anything at all.
constexpr std::size_t most_steps = 10'000;

}  // namespace

MinNormPoint::MinNormPoint(const Hull& hull, double largest)
    : hull_(hull), basis_(largest > 0 ? largest : 1), point_(hull.dimension()) {}

std::size_t MinNormPoint::bytes(const Hull& hull) {
  const std::size_t corners = std::min(hull.data().size(), hull.dimension() + 1);
  return corners * (hull.dimension() + 1 + corners / 2) * sizeof(double);
}

/// Until the point is the nearest, as far as doubles can tell.
Task<> MinNormPoint::find(Work& work) {
  const std::size_t most = most_steps + 50 * point_.size();
  for (std::size_t step = 0; step < most; ++step) {
    const Corner corner = co_await furthest_corner(hull_, point_, work);
    if (std::find(corners_.begin(), corners_.end(), corner) != corners_.end()) co_return;
    const std::vector<double> corner_point = hull_.point(corner);
    largest_ = std::max(largest_, dot(corner_point.data(), corner_point.data(), corner_point.size()));
    const double before = corners_.empty() ? std::numeric_limits<double>::infinity() : squared();
    const double nearer = before - dot(point_.data(), corner_point.data(), point_.size());
    if (!(nearer > least_gain())) {
      if (refined_ || !(squared() < thin * largest_)) co_return;
      co_await refine(work);
      continue;
    }
    const bool appended = co_await basis_.append(corner_point, work);
    if (!appended) co_return;
    weights_.push_back(corners_.empty() ? 1.0 : 0.0);
    corners_.push_back(corner);
    const bool arrived = co_await move(work);
    if (!arrived) co_return;
    if (!refined_) co_await basis_.combine(weights_, point_, work);
    if (!refined_ && squared() < cancelled * largest_) co_await refine(work);
    if (!(squared() < before)) co_return;
  }
}

/// From here on.
Task<> MinNormPoint::refine(Work& work) {
  refined_ = true;
  AffineBasis::Refined nearest = co_await basis_.refine(weights_, work);
  weights_ = std::move(nearest.weights);
  point_ = std::move(nearest.point);
}

double MinNormPoint::none() const { return refined_ ? twice_rounding : rounding; }

/// By how much a corner has to be nearer: more than rounding.
double MinNormPoint::least_gain() const {
  const double told_apart = refined_ ? 4 * unit_roundoff * std::sqrt(squared() * largest_) : 0;
  return std::max(none() * largest_, told_apart);
}

/// Moves the weights to those of the nearest point of the corners' affine hull, as far as that stays in the hull: there
/// corners vanish, and it goes on with the others. False where doubles cannot.
Task<bool> MinNormPoint::move(Work& work) {
  for (bool arrived = false; !arrived;) {
    std::vector<double> wanted = co_await basis_.solve(work);
    if (!std::all_of(wanted.begin(), wanted.end(), [](double weight) { return std::isfinite(weight); })) {
      co_return false;
    }
    if (refined_) {
      AffineBasis::Refined nearest = co_await basis_.refine(std::move(wanted), work);
      wanted = std::move(nearest.weights);
      point_ = std::move(nearest.point);
    }
    double share = 1;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (wanted[i] < none()) share = std::min(share, weights_[i] / (weights_[i] - wanted[i]));
    }
    arrived = share >= 1;
    std::vector<std::size_t> vanished;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      weights_[i] += share * (wanted[i] - weights_[i]);
      if (wanted[i] < none() && weights_[i] <= none()) vanished.push_back(i);
    }
    if (vanished.size() == corners_.size() || (vanished.empty() && !arrived)) co_return false;
    for (; !vanished.empty(); vanished.pop_back()) {
      const std::size_t at = vanished.back();
      co_await basis_.remove(at, work);
      corners_.erase(corners_.begin() + static_cast<std::ptrdiff_t>(at));
      weights_.erase(weights_.begin() + static_cast<std::ptrdiff_t>(at));
    }
  }
  co_return true;
}

double MinNormPoint::squared() const { return dot(point_.data(), point_.data(), point_.size()); }

}  // namespace perceptron
