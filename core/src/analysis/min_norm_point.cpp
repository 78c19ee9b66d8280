#include "analysis/min_norm_point.hpp"

#include <algorithm>
#include <cmath>

#include "numeric/lanes.hpp"

namespace perceptron {

namespace {

/// Against rounding: how much nearer a corner must lie to be worth a step, relative to the size of the corners.
constexpr double gain = 1e-14;
/// Weights below this are none.
constexpr double least_weight = 1e-13;
constexpr std::uint32_t most_steps = 10'000;

/// Solves A·x = b by elimination with pivoting; A is (n, n), row-major. False where A is singular.
bool solve(std::vector<double> A, std::vector<double>& b) {
  const std::size_t n = b.size();
  for (std::size_t k = 0; k < n; ++k) {
    std::size_t pivot = k;
    for (std::size_t i = k + 1; i < n; ++i) {
      if (std::abs(A[i * n + k]) > std::abs(A[pivot * n + k])) pivot = i;
    }
    if (A[pivot * n + k] == 0) return false;
    std::swap_ranges(A.begin() + static_cast<std::ptrdiff_t>(k * n), A.begin() + static_cast<std::ptrdiff_t>(k * n + n),
                     A.begin() + static_cast<std::ptrdiff_t>(pivot * n));
    std::swap(b[k], b[pivot]);
    for (std::size_t i = k + 1; i < n; ++i) {
      const double factor = A[i * n + k] / A[k * n + k];
      for (std::size_t j = k; j < n; ++j) A[i * n + j] -= factor * A[k * n + j];
      b[i] -= factor * b[k];
    }
  }
  for (std::size_t k = n; k-- > 0;) {
    for (std::size_t j = k + 1; j < n; ++j) b[k] -= A[k * n + j] * b[j];
    b[k] /= A[k * n + k];
  }
  return true;
}

}  // namespace

MinNormPoint::MinNormPoint(const Hull& hull, std::vector<double> towards) : hull_(hull), point_(std::move(towards)) {
  point_.resize(hull.dimension(), 0.0);
}

bool MinNormPoint::advance(Work& work) {
  do {
    if (!search_.advance(hull_.data(), point_.data(), work)) return false;
    const double size = static_cast<double>(corners_.size() + 1);
    work.spend(size * size * size);
    if (!step()) return true;
    search_ = {};
  } while (!work.over());
  return false;
}

/// Takes up the corner that was found. False where the point is the nearest already, as far as doubles can tell.
bool MinNormPoint::step() {
  const bool first = corners_.empty();
  if (!add_corner() || ++steps_ > most_steps) return false;
  const double before = squared();
  if (!first) {
    if (before - dot(point_.data(), points_.back().data(), point_.size()) <= gain * largest()) {
      drop(corners_.size() - 1);
      return false;
    }
    if (!settle()) return false;
  }
  place();
  return first || squared() < before;
}

double MinNormPoint::squared() const { return dot(point_.data(), point_.data(), point_.size()); }

double MinNormPoint::largest() const {
  double most = 0;
  for (const auto& point : points_) most = std::max(most, dot(point.data(), point.data(), point.size()));
  return most;
}

/// Adds the corner furthest against the point; false where it is one already.
bool MinNormPoint::add_corner() {
  const bool biased = hull_.kind() == Hull::Kind::with_bias;
  const Corner corner = search_.corner(hull_.kind(), biased ? point_.back() : 0);
  if (std::find(corners_.begin(), corners_.end(), corner) != corners_.end()) return false;
  weights_.push_back(corners_.empty() ? 1.0 : 0.0);
  corners_.push_back(corner);
  points_.push_back(hull_.point(corner));
  return true;
}

void MinNormPoint::drop(std::size_t corner) {
  const auto at = static_cast<std::ptrdiff_t>(corner);
  corners_.erase(corners_.begin() + at);
  points_.erase(points_.begin() + at);
  weights_.erase(weights_.begin() + at);
}

/// Moves towards the nearest point of the corners' affine hull, and drops the corners met on the way.
bool MinNormPoint::settle() {
  for (;;) {
    std::vector<double> wanted;
    if (!nearest_in_plane(wanted)) return false;
    double share = 1;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (wanted[i] < least_weight) share = std::min(share, weights_[i] / (weights_[i] - wanted[i]));
    }
    bool dropped = false;
    for (std::size_t i = wanted.size(); i-- > 0;) {
      weights_[i] += share * (wanted[i] - weights_[i]);
      if (wanted[i] >= least_weight || weights_[i] > least_weight) continue;
      drop(i);
      dropped = true;
    }
    if (share >= 1) return true;
    if (!dropped || corners_.empty()) return false;
  }
}

/// Weights, adding up to 1, of the point of the corners' affine hull that is nearest to the origin.
bool MinNormPoint::nearest_in_plane(std::vector<double>& weights) const {
  const std::size_t size = corners_.size();
  const double scale = largest();
  std::vector<double> gram(size * size);
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t j = 0; j < size; ++j) {
      gram[i * size + j] = scale + dot(points_[i].data(), points_[j].data(), point_.size());
    }
  }
  weights.assign(size, 1.0);
  if (!solve(std::move(gram), weights)) return false;
  double sum = 0;
  for (const double weight : weights) sum += weight;
  for (double& weight : weights) weight /= sum;
  return std::all_of(weights.begin(), weights.end(), [](double weight) { return std::isfinite(weight); });
}

void MinNormPoint::place() {
  std::fill(point_.begin(), point_.end(), 0.0);
  double sum = 0;
  for (const double weight : weights_) sum += weight;
  for (std::size_t i = 0; i < corners_.size(); ++i) {
    add_scaled(point_.data(), weights_[i] / sum, points_[i].data(), point_.size());
  }
}

}  // namespace perceptron
