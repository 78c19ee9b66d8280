#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "numeric/work.hpp"

namespace perceptron {

/// Affinely independent points, and of all points of their affine hull the one nearest to the origin, up to rounding,
/// in slices. With A = (σ, …, σ; p₁, …, p_k), its weights solve AᵀA·u = (1, …, 1) up to a factor; the factor R of A =
/// QR is kept and updated, so that a point more or less costs O(k·m) for points of m numbers, not O(k³). Source: Wolfe,
/// Finding the nearest point in a polytope, 1976; Björck, Stability analysis of the method of seminormal equations,
/// 1987, for the correction of what is appended.
class AffineBasis {
 public:
  /// σ: about as large as the largest number of a point.
  explicit AffineBasis(double sigma) : sigma_(sigma) {}

  std::size_t size() const { return columns_.size(); }

  // Each is called until it says true, once it is done, with nothing else in between.

  /// Takes up a point, unless it lies in the affine hull already, as far as doubles can tell.
  bool append(const std::vector<double>& point, Work& work);
  bool appended() const { return appended_; }

  bool remove(std::size_t at, Work& work);

  /// Finds the nearest point's weights.
  bool solve(Work& work);
  /// They sum to 1. NaN or infinite where they are beyond all doubles.
  const std::vector<double>& weights() const { return weights_; }

  /// point ← Σ weights·points / Σ weights.
  bool combine(const std::vector<double>& weights, std::vector<double>& point, Work& work);

 private:
  enum class Stage : std::uint8_t { beginning, multiplying, forward, backward, subtracting };
  struct Rotation {
    double cosine, sine;
  };

  void begin(const std::vector<double>& point);
  bool project(Work& work);
  void next();
  void finish();
  void rotate(std::size_t column, std::size_t from);
  bool forward(std::vector<double>& x, Work& work);
  bool backward(std::vector<double>& x, Work& work);

  double sigma_;
  std::vector<std::vector<double>> points_;   ///< columns of A, σ first
  std::vector<std::vector<double>> columns_;  ///< of R: the j-th has j + 1 numbers
  Stage stage_ = Stage::beginning;
  Loop loop_;  ///< of the stage
  int passes_ = 0;
  std::vector<double> rest_;    ///< what of the new column of A is orthogonal to the others
  std::vector<double> step_;    ///< a pass's part of the new column of R, then its coefficients
  std::vector<double> column_;  ///< the new column of R
  bool appended_ = false;
  std::vector<Rotation> rotations_;
  std::vector<double> weights_;
};

}  // namespace perceptron
