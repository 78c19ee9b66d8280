#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "numeric/bits.hpp"
#include "numeric/work.hpp"

namespace perceptron {

/// A squared distance. Squares of small differences vanish: where they do it is the square of the distance times 2^600,
/// and smaller than all others. Numbers that are not negative are in the order of their bits.
class Square {
 public:
  Square() = default;
  static Square large(double square) { return Square(bits_of(square) | above); }
  static Square small(double scaled) { return Square(bits_of(scaled)); }

  auto operator<=>(const Square&) const = default;

 private:
  static constexpr std::uint64_t above = std::uint64_t{1} << 63;
  explicit Square(std::uint64_t bits) : bits_(bits) {}

  std::uint64_t bits_ = 0;
};

/// A row, or a range of rows by the least it can offer. The lesser is nearer.
struct Neighbour {
  Square distance;
  std::uint32_t row;

  auto operator<=>(const Neighbour&) const = default;
};

/// The exact nearest rows by Euclidean distance. Up to `tree_features` features in a k-d tree (Bentley 1975); above,
/// where a tree would be walked nearly whole, every row is looked at.
class Neighbours {
 public:
  static constexpr std::size_t tree_features = 8;

  /// Builds the tree over the rows of X (n, d), 0 < n < 2^32, 0 < d, finite. Keeps no copy: X has to outlive it.
  void create(std::span<const double> X, std::size_t d);

  /// The same in slices: `start`, then `advance` until it says true.
  void start(std::span<const double> X, std::size_t d);
  bool advance(Work& work);

  /// Fills `out` with the rows nearest to x, nearest first; of equally near rows the one of lower index comes first. As
  /// many as `out` has room for, 1…n. Asks for no memory.
  void nearest(const double* x, std::span<Neighbour> out) const;

  /// The same, where `out` holds the rows nearest to another point: the nearer that is, the less is looked at.
  void nearest_again(const double* x, std::span<Neighbour> out) const;

 private:
  /// A range of `order_`; its node is the one in its middle.
  struct Range {
    std::size_t begin = 0;
    std::size_t end = 0;

    std::size_t middle() const { return begin + (end - begin) / 2; }
  };
  struct Node {
    std::uint32_t lowest = 0;  ///< lowest index of a row in the range
    std::uint32_t axis = 0;    ///< feature whose middle value parts the range
  };
  struct Search;

  bool is_leaf(Range range) const { return range.end - range.begin <= leaf_; }
  double value(std::uint32_t row, std::size_t axis) const { return X_[row * d_ + axis]; }
  void build(Range range);
  std::uint32_t widest(Range range) const;
  void answer(Search& search) const;
  template <typename Width>
  void offer(Search& search, Width d, std::uint32_t row) const;
  template <typename Width>
  void visit(Search& search, Width d, std::size_t begin, std::size_t end, double parted) const;

  std::span<const double> X_;
  std::size_t d_ = 0;
  std::size_t leaf_ = 0;              ///< most rows in a range that is not parted
  std::vector<std::uint32_t> order_;  ///< (n) rows in the order of the tree
  std::vector<Node> nodes_;           ///< (n) node of the range whose middle is here
  std::vector<Range> unbuilt_;        ///< ranges that are still to be built
};

}  // namespace perceptron
