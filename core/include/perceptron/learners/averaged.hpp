#pragma once

#include "perceptron/learners/option.hpp"

namespace perceptron {

/// Trains as the perceptron and predicts with the mean of all weight vectors, each weighted by the visits it survived;
/// the one in force at the end counts once. Kept lazily: an update costs O(d) more, another visit nothing.
/// Parameters: weights, bias; then the sum of (visit + 1)·change over the updates.
/// Source: CIML, Algorithm 7, whose w − u/c is (c·w − u)/c here, so that it is rounded once.
struct AveragedOptions {
  double learning_rate = 1;  ///< η: above 0, at most 1e6
  TieRule tie = TieRule::mistake;

  static constexpr auto rows() { return rate_and_tie_rows<AveragedOptions>(); }
};

}  // namespace perceptron
