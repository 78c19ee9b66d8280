#pragma once

#include <memory>

#include "perceptron/learners/perceptron.hpp"
#include "perceptron/result.hpp"

namespace perceptron {

class Learner;

struct VotedOptions : PerceptronOptions {};

/// Trains as the perceptron and predicts by the vote of all weight vectors, each with as many votes as the visits it
/// survived; the one in force at the end has one vote. A voter whose score is 0 abstains.
/// Model: for each voter d weights, bias, count. The voters come from the journal.
/// Source: CIML, equation 4.17; Freund and Schapire 1999.
Result<std::unique_ptr<Learner>> make_voted(const VotedOptions& options, bool bias);

}  // namespace perceptron
