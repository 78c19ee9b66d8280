#pragma once

#include <memory>
#include <span>

#include "perceptron/learner.hpp"

namespace perceptron {

/// The perceptron with margin: updates while y·a ≤ margin, and has converged once an epoch makes no update.
/// Settings: learning rate η, 0 < η ≤ 1e6; margin, 0 < margin ≤ 1e6 (default 1).
/// Source: Krauth and Mézard 1987; Duda, Hart and Stork, Pattern Classification, Algorithm 5.6.
std::unique_ptr<Learner> make_margin(bool bias, std::span<const double> settings, Error& error);

}  // namespace perceptron
