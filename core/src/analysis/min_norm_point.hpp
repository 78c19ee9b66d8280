#pragma once

#include "analysis/hull.hpp"
#include "numeric/lanes.hpp"

namespace perceptron {

/// Affinely independent points, and of all points of their affine hull the one nearest to the origin, up to rounding.
/// With A = (σ, …, σ; p₁, …, p_k), its weights solve AᵀA·u = (1, …, 1) up to a factor; the factor R of A = QR is kept
/// and updated, so that a point more or less costs O(k·m) for points of m numbers, not O(k³). Source: Wolfe, Finding
/// the nearest point in a polytope, 1976; Björck, Stability analysis of the method of seminormal equations, 1987, for
/// the corrections.
class AffineBasis {
 public:
  /// σ: about as large as the largest number of a point.
  explicit AffineBasis(double sigma) : sigma_(sigma) {}

  std::size_t size() const { return columns_.size(); }

  /// Takes up a point, unless it lies in the affine hull already, as far as doubles can tell: then false.
  Task<bool> append(const std::vector<double>& point, Work& work);

  Task<> remove(std::size_t at, Work& work);

  /// The nearest point's weights. They sum to 1. NaN or infinite where they are beyond all doubles.
  Task<std::vector<double>> solve(Work& work);

  /// point ← Σ weights·points / Σ weights.
  Task<> combine(const std::vector<double>& weights, std::vector<double>& point, Work& work);

  /// A combination of the points whose weights have twice the precision.
  struct Refined {
    std::vector<double> weights, errors;  ///< weights + errors is what is meant
    std::vector<double> point;            ///< Σ (weights + errors)·points, rounded once
  };
  /// The nearest point from the weights that `solve` gives, with the digits that cancel where it is nearly the origin.
  Task<Refined> refine(std::vector<double> weights, Work& work);

 private:
  Task<> combine(Refined& refined, Work& work) const;
  Task<> forward(std::vector<double>& x, Work& work) const;
  Task<> backward(std::vector<double>& x, Work& work) const;

  double sigma_;
  std::vector<std::vector<double>> points_;   ///< columns of A, σ first
  std::vector<std::vector<double>> columns_;  ///< of R: the j-th has j + 1 numbers
};

/// The point of a hull nearest to the origin, up to rounding (Wolfe 1976). O(n·d + k·d) a step for k corners, with some
/// multiples of d steps.
class MinNormPoint {
 public:
  /// `largest`: about the largest number of a corner.
  MinNormPoint(const Hull& hull, double largest);

  /// How many bytes it keeps at most, with as many corners as can be independent.
  static std::size_t bytes(const Hull& hull);

  Task<> find(Work& work);

  /// The point; about 0 where the origin is in the hull.
  const std::vector<double>& point() const { return point_; }
  /// ‖point‖² over the largest ‖corner‖² met.
  double relative_square() const { return largest_ > 0 ? squared() / largest_ : 0; }
  /// The corners it is a convex combination of, and how.
  const std::vector<Corner>& corners() const { return corners_; }
  const std::vector<double>& weights() const { return weights_; }

 private:
  Task<bool> move(Work& work);
  Task<> refine(Work& work);
  double squared() const { return dot(point_.data(), point_.data(), point_.size()); }
  double none() const;

  Hull hull_;
  AffineBasis basis_;
  std::vector<Corner> corners_;
  std::vector<double> weights_;
  std::vector<double> point_;
  double largest_ = 0;    ///< ‖corner‖²
  bool refined_ = false;  ///< whether the point is so near that it takes twice the precision
};

}  // namespace perceptron
