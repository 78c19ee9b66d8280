#pragma once

#include <cstdint>

#include "perceptron/learners/option.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

/// What a score of exactly 0 is.
enum class TieRule : std::uint8_t {
  mistake,   ///< always a mistake: update while y·a ≤ 0 (CIML, Algorithm 5)
  correct,   ///< never a mistake: update while y·a < 0
  negative,  ///< predicts −1: heaviside(0) = 0 (CISC 271)
  positive,  ///< predicts +1: heaviside(0) = 1
};

template <>
inline constexpr auto member_names<TieRule> = std::to_array<const char*>({"mistake", "correct", "negative",
                                                                          "positive"});

/// The options that several learners have.
template <class Options>
constexpr Option<Options, double> learning_rate_row(double Options::*member) {
  return {{"learner.learning_rate"}, member, {0, limits::learning_rate, true}};
}
template <class Options>
constexpr Option<Options, TieRule> tie_row(TieRule Options::*member) {
  return {{"learner.tie"}, member};
}

}  // namespace perceptron
