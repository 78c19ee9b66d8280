#pragma once

#include <memory>
#include <span>

#include "perceptron/learner.hpp"

namespace perceptron {

/// Trains as the perceptron and predicts by the vote of all weight vectors, each with as many votes as the visits it
/// survived; the one in force at the end has one vote. A voter whose score is 0 abstains.
/// Settings: learning rate, tie rule. Model: for each voter d weights, bias, count. The voters come from the journal.
/// Source: CIML, equation 4.17; Freund and Schapire 1999.
std::unique_ptr<Learner> make_voted(bool bias, std::span<const double> settings, Error& error);

}  // namespace perceptron
