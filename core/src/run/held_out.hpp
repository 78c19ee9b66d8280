#pragma once

#include <cstddef>

#include "perceptron/dataset.hpp"

namespace perceptron {

/// Checks examples that are held out from a run of d base features: none, or as many columns, all finite, one label
/// each: a class number, or −1 or +1.
Error check_held_out(const Dataset& examples, std::size_t d, bool classes);

}  // namespace perceptron
