#include "analysis/verified_combination.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "numeric/elimination.hpp"
#include "numeric/error_free.hpp"
#include "numeric/lanes.hpp"

namespace perceptron {

namespace {

/// After so many the error is that of twice the precision, unless the system is too ill-conditioned.
constexpr int corrections = 3;
/// The largest error of a weight, of which all sum to 1.
constexpr double accuracy = 0x1p-60;
/// 2^shift times a weight is taken as a whole number: its error is more than what that cuts off.
constexpr int shift = 200;

double row_cost(std::size_t size) { return static_cast<double>(size + 8); }

/// M, whose columns are the corners.
struct Matrix {
  std::vector<double> transpose;
  std::vector<double> sums;  ///< of the magnitudes in each row
};

Task<Matrix> gather(Hull hull, const std::vector<Corner>& corners, Work& work) {
  const std::size_t size = corners.size();
  Matrix M{std::vector<double>(size * size), std::vector<double>(size)};
  for (std::size_t corner = 0; corner < size; ++corner) {
    double* const row = M.transpose.data() + corner * size;
    const std::vector<double> point = hull.point(corners[corner]);
    std::copy(point.begin(), point.end(), row);
    row[size - 1] = 1;
    for (std::size_t j = 0; j < size; ++j) M.sums[j] += std::abs(row[j]);
    co_await work.spend(2 * row_cost(size));
  }
  co_return M;
}

/// q: bounds the sums of the magnitudes in the rows of I − R·M, of what doubles say they are and of their errors: that
/// of a product of n terms is below n·u/(1 − n·u) of the sum of their magnitudes, in any order.
Task<double> contraction(const Inverse<Doubles>& R, const Matrix& M, Work& work) {
  const std::size_t size = M.sums.size();
  const double gamma = 2 * static_cast<double>(size + 4) * unit_roundoff;
  std::vector<double> row(size);
  double bound = 0;
  for (std::size_t at = 0; at < size; ++at) {
    for (std::size_t j = 0; j < size; ++j) row[j] = R.row(j)[at];
    double sum = 0, magnitudes = 0;
    for (std::size_t column = 0; column < size; ++column) {
      const double product = dot(row.data(), M.transpose.data() + column * size, size);
      sum += std::abs((column == at ? 1.0 : 0.0) - product);
      magnitudes += std::abs(row[column]) * M.sums[column];
      co_await work.spend(row_cost(size));
    }
    const double error = rounded_up(gamma * rounded_up(magnitudes, 2 * size), 1);
    const double total = rounded_up(rounded_up(sum, 2 * size) + error, 2);
    // So that no number is as good as one beyond any bound.
    if (!(total <= bound)) bound = total;
  }
  co_return bound;
}

/// b − M·λ' for λ' = weights + small.
struct Residual {
  double value, uncertainty;
};

Residual residual(const Matrix& M, const std::vector<double>& weights, const std::vector<double>& small,
                  std::size_t row) {
  const std::size_t size = weights.size();
  AccurateSum sum(row == size - 1 ? 1 : 0);
  for (std::size_t i = 0; i < size; ++i) {
    const double factor = -M.transpose[i * size + row];
    sum.add_product(factor, weights[i]);
    sum.add_product(factor, small[i]);
  }
  return {sum.value(), sum.error_bound()};
}

}  // namespace

double VerifiedCombination::cost(std::size_t corners) {
  const auto size = static_cast<double>(corners);
  return 2 * size * size * (size + 40);
}

Task<std::optional<Combination>> VerifiedCombination::find(Hull hull, const std::vector<Corner>& corners, Work& work) {
  const std::size_t size = corners.size();
  const Matrix M = co_await gather(hull, corners, work);
  Inverse<Doubles> R({}, M.transpose, size);
  const bool regular = co_await R.find(work);
  if (!regular) co_return std::nullopt;
  const double q = co_await contraction(R, M, work);
  if (!(q < 0.5)) co_return std::nullopt;

  std::vector<double> weights(R.row(size - 1), R.row(size - 1) + size), small(size);
  std::vector<Residual> residuals(size);
  std::vector<double> error;
  for (int correction = 0;; ++correction) {
    for (std::size_t row = 0; row < size; ++row) {
      residuals[row] = residual(M, weights, small, row);
      co_await work.spend(40 * row_cost(size));
    }
    error.assign(size, 0);
    if (correction == corrections) break;
    // Adds R·residual, a column of R at a time.
    for (std::size_t column = 0; column < size; ++column) {
      add_scaled(error.data(), residuals[column].value, R.row(column), size);
      co_await work.spend(2 * row_cost(size));
    }
    for (std::size_t i = 0; i < size; ++i) {
      const ErrorFree sum = two_sum(weights[i], small[i] + error[i]);
      weights[i] = sum.value;
      small[i] = sum.error;
    }
  }
  // z: |R|·(|residual| + uncertainty), a column of |R| at a time.
  for (std::size_t column = 0; column < size; ++column) {
    const double most = rounded_up(std::abs(residuals[column].value) + residuals[column].uncertainty, 1);
    for (std::size_t i = 0; i < size; ++i) error[i] += std::abs(R.row(column)[i]) * most;
    co_await work.spend(2 * row_cost(size));
  }
  double most = 0;
  for (double& z : error) {
    z = rounded_up(z, 2 * size);
    most = std::max(most, z);
  }
  const double others = rounded_up(q / (1 - q) * most, 8);
  Combination found;
  found.corners = corners;
  for (std::size_t i = 0; i < size; ++i) {
    const double z = rounded_up(error[i] + others, 2);
    if (!(z < accuracy && 2 * z < weights[i])) co_return std::nullopt;
    found.weights.push_back(BigInteger::of(weights[i], shift) + BigInteger::of(small[i], shift));
  }
  co_return found;
}

}  // namespace perceptron
