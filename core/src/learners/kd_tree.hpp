#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "learners/nearest_rows.hpp"
#include "numeric/selection.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// A k-d tree (Bentley 1975) whose leaves are eight rows each, kept as columns: what SIMD compares at once. Of both
/// halves of a part it keeps the boxes that just hold their rows.
class KdTree {
 public:
  static constexpr std::size_t most_features = 8;

  /// Begins to build the tree over the rows of X (n, d), 0 < n < 2^32, 0 < d ≤ most_features, finite.
  void start(std::span<const double> X, std::size_t d);

  /// Goes on; true once it is built.
  bool advance(Work& work);

  /// Offers every row that may be among the nearest, and first what lies near.
  void search(NearestRows& nearest) const;

 private:
  static constexpr std::size_t leaf_rows = 8;

  /// Leaves from `first` to before `last`.
  struct Part {
    std::uint32_t first;
    std::uint32_t last;

    bool is_leaf() const { return last - first == 1; }
    /// The first leaf of the upper half: no other part has the same.
    std::uint32_t middle() const { return first + (last - first) / 2; }
    /// Among parts: leaves are even, others odd.
    std::size_t index() const { return is_leaf() ? 2 * std::size_t{first} : 2 * std::size_t{middle()} - 1; }
  };
  struct Unbuilt {
    Part part;
    double* box;  ///< where it is to be kept, null for that of the whole
  };

  std::span<std::uint32_t> rows(Part part);
  std::size_t row_count(std::size_t leaf) const;
  double* boxes(std::uint32_t middle) { return boxes_.get() + (middle - 1) * 4 * d_; }
  const double* boxes(std::uint32_t middle) const { return boxes_.get() + (middle - 1) * 4 * d_; }
  bool build(const Unbuilt& unbuilt, Work& work);
  bool find_box(Part part, Work& work);
  void fill(std::uint32_t leaf);
  template <typename Width>
  void search(NearestRows& nearest, Width d) const;
  template <typename Width>
  void look_at(NearestRows& nearest, Width d, std::uint32_t leaf) const;

  std::span<const double> X_;
  std::size_t d_ = 0;
  std::uint32_t leaves_ = 0;
  std::size_t n_ = 0;
  // Without values at first: to write zeros would be a slice that is too long.
  std::unique_ptr<std::uint32_t[]> order_;   ///< (n) rows in the order of the tree
  std::unique_ptr<std::uint32_t[]> lowest_;  ///< (2 · leaves) lowest row of each part
  std::unique_ptr<double[]> columns_;        ///< (leaves, d, 8) values of the rows of each leaf
  /// (leaves − 1, d, 4) of the two halves of each part and for each feature: the lowest value of either, and the
  /// highest.
  std::unique_ptr<double[]> boxes_;

  // While it is built:
  std::vector<Unbuilt> unbuilt_;  ///< the last is in turn
  bool numbered_ = false;         ///< whether `order_` has the rows
  bool boxed_ = false;            ///< whether the box of the part in turn is known
  std::uint32_t lowest_row_ = 0;
  std::array<double, most_features> low_, high_;  ///< its box
  Passes passes_;
  Selection selection_;
};

}  // namespace perceptron
