#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/combination.hpp"
#include "analysis/hull.hpp"
#include "numeric/approximate_inverse.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// Proves in doubles that the origin is strictly inside a simplex, in slices. Of one corner more than dimensions the
/// weights λ solve a square system M·λ = b: the coordinates of the combination are 0, the weights sum to 1. With R
/// about M⁻¹ and ‖I − R·M‖ ≤ q < 1, M is regular, and |λ − λ'| ≤ z + q/(1 − q)·max z for any λ', where z ≥ |R·(b −
/// M·λ')|. All of it is bounded from above, rounding errors included; the residual is worked out as if in twice the
/// precision. Source: Rump, Verification methods: rigorous results using floating-point arithmetic, Acta Numerica 2010,
/// section 10; Ogita, Rump and Oishi, Accurate sum and dot product, 2005.
class VerifiedCombination {
 public:
  /// `corners`: dimension + 1 of them, whose points doubles hold exactly: not of a difference of hulls.
  VerifiedCombination(const Hull& hull, std::vector<Corner> corners);

  /// True once it is done.
  bool advance(Work& work);

  /// Null where the proof has failed: then nothing is known.
  const Combination* found() const { return found_ ? &*found_ : nullptr; }

  /// About how many multiply-adds it takes.
  static double cost(std::size_t corners);
  /// About how many bytes it keeps.
  static std::size_t bytes(std::size_t corners) { return (2 * corners + 8) * corners * sizeof(double); }

 private:
  /// Each in slices.
  enum class Stage : std::uint8_t { gathering, inverting, bounding, measuring, correcting, comparing, done };

  bool advance_stage(Work& work);
  Stage next();
  Stage measured();
  Stage bounded();
  void gather(std::size_t corner);
  void bound(std::size_t row, std::size_t column);
  void measure(std::size_t row);
  void correct(std::size_t corner);
  void compare(std::size_t corner);
  void conclude();

  Hull hull_;
  std::vector<Corner> corners_;
  std::size_t size_;
  Stage stage_ = Stage::gathering;
  Loop loop_;                      ///< of the stage
  std::vector<double> transpose_;  ///< of M, whose columns are the corners
  std::optional<ApproximateInverse> inverse_;
  std::vector<double> sums_;                    ///< of the magnitudes in each row of M
  std::vector<double> row_;                     ///< of R
  double row_sum_ = 0, row_magnitudes_ = 0;     ///< of I − R·M, and of the terms it is made of
  double contraction_ = 0;                      ///< q
  std::vector<double> weights_, small_;         ///< λ' = weights + small
  std::vector<double> residual_, uncertainty_;  ///< b − M·λ', within that
  std::vector<double> error_;                   ///< z
  int corrections_ = 0;
  std::optional<Combination> found_;
};

}  // namespace perceptron
