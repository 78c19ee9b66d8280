#include "analysis/affine_basis.hpp"

#include <cmath>
#include <utility>

#include "numeric/error_free.hpp"
#include "numeric/lanes.hpp"

namespace perceptron {

namespace {

/// A point whose distance from the others' affine hull is less than this part of its length lies in it.
constexpr double least_distance = 1e-13;

/// The first pass leaves an error as large as AᵀA is ill-conditioned; the second corrects it.
constexpr int passes = 2;

/// A correction leaves as small a part of the weights' errors as doubles left of the weights.
constexpr int corrections = 2;

/// How many multiply-adds a pass over so many numbers costs, beside those.
constexpr std::size_t overhead = 8;

double cost_of(std::size_t numbers) { return static_cast<double>(numbers + overhead); }

}  // namespace

Task<bool> AffineBasis::append(const std::vector<double>& point, Work& work) {
  std::vector<double> rest(1, sigma_);  // what of the new column of A is orthogonal to the others
  rest.insert(rest.end(), point.begin(), point.end());
  points_.push_back(rest);
  std::vector<double> step(size()), column(size());
  for (int pass = 0; pass < passes; ++pass) {
    // step ← Aᵀ·rest, then R⁻ᵀ·step, which the new column of R gains, then R⁻¹·step; rest ← rest − A·step.
    for (std::size_t i = 0; i < size(); ++i) {
      step[i] = dot(points_[i].data(), rest.data(), rest.size());
      co_await work.spend(cost_of(rest.size()));
    }
    co_await forward(step, work);
    for (std::size_t i = 0; i < size(); ++i) column[i] += step[i];
    co_await backward(step, work);
    for (std::size_t i = 0; i < size(); ++i) {
      add_scaled(rest.data(), -step[i], points_[i].data(), rest.size());
      co_await work.spend(cost_of(rest.size()));
    }
  }
  const double square = dot(rest.data(), rest.data(), rest.size());
  const double whole = square + dot(column.data(), column.data(), size());
  if (!(square > least_distance * least_distance * whole)) {
    points_.pop_back();
    co_return false;
  }
  column.push_back(std::sqrt(square));
  columns_.push_back(std::move(column));
  co_return true;
}

/// Without a column, R has a number below the diagonal in each that follows: rotations of two rows each take it away.
/// Source: Golub and Van Loan, Matrix Computations, 6.5.2.
Task<> AffineBasis::remove(std::size_t at, Work& work) {
  std::vector<Rotation> rotations;
  for (std::size_t k = 0; k < size() - at - 1; ++k) {
    rotate(columns_[at + 1 + k], at, rotations);
    co_await work.spend(4 * cost_of(k));
  }
  columns_.erase(columns_.begin() + static_cast<std::ptrdiff_t>(at));
  points_.erase(points_.begin() + static_cast<std::ptrdiff_t>(at));
}

/// Turns the rows from `row` on as in the columns before, and one pair more.
void AffineBasis::rotate(std::vector<double>& column, std::size_t row, std::vector<Rotation>& rotations) const {
  for (const auto [cosine, sine] : rotations) {
    const double upper = column[row], lower = column[row + 1];
    column[row] = cosine * upper + sine * lower;
    column[++row] = cosine * lower - sine * upper;
  }
  const double length = std::sqrt(column[row] * column[row] + column[row + 1] * column[row + 1]);
  rotations.push_back({column[row] / length, column[row + 1] / length});
  column[row] = length;
  column.pop_back();
}

Task<std::vector<double>> AffineBasis::solve(Work& work) {
  std::vector<double> weights(size(), 1.0);
  co_await forward(weights, work);
  co_await backward(weights, work);
  double sum = 0;
  for (const double weight : weights) sum += weight;
  for (double& weight : weights) weight /= sum;
  co_return weights;
}

Task<> AffineBasis::combine(const std::vector<double>& weights, std::vector<double>& point, Work& work) {
  std::vector<double> sums(points_[0].size());
  for (std::size_t i = 0; i < size(); ++i) {
    add_scaled(sums.data(), weights[i], points_[i].data(), sums.size());
    co_await work.spend(cost_of(sums.size()));
  }
  const double sum = sums[0] / sigma_;
  point.assign(sums.begin() + 1, sums.end());
  for (double& value : point) value /= sum;
}

/// Where the weights are exact, all points have the same product with the point. Where they are not, the differences δ
/// solve AᵀA·δ = −Pᵀ·point up to a multiple of the weights, and sum to 0.
Task<AffineBasis::Refined> AffineBasis::refine(std::vector<double> weights, Work& work) {
  Refined refined{std::move(weights), std::vector<double>(size()), {}};
  co_await combine(refined, work);
  std::vector<double> step(size());
  for (int correction = 0; correction < corrections; ++correction) {
    for (std::size_t i = 0; i < size(); ++i) {
      step[i] = -dot(points_[i].data() + 1, refined.point.data(), refined.point.size());
      co_await work.spend(cost_of(refined.point.size()));
    }
    co_await forward(step, work);
    co_await backward(step, work);
    double sum = 0;
    for (const double value : step) sum += value;
    for (std::size_t i = 0; i < size(); ++i) {
      const double difference = step[i] - sum * refined.weights[i];
      const ErrorFree corrected = two_sum(refined.weights[i], refined.errors[i] + difference);
      refined.weights[i] = corrected.value;
      refined.errors[i] = corrected.error;
    }
    co_await combine(refined, work);
  }
  co_return refined;
}

Task<> AffineBasis::combine(Refined& refined, Work& work) const {
  std::vector<double>& point = refined.point;
  point.assign(points_[0].size() - 1, 0);
  std::vector<double> errors(point.size());
  for (std::size_t i = 0; i < size(); ++i) {
    const double* const corner = points_[i].data() + 1;
    add_scaled_twice(point.data(), errors.data(), refined.weights[i], corner, point.size());
    add_scaled(errors.data(), refined.errors[i], corner, point.size());
    co_await work.spend(twice_the_precision * cost_of(point.size()));
  }
  for (std::size_t j = 0; j < point.size(); ++j) point[j] += errors[j];
}

/// x ← R⁻ᵀ·x.
Task<> AffineBasis::forward(std::vector<double>& x, Work& work) const {
  for (std::size_t j = 0; j < size(); ++j) {
    const std::vector<double>& column = columns_[j];
    x[j] = (x[j] - dot(column.data(), x.data(), j)) / column[j];
    co_await work.spend(cost_of(j));
  }
}

/// x ← R⁻¹·x.
Task<> AffineBasis::backward(std::vector<double>& x, Work& work) const {
  for (std::size_t j = size(); j-- > 0;) {
    const std::vector<double>& column = columns_[j];
    x[j] /= column[j];
    add_scaled(x.data(), -x[j], column.data(), j);
    co_await work.spend(cost_of(j));
  }
}

}  // namespace perceptron
