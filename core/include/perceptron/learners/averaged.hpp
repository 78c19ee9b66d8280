#pragma once

#include <memory>

#include "perceptron/learners/perceptron.hpp"
#include "perceptron/result.hpp"

namespace perceptron {

class Learner;

struct AveragedOptions : PerceptronOptions {};

/// Trains as the perceptron and predicts with the mean of all weight vectors, each weighted by the visits it survived;
/// the one in force at the end counts once. Kept lazily: an update costs O(d) more, another visit nothing.
/// Parameters: weights, bias; then the sum of (visit + 1)·change over the updates.
/// Source: CIML, Algorithm 7, whose w − u/c is (c·w − u)/c here, so that it is rounded once.
Result<std::unique_ptr<Learner>> make_averaged(const AveragedOptions& options, bool bias);

}  // namespace perceptron
