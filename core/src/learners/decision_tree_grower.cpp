#include "learners/decision_tree_grower.hpp"

#include "learners/sorted_columns.hpp"

namespace perceptron {
namespace {

__extension__ using Wide = unsigned __int128;

/// Multiply-adds to try a gap between two rows.
constexpr double gap_cost = 4;

/// Labels that came to a node.
struct Counts {
  std::uint64_t positives = 0;
  std::uint64_t negatives = 0;

  std::uint64_t size() const { return positives + negatives; }
  Counts minus(const Counts& part) const { return {positives - part.positives, negatives - part.negatives}; }
};

/// Half the mean Gini impurity of two sides, times the examples of both, as a fraction of whole numbers: p q / n of one
/// side plus that of the other. With n ≤ 2^26 the parts are below 2^75 and 2^51, and what is compared below 2^125.
struct Impurity {
  Wide numerator, denominator;

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
};

/// Midway between a < b, but never b itself, as rounding might have it: b must go to the high side.
double midway(double a, double b) {
  const double middle = (a + b) / 2;
  return middle < b ? middle : a;
}

/// Looks for the best split of a node: each feature in turn, each gap from the lowest on, which is the order that
/// breaks ties.
///
/// With p of l rows positive on the low side of a gap, and P of N in all, what is taken of the impurity is
/// (p N − P l)² / (l (N − l)), up to a factor that all gaps have: no gap needs a division.
class SplitSearch {
 public:
  /// The node's rows begin at `begin` in every column.
  SplitSearch(const SortedColumns& columns, std::size_t begin, const Counts& counts)
      : columns_(columns), begin_(begin), counts_(counts) {}

  /// Tries the gaps behind the rows first…last−1, which follow on those tried before. There is a row behind each.
  [[gnu::noinline]] void look_at(std::size_t feature, std::size_t first, std::size_t last) {
    const SortedColumns::Entry* const entries = columns_.column(feature).data() + begin_;
    const auto size = static_cast<double>(counts_.size()), positives = static_cast<double>(counts_.positives);
    std::uint32_t low_positives = first == 0 ? 0 : low_positives_;
    for (std::size_t at = first; at < last; ++at) {
      low_positives += entries[at].positive;
      const auto low = static_cast<double>(static_cast<std::uint32_t>(at) + 1);
      // Whole numbers up to 2^52, so far: only the square is rounded.
      const double lead = static_cast<double>(low_positives) * size - positives * low;
      const double square = lead * lead, product = low * (size - low);
      if (square < hopeless_ * product) [[likely]]
        continue;
      consider(feature, entries + at, {low_positives, at + 1 - low_positives}, square, product);
    }
    low_positives_ = low_positives;
  }

  const NodeSplit& best() const { return best_; }

 private:
  /// Takes the gap behind a row, unless there is none, or it is no better than the best.
  void consider(std::size_t feature, const SortedColumns::Entry* row, const Counts& low, double square,
                double product) {
    const double here = columns_.value(row[0].row, feature), next = columns_.value(row[1].row, feature);
    if (!(here < next)) return;
    if (!(square > better_ * product) && !(impurity(low) < impurity(best_.low))) return;
    best_ = {static_cast<std::int32_t>(feature), midway(here, next), low};
    hopeless_ = square / product * (1 - 0x1p-48);
    better_ = square / product * (1 + 0x1p-48);
  }

  Impurity impurity(const Counts& low) const { return {low, counts_.minus(low)}; }

  const SortedColumns& columns_;
  std::size_t begin_;
  Counts counts_;
  std::uint32_t low_positives_ = 0;  ///< of the rows before a gap
  NodeSplit best_;
  /// What takes less of the impurity is worse than the best, what takes more is better: between them, whole numbers
  /// decide.
  double hopeless_ = -1, better_ = -1;
};

/// The rows of a node: the same range in every column.
struct Part {
  std::size_t begin;
  std::size_t end;
  std::size_t depth;
};

Task<NodeSplit> best_split(const SortedColumns& columns, std::size_t d, Part part, Counts counts, Work& work) {
  SplitSearch search(columns, part.begin, counts);
  for (std::size_t feature = 0; feature < d; ++feature) {
    for (RowSlices rows(0, part.end - part.begin - 1, gap_cost, work); rows.next();) {
      search.look_at(feature, rows.first, rows.last);
      co_await rows.spend();
    }
  }
  co_return search.best();
}

}  // namespace

double tree_cost(std::size_t n, std::size_t d, std::size_t max_depth) {
  const auto rows = static_cast<double>(n);
  // Each level has every row once.
  const double levels = static_cast<double>(max_depth) * (gap_cost * rows + SortedColumns::divide_cost(rows));
  return static_cast<double>(d) * (SortedColumns::sort_cost(n) + levels);
}

Task<std::vector<TreeNode>> grow_tree(std::span<const double> X, std::span<const double> y, std::size_t d,
                                      std::size_t max_depth, Work& work) {
  SortedColumns columns(X, y, d);
  co_await columns.sort(work);
  Counts all;
  for (RowSlices rows(0, y.size(), 1, work); rows.next();) {
    for (std::size_t row = rows.first; row < rows.last; ++row) ++(y[row] > 0 ? all.positives : all.negatives);
    co_await rows.spend();
  }
  std::vector<TreeNode> nodes;
  std::vector<Part> parts;  // of each node
  const auto add = [&](const Part& part, const Counts& counts) {
    TreeNode node;
    node.positives = static_cast<std::uint32_t>(counts.positives);
    node.negatives = static_cast<std::uint32_t>(counts.negatives);
    nodes.push_back(node);
    parts.push_back(part);
  };
  add({0, y.size(), 0}, all);
  // Children are added behind: the loop meets them in later turns, level by level.
  for (std::size_t at = 0; at < nodes.size(); ++at) {
    const Part part = parts[at];
    if (at > 0 && part.depth > parts[at - 1].depth) columns.descend();
    const Counts counts{nodes[at].positives, nodes[at].negatives};
    if (part.depth == max_depth || counts.positives == 0 || counts.negatives == 0) continue;
    const NodeSplit split = co_await best_split(columns, d, part, counts, work);
    if (split.feature < 0) continue;
    const std::size_t middle = part.begin + static_cast<std::size_t>(split.low.size());
    // Children on the last level are leaves, and nobody asks for their rows.
    if (part.depth + 1 < max_depth) {
      co_await columns.divide(part.begin, middle, part.end, static_cast<std::size_t>(split.feature), work);
    }
    TreeNode& node = nodes[at];
    node.feature = split.feature;
    node.threshold = split.threshold;
    node.low = static_cast<std::uint32_t>(nodes.size());
    node.high = node.low + 1;
    add({part.begin, middle, part.depth + 1}, split.low);
    add({middle, part.end, part.depth + 1}, counts.minus(split.low));
  }
  co_return nodes;
}

const TreeNode& leaf(std::span<const TreeNode> tree, const double* x) {
  std::size_t at = 0;
  while (tree[at].feature >= 0) at = x[tree[at].feature] <= tree[at].threshold ? tree[at].low : tree[at].high;
  return tree[at];
}

}  // namespace perceptron
