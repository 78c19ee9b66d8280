#pragma once

#include "perceptron/experiment.hpp"
#include "perceptron/run_start.hpp"
#include "run/measures.hpp"

namespace perceptron {

/// See `start_trial`.
class Trial final : public TaskJob<TrialResult> {
 public:
  using TaskJob::TaskJob;
  static Result<std::unique_ptr<Trial>> create(RunSpec spec, Dataset held_out, std::uint64_t most_visits);
  /// The same unchecked.
  static Result<std::unique_ptr<Trial>> start(RunSpec spec, Dataset held_out, std::uint64_t most_visits);

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
  static Result<std::unique_ptr<OrderExperiment>> create(RunSpec spec, std::size_t seeds, std::size_t epochs);

  /// How many columns the result has.
  std::size_t epochs() const { return epochs_; }

 private:
  std::size_t epochs_ = 0;
  Allotment memory_;
};

/// See `start_split_experiment`.
class SplitExperiment final : public TaskJob<std::vector<double>> {
 public:
  using TaskJob::TaskJob;
  using Options = SplitOptions;
  static Result<std::unique_ptr<SplitExperiment>> create(RunSpec spec, const Options& options);
};

}  // namespace perceptron
