#pragma once

#include "perceptron/learners/option.hpp"

namespace perceptron {

/// One update an epoch, at its last visit, over all examples that the weights of the epoch got wrong:
/// w ← w + η·Σ y·x, summed in the order of the examples. It is a step of gradient descent on J(w) = Σ −y·a.
/// Parameters: weights, bias; the last step. The journal's coefficient is the number of examples wrong.
/// Source: CISC 271, equation 30.4; Pavlu, batch perceptron.
struct BatchOptions {
  double learning_rate = 1;  ///< η, Pavlu's λ: above 0, at most 1e6
  TieRule tie = TieRule::mistake;
  double tolerance = 0;  ///< Pavlu's ε, 0…1e100: training ends with a step shorter than that

  static constexpr auto rows() {
    return std::tuple(learning_rate_row(&BatchOptions::learning_rate), tie_row(&BatchOptions::tie),
                      Option{Field{"learner.tolerance"}, &BatchOptions::tolerance, {0, limits::magnitude}});
  }
};

}  // namespace perceptron
