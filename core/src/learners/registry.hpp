#pragma once

#include <memory>

#include "perceptron/learner_options.hpp"

namespace perceptron {

/// Every learner but the perceptron, which a program may load later.
Result<std::unique_ptr<Learner>> make_other(const LearnerOptions& options, bool bias);

}  // namespace perceptron
