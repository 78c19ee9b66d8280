#pragma once

#include <memory>

#include "perceptron/learners/tie_rule.hpp"
#include "perceptron/result.hpp"

namespace perceptron {

class Learner;

struct PerceptronOptions {
  double learning_rate = 1;  ///< η: above 0, at most 1e6
  TieRule tie = TieRule::mistake;

  static constexpr auto rows() {
    return std::tuple(learning_rate_row(&PerceptronOptions::learning_rate), tie_row(&PerceptronOptions::tie));
  }
};

/// Rosenblatt's rule: on a mistake w ← w + η·y·x, b ← b + η·y.
/// Source: CIML, Algorithm 5 (y·a ≤ 0, so that the zero vector learns from its first example).
Result<std::unique_ptr<Learner>> make_perceptron(const PerceptronOptions& options, bool bias);

}  // namespace perceptron
