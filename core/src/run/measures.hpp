#pragma once

#include <map>

#include "perceptron/measures.hpp"
#include "run/run_job.hpp"

namespace perceptron {

/// The objective of a run's weights in training at a visit, as `Run::objective`.
JobOf<double> measure_objective(Shared<Run> run, std::uint64_t visit);

/// Whether two runs have as many examples, of as many base features.
bool on_the_same_examples(const Run& one, const Run& other);

/// The epochs of the points that a curve has of a run so far: see `follow_mistakes`.
std::vector<double> epochs_of(const Run& run);

/// Adds what was found of an epoch.
void add(LearningPoints& points, const FoundMistakes& found);
void add(ObjectivePoints& points, double found);

/// Follows a run with a point for each epoch up to its frontier. `measure` finds what a point is of at a visit.
template <class Found, class Measured, JobOf<Measured> (*measure)(Shared<Run>, std::uint64_t)>
class EpochCurve final : public Job {
 public:
  using Points = Found;

  explicit EpochCurve(Shared<Run> run) : run_(std::move(run)) {}

  /// So far.
  const Points& result() const { return points_; }

 private:
  bool go_on(Work& work) override {
    for (;;) {
      if (!measuring_) {
        const std::vector<double> epochs = epochs_of(*run_);
        const std::size_t next = reached(epochs);
        if (next == epochs.size()) return true;
        epoch_ = epochs[next];
        measuring_ = measure(run_, static_cast<std::uint64_t>(epoch_) * run_->data().size());
      }
      if (work.over() || !measuring_->advance(work)) return false;
      points_.epoch.push_back(epoch_);
      add(points_, measuring_->result());
      measuring_.reset();
    }
  }

  double share() const override {
    const std::vector<double> epochs = epochs_of(*run_);
    return static_cast<double>(reached(epochs)) / static_cast<double>(epochs.size());
  }

  /// How many of these epochs come no later than the last point.
  std::size_t reached(const std::vector<double>& epochs) const {
    const double last = points_.epoch.empty() ? -1 : points_.epoch.back();
    return static_cast<std::size_t>(std::upper_bound(epochs.begin(), epochs.end(), last) - epochs.begin());
  }

  Shared<Run> run_;
  Points points_;
  double epoch_ = 0;  ///< under way
  std::optional<JobOf<Measured>> measuring_;
};

using LearningCurve = EpochCurve<LearningPoints, FoundMistakes, &count_mistakes>;
using ObjectiveCurve = EpochCurve<ObjectivePoints, double, &measure_objective>;

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

  std::map<std::vector<std::uint64_t>, std::uint64_t> seen_;  ///< the bits of weights, and after which epoch
  std::optional<Cycle> cycle_;
};

}  // namespace perceptron
