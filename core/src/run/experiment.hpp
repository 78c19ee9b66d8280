#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "run/trial.hpp"

namespace perceptron {

/// Trials of one spec, one after another, each with the next seed; after the last, 2^53−1, comes 0.
class Experiment : public Job {
 protected:
  ~Experiment() = default;
  Experiment(RunSpec spec, std::uint64_t seed, std::size_t trials)
      : spec_(std::move(spec)), seed_(seed), trials_(trials) {}

  RunSpec spec_;
  std::unique_ptr<Trial> trial_;  ///< the one under way
  std::vector<double> numbers_;   ///< that the trials so far have come to

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

  const std::vector<double>& result() const { return numbers_; }
  std::span<const double> mistakes() const { return numbers_; }
  /// How many columns that has.
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

  const std::vector<double>& result() const { return numbers_; }
  std::span<const double> misclassified() const { return numbers_; }

 private:
  SplitExperiment(RunSpec spec, Dataset data, const Options& options);
  double begin(std::uint64_t seed) override;
  void end() override;

  Dataset data_;  ///< all examples; the spec has none
  Options options_;
  bool holds_out_ = false;
};

}  // namespace perceptron
