#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "numeric/first_equal.hpp"
#include "perceptron/measures.hpp"
#include "run/run_job.hpp"

namespace perceptron {

/// Follows a run with a point for each epoch up to its frontier, from 0, the untrained state: for all of them, or where
/// those are many for every second, fourth, … so that those of a shorter run are among them; and for the last, once the
/// run has stopped. Points are at most about 128, and ascending.
class EpochCurve : public RunJob {
 protected:
  ~EpochCurve() = default;
  using RunJob::RunJob;

  /// The columns of the points, their epochs first: whoever this is keeps them, and says so when it is made.
  std::vector<std::vector<double>*> columns_;

 private:
  std::optional<std::uint64_t> next() final;
  void look(Work& work) final;
  double share() const final;
  std::vector<double> wanted() const;
  bool has(double epoch) const;
  /// With the run at the end of an epoch: a number for each other column, once all of them are known; none before.
  virtual std::vector<double> measure(Work& work) = 0;

  std::optional<double> epoch_;  ///< under way
};

/// What a run's model gets wrong after its epochs.
class LearningCurve final : public EpochCurve {
 public:
  using Points = LearningPoints;

  explicit LearningCurve(Shared<Run> run);

  /// So far.
  const Points& result() const { return points_; }

 private:
  std::vector<double> measure(Work& work) override;

  Points points_;
  std::optional<JobOf<FoundMistakes>> count_;  ///< of the epoch under way
};

/// The criterion that a run descends on after its epochs: see `Run::objective`.
class ObjectiveCurve final : public EpochCurve {
 public:
  using Points = ObjectivePoints;

  explicit ObjectiveCurve(Shared<Run> run);

  /// So far.
  const Points& result() const { return points_; }

 private:
  std::vector<double> measure(Work& work) override;

  Points points_;
  std::size_t summed_ = 0;  ///< examples of the epoch under way, and what they come to
  double sum_ = 0;
};

/// See `search_cycle`.
class CycleSearch final : public RunJob {
 public:
  explicit CycleSearch(Shared<Run> run) : RunJob(std::move(run)) {}

  /// The cycle, if one has been found so far.
  const std::optional<Cycle>& result() const { return cycle_; }

 private:
  std::optional<std::uint64_t> next() override;
  void look(Work& work) override;
  double share() const override;
  bool behind() const;

  std::vector<double> weights_;  ///< after epoch 0, 1, …
  FirstEqual seen_;              ///< of them by their bits
  std::optional<Cycle> cycle_;
};

}  // namespace perceptron
