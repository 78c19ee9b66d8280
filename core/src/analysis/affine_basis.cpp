#include "analysis/affine_basis.hpp"

#include <cmath>
#include <cstddef>
#include <utility>

#include "numeric/lanes.hpp"

namespace perceptron {

namespace {

/// A point whose distance from the others' affine hull is less than this part of its length lies in it.
constexpr double least_distance = 1e-13;

/// The first pass leaves an error as large as AᵀA is ill-conditioned; the second corrects it.
constexpr int passes = 2;

/// How many multiply-adds a pass over so many numbers costs, beside those.
constexpr std::size_t overhead = 8;

double cost_of(std::size_t numbers) { return static_cast<double>(numbers + overhead); }

}  // namespace

bool AffineBasis::append(const std::vector<double>& point, Work& work) {
  if (stage_ == Stage::beginning) begin(point);
  while (passes_ < passes) {
    if (!project(work)) return false;
    next();
  }
  finish();
  return true;
}

void AffineBasis::begin(const std::vector<double>& point) {
  stage_ = Stage::multiplying;
  passes_ = 0;
  rest_.assign(1, sigma_);
  rest_.insert(rest_.end(), point.begin(), point.end());
  points_.push_back(rest_);
  step_.assign(size(), 0);
  column_.assign(size(), 0);
}

/// In each pass: step ← Aᵀ·rest, R⁻ᵀ·step, which the new column gains, R⁻¹·step; rest ← rest − A·step.
bool AffineBasis::project(Work& work) {
  const std::size_t length = rest_.size();
  switch (stage_) {
    case Stage::multiplying:
      return loop_.run(size(), work, [&](std::size_t i) {
        step_[i] = dot(points_[i].data(), rest_.data(), length);
        return cost_of(length);
      });
    case Stage::forward: return forward(step_, work);
    case Stage::backward: return backward(step_, work);
    case Stage::subtracting:
      return loop_.run(size(), work, [&](std::size_t i) {
        add_scaled(rest_.data(), -step_[i], points_[i].data(), length);
        return cost_of(length);
      });
    case Stage::beginning: return true;
  }
  return true;
}

void AffineBasis::next() {
  loop_ = {};
  switch (stage_) {
    case Stage::multiplying: stage_ = Stage::forward; return;
    case Stage::forward:
      for (std::size_t i = 0; i < size(); ++i) column_[i] += step_[i];
      stage_ = Stage::backward;
      return;
    case Stage::backward: stage_ = Stage::subtracting; return;
    case Stage::subtracting:
    case Stage::beginning: ++passes_; stage_ = Stage::multiplying;
  }
}

void AffineBasis::finish() {
  stage_ = Stage::beginning;
  const double square = dot(rest_.data(), rest_.data(), rest_.size());
  const double whole = square + dot(column_.data(), column_.data(), size());
  appended_ = square > least_distance * least_distance * whole;
  if (!appended_) {
    points_.pop_back();
    return;
  }
  column_.push_back(std::sqrt(square));
  columns_.push_back(std::move(column_));
}

/// Without a column, R has a number below the diagonal in each that follows: rotations of two rows each take it away.
/// Source: Golub and Van Loan, Matrix Computations, 6.5.2.
bool AffineBasis::remove(std::size_t at, Work& work) {
  const bool rotated = loop_.run(size() - at - 1, work, [&](std::size_t k) {
    rotate(at + 1 + k, at);
    return 4 * cost_of(k);
  });
  if (!rotated) return false;
  loop_ = {};
  rotations_.clear();
  columns_.erase(columns_.begin() + static_cast<std::ptrdiff_t>(at));
  points_.erase(points_.begin() + static_cast<std::ptrdiff_t>(at));
  return true;
}

void AffineBasis::rotate(std::size_t column, std::size_t from) {
  std::vector<double>& x = columns_[column];
  std::size_t row = from;
  for (const auto [cosine, sine] : rotations_) {
    const double upper = x[row], lower = x[row + 1];
    x[row] = cosine * upper + sine * lower;
    x[++row] = cosine * lower - sine * upper;
  }
  const double length = std::sqrt(x[row] * x[row] + x[row + 1] * x[row + 1]);
  rotations_.push_back({x[row] / length, x[row + 1] / length});
  x[row] = length;
  x.pop_back();
}

bool AffineBasis::solve(Work& work) {
  if (stage_ == Stage::beginning) {
    weights_.assign(size(), 1);
    stage_ = Stage::forward;
  }
  if (stage_ == Stage::forward) {
    if (!forward(weights_, work)) return false;
    loop_ = {};
    stage_ = Stage::backward;
  }
  if (!backward(weights_, work)) return false;
  loop_ = {};
  stage_ = Stage::beginning;
  double sum = 0;
  for (const double weight : weights_) sum += weight;
  for (double& weight : weights_) weight /= sum;
  return true;
}

bool AffineBasis::combine(const std::vector<double>& weights, std::vector<double>& point, Work& work) {
  if (stage_ == Stage::beginning) {
    rest_.assign(points_[0].size(), 0);
    stage_ = Stage::subtracting;
  }
  const bool done = loop_.run(size(), work, [&](std::size_t i) {
    add_scaled(rest_.data(), weights[i], points_[i].data(), rest_.size());
    return cost_of(rest_.size());
  });
  if (!done) return false;
  loop_ = {};
  stage_ = Stage::beginning;
  const double sum = rest_[0] / sigma_;
  point.assign(rest_.begin() + 1, rest_.end());
  for (double& value : point) value /= sum;
  return true;
}

/// x ← R⁻ᵀ·x.
bool AffineBasis::forward(std::vector<double>& x, Work& work) {
  return loop_.run(size(), work, [&](std::size_t j) {
    const std::vector<double>& column = columns_[j];
    x[j] = (x[j] - dot(column.data(), x.data(), j)) / column[j];
    return cost_of(j);
  });
}

/// x ← R⁻¹·x.
bool AffineBasis::backward(std::vector<double>& x, Work& work) {
  return loop_.run(size(), work, [&](std::size_t k) {
    const std::size_t j = size() - 1 - k;
    const std::vector<double>& column = columns_[j];
    x[j] /= column[j];
    add_scaled(x.data(), -x[j], column.data(), j);
    return cost_of(j);
  });
}

}  // namespace perceptron
