#pragma once

#include <memory>
#include <span>

#include "perceptron/learner.hpp"

namespace perceptron {

/// Trains as the perceptron and predicts with the mean of all weight vectors, each weighted by the visits it survived;
/// the one in force at the end counts once. Kept lazily: an update costs O(d) more, another visit nothing.
/// Settings: learning rate, tie rule. Parameters: weights, bias; then the sum of (visit + 1)·change over the updates.
/// Source: CIML, Algorithm 7, whose w − u/c is (c·w − u)/c here, so that it is rounded once.
std::unique_ptr<Learner> make_averaged(bool bias, std::span<const double> settings, Error& error);

}  // namespace perceptron
