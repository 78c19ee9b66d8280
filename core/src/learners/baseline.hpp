#pragma once

#include "learners/linear_learner.hpp"
#include "numeric/task.hpp"

namespace perceptron {

/// A learner that is complete before the first visit. Its visits only look, and one epoch of them is enough.
class Baseline : public Learner {
 public:
  Result<bool> prepare(const Dataset& data, Work& work) final {
    if (!growth_) growth_.emplace(grow(data, work_));
    const bool grown = growth_->advance(work_, work);
    if (grown) growth_.reset();
    return grown;
  }

  Sizes sizes(const Dataset&) const override { return {0, 0, 0}; }

  TrainingCosts training_costs(const Dataset& data) const override {
    const double score = score_cost(data);
    return {preparation_cost(data), score, score};
  }

  ModelCosts model_costs(const Moment& moment) const override {
    const double score = score_cost(moment.data);
    return {score, score};
  }

  BlockResult visit(std::span<double> parameters, const Dataset& data, const Block& block) const override {
    std::size_t mistakes = 0;
    for (const std::uint32_t example : block.sequence.first(block.limit.visits)) {
      mistakes += mistake(activation(parameters, data, example), data.y[example]);
    }
    return {block.limit.visits, 0, mistakes, true};
  }

  void replay(std::span<double>, const Dataset&, const Journal&, std::size_t, std::size_t) const override {}

  Prediction activation(Numbers, const Dataset& data, std::uint32_t example) const override {
    return predicted(score(data, data.row(example)));
  }

  bool mistake(const Prediction& prediction, double label) const override { return prediction.label != label; }

  bool change(Numbers, const Dataset&, Examples, std::span<double>) const override { return false; }

  void predict(const Moment& moment, Numbers rows, std::span<Prediction> predictions) const override {
    for (std::size_t i = 0; i < predictions.size(); ++i) {
      predictions[i] = predicted(score(moment.data, rows.data() + i * moment.data.d));
    }
  }

 protected:
  /// Learns all there is to learn from the examples, which outlive it.
  virtual Task<> grow(const Dataset& data, Work& work) = 0;

  /// −1…1 for a mapped row: how clear the case is.
  virtual double score(const Dataset& data, const double* x) const = 0;

  /// About how many multiply-adds that is, and how many `grow` is in all.
  virtual double score_cost(const Dataset& data) const = 0;
  virtual double preparation_cost(const Dataset& data) const = 0;

 private:
  Work work_;  ///< of the growth
  std::optional<Task<>> growth_;
};

}  // namespace perceptron
