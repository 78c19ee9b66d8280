#include "perceptron/maximum_margin.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include "perceptron/lanes.hpp"

namespace perceptron {

namespace {

/// Against rounding: how much nearer a corner must lie to be worth a step, relative to the size of the corners.
constexpr double gain = 1e-14;
/// Weights below this are none.
constexpr double least_weight = 1e-13;
constexpr std::size_t most_steps = 10'000;

/// A corner of the difference of the two hulls: a positive example less a negative one.
struct Corner {
  std::uint32_t positive;
  std::uint32_t negative;
  std::vector<double> point;
};

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

/// The point of the difference of the hulls that is nearest to the origin.
class NearestPoint {
 public:
  explicit NearestPoint(const Dataset& data) : data_(data) {}

  /// The point; of length 0 where the hulls meet, as far as rounding shows.
  std::vector<double> find() {
    point_.assign(data_.d, 0.0);
    add_corner();
    for (std::size_t step = 0; step < most_steps; ++step) {
      place();
      const double size = largest();
      if (!add_corner() || squared() - dot(point_.data(), corners_.back().point.data(), data_.d) <= gain * size) break;
      if (!settle()) break;
    }
    return point_;
  }

 private:
  double squared() const { return dot(point_.data(), point_.data(), data_.d); }

  double largest() const {
    double most = 0;
    for (const Corner& corner : corners_) most = std::max(most, dot(corner.point.data(), corner.point.data(), data_.d));
    return most;
  }

  /// Adds the corner furthest against the point; false where it is one already.
  bool add_corner() {
    double least = std::numeric_limits<double>::infinity();
    double most = -least;
    std::uint32_t positive = 0, negative = 0;
    for (std::uint32_t i = 0; i < data_.size(); ++i) {
      const double a = dot(point_.data(), data_.row(i), data_.d);
      if (data_.y[i] > 0 && a < least) {
        least = a;
        positive = i;
      } else if (data_.y[i] < 0 && a > most) {
        most = a;
        negative = i;
      }
    }
    for (const Corner& corner : corners_) {
      if (corner.positive == positive && corner.negative == negative) return false;
    }
    std::vector<double> point(data_.row(positive), data_.row(positive) + data_.d);
    add_scaled(point.data(), -1, data_.row(negative), data_.d);
    corners_.push_back({positive, negative, std::move(point)});
    weights_.push_back(corners_.size() == 1 ? 1.0 : 0.0);
    return true;
  }

  /// Moves towards the nearest point of the corners' affine hull, and drops the corners met on the way.
  bool settle() {
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
        corners_.erase(corners_.begin() + static_cast<std::ptrdiff_t>(i));
        weights_.erase(weights_.begin() + static_cast<std::ptrdiff_t>(i));
        dropped = true;
      }
      if (share >= 1) return true;
      if (!dropped || corners_.empty()) return false;
    }
  }

  /// Weights, adding up to 1, of the point of the corners' affine hull that is nearest to the origin.
  bool nearest_in_plane(std::vector<double>& weights) const {
    const std::size_t size = corners_.size();
    const double scale = largest();
    std::vector<double> gram(size * size);
    for (std::size_t i = 0; i < size; ++i) {
      for (std::size_t j = 0; j < size; ++j) {
        gram[i * size + j] = scale + dot(corners_[i].point.data(), corners_[j].point.data(), data_.d);
      }
    }
    weights.assign(size, 1.0);
    if (!solve(std::move(gram), weights)) return false;
    double sum = 0;
    for (const double weight : weights) sum += weight;
    for (double& weight : weights) weight /= sum;
    return std::all_of(weights.begin(), weights.end(), [](double weight) { return std::isfinite(weight); });
  }

  void place() {
    std::fill(point_.begin(), point_.end(), 0.0);
    double sum = 0;
    for (const double weight : weights_) sum += weight;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      add_scaled(point_.data(), weights_[i] / sum, corners_[i].point.data(), data_.d);
    }
  }

  const Dataset& data_;
  std::vector<Corner> corners_;
  std::vector<double> weights_;
  std::vector<double> point_;
};

}  // namespace

MaximumMargin maximum_margin(const Dataset& data) {
  MaximumMargin found;
  std::vector<double> w = NearestPoint(data).find();
  const double length = std::sqrt(dot(w.data(), w.data(), data.d));
  if (!(length > 0)) return found;
  for (double& value : w) value /= length;
  double least = std::numeric_limits<double>::infinity();
  double most = -least;
  for (std::size_t i = 0; i < data.size(); ++i) {
    const double a = dot(w.data(), data.row(i), data.d);
    if (data.y[i] > 0) least = std::min(least, a);
    if (data.y[i] < 0) most = std::max(most, a);
  }
  // All positives on one side of all negatives: that is the proof.
  if (!(least > most)) return found;
  found.weights = std::move(w);
  found.bias = -(least + most) / 2;
  found.margin = (least - most) / 2;
  return found;
}

}  // namespace perceptron
