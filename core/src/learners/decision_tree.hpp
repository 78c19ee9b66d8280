#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "numeric/task.hpp"

namespace perceptron {

/// A node of a decision tree: a question, or a leaf that answers with the labels that came to it.
struct TreeNode {
  std::int32_t feature = -1;  ///< feature asked about; −1: a leaf
  double threshold = 0;
  std::uint32_t low = 0;        ///< child where x[feature] ≤ threshold
  std::uint32_t high = 0;       ///< child where it is greater
  std::uint32_t positives = 0;  ///< training examples that came here
  std::uint32_t negatives = 0;
};

/// Most examples of a tree.
inline constexpr std::size_t most_tree_examples = std::size_t{1} << 26;

/// Grows a tree on X (n, d) and y (n) of −1 and +1, n ≤ `most_tree_examples`, as CART does (Breiman et al. 1984): each
/// node is split on the feature and threshold that leave the least Gini impurity, even where that is no less than
/// before, as on XOR. A threshold lies midway between neighbouring values. Of equally good splits the lowest feature,
/// then the lowest threshold wins. A node is a leaf when it is `max_depth` questions down, and when its labels or its
/// rows all agree.
/// Impurities are compared in whole numbers, so the tree depends neither on the machine nor on the order of the rows.
/// Nodes are listed level by level, the root first. O(d n) once, then O(d n) a level. X and y have to outlive the task.
Task<std::vector<TreeNode>> grow_tree(std::span<const double> X, std::span<const double> y, std::size_t d,
                                      std::size_t max_depth, Work& work);

/// About how many multiply-adds that is worth, at most.
double tree_cost(std::size_t n, std::size_t d, std::size_t max_depth);

/// The leaf that x comes to.
const TreeNode& leaf(std::span<const TreeNode> tree, const double* x);

}  // namespace perceptron
