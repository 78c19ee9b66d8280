#pragma once

#include <vector>

#include "perceptron/dataset.hpp"
#include "perceptron/result.hpp"

namespace perceptron {

/// The hyperplane w·x + b = 0 with ‖w‖ = 1 whose distance from the nearest example is largest.
struct MaximumMargin {
  std::vector<double> weights;  ///< (d), of length 1
  double bias = 0;
  double margin = 0;  ///< the distance, above 0
};

/// The maximum-margin hyperplane of examples labelled −1 and +1, as `Analysis` finds it: the one halfway between the
/// nearest points of the two classes' convex hulls. `weights` is empty where no hyperplane separates the examples.
/// Fails as `check` of the dataset, and with `bad_label` and `one_class`.
Result<MaximumMargin> maximum_margin(Dataset data);

}  // namespace perceptron
