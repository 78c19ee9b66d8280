#pragma once

#include <cstdint>
#include <span>

#include "numeric/random.hpp"

namespace perceptron {

/// Fills with a permutation of 0…n−1, each as likely as every other.
void permute(std::span<std::uint32_t> items, Random random);

}  // namespace perceptron
