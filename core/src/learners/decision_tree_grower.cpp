#include "learners/decision_tree_grower.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "learners/sorted_columns.hpp"

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

struct NodeSplit {
  std::int32_t feature = -1;  ///< −1: there is none
  double threshold = 0;
  Counts low;
  Impurity impurity;
  /// No split whose impurity is more than this in doubles is as good: most need no long numbers.
  double hopeless = std::numeric_limits<double>::infinity();
};

/// Midway between a < b, but never b itself, as rounding might have it: b must go to the high side.
double midway(double a, double b) {
  const double middle = (a + b) / 2;
  return middle < b ? middle : a;
}

}  // namespace

/// Multiply-adds to try a gap between two rows.
static constexpr double gap_cost = 8;

double tree_cost(std::size_t n, std::size_t d, std::size_t max_depth) {
  const auto rows = static_cast<double>(n);
  // Each level has every row once.
  const double levels = static_cast<double>(max_depth) * (gap_cost * rows + SortedColumns::divide_cost(rows));
  return static_cast<double>(d) * (SortedColumns::sort_cost(n) + levels);
}

class TreeGrower::Parts {
 public:
  Parts(std::span<const double> X, std::span<const double> y, std::size_t d, std::size_t max_depth)
      : y_(y), d_(d), max_depth_(max_depth), columns_(X, y, d) {}

  bool advance(Work& work) {
    if (nodes_.empty() && !plant(work)) return false;
    // Children are added behind: the loop meets them in later turns, level by level.
    for (; at_ < nodes_.size(); ++at_) {
      if (!split_node(work)) return false;
    }
    return true;
  }

  std::vector<TreeNode> take() { return std::move(nodes_); }

 private:
  /// The rows of a node: the same range in every column.
  struct Part {
    std::size_t begin;
    std::size_t end;
    std::size_t depth;
  };

  /// Makes the root. True once that is done.
  bool plant(Work& work) {
    if (!columns_.sort(work)) return false;
    const auto count = [&](std::size_t, std::size_t first, std::size_t last) {
      for (std::size_t row = first; row < last; ++row) ++(y_[row] > 0 ? all_.positives : all_.negatives);
    };
    if (!passes_.run(1, y_.size(), 1, work, count)) return false;
    add({0, y_.size(), 0}, all_);
    return true;
  }

  void add(const Part& part, const Counts& counts) {
    TreeNode node;
    node.positives = static_cast<std::uint32_t>(counts.positives);
    node.negatives = static_cast<std::uint32_t>(counts.negatives);
    nodes_.push_back(node);
    parts_.push_back(part);
  }

  /// Gives the node in turn its question and its children, unless it remains a leaf. True once that is done.
  bool split_node(Work& work) {
    const Part part = parts_[at_];
    const Counts counts{nodes_[at_].positives, nodes_[at_].negatives};
    if (part.depth == max_depth_ || counts.positives == 0 || counts.negatives == 0) return true;
    if (!searched_) {
      const auto gaps = [&](std::size_t j, std::size_t first, std::size_t last) {
        search(part, counts, j, first, last);
      };
      if (!passes_.run(d_, part.end - part.begin, gap_cost, work, gaps)) return false;
      searched_ = true;
    }
    const std::size_t middle = part.begin + static_cast<std::size_t>(best_.low.size());
    // Children on the last level are leaves, and nobody asks for their rows.
    if (best_.feature >= 0 && part.depth + 1 < max_depth_ &&
        !columns_.divide(part.begin, part.end, static_cast<std::size_t>(best_.feature), middle - part.begin, work)) {
      return false;
    }
    if (best_.feature >= 0) {
      TreeNode& node = nodes_[at_];
      node.feature = best_.feature;
      node.threshold = best_.threshold;
      node.low = static_cast<std::uint32_t>(nodes_.size());
      node.high = node.low + 1;
      add({part.begin, middle, part.depth + 1}, best_.low);
      add({middle, part.end, part.depth + 1}, counts.minus(best_.low));
    }
    best_ = {};
    searched_ = false;
    return true;
  }

  /// Tries the gaps behind the rows first…last−1 of a part between different neighbouring values of a feature, in the
  /// order that breaks ties.
  void search(const Part& part, const Counts& counts, std::size_t j, std::size_t first, std::size_t last) {
    const auto entries = columns_.column(j).subspan(part.begin, part.end - part.begin);
    const auto size = static_cast<double>(counts.size()), positives = static_cast<double>(counts.positives);
    std::uint32_t low_positives = first == 0 ? 0 : low_positives_;
    for (std::size_t at = first; at < std::min(last, entries.size() - 1); ++at) {
      low_positives += entries[at].positive;
      if (entries[at].rank == entries[at + 1].rank) continue;
      // The impurity as a fraction of doubles, either part off by less than one part in 2^50: divisions would be most
      // of the search.
      const auto low = static_cast<double>(static_cast<std::uint32_t>(at) + 1), p = static_cast<double>(low_positives);
      const double high = size - low, q = positives - p;
      const double numerator = p * (low - p) * high + q * (high - q) * low;
      const double denominator = low * high;
      if (numerator < best_.hopeless * denominator) {
        const Counts below{low_positives, at + 1 - low_positives};
        const Impurity impurity(below, counts.minus(below));
        if (impurity < best_.impurity) {
          const double here = columns_.value(entries[at].row, j), next = columns_.value(entries[at + 1].row, j);
          best_ = {static_cast<std::int32_t>(j), midway(here, next), below, impurity,
                   numerator / denominator * (1 + 0x1p-48)};
        }
      }
    }
    low_positives_ = low_positives;
  }

  std::span<const double> y_;
  std::size_t d_;
  std::size_t max_depth_;
  SortedColumns columns_;
  std::vector<TreeNode> nodes_;
  std::vector<Part> parts_;          ///< of each node
  std::size_t at_ = 0;               ///< the node in turn
  NodeSplit best_;                   ///< of those tried for it
  bool searched_ = false;            ///< whether all have been
  Counts all_;                       ///< labels of all rows
  std::uint32_t low_positives_ = 0;  ///< labels of the rows before a gap
  Passes passes_;
};

TreeGrower::TreeGrower(std::span<const double> X, std::span<const double> y, std::size_t d, std::size_t max_depth)
    : parts_(std::make_unique<Parts>(X, y, d, max_depth)) {}
TreeGrower::~TreeGrower() = default;

bool TreeGrower::advance(Work& work) { return parts_->advance(work); }

std::vector<TreeNode> TreeGrower::take() { return parts_->take(); }

std::vector<TreeNode> grow_tree(std::span<const double> X, std::span<const double> y, std::size_t d,
                                std::size_t max_depth) {
  Work work = Work::unlimited();
  TreeGrower grower(X, y, d, max_depth);
  grower.advance(work);
  return grower.take();
}

const TreeNode& leaf(std::span<const TreeNode> tree, const double* x) {
  std::size_t at = 0;
  while (tree[at].feature >= 0) at = x[tree[at].feature] <= tree[at].threshold ? tree[at].low : tree[at].high;
  return tree[at];
}

}  // namespace perceptron
