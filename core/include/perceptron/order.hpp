#pragma once

#include <array>
#include <cstdint>

#include "perceptron/names.hpp"

namespace perceptron {

/// In which order an epoch visits the examples.
enum class OrderKind : std::uint8_t {
  given,
  positives_first,     ///< positives in the given order, then negatives; of several classes the last first
  shuffle_once,        ///< one permutation for every epoch
  shuffle_each_epoch,  ///< a new one each epoch, a function of the seed and the epoch alone
  custom,
};

template <>
inline constexpr auto member_names<OrderKind> = std::to_array<const char*>({"given", "positives-first", "shuffle-once",
                                                                            "shuffle-each-epoch", "custom"});

}  // namespace perceptron
