#pragma once

#include <memory>
#include <span>

#include "perceptron/learner.hpp"

namespace perceptron {

/// Trains as the perceptron and keeps in its pocket the weights that made the fewest mistakes on the training examples
/// so far, the earliest of equals; predicts with those. An update costs O(n·d).
/// Settings: learning rate, tie rule. Parameters: weights, bias; the pocket's; its mistakes.
/// Source: Gallant 1990, the pocket algorithm with ratchet.
std::unique_ptr<Learner> make_pocket(bool bias, std::span<const double> settings, Error& error);

}  // namespace perceptron
