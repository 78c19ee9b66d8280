#pragma once

#include <cstddef>
#include <span>

#include "learners/kd_tree.hpp"
#include "learners/nearest_rows.hpp"
#include "learners/row_tiles.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// The exact nearest rows by Euclidean distance: where there are few features in a k-d tree, else in tiles.
class Neighbours {
 public:
  /// Builds the tree over the rows of X (n, d), 0 < n < 2^32, 0 < d, finite. X has to outlive it.
  void create(std::span<const double> X, std::size_t d);

  /// The same in slices: `start`, then `advance` until it says true.
  void start(std::span<const double> X, std::size_t d);
  bool advance(Work& work);

  /// Whether it has a tree.
  static bool has_tree(std::size_t d) { return d <= KdTree::most_features; }

  /// Fills `out` with the rows nearest to x, nearest first; of equally near rows the one of lower index comes first. As
  /// many as `out` has room for, 1…n. Asks for no memory.
  void nearest(const double* x, std::span<Neighbour> out) const;

  /// The same, where `out` holds the rows nearest to another point: the nearer that is, the less is looked at.
  void nearest_again(const double* x, std::span<Neighbour> out) const;

 private:
  void answer(NearestRows& nearest) const;

  std::span<const double> X_;
  std::size_t d_ = 0;
  KdTree tree_;
  RowTiles tiles_;
};

}  // namespace perceptron
