#include "numeric/dixon_solver.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace perceptron {

namespace {

/// So many bits less than half of the modulus' numerators and denominators may have: then a fraction that is none of
/// the solution's is unlikely, and what is the same modulo the power is the same.
constexpr std::size_t guard = 24;

}  // namespace

DixonSolver::DixonSolver(System system, bool regular) : system_(std::move(system)), regular_(regular) {}

double DixonSolver::cost(std::size_t rows, std::size_t columns, std::size_t bits) {
  const auto size = static_cast<double>(columns);
  // Numerators and denominators are determinants.
  const double digits = 2 * size * (static_cast<double>(bits) + std::log2(size + 1) / 2) / Modulus::bits + 8;
  const double limbs = digits * Modulus::bits / 32;
  const double eliminations = 4 * size * size * (size + (rows > columns ? static_cast<double>(rows) : 0));
  const double checks = static_cast<double>(rows - columns) * size * static_cast<double>(bits / 32 + 2) * limbs / 2;
  return eliminations + digits * PAdicLifting::cost(columns, bits) + 3 * size * limbs * limbs + checks;
}

/// The numbers; modulo the prime three times; as limbs. Then digits and numerators, of which those of a determinant
/// have about as many bits as a column.
std::size_t DixonSolver::bytes(std::size_t rows, std::size_t columns, std::size_t bits) {
  const std::size_t of_a_number = BigInteger::bytes(bits) + 3 * sizeof(std::uint32_t) + bits / 6;
  return columns * (rows * of_a_number + columns * bits / 2);
}

bool DixonSolver::advance(Work& work) {
  while (stage_ != Stage::done) {
    if (work.over() || !advance_stage(work)) return false;
    loop_ = {};
    stage_ = next();
  }
  return true;
}

bool DixonSolver::advance_stage(Work& work) {
  switch (stage_) {
    case Stage::reducing: return reduce(work);
    case Stage::choosing: return independent_->advance(work);
    case Stage::inverting: return inverse_->advance(work);
    case Stage::lifting: return lifting_->advance(work);
    case Stage::composing: return compose(work);
    case Stage::reconstructing: return reconstruction_->advance(work);
    case Stage::checking: return check(work);
    case Stage::done: return true;
  }
  return true;
}

DixonSolver::Stage DixonSolver::next() {
  switch (stage_) {
    case Stage::reducing: return start();
    case Stage::choosing: return chosen();
    case Stage::inverting: return inverted();
    case Stage::lifting: return lifted();
    case Stage::composing: return composed();
    case Stage::reconstructing: return reconstructed();
    case Stage::checking:
    case Stage::done: return Stage::done;
  }
  return Stage::done;
}

bool DixonSolver::reduce(Work& work) {
  const std::size_t columns = system_.columns;
  reduced_.resize(rows() * (columns + 1));
  return loop_.run(rows(), work, [&](std::size_t i) {
    double cost = 8;
    for (std::size_t j = 0; j <= columns; ++j) {
      const BigInteger& number = j < columns ? system_.A[i * columns + j] : system_.b[i];
      reduced_[i * (columns + 1) + j] = modulus_.remainder(number);
      cost += static_cast<double>(4 * number.limbs().size() + 2);
    }
    return cost;
  });
}

DixonSolver::Stage DixonSolver::start() {
  order_.resize(rows());
  std::iota(order_.begin(), order_.end(), std::size_t{0});
  if (square()) return chosen();
  independent_.emplace(modulus_, reduced_, rows(), system_.columns + 1);
  return Stage::choosing;
}

DixonSolver::Stage DixonSolver::chosen() {
  const std::size_t columns = system_.columns;
  if (!square()) {
    if (!independent_->consistent()) return again();
    order_ = independent_->order();
  }
  std::vector<std::uint32_t> chosen;
  for (std::size_t i = 0; i < columns; ++i) {
    const auto row = reduced_.begin() + static_cast<std::ptrdiff_t>(order_[i] * (columns + 1));
    chosen.insert(chosen.end(), row, row + static_cast<std::ptrdiff_t>(columns));
  }
  inverse_.emplace(modulus_, std::move(chosen), columns);
  return Stage::inverting;
}

/// With another prime, which may divide nothing.
DixonSolver::Stage DixonSolver::again() {
  if (++tries_ > 1 && !regular_) return Stage::done;
  modulus_ = Modulus(tries_);
  return Stage::reducing;
}

DixonSolver::Stage DixonSolver::inverted() {
  if (inverse_->singular()) return again();
  const std::size_t columns = system_.columns;
  std::vector<const BigInteger*> A;
  std::vector<BigInteger> b;
  for (std::size_t i = 0; i < columns; ++i) {
    for (std::size_t j = 0; j < columns; ++j) A.push_back(&system_.A[order_[i] * columns + j]);
    b.push_back(system_.b[order_[i]]);
  }
  lifting_.emplace(modulus_, A, b, *std::move(inverse_));
  // What is the same modulo the power has to be the same: a row times the numerators, and the right side times the
  // denominator, are shorter than that.
  std::size_t most = 0;
  for (const BigInteger* number : A) most = std::max(most, number->bits());
  for (const BigInteger& number : b) most = std::max(most, number.bits());
  wanted_ = (2 * most + 80) / (Modulus::bits - 1);
  return Stage::lifting;
}

DixonSolver::Stage DixonSolver::lifted() {
  if (lifting_->digits() < wanted_) return Stage::lifting;
  power_ = BigInteger::of(1);
  for (std::size_t k = 0; k < wanted_; ++k) power_.multiply_add(modulus_.prime(), 0);
  bound_ = BigInteger::of(1, static_cast<int>((power_.bits() - guard) / 2));
  numerators_.clear();
  denominator_ = BigInteger::of(1);
  value_ = {};
  return Stage::composing;
}

/// An unknown modulo the power, by Horner's rule.
bool DixonSolver::compose(Work& work) {
  return loop_.run(wanted_, work, [&](std::size_t k) {
    value_.multiply_add(modulus_.prime(), lifting_->digit(wanted_ - 1 - k, numerators_.size()));
    const auto cost = static_cast<double>(value_.limbs().size() + 4);
    return k + 1 < wanted_ ? cost : cost + 2 * BigInteger::cost(value_, denominator_);
  });
}

/// Nearly always the denominator of those before is its own too.
DixonSolver::Stage DixonSolver::composed() {
  BigInteger value = BigInteger::divide(value_ * denominator_, power_).remainder;
  value_ = {};
  BigInteger below = power_ - value;
  if (value < bound_) return found(std::move(value));
  if (below < bound_) return found(-below);
  reconstruction_.emplace(std::move(value), power_, bound_);
  return Stage::reconstructing;
}

DixonSolver::Stage DixonSolver::reconstructed() {
  if (!reconstruction_->found()) return more();
  BigInteger factor = reconstruction_->denominator();
  BigInteger numerator = reconstruction_->numerator();
  if (factor.sign() < 0) {
    factor = -factor;
    numerator = -numerator;
  }
  denominator_ = denominator_ * factor;
  if (!(denominator_ < bound_)) return more();
  for (BigInteger& other : numerators_) {
    other = other * factor;
    if (!((other.sign() < 0 ? -other : other) < bound_)) return more();
  }
  return found(std::move(numerator));
}

DixonSolver::Stage DixonSolver::found(BigInteger numerator) {
  numerators_.push_back(std::move(numerator));
  if (numerators_.size() < system_.columns) return Stage::composing;
  solved_ = true;
  return square() ? Stage::done : Stage::checking;
}

DixonSolver::Stage DixonSolver::more() {
  wanted_ += wanted_ / 2 + 1;
  return Stage::lifting;
}

/// The rows that were not solved.
bool DixonSolver::check(Work& work) {
  const std::size_t columns = system_.columns;
  return loop_.run((rows() - columns) * columns, work, [&](std::size_t step) {
    const std::size_t row = order_[columns + step / columns], column = step % columns;
    const BigInteger& factor = system_.A[row * columns + column];
    value_ = value_ + factor * numerators_[column];
    if (column + 1 == columns) {
      solved_ = solved_ && value_ == system_.b[row] * denominator_;
      value_ = {};
    }
    return BigInteger::cost(factor, numerators_[column]) + static_cast<double>(value_.limbs().size() + 4);
  });
}

}  // namespace perceptron
