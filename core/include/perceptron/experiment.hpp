#pragma once

#include <cstddef>
#include <vector>

#include "perceptron/run.hpp"
#include "perceptron/status.hpp"

namespace perceptron {

/// Runs that differ in the seed of their order alone: for seeds spec.seed, spec.seed + 1, … how many mistakes each
/// epoch made, row by row (seeds, epochs). An epoch that was not needed has made none. 1 ≤ seeds, epochs; seeds ·
/// epochs ≤ `limits::values`. Fails as `Run::create` does. Source: CIML, figure 4.4 (permuting the examples every
/// epoch, once, or never).
Error order_experiment(RunSpec spec, std::size_t seeds, std::size_t epochs, std::vector<double>& mistakes);

}  // namespace perceptron
