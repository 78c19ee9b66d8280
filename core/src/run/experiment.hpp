#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "perceptron/experiment.hpp"
#include "perceptron/run_start.hpp"
#include "run/measures.hpp"

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

/// Trials of one spec, one after another, each with the next seed; after the last, 2^53−1, comes 0.
class Experiment : public Job {
 public:
  /// Of the trials that have ended.
  const std::vector<double>& result() const { return numbers_; }

 protected:
  ~Experiment() = default;
  Experiment(RunSpec spec, std::uint64_t seed, std::size_t trials)
      : spec_(std::move(spec)), seed_(seed), trials_(trials) {}

  RunSpec spec_;
  std::unique_ptr<Trial> trial_;  ///< the one under way
  std::vector<double> numbers_;

 private:
  bool go_on(Work& work) final;
  double share() const final { return static_cast<double>(ended_) / static_cast<double>(trials_); }
  /// Makes the trial of a seed, which there may be none of. Returns about what that has cost.
  virtual double begin(std::uint64_t seed) = 0;
  /// Takes what has come of it, if anything.
  virtual void end() = 0;

  std::uint64_t seed_;
  std::size_t trials_;
  std::size_t ended_ = 0;
};

/// See `start_order_experiment`.
class OrderExperiment final : public Experiment {
 public:
  static Result<std::unique_ptr<OrderExperiment>> create(RunSpec spec, std::size_t seeds, std::size_t epochs);

  /// How many columns the result has.
  std::size_t epochs() const { return epochs_; }

 private:
  OrderExperiment(RunSpec spec, std::size_t seeds, std::size_t epochs);
  double begin(std::uint64_t seed) override;
  void end() override;

  std::size_t epochs_;
  Allotment memory_;
};

/// See `start_split_experiment`.
class SplitExperiment final : public Experiment {
 public:
  using Options = SplitOptions;

  static Result<std::unique_ptr<SplitExperiment>> create(RunSpec spec, const Options& options);

 private:
  SplitExperiment(RunSpec spec, Dataset data, const Options& options);
  double begin(std::uint64_t seed) override;
  void end() override;

  Dataset data_;  ///< all examples; the spec has none
  Options options_;
  bool holds_out_ = false;
};

}  // namespace perceptron
