#pragma once

#include <cstdint>

#include "perceptron/limits.hpp"

namespace perceptron {

/// The seed that comes so many after another, which are fewer than all: after the last comes 0.
inline std::uint64_t seed_after(std::uint64_t seed, std::uint64_t many) {
  const std::uint64_t left = limits::seed - seed;
  return many > left ? many - left - 1 : seed + many;
}

}  // namespace perceptron
