#include "analysis/verified_combination.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

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

}  // namespace

VerifiedCombination::VerifiedCombination(const Hull& hull, std::vector<Corner> corners)
    : hull_(hull), corners_(std::move(corners)), size_(corners_.size()) {
  transpose_.resize(size_ * size_);
  sums_.resize(size_);
  residual_.resize(size_);
  uncertainty_.resize(size_);
}

double VerifiedCombination::cost(std::size_t corners) {
  const auto size = static_cast<double>(corners);
  return 2 * size * size * (size + 40);
}

bool VerifiedCombination::advance(Work& work) {
  while (stage_ != Stage::done) {
    if (work.over() || !advance_stage(work)) return false;
    stage_ = next();
    loop_ = {};
  }
  return true;
}

bool VerifiedCombination::advance_stage(Work& work) {
  const auto cost = static_cast<double>(size_ + 8);
  const auto each = [&](double factor, auto item) {
    return loop_.run(size_, work, [&](std::size_t at) {
      item(at);
      return factor * cost;
    });
  };
  switch (stage_) {
    case Stage::gathering: return each(2, [&](std::size_t at) { gather(at); });
    case Stage::inverting: return inverse_->advance(work);
    case Stage::bounding:
      return loop_.run(size_ * size_, work, [&](std::size_t at) {
        bound(at / size_, at % size_);
        return cost;
      });
    case Stage::measuring: return each(40, [&](std::size_t at) { measure(at); });
    case Stage::correcting: return each(2, [&](std::size_t at) { correct(at); });
    case Stage::comparing: return each(2, [&](std::size_t at) { compare(at); });
    case Stage::done: return true;
  }
  return true;
}

VerifiedCombination::Stage VerifiedCombination::next() {
  switch (stage_) {
    case Stage::gathering: inverse_.emplace(transpose_, size_); return Stage::inverting;
    case Stage::inverting: return inverse_->singular() ? Stage::done : Stage::bounding;
    case Stage::bounding: return bounded();
    case Stage::measuring: return measured();
    case Stage::correcting: ++corrections_; return Stage::measuring;
    case Stage::comparing: conclude(); return Stage::done;
    case Stage::done: return Stage::done;
  }
  return Stage::done;
}

void VerifiedCombination::gather(std::size_t corner) {
  double* const row = transpose_.data() + corner * size_;
  const std::vector<double> point = hull_.point(corners_[corner]);
  std::copy(point.begin(), point.end(), row);
  row[size_ - 1] = 1;
  for (std::size_t j = 0; j < size_; ++j) sums_[j] += std::abs(row[j]);
}

/// Bounds the sums of the magnitudes in the rows of I − R·M, of what doubles say they are and of their errors: that of
/// a product of n terms is below n·u/(1 − n·u) of the sum of their magnitudes, in any order.
void VerifiedCombination::bound(std::size_t row, std::size_t column) {
  if (column == 0) {
    row_.resize(size_);
    for (std::size_t j = 0; j < size_; ++j) row_[j] = inverse_->row(j)[row];
    row_sum_ = row_magnitudes_ = 0;
  }
  const double product = dot(row_.data(), transpose_.data() + column * size_, size_);
  row_sum_ += std::abs((column == row ? 1.0 : 0.0) - product);
  row_magnitudes_ += std::abs(row_[column]) * sums_[column];
  if (column + 1 < size_) return;
  const double gamma = 2 * static_cast<double>(size_ + 4) * unit_roundoff;
  const double error = rounded_up(gamma * rounded_up(row_magnitudes_, 2 * size_), 1);
  const double total = rounded_up(rounded_up(row_sum_, 2 * size_) + error, 2);
  // So that no number is as good as one beyond any bound.
  if (!(total <= contraction_)) contraction_ = total;
}

VerifiedCombination::Stage VerifiedCombination::bounded() {
  if (!(contraction_ < 0.5)) return Stage::done;
  weights_.assign(inverse_->row(size_ - 1), inverse_->row(size_ - 1) + size_);
  small_.assign(size_, 0);
  return Stage::measuring;
}

void VerifiedCombination::measure(std::size_t row) {
  AccurateSum sum(row == size_ - 1 ? 1 : 0);
  for (std::size_t i = 0; i < size_; ++i) {
    const double factor = -transpose_[i * size_ + row];
    sum.add_product(factor, weights_[i]);
    sum.add_product(factor, small_[i]);
  }
  residual_[row] = sum.value();
  uncertainty_[row] = sum.error_bound();
}

VerifiedCombination::Stage VerifiedCombination::measured() {
  error_.assign(size_, 0);
  return corrections_ < corrections ? Stage::correcting : Stage::comparing;
}

/// Adds R·residual, a column of R at a time.
void VerifiedCombination::correct(std::size_t column) {
  add_scaled(error_.data(), residual_[column], inverse_->row(column), size_);
  if (column + 1 < size_) return;
  for (std::size_t i = 0; i < size_; ++i) {
    const auto [value, rest] = two_sum(weights_[i], small_[i] + error_[i]);
    weights_[i] = value;
    small_[i] = rest;
  }
}

/// Adds |R|·(|residual| + uncertainty), a column of |R| at a time.
void VerifiedCombination::compare(std::size_t column) {
  const double size = rounded_up(std::abs(residual_[column]) + uncertainty_[column], 1);
  const double* const R = inverse_->row(column);
  for (std::size_t i = 0; i < size_; ++i) error_[i] += std::abs(R[i]) * size;
}

void VerifiedCombination::conclude() {
  double most = 0;
  for (double& error : error_) {
    error = rounded_up(error, 2 * size_);
    most = std::max(most, error);
  }
  const double others = rounded_up(contraction_ / (1 - contraction_) * most, 8);
  for (std::size_t i = 0; i < size_; ++i) {
    const double error = rounded_up(error_[i] + others, 2);
    if (!(error < accuracy && 2 * error < weights_[i])) return;
  }
  Combination found{std::move(corners_), {}};
  for (std::size_t i = 0; i < size_; ++i) {
    found.weights.push_back(BigInteger::of(weights_[i], shift) + BigInteger::of(small_[i], shift));
  }
  found_ = std::move(found);
}

}  // namespace perceptron
