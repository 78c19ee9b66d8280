#pragma once

#include <memory>
#include <span>

#include "perceptron/learner.hpp"

namespace perceptron {

/// A baseline that is grown at once: splits x_j ≤ threshold with the least Gini impurity, down to `maxDepth`. Its score
/// is (positives − negatives)/(positives + negatives) in the leaf. One epoch of visits only looks at the examples.
/// Settings: the greatest depth, 1…32. Model: for each node feature (−1 for a leaf), threshold, the nodes below, the
/// positives and the negatives in it.
/// Source: Breiman, Friedman, Olshen and Stone 1984.
std::unique_ptr<Learner> make_decision_tree(std::span<const double> settings, Error& error);

}  // namespace perceptron
