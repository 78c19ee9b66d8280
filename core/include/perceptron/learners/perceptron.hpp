#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "perceptron/learner.hpp"

namespace perceptron {

/// What a score of exactly 0 is.
enum class TieRule : std::uint8_t {
  mistake,   ///< always a mistake: update while y·a ≤ 0 (CIML, Algorithm 5)
  correct,   ///< never a mistake: update while y·a < 0
  negative,  ///< predicts −1: heaviside(0) = 0 (CISC 271)
  positive,  ///< predicts +1: heaviside(0) = 1
};

/// Rosenblatt's rule: on a mistake w ← w + η·y·x, b ← b + η·y.
/// Settings: learning rate η, 0 < η ≤ 1e6; tie rule, the number of a `TieRule`.
/// Source: CIML, Algorithm 5 (y·a ≤ 0, so that the zero vector learns from its first example).
std::unique_ptr<Learner> make_perceptron(bool bias, std::span<const double> settings, Error& error);

}  // namespace perceptron
