#pragma once

#include "perceptron/limits.hpp"

namespace perceptron {

/// The seed that comes so many after another, which are fewer than all: after the last comes 0.
inline double seed_after(double seed, double many) {
  const double left = limits::seed - seed;
  return many > left ? many - left - 1 : seed + many;
}

}  // namespace perceptron
