#include "decision_tree_grower.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace perceptron {
namespace {

__extension__ using Wide = unsigned __int128;

/// Labels that came to a node.
struct Counts {
  std::uint64_t positives = 0;
  std::uint64_t negatives = 0;

  std::uint64_t size() const { return positives + negatives; }
  Counts minus(const Counts& part) const { return {positives - part.positives, negatives - part.negatives}; }
};

/// Half the mean Gini impurity of two sides, times the examples of both, as a fraction of whole numbers: p q / n of one
/// side plus that of the other. With n < 2^25 the parts are below 2^73 and 2^48.
struct Impurity {
  Wide numerator = 1;
  Wide denominator = 0;  ///< 0: infinite, worse than any

  Impurity() = default;
  Impurity(const Counts& low, const Counts& high)
      : numerator(Wide{low.positives * low.negatives} * high.size() +
                  Wide{high.positives * high.negatives} * low.size()),
        denominator(Wide{low.size()} * high.size()) {}

  bool operator<(const Impurity& other) const { return numerator * other.denominator < other.numerator * denominator; }
};

struct Split {
  std::int32_t feature = -1;  ///< −1: there is none
  double threshold = 0;
  Counts low;
  Impurity impurity;
};

/// Midway between a < b, but never b itself, as rounding might have it: b must go to the high side.
double midway(double a, double b) {
  const double middle = (a + b) / 2;
  return middle < b ? middle : a;
}

class Grower {
 public:
  Grower(std::span<const double> X, std::span<const double> y, std::size_t d)
      : X_(X), y_(y), d_(d), columns_(y.size() * d), goes_low_(y.size()), spare_(y.size()) {
    for (std::size_t j = 0; j < d; ++j) {
      const auto column = columns_.begin() + j * y.size();
      std::iota(column, column + y.size(), 0u);
      std::sort(column, column + y.size(), [&](std::uint32_t a, std::uint32_t b) { return value(a, j) < value(b, j); });
    }
  }

  std::vector<TreeNode> grow(std::size_t max_depth) {
    add({0, y_.size(), 0}, count_all());
    // Children are added behind: the loop meets them in later turns, level by level.
    for (std::size_t at = 0; at < nodes_.size(); ++at) {
      const Part part = parts_[at];
      const Counts counts{nodes_[at].positives, nodes_[at].negatives};
      if (part.depth == max_depth || counts.positives == 0 || counts.negatives == 0) continue;
      const Split split = best_split(part, counts);
      if (split.feature < 0) continue;
      nodes_[at].feature = split.feature;
      nodes_[at].threshold = split.threshold;
      nodes_[at].low = static_cast<std::uint32_t>(nodes_.size());
      nodes_[at].high = nodes_[at].low + 1;
      const std::size_t middle = part.begin + static_cast<std::size_t>(split.low.size());
      // Children on the last level are leaves, and nobody asks for their rows.
      if (part.depth + 1 < max_depth) divide(part, split);
      add({part.begin, middle, part.depth + 1}, split.low);
      add({middle, part.end, part.depth + 1}, counts.minus(split.low));
    }
    return std::move(nodes_);
  }

 private:
  /// The rows of a node: the same range in every column.
  struct Part {
    std::size_t begin;
    std::size_t end;
    std::size_t depth;
  };

  double value(std::uint32_t row, std::size_t feature) const { return X_[row * d_ + feature]; }

  Counts count_all() const {
    const auto positives = static_cast<std::uint64_t>(std::count(y_.begin(), y_.end(), 1.0));
    return {positives, y_.size() - positives};
  }

  void add(const Part& part, const Counts& counts) {
    TreeNode node;
    node.positives = static_cast<std::uint32_t>(counts.positives);
    node.negatives = static_cast<std::uint32_t>(counts.negatives);
    nodes_.push_back(node);
    parts_.push_back(part);
  }

  /// Tries every gap between different neighbouring values, in the order that breaks ties.
  Split best_split(const Part& part, const Counts& counts) const {
    Split best;
    for (std::size_t j = 0; j < d_; ++j) {
      const std::uint32_t* const column = columns_.data() + j * y_.size();
      Counts low;
      double here = value(column[part.begin], j);
      for (std::size_t at = part.begin; at + 1 < part.end; ++at) {
        ++(y_[column[at]] > 0 ? low.positives : low.negatives);
        const double next = value(column[at + 1], j);
        if (here < next) {
          const Impurity impurity(low, counts.minus(low));
          if (impurity < best.impurity) best = {static_cast<std::int32_t>(j), midway(here, next), low, impurity};
        }
        here = next;
      }
    }
    return best;
  }

  /// Puts the rows of the low side first in every column; both sides stay sorted.
  void divide(const Part& part, const Split& split) {
    const std::uint32_t* const asked = columns_.data() + static_cast<std::size_t>(split.feature) * y_.size();
    for (std::size_t at = part.begin; at < part.end; ++at) goes_low_[asked[at]] = at < part.begin + split.low.size();
    for (std::size_t j = 0; j < d_; ++j) {
      std::uint32_t* const column = columns_.data() + j * y_.size();
      std::uint32_t* low = column + part.begin;
      std::uint32_t* high = spare_.data();
      for (std::size_t at = part.begin; at < part.end; ++at) {
        const std::uint32_t row = column[at];
        *(goes_low_[row] ? low : high)++ = row;
      }
      std::copy(spare_.data(), high, low);
    }
  }

  std::span<const double> X_;
  std::span<const double> y_;
  std::size_t d_;
  std::vector<std::uint32_t> columns_;  ///< (d, n) rows sorted by each feature, within each node
  std::vector<std::uint8_t> goes_low_;  ///< (n) by row, while a node is divided
  std::vector<std::uint32_t> spare_;    ///< (n) rows of the high side, while a column is divided
  std::vector<TreeNode> nodes_;
  std::vector<Part> parts_;  ///< of each node
};

}  // namespace

std::vector<TreeNode> grow_tree(std::span<const double> X, std::span<const double> y, std::size_t d,
                                std::size_t max_depth) {
  return Grower(X, y, d).grow(max_depth);
}

const TreeNode& leaf(std::span<const TreeNode> tree, const double* x) {
  std::size_t at = 0;
  while (tree[at].feature >= 0) at = x[tree[at].feature] <= tree[at].threshold ? tree[at].low : tree[at].high;
  return tree[at];
}

}  // namespace perceptron
