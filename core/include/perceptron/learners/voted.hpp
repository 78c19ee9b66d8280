#pragma once

#include "perceptron/learners/option.hpp"

namespace perceptron {

/// Trains as the perceptron and predicts by the vote of all weight vectors, each with as many votes as the visits it
/// survived; the one in force at the end has one vote. A voter whose score is 0 abstains.
/// Model: for each voter d weights, bias, count. The voters come from the journal.
/// Source: CIML, equation 4.17; Freund and Schapire 1999.
struct VotedOptions {
  double learning_rate = 1;  ///< η: above 0, at most 1e6
  TieRule tie = TieRule::mistake;

  static constexpr auto rows() { return rate_and_tie_rows<VotedOptions>(); }
};

}  // namespace perceptron
