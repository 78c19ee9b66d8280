#pragma once

#include <cstdint>

#include "perceptron/learners/option.hpp"

namespace perceptron {

/// A baseline that is grown at once: splits x_j ≤ threshold with the least Gini impurity, down to `max_depth`. Its
/// score is (positives − negatives)/(positives + negatives) in the leaf. One epoch of visits only looks at the
/// examples. Model: for each node feature (−1 for a leaf), threshold, the nodes below, the positives and the negatives
/// in it. Source: Breiman, Friedman, Olshen and Stone 1984.
struct DecisionTreeOptions {
  std::uint32_t max_depth = 3;  ///< 1…32

  static constexpr auto rows() {
    return std::tuple(Option{Field{"learner.max_depth"}, &DecisionTreeOptions::max_depth, {1, 32}});
  }
};

}  // namespace perceptron
