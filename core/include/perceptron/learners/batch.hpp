#pragma once

#include <memory>
#include <span>

#include "perceptron/learner.hpp"

namespace perceptron {

/// One update an epoch, at its last visit, over all examples that the weights of the epoch got wrong:
/// w ← w + η·Σ y·x, summed in the order of the examples. It is a step of gradient descent on J(w) = Σ −y·a.
/// Settings: learning rate (Pavlu's λ), tie rule, tolerance ≥ 0 (Pavlu's ε, default 0): training ends with a step
/// shorter than that. Parameters: weights, bias; the last step. The journal's coefficient is the number of examples
/// wrong. Source: CISC 271, equation 30.4; Pavlu, batch perceptron.
std::unique_ptr<Learner> make_batch(bool bias, std::span<const double> settings, Error& error);

}  // namespace perceptron
