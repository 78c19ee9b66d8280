#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "analysis/combination.hpp"
#include "analysis/hull.hpp"
#include "numeric/dixon_solver.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// Proves in whole numbers that the origin is a combination of affinely independent corners, in slices: also where they
/// are fewer than it takes for a simplex, or some have no weight.
class ExactCombination {
 public:
  ExactCombination(const Hull& hull, const Scale& scale, std::vector<Corner> corners);

  /// True once it is done.
  bool advance(Work& work);

  /// Null where it is none, or the corners are not independent.
  const Combination* found() const { return found_ ? &*found_ : nullptr; }

  /// About how many multiply-adds it takes.
  static double cost(const Hull& hull, const Scale& scale, std::size_t corners);
  /// About how many bytes it keeps.
  static std::size_t bytes(const Hull& hull, const Scale& scale, std::size_t corners);

 private:
  bool gather(Work& work);
  void conclude();

  Hull hull_;
  int shift_;
  std::vector<Corner> corners_;
  Loop gathering_;
  DixonSolver::System system_;
  std::optional<DixonSolver> solver_;
  std::optional<Combination> found_;
};

}  // namespace perceptron
