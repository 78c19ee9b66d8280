#include "learners/decision_tree.hpp"

#include "learners/baseline.hpp"
#include "learners/registry.hpp"
#include "numeric/bits.hpp"

namespace perceptron {
namespace {

__extension__ using Wide = unsigned __int128;

/// Labels that came to a node.
struct Counts {
  std::uint64_t positives = 0;
  std::uint64_t negatives = 0;

  std::uint64_t size() const { return positives + negatives; }
  std::uint64_t mixed() const { return positives * negatives; }
  Counts minus(const Counts& part) const { return {positives - part.positives, negatives - part.negatives}; }
};

/// Half the mean Gini impurity of two sides, times the examples of both, as a fraction of whole numbers: p q / n of one
/// side plus that of the other. With n ≤ 2^26 the parts are below 2^75 and 2^51, and what is compared below 2^125.
struct Impurity {
  Wide numerator, denominator;

  Impurity(const Counts& low, const Counts& high)
      : numerator(Wide{low.mixed()} * high.size() + Wide{high.mixed()} * low.size()),
        denominator(Wide{low.size()} * high.size()) {}

  bool operator<(const Impurity& other) const { return numerator * other.denominator < other.numerator * denominator; }
};

struct Question {
  std::int32_t feature = -1;  ///< −1: there is none
  double threshold = 0;
  Counts low;
  double hopeless = -1;  ///< what takes less of the impurity is worse
};

/// Whole numbers in the order of the doubles; zeros of either sign are equal.
std::uint64_t key_of(double value) {
  const std::uint64_t bits = bits_of(value + 0.0), sign = std::uint64_t{1} << 63;
  return bits & sign ? ~bits : bits | sign;
}

/// The rows of a node: the same range in every column.
struct Part {
  std::size_t begin, end, depth;
};

/// The columns have the rows of X sorted by each feature: once, then divided into parts that stay sorted.
class Grower {
 public:
  Grower(Numbers X, Numbers y, std::size_t d)
      : X_(X), y_(y), d_(d), n_(y.size()), columns_(new Entry[n_ * d]), spare_(new Entry[n_]) {}

  /// About how many multiply-adds growing is, at most: each level has every row once.
  static double cost(double n, double d, double levels) {
    constexpr double sort = count_cost + digits * digit_cost + take_cost, level = gap_cost + divide_cost + copy_cost;
    return n * (1 + d * (sort + levels * level));
  }

  Task<> sort(Work& work) {
    const std::unique_ptr<Keyed[]> room[] = {std::unique_ptr<Keyed[]>(new Keyed[n_]),
                                             std::unique_ptr<Keyed[]>(new Keyed[n_])};
    for (std::size_t feature = 0; feature < d_; ++feature) {
      Keyed *from = room[0].get(), *to = room[1].get();
      Places places{};
      co_await in_slices(0, n_, count_cost, work,
                         [&, from](std::size_t first, std::size_t last) { count(feature, from, places, first, last); });
      for (std::size_t digit = 0; digit < digits; ++digit) {
        if (!find_places(places[digit])) continue;
        co_await in_slices(0, n_, digit_cost, work, [&, from, to, digit](std::size_t first, std::size_t last) {
          move(from, to, places[digit], digit, first, last);
        });
        std::swap(from, to);
      }
      co_await in_slices(0, n_, take_cost, work, [=, this](std::size_t first, std::size_t last) {
        for (std::size_t at = first; at < last; ++at) column(feature)[at] = from[at].entry;
      });
    }
  }

  /// Tries each feature in turn, each gap from the lowest on, which is the order that breaks ties.
  Task<Question> best_question(Part part, Counts counts, Work& work) const {
    Question best;
    for (std::size_t feature = 0; feature < d_; ++feature) {
      std::uint32_t low_positives = 0;
      co_await in_slices(0, part.end - part.begin - 1, gap_cost, work, [&](std::size_t first, std::size_t last) {
        try_gaps(best, feature, part, counts, low_positives, first, last);
      });
    }
    co_return best;
  }

  /// Moves the rows of a part that are at most at the threshold to its front, in every column. Both sides stay sorted.
  Task<> divide(Part part, Question question, Work& work) {
    for (std::size_t feature = 0; feature < d_; ++feature) {
      Entry* low = column(feature) + part.begin;
      Entry* high = spare_.get();
      co_await in_slices(part.begin, part.end, divide_cost, work, [&](std::size_t first, std::size_t last) {
        move_to_sides(feature, question, low, high, first, last);
      });
      const auto others = static_cast<std::size_t>(high - spare_.get());
      co_await in_slices(0, others, copy_cost, work, [low, this](std::size_t first, std::size_t last) {
        std::copy(spare_.get() + first, spare_.get() + last, low + first);
      });
    }
  }

 private:
  /// Multiply-adds for a row: to count its digits, move it by one, copy it once sorted, try the gap behind it, move it
  /// to its side, and copy it back.
  static constexpr double count_cost = 6, digit_cost = 2, take_cost = 1, gap_cost = 4, divide_cost = 3, copy_cost = 1;

  /// Bytes of a number, by which columns are sorted.
  static constexpr std::size_t digits = 8;

  /// A row with its label: a pass over a column asks for nothing else.
  struct Entry {
    std::uint32_t row : 31;
    std::uint32_t positive : 1;
  };
  struct Keyed {
    std::uint64_t key;
    Entry entry;
  };
  /// How often there is each value of a digit, then where the next row that has it goes.
  using Places = std::array<std::array<std::uint32_t, 256>, digits>;

  static std::size_t digit_of(std::uint64_t key, std::size_t digit) { return key >> 8 * digit & 0xff; }
  Entry* column(std::size_t feature) const { return columns_.get() + feature * n_; }
  double value(std::uint32_t row, std::size_t feature) const { return X_[row * d_ + feature]; }

  [[gnu::noinline]] void count(std::size_t feature, Keyed* to, Places& places, std::size_t first,
                               std::size_t last) const {
    for (auto row = static_cast<std::uint32_t>(first); row < last; ++row) {
      to[row] = {key_of(value(row, feature)), {row & 0x7fffffff, y_[row] > 0}};
      for (std::size_t digit = 0; digit < digits; ++digit) ++places[digit][digit_of(to[row].key, digit)];
    }
  }

  /// Of counts the place where each value begins; false where all rows have one value.
  bool find_places(std::array<std::uint32_t, 256>& places) const {
    std::uint32_t place = 0;
    bool differs = false;
    for (std::uint32_t& value : places) {
      differs |= value > 0 && value < n_;
      place += std::exchange(value, place);
    }
    return differs;
  }

  [[gnu::noinline]] static void move(const Keyed* from, Keyed* to, std::array<std::uint32_t, 256>& places,
                                     std::size_t digit, std::size_t first, std::size_t last) {
    for (std::size_t at = first; at < last; ++at) to[places[digit_of(from[at].key, digit)]++] = from[at];
  }

  /// Tries the gaps behind the rows first…last−1 of a part, before which there are so many positives. With p of l rows
  /// positive on the low side, and P of N in all, a gap takes (p N − P l)² / (l (N − l)) of the impurity, up to a
  /// factor that all gaps have: no gap needs a division.
  [[gnu::noinline]] void try_gaps(Question& best, std::size_t feature, Part part, Counts counts,
                                  std::uint32_t& low_positives, std::size_t first, std::size_t last) const {
    const Entry* const entries = column(feature) + part.begin;
    const auto size = static_cast<double>(counts.size()), positives = static_cast<double>(counts.positives);
    std::uint32_t positives_so_far = low_positives;
    double hopeless = best.hopeless;
    for (std::size_t at = first; at < last; ++at) {
      positives_so_far += entries[at].positive;
      const auto low = static_cast<double>(static_cast<std::uint32_t>(at) + 1);
      // Whole numbers below 2^50, so far: only the square is rounded.
      const double lead = static_cast<double>(positives_so_far) * size - positives * low;
      const double square = lead * lead, product = low * (size - low);
      if (square < hopeless * product) [[likely]]
        continue;
      const double here = value(entries[at].row, feature), next = value(entries[at + 1].row, feature);
      const Counts low_counts{positives_so_far, at + 1 - positives_so_far};
      if (!(here < next) || (best.feature >= 0 && !(Impurity(low_counts, counts.minus(low_counts)) <
                                                    Impurity(best.low, counts.minus(best.low)))))
        continue;
      hopeless = square / product * (1 - 0x1p-48);
      // Midway, but never the higher, as rounding might have it: that must go to the high side.
      const double middle = (here + next) / 2;
      best = {static_cast<std::int32_t>(feature), middle < next ? middle : here, low_counts, hopeless};
    }
    low_positives = positives_so_far;
  }

  [[gnu::noinline]] void move_to_sides(std::size_t feature, const Question& question, Entry*& low, Entry*& high,
                                       std::size_t first, std::size_t last) {
    const Entry* const entries = column(feature);
    Entry *next_low = low, *next_high = high;
    for (std::size_t at = first; at < last; ++at) {
      const Entry entry = entries[at];
      const bool goes_low = value(entry.row, static_cast<std::size_t>(question.feature)) <= question.threshold;
      // No branch, which would often be guessed wrongly.
      *next_low = *next_high = entry;
      next_low += goes_low;
      next_high += !goes_low;
    }
    low = next_low;
    high = next_high;
  }

  Numbers X_, y_;
  std::size_t d_, n_;
  // Without values at first: to write zeros would be a slice that is too long.
  std::unique_ptr<Entry[]> columns_;  ///< (d, n)
  std::unique_ptr<Entry[]> spare_;    ///< (n) the rows of the high side, while a column is divided
};

class DecisionTree final : public Baseline {
 public:
  explicit DecisionTree(std::size_t max_depth) : max_depth_(max_depth) {}

  Error check_labels(Numbers y, std::size_t features) override {
    if (y.size() <= most_tree_examples) return Baseline::check_labels(y, features);
    return fail(Status::too_large, Field::X, Reason::many_values, y.size(), features, most_tree_examples * features);
  }

  TrainingCosts training_costs(const Dataset& data) const override {
    const double score = 4 * static_cast<double>(max_depth_);
    return {tree_cost(data.size(), data.d, max_depth_), score, score};
  }

  Task<Error> prepare(const Dataset& data, Work& work) override {
    nodes_ = co_await grow_tree(data.X, data.y, data.d, max_depth_, work);
    co_return Error();
  }

  std::vector<double> model(const Moment&) const override {
    std::vector<double> numbers;
    for (const TreeNode& node : nodes_) {
      numbers.insert(numbers.end(), {static_cast<double>(node.feature), node.threshold, static_cast<double>(node.low),
                                     static_cast<double>(node.high), static_cast<double>(node.positives),
                                     static_cast<double>(node.negatives)});
    }
    return numbers;
  }

 protected:
  double score(const Dataset&, const double* x) const override {
    const TreeNode& node = leaf(nodes_, x);
    const double positives = node.positives, negatives = node.negatives;
    return (positives - negatives) / (positives + negatives);
  }

 private:
  std::size_t max_depth_;
  std::vector<TreeNode> nodes_;
};

}  // namespace

double tree_cost(std::size_t n, std::size_t d, std::size_t max_depth) {
  return Grower::cost(static_cast<double>(n), static_cast<double>(d), static_cast<double>(max_depth));
}

Task<std::vector<TreeNode>> grow_tree(Numbers X, Numbers y, std::size_t d, std::size_t max_depth, Work& work) {
  Grower grower(X, y, d);
  co_await grower.sort(work);
  Counts all;
  co_await in_slices(0, y.size(), 1, work, [&](std::size_t first, std::size_t last) {
    for (std::size_t row = first; row < last; ++row) ++(y[row] > 0 ? all.positives : all.negatives);
  });
  std::vector<TreeNode> nodes;
  std::vector<Part> parts;  // of each node
  const auto add = [&](const Part& part, const Counts& counts) {
    const auto positives = static_cast<std::uint32_t>(counts.positives);
    nodes.push_back({-1, 0, 0, 0, positives, static_cast<std::uint32_t>(counts.negatives)});
    parts.push_back(part);
  };
  add({0, y.size(), 0}, all);
  // Children are added behind: the loop meets them in later turns, level by level.
  for (std::size_t at = 0; at < nodes.size(); ++at) {
    const Part part = parts[at];
    const Counts counts{nodes[at].positives, nodes[at].negatives};
    if (part.depth == max_depth || counts.positives == 0 || counts.negatives == 0) continue;
    const Question question = co_await grower.best_question(part, counts, work);
    if (question.feature < 0) continue;
    // Children on the last level are leaves, and nobody asks for their rows.
    if (part.depth + 1 < max_depth) co_await grower.divide(part, question, work);
    const auto low = static_cast<std::uint32_t>(nodes.size());
    nodes[at] = {question.feature, question.threshold, low, low + 1, nodes[at].positives, nodes[at].negatives};
    const std::size_t middle = part.begin + static_cast<std::size_t>(question.low.size());
    add({part.begin, middle, part.depth + 1}, question.low);
    add({middle, part.end, part.depth + 1}, counts.minus(question.low));
  }
  co_return nodes;
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
