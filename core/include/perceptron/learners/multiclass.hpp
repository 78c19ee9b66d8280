#pragma once

#include <cstdint>

#include "perceptron/learners/option.hpp"

namespace perceptron {

/// One weight vector a class; the highest score wins, the lowest class of equals. On a mistake
/// w_label ← w_label + x, w_winner ← w_winner − x, and the same for the biases with x = 1.
/// Labels are class numbers from 0. Parameters and model: for each class d weights and its bias. The journal's
/// coefficient is the winner.
/// Source: CS188, section 9.4.1; Crammer and Singer 2003.
struct MulticlassOptions {
  std::uint32_t classes = 0;  ///< 2…1000, or 0 for the largest label + 1

  static constexpr auto rows() {
    return std::tuple(Option{Field{"learner.classes"}, &MulticlassOptions::classes, {2, limits::classes}});
  }
};

}  // namespace perceptron
