#pragma once

#include <memory>

#include "learners/online_learner.hpp"

namespace perceptron {

/// Rosenblatt's rule w ← w + η·y·x, made while y·a ≤ `margin`. With margin 0 the tie rule decides at score 0.
struct RosenblattRule {
  double learning_rate;
  Ties ties;
  double margin = 0;

  bool passes(double score, double label) const { return label * score > margin; }

  bool mistake(double score, double label) const { return ties.mistake(score, label); }

  bool unsettled(double, double) const { return true; }

  double coefficient(double score, double label, const double*, std::size_t) const {
    if (passes(score, label)) return 0;
    return margin > 0 || mistake(score, label) ? learning_rate * label : 0;
  }
};

extern template class OnlineLearner<RosenblattRule>;

/// The rule with these options, once they are checked, for a learner that is built on it.
template <class Kind, class Options>
Result<std::unique_ptr<Learner>> make_rosenblatt(const Options& options, bool bias) {
  if (Error error = check_options(options)) return error;
  return std::make_unique<Kind>(RosenblattRule{options.learning_rate, Ties(options.tie)}, bias);
}

}  // namespace perceptron
