#pragma once

#include "perceptron/learners/option.hpp"

namespace perceptron {

/// Trains as the perceptron and keeps in its pocket the weights that made the fewest mistakes on the training examples
/// so far, the earliest of equals; predicts with those. After every update all examples are counted anew: O(n·d).
/// Parameters: weights, bias; the pocket's; its mistakes.
/// Source: Gallant 1990. His pocket algorithm changes what is in the pocket when other weights have had a longer run of
/// correct visits; his ratchet counts then, and changes only for fewer mistakes. This counts at once: it needs no run,
/// and never holds weights that make more mistakes than some before.
struct PocketOptions {
  double learning_rate = 1;  ///< η: above 0, at most 1e6
  TieRule tie = TieRule::mistake;

  static constexpr auto rows() { return rate_and_tie_rows<PocketOptions>(); }
};

}  // namespace perceptron
