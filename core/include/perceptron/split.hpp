#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "perceptron/dataset.hpp"
#include "perceptron/result.hpp"

namespace perceptron {

/// Examples in two parts, each ascending.
struct Split {
  std::vector<std::uint32_t> train;
  std::vector<std::uint32_t> held_out;
};

/// Divides n examples: a fraction (0…1) of them, rounded to the nearest number, is held out, by a permutation that
/// depends on the seed alone. Fails with `out_of_range` for another fraction, and with `too_large`.
Result<Split> split(std::size_t n, double fraction, std::uint64_t seed);

/// Checks examples that are held out from a run of d base features: none, or as many columns, all finite, one label
/// each: a class number, or −1 or +1.
Error check_held_out(const Dataset& examples, std::size_t d, bool classes);

}  // namespace perceptron
