#pragma once

#include <cassert>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "perceptron/experiment.hpp"
#include "perceptron/measures.hpp"
#include "perceptron/run_start.hpp"

namespace perceptron {

/// See `start_trial`.
class Trial final : public Job {
 public:
  static Result<std::unique_ptr<Trial>> create(RunSpec spec, Dataset held_out, std::uint64_t most_visits);

  /// Asserts that it is done.
  const TrialResult& result() const {
    assert(done_);
    return result_;
  }

 private:
  friend class OrderExperiment;

  Trial() = default;
  static Result<std::unique_ptr<Trial>> start(RunSpec spec, Dataset held_out, std::uint64_t most_visits);
  bool go_on(Work& work) override;
  double share() const override;
  bool prepare(Work& work);
  bool train(Work& work);
  bool count(Work& work);

  Dataset held_out_;
  std::uint64_t most_visits_ = 0;
  std::unique_ptr<RunStart> start_;
  bool counts_epochs_ = false;
  double counted_ = 0;  ///< mistakes of those that have ended
  Shared<Run> run_;     ///< once it can train
  std::optional<JobOf<FoundMistakes>> count_;
  bool done_ = false;
  TrialResult result_;
};

/// What a job finds that is worked off without slices.
template <class Found>
Result<Found> result_at_once(Result<JobOf<Found>> job) {
  if (!job) return job.error();
  job->advance(std::numeric_limits<double>::infinity());
  if (job->error()) return job->error();
  return job->result();
}

}  // namespace perceptron
