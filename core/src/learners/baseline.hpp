#pragma once

#include "learners/learner.hpp"

namespace perceptron {

/// A learner that is complete before the first visit. Its visits only look, and one epoch of them is enough.
class Baseline : public Learner {
 public:
  Sizes sizes(const Dataset&) const override { return {0, 0, 0}; }

  /// Of a `visit`, which only asks for a score.
  ModelCosts model_costs(const Moment& moment) const override {
    const double score = training_costs(moment.data).visit;
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

  bool change(Numbers, const Dataset&, Examples, std::span<double>) const override { return false; }

  void predict(const Moment& moment, Numbers rows, std::span<Prediction> predictions) const override {
    for (std::size_t i = 0; i < predictions.size(); ++i) {
      predictions[i] = predicted(score(moment.data, rows.data() + i * moment.data.d));
    }
  }

 protected:
  /// −1…1 for a mapped row: how clear the case is.
  virtual double score(const Dataset& data, const double* x) const = 0;
};

}  // namespace perceptron
