#pragma once

#include <array>
#include <cstdint>

#include "perceptron/names.hpp"

/// Numbers that cross the boundary to JavaScript and mean nothing to the core: append only.
namespace bindings {

/// Why a call ends in the middle.
enum class Trap : std::uint8_t { other, memory, closed_handle, absent };

/// The kinds of jobs there are.
enum class JobKind : std::uint8_t {
  analysis,
  start,
  order_experiment,
  trial,
  split_experiment,
  mistake_count,
  margin_measure,
  learning_curve,
  objective_curve,
  cycle_search,
  prediction_field,
  disagreement_search,
  projection,
  solution_region,
  weight_path,
  proof_curve,
  proof_step,
};

}  // namespace bindings

namespace perceptron {

template <>
inline constexpr auto member_names<bindings::Trap> = std::to_array<const char*>({"other", "memory", "closed-handle", "not-ready"});

template <>
inline constexpr auto member_names<bindings::JobKind> = std::to_array<const char*>(
    {"analysis", "start", "order-experiment", "trial", "split-experiment", "mistake-count", "margin-measure",
     "learning-curve", "objective-curve", "cycle-search", "prediction-field", "disagreement-search", "projection",
     "solution-region", "weight-path", "proof-curve", "proof-step"});

}  // namespace perceptron
