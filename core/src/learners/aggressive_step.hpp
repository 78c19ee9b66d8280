#pragma once

#include <span>

#include "perceptron/learners/passive_aggressive.hpp"

namespace perceptron {

/// What an update goes by.
struct AggressiveStep {
  double loss;          ///< ℓ = max(0, 1 − y·a)
  double squared_norm;  ///< ‖z‖²
  double step;          ///< τ; 0 where there is no loss
  bool reaches;  ///< whether the update goes all the way to y·a = 1; else C keeps it from that, or ‖z‖² is 0, or nearly
  double end;  ///< y·a after the update
};

/// Of an example x whose label times score is `margin`; `bias`: 1 when there is one, else 0.
AggressiveStep aggressive_step(Aggressiveness variant, double C, double margin, std::span<const double> x, double bias);

}  // namespace perceptron
