#pragma once

#include "perceptron/learner_options.hpp"

namespace perceptron {

class Learner;

/// What makes each learner of the library, in the learner's own source, of options that have been checked.
#define PERCEPTRON_DECLARE(kind, name, Options) std::unique_ptr<Learner> make_##kind(const Options& options, bool bias);
PERCEPTRON_LEARNERS(PERCEPTRON_DECLARE)
#undef PERCEPTRON_DECLARE

/// Fails where there is no rule.
Result<std::unique_ptr<Learner>> make_own(const OwnLearner& own, bool bias);

/// Checks options, and makes their learner.
Result<std::unique_ptr<Learner>> make_learner(const LearnerOptions& options, bool bias);

}  // namespace perceptron
