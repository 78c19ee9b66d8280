#pragma once

#include <memory>

#include "perceptron/learners/perceptron.hpp"
#include "perceptron/result.hpp"

namespace perceptron {

class Learner;

struct PocketOptions : PerceptronOptions {};

/// Trains as the perceptron and keeps in its pocket the weights that made the fewest mistakes on the training examples
/// so far, the earliest of equals; predicts with those. After every update all examples are counted anew: O(n·d).
/// Parameters: weights, bias; the pocket's; its mistakes.
/// Source: Gallant 1990. His pocket algorithm changes what is in the pocket when other weights have had a longer run of
/// correct visits; his ratchet counts then, and changes only for fewer mistakes. This counts at once: it needs no run,
/// and never holds weights that make more mistakes than some before.
Result<std::unique_ptr<Learner>> make_pocket(const PocketOptions& options, bool bias);

}  // namespace perceptron
