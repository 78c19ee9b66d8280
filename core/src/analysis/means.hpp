#pragma once

#include "perceptron/memory_budget.hpp"

namespace perceptron {

/// What a search may take before it is given up.
struct Means {
  double work;                     ///< multiply-adds of exact arithmetic
  MemoryBudget* memory = nullptr;  ///< of which it asks for what it keeps; without one there is always more
};

}  // namespace perceptron
