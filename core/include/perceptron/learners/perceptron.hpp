#pragma once

#include "perceptron/learners/option.hpp"

namespace perceptron {

/// Rosenblatt's rule: on a mistake w ← w + η·y·x, b ← b + η·y.
/// Source: CIML, Algorithm 5 (y·a ≤ 0, so that the zero vector learns from its first example).
struct PerceptronOptions {
  double learning_rate = 1;  ///< η: above 0, at most 1e6
  TieRule tie = TieRule::mistake;

  static constexpr auto rows() { return rate_and_tie_rows<PerceptronOptions>(); }
};

}  // namespace perceptron
