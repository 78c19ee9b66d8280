#include "analysis/combination.hpp"

#include "numeric/dixon_solver.hpp"
#include "numeric/elimination.hpp"
#include "numeric/error_free.hpp"

namespace perceptron {
namespace {

/// After so many, weights have twice the precision, unless the system is too ill-conditioned.
constexpr int corrections = 3;
/// The largest error of a weight. All weights sum to 1.
constexpr double accuracy = 0x1p-60;
/// 2^weight_shift times a weight is taken as a whole number: its error is more than what that cuts off.
constexpr int weight_shift = 200;
/// The most by which numbers may be shifted: up to there two doubles hold them to within 2^−104.
constexpr int most_shift = 900;

/// M, whose columns are the corners.
struct Matrix {
  std::vector<double> transpose;
  std::vector<double> sums;    ///< of the magnitudes in each row
  std::vector<double> errors;  ///< no less than the sums of its numbers' errors in each row
};

Task<Matrix> gather(Hull hull, const std::vector<Corner>& corners, Work& work) {
  const std::size_t size = corners.size();
  Matrix M{std::vector<double>(size * size), std::vector<double>(size), std::vector<double>(size)};
  for (std::size_t corner = 0; corner < size; ++corner) {
    double* const row = M.transpose.data() + corner * size;
    const std::vector<double> point = hull.point(corners[corner]);
    std::copy(point.begin(), point.end(), row);
    row[size - 1] = 1;
    for (std::size_t j = 0; j < size; ++j) M.sums[j] += std::abs(row[j]);
    co_await work.spend(2 * pass_cost(size));
  }
  co_return M;
}

/// The errors of a matrix in those coordinates: of a sum of products as if in twice the precision, an `AccurateSum`.
Task<> bound_errors(Matrix& M, Hull hull, const Conditioning& conditioning, const std::vector<Corner>& corners,
                    Work& work) {
  const std::size_t size = M.sums.size(), coordinates = conditioning.size();
  const double gamma = 2 * static_cast<double>(size + 4) * unit_roundoff;
  std::vector<double> magnitudes(coordinates), products(coordinates);
  for (const Corner& corner : corners) {
    const std::vector<double> point = hull.point(corner);
    for (std::size_t j = 0; j < coordinates; ++j) magnitudes[j] += std::abs(point[j]);
    co_await work.spend(2 * pass_cost(size));
  }
  for (std::size_t k = 0; k < coordinates; ++k) {
    const double* const row = conditioning.row(k);
    for (std::size_t j = 0; j < coordinates; ++j) products[j] += std::abs(row[j]) * magnitudes[k];
    co_await work.spend(2 * pass_cost(size));
  }
  for (std::size_t j = 0; j < coordinates; ++j) {
    const double once = 2 * unit_roundoff * rounded_up(M.sums[j], size);
    const double summing = gamma * gamma * rounded_up(products[j], 2 * size);
    M.errors[j] = rounded_up(once + summing, size * size);
  }
}

/// q ≥ the largest row sum of |I − R·M|: as doubles find it, plus the errors of that (below n·u/(1 − n·u) of the sum of
/// the magnitudes for n terms) and of M.
Task<double> contraction(const Inverse<Doubles>& R, const Matrix& M, Work& work) {
  const std::size_t size = M.sums.size();
  const double gamma = 2 * static_cast<double>(size + 4) * unit_roundoff;
  std::vector<double> row(size);
  double bound = 0;
  for (std::size_t at = 0; at < size; ++at) {
    for (std::size_t j = 0; j < size; ++j) row[j] = R.row(j)[at];
    double sum = 0, magnitudes = 0, errors = 0;
    for (std::size_t column = 0; column < size; ++column) {
      const double product = dot(row.data(), M.transpose.data() + column * size, size);
      sum += std::abs((column == at ? 1.0 : 0.0) - product);
      magnitudes += std::abs(row[column]) * M.sums[column];
      errors += std::abs(row[column]) * M.errors[column];
      co_await work.spend(pass_cost(size));
    }
    const double error = rounded_up(gamma * rounded_up(magnitudes, 2 * size), 1);
    const double total = rounded_up(rounded_up(sum, 2 * size) + error + rounded_up(errors, 2 * size), 2);
    // So that no number is as good as one beyond any bound.
    if (!(total <= bound)) bound = total;
  }
  co_return bound;
}

/// λ' = weights + small.
struct Weights {
  std::vector<double> weights, small;

  BigInteger whole(std::size_t at) const {
    return BigInteger::of(weights[at], weight_shift) + BigInteger::of(small[at], weight_shift);
  }
};

/// b − M·λ', a row of it.
struct Residual {
  double value, uncertainty;
};

Residual residual(const Matrix& M, const Weights& weights, std::size_t row) {
  const std::size_t size = weights.weights.size();
  AccurateSum sum(row == size - 1 ? 1 : 0);
  for (std::size_t i = 0; i < size; ++i) {
    const double factor = -M.transpose[i * size + row];
    sum.add_product(factor, weights.weights[i]);
    sum.add_product(factor, weights.small[i]);
  }
  return {sum.value(), sum.error_bound()};
}

Task<> find_residuals(const Matrix& M, const Weights& weights, std::vector<Residual>& residuals, Work& work) {
  for (std::size_t row = 0; row < residuals.size(); ++row) {
    residuals[row] = residual(M, weights, row);
    co_await work.spend(40 * pass_cost(residuals.size()));
  }
}

double rounded(const BigInteger& number, int down) { return BigInteger::quotient(number, BigInteger::of(1), -down); }

/// The same in other coordinates: what is left of each coordinate, exactly, as two doubles, times T.
Task<> find_residuals(Hull hull, const Conditioning& conditioning, const std::vector<Corner>& corners,
                      const Weights& weights, std::vector<Residual>& residuals, Work& work) {
  const std::size_t coordinates = conditioning.size();
  const int down = weight_shift + hull.scale().shift;
  BigIntegers combined(coordinates);
  BigInteger left_of_weights = BigInteger::of(1, weight_shift);
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const BigInteger weight = weights.whole(i);
    left_of_weights = left_of_weights - weight;
    const BigIntegers point = co_await hull.exact_point(corners[i], work);
    co_await add_scaled(combined, weight, point, work);
  }
  std::vector<double> high(coordinates), low(coordinates);
  for (std::size_t k = 0; k < coordinates; ++k) {
    const BigInteger left = -combined[k];
    high[k] = rounded(left, down);
    low[k] = rounded(left - BigInteger::of(high[k], down), down);
    co_await work.spend(4 * BigInteger::access);
  }
  for (std::size_t j = 0; j < coordinates; ++j) {
    AccurateSum sum;
    for (std::size_t k = 0; k <= j; ++k) {
      sum.add_product(conditioning.row(k)[j], high[k]);
      sum.add_product(conditioning.row(k)[j], low[k]);
    }
    // And as much for what two doubles leave of each.
    residuals[j] = {sum.value(), 2 * sum.error_bound()};
    co_await work.spend(40 * pass_cost(j));
  }
  const double last = rounded(left_of_weights, weight_shift);
  residuals.back() = {last, 2 * unit_roundoff * std::abs(last)};
}

}  // namespace

Task<std::optional<Combination>> verified_combination(Hull hull, const Conditioning* conditioning,
                                                      const std::vector<Corner>& corners, Work& work) {
  // Both parts of what is left of a coordinate have to be normal.
  if (conditioning && weight_shift + hull.scale().shift > most_shift) co_return std::nullopt;
  const std::size_t size = corners.size();
  const Hull seen = conditioning ? conditioning->hull() : hull;
  Matrix M = co_await gather(seen, corners, work);
  if (conditioning) co_await bound_errors(M, hull, *conditioning, corners, work);
  Inverse<Doubles> R({}, M.transpose, size);
  const bool regular = co_await R.find(work);
  if (!regular) co_return std::nullopt;
  const double q = co_await contraction(R, M, work);
  if (!(q < 0.5)) co_return std::nullopt;

  Weights found{{R.row(size - 1), R.row(size - 1) + size}, std::vector<double>(size)};
  std::vector<Residual> residuals(size);
  std::vector<double> error;
  for (int correction = 0;; ++correction) {
    if (conditioning) {
      co_await find_residuals(hull, *conditioning, corners, found, residuals, work);
    } else {
      co_await find_residuals(M, found, residuals, work);
    }
    error.assign(size, 0);
    if (correction == corrections) break;
    // Adds R·residual, a column of R at a time.
    for (std::size_t column = 0; column < size; ++column) {
      add_scaled(error.data(), residuals[column].value, R.row(column), size);
      co_await work.spend(2 * pass_cost(size));
    }
    for (std::size_t i = 0; i < size; ++i) {
      const ErrorFree sum = two_sum(found.weights[i], found.small[i] + error[i]);
      found.weights[i] = sum.value;
      found.small[i] = sum.error;
    }
  }
  // z: |R|·(|residual| + uncertainty), a column of |R| at a time.
  for (std::size_t column = 0; column < size; ++column) {
    const double most = rounded_up(std::abs(residuals[column].value) + residuals[column].uncertainty, 1);
    for (std::size_t i = 0; i < size; ++i) error[i] += std::abs(R.row(column)[i]) * most;
    co_await work.spend(2 * pass_cost(size));
  }
  double most = 0;
  for (double& z : error) {
    z = rounded_up(z, 2 * size);
    most = std::max(most, z);
  }
  const double others = rounded_up(q / (1 - q) * most, 8);
  Combination combination;
  combination.corners = corners;
  for (std::size_t i = 0; i < size; ++i) {
    const double z = rounded_up(error[i] + others, 2);
    if (!(z < accuracy && 2 * z < found.weights[i])) co_return std::nullopt;
    combination.weights.push_back(found.whole(i));
  }
  co_return combination;
}

double verification_cost(std::size_t corners) {
  const auto size = static_cast<double>(corners);
  return 2 * size * size * (size + 40);
}

std::size_t verification_bytes(std::size_t corners) { return (2 * corners + 8) * corners * sizeof(double); }

/// The coordinates of the combination are 0; the weights sum to 1.
Task<std::optional<Combination>> exact_combination(Hull hull, const std::vector<Corner>& corners, double most,
                                                   Work& work) {
  const std::size_t rows = hull.dimension() + 1, columns = corners.size();
  if (rows < columns) co_return std::nullopt;
  DixonSolver::System system{BigIntegers(rows * columns), BigIntegers(rows), columns};
  system.b.back() = BigInteger::of(1);
  for (std::size_t k = 0; k < columns; ++k) {
    BigIntegers point = co_await hull.exact_point(corners[k], work);
    for (std::size_t j = 0; j < point.size(); ++j) system.A[j * columns + k] = std::move(point[j]);
    system.A[point.size() * columns + k] = BigInteger::of(1);
    co_await work.spend(static_cast<double>(8 * rows));
  }
  std::optional<DixonSolver::Solution> solution = co_await DixonSolver::solve(std::move(system), false, most, work);
  if (!solution) co_return std::nullopt;
  BigIntegers& weights = solution->numerators;
  if (std::any_of(weights.begin(), weights.end(), [](const BigInteger& weight) { return weight.sign() < 0; })) {
    co_return std::nullopt;
  }
  Combination found;
  for (std::size_t k = 0; k < columns; ++k) {
    if (weights[k].sign() == 0) continue;
    found.corners.push_back(corners[k]);
    found.weights.push_back(std::move(weights[k]));
  }
  co_return found;
}

}  // namespace perceptron
