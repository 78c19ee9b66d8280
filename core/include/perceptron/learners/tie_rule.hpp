#pragma once

#include <cstdint>

namespace perceptron {

/// What a score of exactly 0 is.
enum class TieRule : std::uint8_t {
  mistake,   ///< always a mistake: update while y·a ≤ 0 (CIML, Algorithm 5)
  correct,   ///< never a mistake: update while y·a < 0
  negative,  ///< predicts −1: heaviside(0) = 0 (CISC 271)
  positive,  ///< predicts +1: heaviside(0) = 1
};

}  // namespace perceptron
