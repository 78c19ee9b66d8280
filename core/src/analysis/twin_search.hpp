#pragma once

#include <cstddef>
#include <optional>

#include "analysis/hull.hpp"
#include "numeric/task.hpp"

namespace perceptron {

/// Looks for the shortest proof that no hyperplane separates: two equal examples with opposite labels, the first in the
/// order of the examples. O(n·d), by hashing.
struct TwinSearch {
  static Task<std::optional<Combination>> find(const Dataset& data, Work& work);

  /// How many bytes it keeps.
  static std::size_t bytes(const Dataset& data);
};

}  // namespace perceptron
