#include "exact_nearest_point.hpp"

#include <algorithm>
#include <utility>

namespace perceptron {

ExactNearestPoint::ExactNearestPoint(const Hull& hull, const Scale& scale, std::vector<Corner> guess)
    : hull_(hull), scale_(scale), guess_(std::move(guess)) {
  for (const Corner& corner : guess_) add(corner);
  solve();
}

double ExactNearestPoint::cost(const Scale& scale, std::size_t corners) {
  const auto size = static_cast<double>(corners);
  // The numbers of the p-th of so many rows are determinants of p rows.
  const double limbs = static_cast<double>(2 * scale.bits() + 8) / 32;
  return limbs * limbs * size * size * size * size * size / 15 + size;
}

bool ExactNearestPoint::advance(Work& work) {
  while (stage_ != Stage::done) {
    if (work.over()) return false;
    if (stage_ == Stage::solving) {
      if (!elimination_.advance(work)) return false;
      settle();
    } else {
      if (!search_.advance(hull_, work)) return false;
      // The corners it is made of all are as high: what is not below them is no step nearer.
      if (search_.height(hull_) < BigInteger::dot(direction_, points_[0])) {
        add(search_.corner(hull_));
        solve();
      } else {
        stage_ = Stage::done;
      }
    }
  }
  return true;
}

void ExactNearestPoint::add(const Corner& corner) {
  corners_.push_back(corner);
  points_.push_back(hull_.exact_point(corner, scale_.shift));
  weights_.emplace_back();
}

/// Starts to look for the point of the corners' affine hull that is nearest to the origin: its weights solve
/// (PᵀP + 1)·λ = 1 up to a factor, where 1 is all ones.
void ExactNearestPoint::solve() {
  const std::size_t size = corners_.size();
  std::vector<BigInteger> gram(size * size);
  for (std::size_t i = 0; i < size; ++i) {
    for (std::size_t j = i; j < size; ++j) {
      gram[i * size + j] = BigInteger::dot(points_[i], points_[j]) + BigInteger::of(1);
    }
  }
  elimination_.start(std::move(gram), size);
  stage_ = Stage::solving;
}

/// Takes the weights that were found, or goes towards them as far as it stays in the hull.
void ExactNearestPoint::settle() {
  const std::vector<BigInteger>& wanted = elimination_.solution();
  const bool inside = !elimination_.singular() &&
                      std::all_of(wanted.begin(), wanted.end(), [](const BigInteger& w) { return w.sign() > 0; });
  if (inside) {
    weights_ = wanted;
    trying_ = false;
    place();
  } else if (trying_) {
    restart();
  } else {
    move_towards(wanted);
    solve();
  }
}

/// From the first corner of the guess; the others come where they are a step nearer.
void ExactNearestPoint::restart() {
  trying_ = false;
  corners_.resize(1);
  points_.resize(1);
  weights_ = {BigInteger::of(1)};
  place();
}

/// With λ the weights and μ those wanted: to the first i where λ + t·(μ − λ) is 0, which is the one with the least
/// λᵢ/|μᵢ| of those with μᵢ < 0. There the weights are λ·|μᵢ| + μ·λᵢ up to a factor, whatever those of λ and μ.
void ExactNearestPoint::move_towards(const std::vector<BigInteger>& wanted) {
  std::size_t first = wanted.size();
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (wanted[i].sign() > 0) continue;
    if (first == wanted.size() || weights_[i] * -wanted[first] < weights_[first] * -wanted[i]) first = i;
  }
  const BigInteger share = weights_[first], rest = -wanted[first];
  for (std::size_t i = wanted.size(); i-- > 0;) {
    weights_[i] = weights_[i] * rest + wanted[i] * share;
    if (weights_[i].sign() > 0) continue;
    const auto at = static_cast<std::ptrdiff_t>(i);
    weights_.erase(weights_.begin() + at);
    corners_.erase(corners_.begin() + at);
    points_.erase(points_.begin() + at);
  }
  reduce(weights_);
}

/// The point that the weights make, and what is next.
void ExactNearestPoint::place() {
  direction_.assign(hull_.dimension(), {});
  for (std::size_t i = 0; i < corners_.size(); ++i) {
    for (std::size_t j = 0; j < direction_.size(); ++j) direction_[j] = direction_[j] + weights_[i] * points_[i][j];
  }
  reduce(direction_);
  at_origin_ = std::all_of(direction_.begin(), direction_.end(), [](const BigInteger& x) { return x.sign() == 0; });
  if (at_origin_) {
    stage_ = Stage::done;
  } else if (add_guess()) {
    solve();
  } else {
    search_.start(hull_, scale_, direction_);
    stage_ = Stage::searching;
  }
}

/// Adds the corner of the guess that is furthest against the direction, if that is a step nearer.
bool ExactNearestPoint::add_guess() {
  BigInteger least = BigInteger::dot(direction_, points_[0]);
  const Corner* furthest = nullptr;
  for (const Corner& corner : guess_) {
    BigInteger height = BigInteger::dot(direction_, hull_.exact_point(corner, scale_.shift));
    if (!(height < least)) continue;
    least = std::move(height);
    furthest = &corner;
  }
  if (furthest) add(*furthest);
  return furthest != nullptr;
}

}  // namespace perceptron
