#include "learners/decision_tree.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "learners/baseline.hpp"
#include "learners/registry.hpp"

namespace perceptron {
namespace {

__extension__ using Wide = unsigned __int128;

/// Labels that came to a node.
struct Counts {
  std::uint32_t positives = 0;
  std::uint32_t negatives = 0;

  std::uint32_t size() const { return positives + negatives; }
  Counts minus(const Counts& part) const { return {positives - part.positives, negatives - part.negatives}; }
  Wide mixed() const { return Wide{positives} * negatives; }
};

/// Half the mean Gini impurity of two sides, times the examples of both, as a fraction of whole numbers: p q / n of one
/// side plus that of the other. With n ≤ 2^26 the parts are below 2^75 and 2^51, and what is compared below 2^125.
struct Impurity {
  Wide numerator, denominator;

  Impurity(const Counts& low, const Counts& high)
      : numerator(low.mixed() * high.size() + high.mixed() * low.size()), denominator(Wide{low.size()} * high.size()) {}

  bool operator<(const Impurity& other) const { return numerator * other.denominator < other.numerator * denominator; }
};

/// Midway between a < b, but never b itself, as rounding might have it: b must go to the high side.
double midway(double a, double b) {
  const double middle = (a + b) / 2;
  return middle < b ? middle : a;
}

/// A node whose question is looked for.
struct Open {
  std::uint32_t node;
  Counts all;
  std::int32_t feature = -1;  ///< of the best question so far; −1: there is none
  double threshold = 0;
  Counts low{};
  double hopeless = -1;  ///< what takes less of the impurity is worse
  Counts met{};          ///< in the sweep through a feature
  std::uint32_t last = 0;
  std::uint32_t low_place = 0, high_place = 0;  ///< of its children
};

/// Grows a tree level by level: a sweep through the rows in the order of a feature meets those of each node in that
/// order too.
class Grower {
 public:
  Grower(std::span<const double> X, std::span<const double> y, std::size_t d, std::size_t max_depth)
      : X_(X), y_(y), d_(d), n_(y.size()), max_depth_(max_depth), columns_(new Entry[n_ * d]), place_(n_) {}

  /// About how many multiply-adds growing is, at most.
  static double cost(double n, double d, double levels) {
    const double sort = 2 * copy_cost + std::ceil(std::log2(n)) * merge_cost;
    return n * (1 + d * sort + levels * (d * sweep_cost + divide_cost));
  }

  Task<> sort(Work& work) {
    std::unique_ptr<Keyed[]> from(new Keyed[n_]), to(new Keyed[n_]);
    for (std::size_t feature = 0; feature < d_; ++feature) {
      for (RowSlices rows(0, n_, copy_cost, work); rows.next();) {
        for (std::size_t row = rows.first; row < rows.last; ++row) {
          from[row] = {value(row, feature), {static_cast<std::uint32_t>(row & 0x7fffffff), y_[row] > 0}};
        }
        co_await rows.spend();
      }
      for (std::size_t width = 1; width < n_; width *= 2) {
        Merge merge{from.get(), to.get(), width, n_};
        for (RowSlices rows(0, n_, merge_cost, work); rows.next();) {
          merge.run(rows.first, rows.last);
          co_await rows.spend();
        }
        std::swap(from, to);
      }
      for (RowSlices rows(0, n_, copy_cost, work); rows.next();) {
        for (std::size_t at = rows.first; at < rows.last; ++at) column(feature)[at] = from[at].entry;
        co_await rows.spend();
      }
    }
  }

  /// Tries each feature in turn, each gap from the lowest on, which is the order that breaks ties.
  Task<std::vector<TreeNode>> grow(Work& work) {
    Counts all;
    for (RowSlices rows(0, n_, 1, work); rows.next();) {
      for (std::size_t row = rows.first; row < rows.last; ++row) ++(y_[row] > 0 ? all.positives : all.negatives);
      co_await rows.spend();
    }
    add(all, 0);
    for (std::size_t depth = 1; !open_.empty(); ++depth) {
      for (std::size_t feature = 0; feature < d_; ++feature) {
        for (Open& node : open_) node.met = {};
        for (RowSlices rows(0, n_, sweep_cost, work); rows.next();) {
          sweep(feature, rows.first, rows.last);
          co_await rows.spend();
        }
      }
      std::vector<Open> asked = std::exchange(open_, {});
      for (Open& node : asked) add_children(node, depth);
      if (open_.empty()) break;
      for (RowSlices rows(0, n_, divide_cost, work); rows.next();) {
        divide(asked, rows.first, rows.last);
        co_await rows.spend();
      }
    }
    co_return std::move(nodes_);
  }

 private:
  /// Multiply-adds for a row: to sort it in and take it over, to merge it, to meet it in a sweep, and to find its place
  /// among the nodes of the next level.
  static constexpr double copy_cost = 1, merge_cost = 3, sweep_cost = 4, divide_cost = 2;

  /// A row with its label: a sweep asks for nothing else, mostly.
  struct Entry {
    std::uint32_t row : 31;
    std::uint32_t positive : 1;
  };
  struct Keyed {
    double value;
    Entry entry;
  };

  /// Merges each two neighbouring runs of `width` sorted rows, a power of two, into one, a row at a time.
  struct Merge {
    const Keyed* from;
    Keyed* to;
    std::size_t width, n;
    std::size_t low = 0, high = 0;  ///< next of the two runs

    [[gnu::noinline]] void run(std::size_t first, std::size_t last) {
      for (std::size_t at = first; at < last; ++at) {
        const std::size_t begin = at & ~(2 * width - 1), middle = std::min(begin + width, n);
        if (at == begin) {
          low = begin;
          high = middle;
        }
        const bool has_high = high < std::min(begin + 2 * width, n);
        const bool takes_low = !has_high || (low < middle && from[low].value <= from[high].value);
        to[at] = from[takes_low ? low++ : high++];
      }
    }
  };

  Entry* column(std::size_t feature) const { return columns_.get() + feature * n_; }
  double value(std::size_t row, std::size_t feature) const { return X_[row * d_ + feature]; }

  /// Adds a node. Returns its place among those that are open, or `closed`.
  std::uint32_t add(const Counts& all, std::size_t depth) {
    const auto node = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({-1, 0, 0, 0, all.positives, all.negatives});
    if (depth == max_depth_ || all.positives == 0 || all.negatives == 0) return closed;
    open_.push_back({node, all});
    return static_cast<std::uint32_t>(open_.size() - 1);
  }

  void add_children(Open& parent, std::size_t depth) {
    parent.low_place = parent.high_place = closed;
    if (parent.feature < 0) return;
    const auto low = static_cast<std::uint32_t>(nodes_.size());
    nodes_[parent.node] = {parent.feature, parent.threshold, low, low + 1, parent.all.positives, parent.all.negatives};
    parent.low_place = add(parent.low, depth);
    parent.high_place = add(parent.all.minus(parent.low), depth);
  }

  [[gnu::noinline]] void sweep(std::size_t feature, std::size_t first, std::size_t last) {
    const Entry* const entries = column(feature);
    for (std::size_t at = first; at < last; ++at) {
      const Entry entry = entries[at];
      const std::uint32_t place = place_[entry.row];
      if (place == closed) continue;
      Open& node = open_[place];
      try_gap(node, feature, entry.row);
      node.met.positives += entry.positive;
      node.met.negatives += !entry.positive;
      node.last = entry.row;
    }
  }

  /// The gap before a row. With p of l rows positive on its low side, and P of N in all, what is taken of the impurity
  /// is (p N − P l)² / (l (N − l)), up to a factor that all gaps have: no gap needs a division.
  void try_gap(Open& node, std::size_t feature, std::uint32_t row) const {
    const double size = node.all.size(), low = node.met.size();
    // Whole numbers below 2^53, so far: only the square is rounded.
    const double lead = node.met.positives * size - node.all.positives * low;
    const double square = lead * lead, product = low * (size - low);
    if (square < node.hopeless * product) [[likely]]
      return;
    if (low == 0) return;
    const double here = value(node.last, feature), next = value(row, feature);
    if (!(here < next) || (node.feature >= 0 && !(Impurity(node.met, node.all.minus(node.met)) <
                                                  Impurity(node.low, node.all.minus(node.low)))))
      return;
    node.feature = static_cast<std::int32_t>(feature);
    node.threshold = midway(here, next);
    node.low = node.met;
    node.hopeless = square / product * (1 - 0x1p-48);
  }

  [[gnu::noinline]] void divide(std::span<const Open> asked, std::size_t first, std::size_t last) {
    for (auto row = static_cast<std::uint32_t>(first); row < last; ++row) {
      if (place_[row] == closed) continue;
      const Open& node = asked[place_[row]];
      const bool goes_low = node.feature < 0 || value(row, static_cast<std::size_t>(node.feature)) <= node.threshold;
      place_[row] = goes_low ? node.low_place : node.high_place;
    }
  }

  static constexpr std::uint32_t closed = ~std::uint32_t{0};

  std::span<const double> X_, y_;
  std::size_t d_, n_, max_depth_;
  // Without values at first: to write zeros would be a slice that is too long.
  std::unique_ptr<Entry[]> columns_;  ///< (d, n)
  std::vector<std::uint32_t> place_;  ///< (n) of a row's node among those that are open
  std::vector<Open> open_;
  std::vector<TreeNode> nodes_;
};

class DecisionTree final : public Baseline {
 public:
  explicit DecisionTree(std::size_t max_depth) : max_depth_(max_depth) {}

  Error check_labels(std::span<const double> y, std::size_t features) override {
    if (y.size() <= most_tree_examples) return Baseline::check_labels(y, features);
    return fail(Status::too_large, Field::X, Reason::many_values, static_cast<double>(y.size()),
                static_cast<double>(features), static_cast<double>(most_tree_examples * features));
  }

  std::vector<double> model(const Moment&) const override {
    std::vector<double> numbers;
    numbers.reserve(6 * nodes_.size());
    for (const TreeNode& node : nodes_) {
      numbers.insert(numbers.end(), {static_cast<double>(node.feature), node.threshold, static_cast<double>(node.low),
                                     static_cast<double>(node.high), static_cast<double>(node.positives),
                                     static_cast<double>(node.negatives)});
    }
    return numbers;
  }

 protected:
  Task<> grow(const Dataset& data, Work& work) override {
    nodes_ = co_await grow_tree(data.X, data.y, data.d, max_depth_, work);
  }

  double score(const Dataset&, const double* x) const override {
    const TreeNode& node = leaf(nodes_, x);
    const double positives = node.positives, negatives = node.negatives;
    return (positives - negatives) / (positives + negatives);
  }

  double score_cost(const Dataset&) const override { return 4 * static_cast<double>(max_depth_); }

  double preparation_cost(const Dataset& data) const override { return tree_cost(data.size(), data.d, max_depth_); }

 private:
  std::size_t max_depth_;
  std::vector<TreeNode> nodes_;
};

}  // namespace

double tree_cost(std::size_t n, std::size_t d, std::size_t max_depth) {
  return Grower::cost(static_cast<double>(n), static_cast<double>(d), static_cast<double>(max_depth));
}

Task<std::vector<TreeNode>> grow_tree(std::span<const double> X, std::span<const double> y, std::size_t d,
                                      std::size_t max_depth, Work& work) {
  Grower grower(X, y, d, max_depth);
  co_await grower.sort(work);
  co_return co_await grower.grow(work);
}

const TreeNode& leaf(std::span<const TreeNode> tree, const double* x) {
  std::size_t at = 0;
  while (tree[at].feature >= 0) at = x[tree[at].feature] <= tree[at].threshold ? tree[at].low : tree[at].high;
  return tree[at];
}

std::unique_ptr<Learner> make_decision_tree(const DecisionTreeOptions& options, bool) {
  return std::make_unique<DecisionTree>(options.max_depth);
}

}  // namespace perceptron
