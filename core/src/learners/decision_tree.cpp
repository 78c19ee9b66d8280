#include "learners/registry.hpp"

#include "learners/baseline.hpp"
#include "learners/decision_tree_grower.hpp"

namespace perceptron {

namespace {

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

Result<std::unique_ptr<Learner>> make_decision_tree(const DecisionTreeOptions& options, bool) {
  if (Error error = check_options(options)) return error;
  return std::make_unique<DecisionTree>(options.max_depth);
}

}  // namespace perceptron
