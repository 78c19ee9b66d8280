#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "analysis/hull.hpp"
#include "numeric/task.hpp"

namespace perceptron {

/// Proves in whole numbers that the origin is a combination of affinely independent corners: also where they are fewer
/// than it takes for a simplex, or some have no weight.
struct ExactCombination {
  /// None where it is none, or the corners are not independent, or it has taken more than `most` multiply-adds.
  static Task<std::optional<Combination>> find(Hull hull, const Scale& scale, const std::vector<Corner>& corners,
                                               double most, Work& work);

  /// About how many multiply-adds it takes.
  static double cost(const Hull& hull, const Scale& scale, std::size_t corners);
  /// About how many bytes it keeps.
  static std::size_t bytes(const Hull& hull, const Scale& scale, std::size_t corners);
};

}  // namespace perceptron
