#pragma once

#include "perceptron/learners/option.hpp"

namespace perceptron {

/// The perceptron with margin: updates while y·a ≤ margin, and has converged once an epoch makes no update.
/// Source: Krauth and Mézard 1987; Duda, Hart and Stork, Pattern Classification, Algorithm 5.6.
struct MarginOptions {
  double learning_rate = 1;  ///< η: above 0, at most 1e6
  double margin = 1;         ///< above 0, at most 1e6

  static constexpr auto rows() {
    return std::tuple(learning_rate_row(&MarginOptions::learning_rate),
                      Option{Field{"learner.margin"}, &MarginOptions::margin, {0, 1e6, true}});
  }
};

}  // namespace perceptron
