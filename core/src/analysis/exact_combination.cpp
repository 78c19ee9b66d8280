#include "analysis/exact_combination.hpp"

#include <algorithm>
#include <utility>

#include "numeric/dixon_solver.hpp"

namespace perceptron {

double ExactCombination::cost(const Hull& hull, const Scale& scale, std::size_t corners) {
  return DixonSolver::cost(hull.dimension() + 1, corners, scale.bits());
}

std::size_t ExactCombination::bytes(const Hull& hull, const Scale& scale, std::size_t corners) {
  return DixonSolver::bytes(hull.dimension() + 1, corners, scale.bits());
}

/// The coordinates of the combination are 0; the weights sum to 1.
Task<std::optional<Combination>> ExactCombination::find(Hull hull, const Scale& scale,
                                                        const std::vector<Corner>& corners, double most, Work& work) {
  const std::size_t rows = hull.dimension() + 1, columns = corners.size();
  if (rows < columns) co_return std::nullopt;
  DixonSolver::System system{std::vector<BigInteger>(rows * columns), std::vector<BigInteger>(rows), columns};
  system.b.back() = BigInteger::of(1);
  for (std::size_t k = 0; k < columns; ++k) {
    std::vector<BigInteger> point = co_await hull.exact_point(corners[k], scale.shift, work);
    for (std::size_t j = 0; j < point.size(); ++j) system.A[j * columns + k] = std::move(point[j]);
    system.A[point.size() * columns + k] = BigInteger::of(1);
    co_await work.spend(static_cast<double>(8 * rows));
  }
  std::optional<DixonSolver::Solution> solution = co_await DixonSolver::solve(std::move(system), false, most, work);
  if (!solution) co_return std::nullopt;
  std::vector<BigInteger>& weights = solution->numerators;
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
