#pragma once

#include <cstdint>

#include "perceptron/learners/option.hpp"

namespace perceptron {

/// How far an update goes to reach y·a = 1.
enum class Aggressiveness : std::uint8_t {
  pa,    ///< all the way: τ = ℓ/‖z‖²
  pa_1,  ///< τ = min(C, ℓ/‖z‖²)
  pa_2,  ///< τ = ℓ/(‖z‖² + 1/(2C))
};

template <>
inline constexpr auto member_names<Aggressiveness> = std::to_array<const char*>({"pa", "pa-1", "pa-2"});

/// Where the loss ℓ = max(0, 1 − y·a) is above 0, w ← w + τ·y·x, with z = (x, 1) when there is a bias. Converged is an
/// epoch in which no example was predicted wrong, though smaller updates may have been made.
/// Source: Crammer et al., Online passive-aggressive algorithms, JMLR 7, 2006.
struct PassiveAggressiveOptions {
  Aggressiveness variant = Aggressiveness::pa;
  double C = 1;  ///< above 1e-100, at most 1e6

  static constexpr auto rows() {
    return std::tuple(Option{Field{"learner.variant"}, &PassiveAggressiveOptions::variant},
                      Option{Field{"learner.C"}, &PassiveAggressiveOptions::C, {1e-100, 1e6, true}});
  }
};

}  // namespace perceptron
