#pragma once

#include <vector>

#include "perceptron/dataset.hpp"

namespace perceptron {

/// The hyperplane w·x + b = 0 with ‖w‖ = 1 whose distance from the nearest example is largest.
struct MaximumMargin {
  std::vector<double> weights;  ///< (d), of length 1
  double bias = 0;
  double margin = 0;  ///< the distance, above 0
};

/// The maximum-margin hyperplane of examples labelled −1 and +1, to about 1e-12 of their size: the one halfway between
/// the nearest points of the two classes' convex hulls. `found.weights` is empty where no hyperplane separates the
/// examples, or where rounding leaves that open: what is found has been verified on every example.
/// O(n·d) a step, with some multiples of d steps.
/// Source: Wolfe, Finding the nearest point in a polytope, 1976, on the difference of the two hulls.
MaximumMargin maximum_margin(const Dataset& data);

}  // namespace perceptron
