#include "analysis/exact_min_norm_point.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "numeric/big_vectors.hpp"
#include "numeric/dixon_solver.hpp"

namespace perceptron {

namespace {

/// A guessed weight, up to a factor; not 0, so that the point is inside.
BigInteger whole_weight(double weight) { return BigInteger::of(weight, 60) + BigInteger::of(1); }

}  // namespace

ExactMinNormPoint::ExactMinNormPoint(const Hull& hull, const Scale& scale, const MinNormPoint& guess, Goal goal,
                                     const Means& means)
    : hull_(hull),
      scale_(scale),
      guess_(guess.corners()),
      guessed_weights_(guess.weights()),
      goal_(goal),
      means_(means),
      memory_(means.memory) {}

double ExactMinNormPoint::cost(const Hull& hull, const Scale& scale, std::size_t corners) {
  return DixonSolver::cost(corners, corners, 2 * scale.bits() + std::bit_width(hull.dimension()));
}

/// For the corners as points, and for a system of as many.
std::size_t ExactMinNormPoint::bytes(const Hull& hull, const Scale& scale, std::size_t corners) {
  const std::size_t points = corners * hull.dimension() * BigInteger::bytes(scale.bits());
  return points + DixonSolver::bytes(corners, corners, 2 * scale.bits() + std::bit_width(hull.dimension()));
}

/// Whether there is memory for a step with so many corners, and any work left; else it is given up.
bool ExactMinNormPoint::affords(std::size_t corners, const Work& work) {
  const std::size_t wanted = bytes(hull_, scale_, corners);
  if (wanted > asked_for_) {
    if (!memory_.grow(wanted - asked_for_)) gave_up_ = Undecided::memory_limit;
    asked_for_ = wanted;
  }
  if (!(left(work) > 0)) gave_up_ = Undecided::work_limit;
  return gave_up_ == Undecided::no;
}

double ExactMinNormPoint::left(const Work& work) const { return means_.work - (work.done() - started_); }

Task<> ExactMinNormPoint::find(Work& work) {
  started_ = work.done();
  if (!affords(guess_.size(), work)) co_return;
  for (const Corner& corner : guess_) {
    co_await add(corner, work);
    for (const BigInteger& x : points_.back()) co_await work.spend(BigInteger::cost(x, x));
  }
  for (;;) {
    const bool moved = co_await move(work);
    if (!moved) co_return;
    co_await place(work);
    at_origin_ = std::all_of(direction_.begin(), direction_.end(), [](const BigInteger& x) { return x.sign() == 0; });
    if (at_origin_) co_return;
    // Of the corners it is made of: all are as high.
    const BigInteger height = co_await dot(direction_, points_[0], work, &Work::overhead);
    Corner corner = co_await furthest_guess(height, work);
    if (corner == Corner{}) {
      co_await search_.find(hull_, scale_, direction_, work);
      if (goal_ == Goal::verdict && apart()) co_return;
      // What is not below the corners it is made of is no step nearer.
      if (!(search_.height(hull_) < height)) co_return;
      corner = search_.corner(hull_);
    }
    co_await add(corner, work);
  }
}

Task<> ExactMinNormPoint::add(Corner corner, Work& work) {
  corners_.push_back(corner);
  weights_.emplace_back();
  std::vector<BigInteger> point = co_await hull_.exact_point(corner, scale_.shift, work);
  points_.push_back(std::move(point));
}

/// Goes to the point of the corners' affine hull that is nearest to the origin, as far as that stays in the hull: there
/// corners vanish, and it goes on with the others. False where it has been given up.
Task<bool> ExactMinNormPoint::move(Work& work) {
  for (;;) {
    std::vector<BigInteger> products = co_await gram(work);
    const std::size_t size = corners_.size();
    if (!affords(size, work)) co_return false;
    // What is taken up is below the hyperplane through the others, so that they are independent; a guess may be
    // anything.
    DixonSolver::System system{std::move(products), std::vector<BigInteger>(size, BigInteger::of(1)), size};
    std::optional<DixonSolver::Solution> wanted =
        co_await DixonSolver::solve(std::move(system), !trying_, left(work), work);
    if (!wanted && !affords(size, work)) co_return false;
    const bool trying = std::exchange(trying_, false);
    if (!wanted) {
      // From the first corner of the guess; the others come where they are a step nearer.
      corners_.resize(1);
      points_.resize(1);
      weights_.assign(1, BigInteger::of(1));
      co_return true;
    }
    std::vector<BigInteger>& weights = wanted->numerators;
    if (std::all_of(weights.begin(), weights.end(), [](const BigInteger& w) { return w.sign() > 0; })) {
      weights_ = std::move(weights);
      co_return true;
    }
    for (std::size_t i = 0; trying && i < weights_.size(); ++i) weights_[i] = whole_weight(guessed_weights_[i]);
    co_await approach(weights, work);
  }
}

/// PᵀP + 1, where 1 is all ones: the weights of that point solve (PᵀP + 1)·λ = 1 up to a factor.
Task<std::vector<BigInteger>> ExactMinNormPoint::gram(Work& work) const {
  const std::size_t size = corners_.size();
  std::vector<BigInteger> products(size * size);
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t j = i; j < size; ++j) {
      const BigInteger product = co_await dot(points_[i], points_[j], work);
      products[i * size + j] = product + BigInteger::of(1);
      products[j * size + i] = products[i * size + j];
    }
  }
  co_return products;
}

/// With λ the weights and μ those wanted: to the first i where λ + t·(μ − λ) is 0, which is the one with the least
/// λᵢ/|μᵢ| of those with μᵢ < 0. There the weights are λ·|μᵢ| + μ·λᵢ up to a factor, whatever those of λ and μ.
Task<> ExactMinNormPoint::approach(const std::vector<BigInteger>& wanted, Work& work) {
  std::size_t first = wanted.size();
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    double cost = 1;
    if (wanted[i].sign() <= 0 && first == wanted.size()) {
      first = i;
    } else if (wanted[i].sign() <= 0) {
      cost = BigInteger::cost(weights_[i], wanted[first]) + BigInteger::cost(weights_[first], wanted[i]);
      if (weights_[i] * -wanted[first] < weights_[first] * -wanted[i]) first = i;
    }
    co_await work.spend(cost);
  }
  const BigInteger own = weights_[first];
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const double cost = BigInteger::cost(wanted[i], own) + BigInteger::cost(weights_[i], wanted[first]);
    weights_[i] = wanted[i] * own - weights_[i] * wanted[first];
    co_await work.spend(cost);
  }
  for (std::size_t i = weights_.size(); i-- > 0;) {
    if (weights_[i].sign() > 0) continue;
    const auto at = static_cast<std::ptrdiff_t>(i);
    weights_.erase(weights_.begin() + at);
    corners_.erase(corners_.begin() + at);
    points_.erase(points_.begin() + at);
  }
  co_await reduce(weights_, work);
}

/// The direction is the point that the weights make.
Task<> ExactMinNormPoint::place(Work& work) {
  co_await perceptron::release(direction_, work);
  direction_.assign(hull_.dimension(), {});
  for (std::size_t j = 0; j < direction_.size(); ++j) {
    double cost = 0;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      cost += BigInteger::cost(weights_[i], points_[i][j]);
      direction_[j] = direction_[j] + weights_[i] * points_[i][j];
    }
    co_await work.spend(cost);
  }
  co_await reduce(direction_, work);
}

/// The corner of the guess that is furthest against the direction, if its product with it is below the least so far.
Task<Corner> ExactMinNormPoint::furthest_guess(BigInteger least, Work& work) const {
  Corner furthest;
  for (const Corner& corner : guess_) {
    std::vector<BigInteger> point = co_await hull_.exact_point(corner, scale_.shift, work);
    BigInteger product = co_await dot(direction_, point, work);
    co_await perceptron::release(point, work);
    if (!(product < least)) continue;
    least = std::move(product);
    furthest = corner;
  }
  co_return furthest;
}

Task<> ExactMinNormPoint::release(Work& work) {
  for (std::vector<BigInteger>& point : points_) co_await perceptron::release(point, work);
}

bool ExactMinNormPoint::apart() const {
  return gave_up_ == Undecided::no && !at_origin_ && search_.height(hull_).sign() > 0;
}

}  // namespace perceptron
