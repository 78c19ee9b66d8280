#pragma once

#include "perceptron/experiment.hpp"
#include "perceptron/run_start.hpp"
#include "run/measures.hpp"

namespace perceptron {

/// See `start_trial`.
class Trial final : public TaskJob<TrialResult> {
 public:
  using TaskJob::TaskJob;

  /// Asserts that it is done.
  const TrialResult& result() const {
    assert(done());
    return found;
  }
};

/// See `start_order_experiment`.
class OrderExperiment final : public TaskJob<std::vector<double>> {
 public:
  using TaskJob::TaskJob;

  std::size_t epochs = 0;  ///< how many columns the result has
};

/// See `start_split_experiment`.
class SplitExperiment final : public TaskJob<std::vector<double>> {
 public:
  using TaskJob::TaskJob;
};

}  // namespace perceptron
