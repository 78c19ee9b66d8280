#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/combination.hpp"
#include "analysis/hull.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// Looks for the shortest proof that no hyperplane separates, in slices: two equal examples with opposite labels.
/// O(n·d), by hashing.
class TwinSearch {
 public:
  explicit TwinSearch(const Hull& hull);

  /// How many bytes it keeps.
  static std::size_t bytes(const Hull& hull);

  /// True once it is done.
  bool advance(Work& work);

  /// The first in the order of the examples, or null.
  const Combination* found() const { return found_ ? &*found_ : nullptr; }

 private:
  void look_at(std::uint32_t example);
  bool equal(std::uint32_t a, std::uint32_t b) const;

  Hull hull_;
  std::vector<std::uint32_t> slots_;  ///< the first of the examples that are equal; open addressing
  Loop loop_;
  std::optional<Combination> found_;
};

}  // namespace perceptron
