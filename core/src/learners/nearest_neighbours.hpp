#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "numeric/task.hpp"

namespace perceptron {

/// A row, and how far it is from a point: the lesser is nearer, and of equally near rows the one of lower index.
struct Neighbour {
  double square;  ///< of the distance
  std::uint32_t row;

  bool operator<(const Neighbour& other) const {
    return square < other.square || (square == other.square && row < other.row);
  }
};

/// The exact nearest rows by Euclidean distance, in a k-d tree (Bentley 1975). A part of the rows is divided in the
/// middle of its widest feature, so no row is ever sorted. With many features nearly every row is looked at.
class Neighbours {
 public:
  /// Builds the tree over the rows of X (n, d), 0 < n < 2^32, 0 < d, finite. X has to outlive it.
  Task<> build(std::span<const double> X, std::size_t d, Work& work);

  /// About how many multiply-adds that is for evenly spread rows.
  static double build_cost(std::size_t n, std::size_t d);

  /// Fills `out` with the rows nearest to x, in any order: as many as it has room for, 1…n. Asks for no memory.
  void nearest(const double* x, std::span<Neighbour> out) const;

 private:
  template <class Width, bool tiny>
  class Search;

  static constexpr double infinity = std::numeric_limits<double>::infinity();
  static constexpr std::size_t leaf_rows = 12;
  /// Rows crowded at many scales are divided no further: it bounds the stack of a search.
  static constexpr std::size_t most_depth = 64;
  /// Multiply-adds to put a row into the order, and to move it to its half.
  static constexpr double order_cost = 1, move_cost = 4;

  /// Rows first…last−1 of the order. A node without halves is a leaf.
  struct Node {
    std::uint32_t first, last;
    std::uint32_t depth = 0;
    std::uint32_t low = 0;  ///< the lower half; the higher one follows it
    std::uint32_t feature = 0;
    double split = 0;    ///< the greatest value of the lower half
    bool alike = false;  ///< a leaf of equal rows, by index: behind one that is too far there is none that is not
  };

  std::span<const double> X_;
  std::size_t d_ = 0;
  std::vector<std::uint32_t> order_;  ///< (n) rows in the order of the tree
  std::vector<Node> nodes_;           ///< the root first
  std::unique_ptr<double[]> rows_;    ///< (n, d) in that order
};

}  // namespace perceptron
