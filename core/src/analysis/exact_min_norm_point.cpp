#include "analysis/exact_min_norm_point.hpp"

#include <algorithm>
#include <bit>
#include <utility>

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
      memory_(means.memory) {
  if (!affords(guess_.size())) stage_ = Stage::done;
}

double ExactMinNormPoint::cost(const Hull& hull, const Scale& scale, std::size_t corners) {
  return DixonSolver::cost(corners, corners, 2 * scale.bits() + std::bit_width(hull.dimension()));
}

/// For the corners as points, and for a system of as many.
std::size_t ExactMinNormPoint::bytes(const Hull& hull, const Scale& scale, std::size_t corners) {
  const std::size_t points = corners * hull.dimension() * BigInteger::bytes(scale.bits());
  return points + DixonSolver::bytes(corners, corners, 2 * scale.bits() + std::bit_width(hull.dimension()));
}

/// Whether there is memory and work left for a step with so many corners; else it is given up.
bool ExactMinNormPoint::affords(std::size_t corners) {
  const std::size_t wanted = bytes(hull_, scale_, corners);
  if (wanted > asked_for_) {
    if (!memory_.grow(wanted - asked_for_)) gave_up_ = Undecided::memory_limit;
    asked_for_ = wanted;
  }
  if (spent_ + cost(hull_, scale_, corners) > means_.work) gave_up_ = Undecided::work_limit;
  return gave_up_ == Undecided::no;
}

bool ExactMinNormPoint::advance(Work& work) {
  while (stage_ != Stage::done) {
    const double before = work.done();
    const bool finished = !work.over() && advance_stage(work);
    spent_ += work.done() - before;
    if (!finished) return false;
    stage_ = next();
    loop_ = {};
  }
  return true;
}

bool ExactMinNormPoint::advance_stage(Work& work) {
  switch (stage_) {
    case Stage::gathering: return gather(work);
    case Stage::multiplying: return multiply(work);
    case Stage::solving: return solver_->advance(work);
    case Stage::bounding: return bound(work);
    case Stage::moving: return move(work);
    case Stage::placing: return place(work);
    case Stage::guessing: return guess(work);
    case Stage::searching: return search_.advance(hull_, work);
    case Stage::done: return true;
  }
  return true;
}

ExactMinNormPoint::Stage ExactMinNormPoint::next() {
  switch (stage_) {
    case Stage::gathering: return Stage::multiplying;
    case Stage::multiplying: return solve();
    case Stage::solving: return settle();
    case Stage::bounding: return Stage::moving;
    case Stage::moving: return moved();
    case Stage::placing: return placed();
    case Stage::guessing: return guessed();
    case Stage::searching: return searched();
    case Stage::done: return Stage::done;
  }
  return Stage::done;
}

void ExactMinNormPoint::add(const Corner& corner) {
  corners_.push_back(corner);
  points_.push_back(hull_.exact_point(corner, scale_.shift));
  weights_.emplace_back();
}

bool ExactMinNormPoint::gather(Work& work) {
  return loop_.run(guess_.size(), work, [&](std::size_t i) {
    add(guess_[i]);
    return BigInteger::cost(points_[i], points_[i]);
  });
}

/// For the point of the corners' affine hull that is nearest to the origin: its weights solve (PᵀP + 1)·λ = 1 up to a
/// factor, where 1 is all ones.
bool ExactMinNormPoint::multiply(Work& work) {
  const std::size_t size = corners_.size();
  gram_.resize(size * size);
  return loop_.run(size * size, work, [&](std::size_t at) {
    const auto& left = points_[at / size];
    const auto& right = points_[at % size];
    if (at / size > at % size) return 0.0;
    gram_[at] = BigInteger::dot(left, right) + BigInteger::of(1);
    gram_[at % size * size + at / size] = gram_[at];
    return BigInteger::cost(left, right);
  });
}

/// What is taken up is below the hyperplane through the others, so that they are independent; a guess may be anything.
ExactMinNormPoint::Stage ExactMinNormPoint::solve() {
  const std::size_t size = corners_.size();
  if (!affords(size)) return Stage::done;
  solver_.emplace(DixonSolver::System{std::exchange(gram_, {}), {size, BigInteger::of(1)}, size}, !trying_);
  return Stage::solving;
}

/// Takes the weights that were found, or goes towards them as far as it stays in the hull.
ExactMinNormPoint::Stage ExactMinNormPoint::settle() {
  const std::vector<BigInteger>& wanted = solver_->solution();
  const bool inside =
      solver_->solved() && std::all_of(wanted.begin(), wanted.end(), [](const BigInteger& w) { return w.sign() > 0; });
  if (inside) {
    weights_ = wanted;
  } else if (trying_ && !solver_->solved()) {
    // From the first corner of the guess; the others come where they are a step nearer.
    corners_.resize(1);
    points_.resize(1);
    weights_ = {BigInteger::of(1)};
  } else {
    for (std::size_t i = 0; trying_ && i < weights_.size(); ++i) weights_[i] = whole_weight(guessed_weights_[i]);
    trying_ = false;
    first_ = wanted.size();
    return Stage::bounding;
  }
  trying_ = false;
  direction_.assign(hull_.dimension(), {});
  return Stage::placing;
}

/// With λ the weights and μ those wanted: to the first i where λ + t·(μ − λ) is 0, which is the one with the least
/// λᵢ/|μᵢ| of those with μᵢ < 0.
bool ExactMinNormPoint::bound(Work& work) {
  const std::vector<BigInteger>& wanted = solver_->solution();
  return loop_.run(wanted.size(), work, [&](std::size_t i) {
    if (wanted[i].sign() > 0) return 1.0;
    if (first_ == wanted.size()) {
      first_ = i;
      return 1.0;
    }
    const double cost = BigInteger::cost(weights_[i], wanted[first_]) + BigInteger::cost(weights_[first_], wanted[i]);
    if (weights_[i] * -wanted[first_] < weights_[first_] * -wanted[i]) first_ = i;
    return cost;
  });
}

/// There the weights are λ·|μᵢ| + μ·λᵢ up to a factor, whatever those of λ and μ.
bool ExactMinNormPoint::move(Work& work) {
  const std::vector<BigInteger>& wanted = solver_->solution();
  moved_.resize(wanted.size());
  return loop_.run(wanted.size(), work, [&](std::size_t i) {
    moved_[i] = wanted[i] * weights_[first_] - weights_[i] * wanted[first_];
    return BigInteger::cost(wanted[i], weights_[first_]) + BigInteger::cost(weights_[i], wanted[first_]);
  });
}

ExactMinNormPoint::Stage ExactMinNormPoint::moved() {
  weights_ = std::exchange(moved_, {});
  for (std::size_t i = weights_.size(); i-- > 0;) {
    if (weights_[i].sign() > 0) continue;
    const auto at = static_cast<std::ptrdiff_t>(i);
    weights_.erase(weights_.begin() + at);
    corners_.erase(corners_.begin() + at);
    points_.erase(points_.begin() + at);
  }
  reduce(weights_);
  return Stage::multiplying;
}

/// The point that the weights make.
bool ExactMinNormPoint::place(Work& work) {
  return loop_.run(direction_.size(), work, [&](std::size_t j) {
    double cost = 0;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      cost += BigInteger::cost(weights_[i], points_[i][j]);
      direction_[j] = direction_[j] + weights_[i] * points_[i][j];
    }
    return cost;
  });
}

ExactMinNormPoint::Stage ExactMinNormPoint::placed() {
  reduce(direction_);
  at_origin_ = std::all_of(direction_.begin(), direction_.end(), [](const BigInteger& x) { return x.sign() == 0; });
  if (at_origin_) return Stage::done;
  least_ = height();
  furthest_ = {};
  return Stage::guessing;
}

/// Of the corners it is made of: all are as high.
BigInteger ExactMinNormPoint::height() const { return BigInteger::dot(direction_, points_[0]); }

/// Looks for the corner of the guess that is furthest against the direction.
bool ExactMinNormPoint::guess(Work& work) {
  return loop_.run(guess_.size(), work, [&](std::size_t i) {
    const std::vector<BigInteger> point = hull_.exact_point(guess_[i], scale_.shift);
    BigInteger found = BigInteger::dot(direction_, point);
    if (found < least_) {
      least_ = std::move(found);
      furthest_ = guess_[i];
    }
    return BigInteger::cost(direction_, point);
  });
}

bool ExactMinNormPoint::apart() const {
  return gave_up_ == Undecided::no && !at_origin_ && search_.height(hull_).sign() > 0;
}

ExactMinNormPoint::Stage ExactMinNormPoint::guessed() {
  if (furthest_ != Corner{}) {
    add(furthest_);
    return Stage::multiplying;
  }
  search_.start(hull_, scale_, direction_);
  return Stage::searching;
}

ExactMinNormPoint::Stage ExactMinNormPoint::searched() {
  if (goal_ == Goal::verdict && apart()) return Stage::done;
  // What is not below the corners it is made of is no step nearer.
  if (!(search_.height(hull_) < height())) return Stage::done;
  add(search_.corner(hull_));
  return Stage::multiplying;
}

}  // namespace perceptron
