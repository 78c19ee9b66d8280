#pragma once

#include "analysis/hull.hpp"

namespace perceptron {

/// Coordinates z·T of a hull's points in which they reach about as far in every direction. Where examples lie near a
/// hyperplane, or in a flat of fewer dimensions up to rounding, all that decides is in the last bits of their numbers;
/// here it is in the first. T is regular, so that the origin is in the hull in either coordinates or in none. As R⁻¹
/// of Z = QR has errors as large as the smallest directions, T only improves what it was worked out for, but by about
/// 16 digits. Source: Rump, Inversion of extremely ill-conditioned matrices in floating-point, 2009.
class Conditioning {
 public:
  explicit Conditioning(const Hull& hull) : hull_(hull), size_(hull.dimension()) {}

  /// About how many bytes it keeps, with the points.
  static std::size_t bytes(const Hull& hull);

  /// Chooses T, and works out the points as if in twice the precision. False where doubles cannot hold it.
  Task<bool> find(Work& work);

  /// The hull of the points, through the origin; their numbers are rounded once.
  Hull hull() const { return Hull(points_, Hull::Kind::through_origin); }
  std::size_t size() const { return size_; }
  /// (size): how a coordinate from before counts in those.
  const double* row(std::size_t at) const { return T_.data() + at * size_; }
  /// A direction among those, as one among the hull's points: whole, up to a factor.
  Task<BigIntegers> restored(const std::vector<double>& direction, Work& work) const;

 private:
  Task<> choose(Work& work);
  Task<> place(Work& work);

  Hull hull_;
  std::size_t size_;
  std::vector<double> T_;  ///< (size, size): upper triangular
  Dataset points_;
};

}  // namespace perceptron
