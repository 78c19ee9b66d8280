#pragma once

#include <memory>

#include "perceptron/learner_options.hpp"

namespace perceptron {

/// Every learner but the perceptron, which the first visit of the site does without.
Result<std::unique_ptr<Learner>> make_other(const LearnerOptions& options, bool bias);

}  // namespace perceptron
