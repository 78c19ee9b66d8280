#pragma once

#include <algorithm>
#include <cstdint>

#include "numeric/work.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/run.hpp"

namespace perceptron {

/// Trains in slices. True once the run has stopped, or has made so many visits.
inline bool train(Run& run, std::uint64_t most_visits, Work& work) {
  while (run.stop_reason() == StopReason::none && run.visit() < most_visits) {
    if (work.over()) return false;
    const double left = std::min(static_cast<double>(most_visits - run.visit()), limits::visits);
    const double visits = std::min(left, std::max(1.0, work.left() / run.visit_cost()));
    const std::uint64_t made = run.advance(static_cast<std::uint64_t>(visits));
    work.spend(static_cast<double>(made) * run.visit_cost());
  }
  return true;
}

}  // namespace perceptron
