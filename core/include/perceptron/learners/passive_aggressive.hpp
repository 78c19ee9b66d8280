#pragma once

#include <memory>
#include <span>

#include "perceptron/learner.hpp"

namespace perceptron {

/// How far an update goes to reach y·a = 1.
enum class Aggressiveness : std::uint8_t {
  pa,    ///< all the way: τ = ℓ/‖z‖²
  pa_1,  ///< τ = min(C, ℓ/‖z‖²)
  pa_2,  ///< τ = ℓ/(‖z‖² + 1/(2C))
};

/// What an update goes by.
struct AggressiveStep {
  double loss;          ///< ℓ = max(0, 1 − y·a)
  double squared_norm;  ///< ‖z‖²
  double step;          ///< τ; 0 where there is no loss
};

/// Of an example x whose label times score is `margin`; `bias`: 1 when there is one, else 0.
AggressiveStep aggressive_step(Aggressiveness variant, double C, double margin, std::span<const double> x, double bias);

/// Where the loss ℓ = max(0, 1 − y·a) is above 0, w ← w + τ·y·x, with z = (x, 1) when there is a bias. Converged is an
/// epoch in which no example was predicted wrong, though smaller updates may have been made.
/// Settings: the number of an `Aggressiveness`; C, 1e-100 < C ≤ 1e6 (default 1).
/// Source: Crammer et al., Online passive-aggressive algorithms, JMLR 7, 2006.
std::unique_ptr<Learner> make_passive_aggressive(bool bias, std::span<const double> settings, Error& error);

}  // namespace perceptron
