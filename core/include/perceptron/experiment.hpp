#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "perceptron/trial.hpp"

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

/// Runs that differ in the seed of their order alone: how many mistakes each epoch made. It ends with an error where
/// one cannot be run. Source: CIML, figure 4.4 (permuting the examples every epoch, once, or never).
class OrderExperiment final : public Experiment {
 public:
  /// For seeds spec.seed, spec.seed + 1, … 1 ≤ seeds, epochs; seeds · epochs ≤ `limits::results`. Fails as
  /// `Run::create` does, and for learners that are not trained in visits.
  static Result<std::unique_ptr<OrderExperiment>> create(RunSpec spec, std::size_t seeds, std::size_t epochs);

  /// Row by row (seeds, epochs) of the runs that have ended. An epoch that was not needed has made none.
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

/// The same at once: the mistakes.
Result<std::vector<double>> order_experiment(RunSpec spec, std::size_t seeds, std::size_t epochs);

/// A learner trained to its end on many splits of the same examples, and asked for those that were held out: one split
/// alone may favour any learner.
class SplitExperiment final : public Experiment {
 public:
  struct Options {
    double fraction = 0;            ///< 0…1, of the examples: see `split`
    std::uint64_t seed = 0;         ///< of the first split, 0…2^53−1
    std::size_t splits = 0;         ///< 1…`limits::results`
    std::uint64_t most_visits = 0;  ///< of each run: see `Trial`
  };

  /// `spec.data` are all the examples. A custom order of them is, for each split, that of the ones trained on. Fails
  /// where examples or options are not valid.
  static Result<std::unique_ptr<SplitExperiment>> create(RunSpec spec, const Options& options);

  /// One number a split, of those made so far: how many held-out examples the learner gets wrong; NaN where it could
  /// not be trained, or nothing was held out.
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
