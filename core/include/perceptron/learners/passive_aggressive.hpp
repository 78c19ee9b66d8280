#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "perceptron/learners/option.hpp"
#include "perceptron/result.hpp"

namespace perceptron {

class Learner;

/// How far an update goes to reach y·a = 1.
enum class Aggressiveness : std::uint8_t {
  pa,    ///< all the way: τ = ℓ/‖z‖²
  pa_1,  ///< τ = min(C, ℓ/‖z‖²)
  pa_2,  ///< τ = ℓ/(‖z‖² + 1/(2C))
};

template <>
inline constexpr auto member_names<Aggressiveness> = std::to_array<const char*>({"pa", "pa-1", "pa-2"});

struct PassiveAggressiveOptions {
  Aggressiveness variant = Aggressiveness::pa;
  double C = 1;  ///< above 1e-100, at most 1e6

  static constexpr auto rows() {
    return std::tuple(Option{Field{"learner.variant"}, &PassiveAggressiveOptions::variant},
                      Option{Field{"learner.C"}, &PassiveAggressiveOptions::C, {1e-100, 1e6, true}});
  }
};

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

/// Where the loss ℓ = max(0, 1 − y·a) is above 0, w ← w + τ·y·x, with z = (x, 1) when there is a bias. Converged is an
/// epoch in which no example was predicted wrong, though smaller updates may have been made.
/// Source: Crammer et al., Online passive-aggressive algorithms, JMLR 7, 2006.
Result<std::unique_ptr<Learner>> make_passive_aggressive(const PassiveAggressiveOptions& options, bool bias);

}  // namespace perceptron
