#include "learners/decision_tree_grower.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
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

  /// In doubles, off by less than one part in 2^50.
  static double nearly(const Counts& low, const Counts& high) {
    const auto part = [](const Counts& side) {
      return static_cast<double>(side.positives * side.negatives) / static_cast<double>(side.size());
    };
    return part(low) + part(high);
  }

  bool operator<(const Impurity& other) const { return numerator * other.denominator < other.numerator * denominator; }
};

struct NodeSplit {
  std::int32_t feature = -1;  ///< −1: there is none
  double threshold = 0;
  Counts low;
  Impurity impurity;
  /// What `Impurity::nearly` says of no split that is as good: most need no long numbers.
  double hopeless = std::numeric_limits<double>::infinity();
};

/// Midway between a < b, but never b itself, as rounding might have it: b must go to the high side.
double midway(double a, double b) {
  const double middle = (a + b) / 2;
  return middle < b ? middle : a;
}

}  // namespace

static double sort_cost(double n) { return 4 * n * std::log2(n + 1); }
static double search_cost(double n) { return 16 * n; }
static double divide_cost(double n) { return 8 * n; }

double tree_cost(std::size_t n, std::size_t d, std::size_t max_depth) {
  const auto rows = static_cast<double>(n);
  // Each level has every row once.
  const double levels = static_cast<double>(max_depth) * (search_cost(rows) + divide_cost(rows));
  return static_cast<double>(d) * (sort_cost(rows) + levels);
}

class TreeGrower::Parts {
 public:
  Parts(std::span<const double> X, std::span<const double> y, std::size_t d, std::size_t max_depth)
      : X_(X), y_(y), d_(d), max_depth_(max_depth), columns_(y.size() * d), goes_low_(y.size()), spare_(y.size()) {
    add({0, y_.size(), 0}, count_all());
  }

  bool advance(Work& work) {
    const auto sort_one = [&](std::size_t j) { return sort(j); };
    if (!sorting_.run(d_, work, sort_one)) return false;
    // Children are added behind: the loop meets them in later turns, level by level.
    while (at_ < nodes_.size()) {
      if (!split_node(work)) return false;
      ++at_;
      best_ = {};
      searching_ = dividing_ = {};
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

    double size() const { return static_cast<double>(end - begin); }
  };

  struct Entry {
    double value;
    std::uint32_t row;
  };

  double value(std::uint32_t row, std::size_t feature) const { return X_[row * d_ + feature]; }

  std::uint32_t* column(std::size_t j) { return columns_.data() + j * y_.size(); }

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

  /// Puts the rows into the order of a feature. What that has cost, as of the functions below.
  double sort(std::size_t j) {
    // Values beside their rows: a comparison looks nowhere else.
    sorted_.resize(y_.size());
    for (std::uint32_t row = 0; row < y_.size(); ++row) sorted_[row] = {value(row, j), row};
    std::sort(sorted_.begin(), sorted_.end(), [](const Entry& a, const Entry& b) { return a.value < b.value; });
    std::transform(sorted_.begin(), sorted_.end(), column(j), [](const Entry& entry) { return entry.row; });
    if (j + 1 == d_) sorted_ = {};
    return sort_cost(static_cast<double>(y_.size()));
  }

  /// Gives the node in turn its question and its children, unless it remains a leaf. True once that is done.
  bool split_node(Work& work) {
    const Part part = parts_[at_];
    const Counts counts{nodes_[at_].positives, nodes_[at_].negatives};
    if (part.depth == max_depth_ || counts.positives == 0 || counts.negatives == 0) return true;
    if (!searching_.run(d_, work, [&](std::size_t j) { return search(part, counts, j); })) return false;
    if (best_.feature < 0) return true;
    // Children on the last level are leaves, and nobody asks for their rows.
    const std::size_t divided = part.depth + 1 < max_depth_ ? d_ : 0;
    if (!dividing_.run(divided, work, [&](std::size_t j) { return divide(part, j); })) return false;
    TreeNode& node = nodes_[at_];
    node.feature = best_.feature;
    node.threshold = best_.threshold;
    node.low = static_cast<std::uint32_t>(nodes_.size());
    node.high = node.low + 1;
    const std::size_t middle = part.begin + static_cast<std::size_t>(best_.low.size());
    add({part.begin, middle, part.depth + 1}, best_.low);
    add({middle, part.end, part.depth + 1}, counts.minus(best_.low));
    return true;
  }

  /// Tries every gap between different neighbouring values of a feature, in the order that breaks ties.
  double search(const Part& part, const Counts& counts, std::size_t j) {
    const std::uint32_t* const rows = column(j);
    Counts low;
    double here = value(rows[part.begin], j);
    for (std::size_t at = part.begin; at + 1 < part.end; ++at) {
      ++(y_[rows[at]] > 0 ? low.positives : low.negatives);
      const double next = value(rows[at + 1], j);
      if (here < next) {
        const Counts high = counts.minus(low);
        const double nearly = Impurity::nearly(low, high);
        if (nearly < best_.hopeless) {
          const Impurity impurity(low, high);
          if (impurity < best_.impurity) {
            best_ = {static_cast<std::int32_t>(j), midway(here, next), low, impurity, nearly * (1 + 0x1p-48)};
          }
        }
      }
      here = next;
    }
    return search_cost(part.size());
  }

  /// Puts the rows of the low side first in a column; both sides stay sorted.
  double divide(const Part& part, std::size_t j) {
    if (j == 0) mark(part);
    std::uint32_t* const rows = column(j);
    std::uint32_t* low = rows + part.begin;
    std::uint32_t* high = spare_.data();
    for (std::size_t at = part.begin; at < part.end; ++at) {
      const std::uint32_t row = rows[at];
      *(goes_low_[row] ? low : high)++ = row;
    }
    std::copy(spare_.data(), high, low);
    return divide_cost(part.size());
  }

  /// Which rows go to the low side.
  void mark(const Part& part) {
    const std::uint32_t* const asked = column(static_cast<std::size_t>(best_.feature));
    for (std::size_t at = part.begin; at < part.end; ++at) goes_low_[asked[at]] = at < part.begin + best_.low.size();
  }

  std::span<const double> X_;
  std::span<const double> y_;
  std::size_t d_;
  std::size_t max_depth_;
  std::vector<std::uint32_t> columns_;  ///< (d, n) rows sorted by each feature, within each node
  std::vector<Entry> sorted_;           ///< (n) while a column is sorted
  std::vector<std::uint8_t> goes_low_;  ///< (n) by row, while a node is divided
  std::vector<std::uint32_t> spare_;    ///< (n) rows of the high side, while a column is divided
  std::vector<TreeNode> nodes_;
  std::vector<Part> parts_;  ///< of each node
  std::size_t at_ = 0;       ///< the node in turn
  NodeSplit best_;           ///< of those tried for it
  Loop sorting_, searching_, dividing_;
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
