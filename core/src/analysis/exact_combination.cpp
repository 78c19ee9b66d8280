#include "analysis/exact_combination.hpp"

#include <algorithm>
#include <utility>

namespace perceptron {

ExactCombination::ExactCombination(const Hull& hull, const Scale& scale, std::vector<Corner> corners)
    : hull_(hull), shift_(scale.shift), corners_(std::move(corners)) {
  const std::size_t rows = hull.dimension() + 1;
  system_ = {std::vector<BigInteger>(rows * corners_.size()), std::vector<BigInteger>(rows), corners_.size()};
  system_.b.back() = BigInteger::of(1);
}

double ExactCombination::cost(const Hull& hull, const Scale& scale, std::size_t corners) {
  return DixonSolver::cost(hull.dimension() + 1, corners, scale.bits());
}

std::size_t ExactCombination::bytes(const Hull& hull, const Scale& scale, std::size_t corners) {
  return DixonSolver::bytes(hull.dimension() + 1, corners, scale.bits());
}

bool ExactCombination::advance(Work& work) {
  if (!solver_) {
    if (system_.b.size() < corners_.size()) return true;
    if (!gather(work)) return false;
    solver_.emplace(std::move(system_), false);
  }
  if (!solver_->advance(work)) return false;
  conclude();
  return true;
}

/// The coordinates of the combination are 0; the weights sum to 1.
bool ExactCombination::gather(Work& work) {
  const std::size_t columns = corners_.size();
  return gathering_.run(columns, work, [&](std::size_t k) {
    std::vector<BigInteger> point = hull_.exact_point(corners_[k], shift_);
    for (std::size_t j = 0; j < point.size(); ++j) system_.A[j * columns + k] = std::move(point[j]);
    system_.A[point.size() * columns + k] = BigInteger::of(1);
    return static_cast<double>(8 * (point.size() + 1));
  });
}

void ExactCombination::conclude() {
  if (!solver_->solved()) return;
  const std::vector<BigInteger>& weights = solver_->solution();
  if (std::any_of(weights.begin(), weights.end(), [](const BigInteger& weight) { return weight.sign() < 0; })) return;
  found_.emplace();
  for (std::size_t k = 0; k < corners_.size(); ++k) {
    if (weights[k].sign() == 0) continue;
    found_->corners.push_back(corners_[k]);
    found_->weights.push_back(weights[k]);
  }
}

}  // namespace perceptron
