#pragma once

#include "numeric/first_equal.hpp"
#include "perceptron/measures.hpp"
#include "run/run_job.hpp"

namespace perceptron {

/// The objective of a run's weights in training at a visit, as `Run::objective`.
JobOf<double> measure_objective(Shared<Run> run, std::uint64_t visit);

/// Whether two runs have as many examples, of as many base features.
bool on_the_same_examples(const Run& one, const Run& other);

/// The epochs of the points that a curve has of a run so far: see `follow_mistakes`.
std::vector<double> epochs_of(const Run& run);

/// Has what was found of an epoch come before the point of this number.
void put(LearningPoints& points, std::ptrdiff_t place, const FoundMistakes& found);
void put(ObjectivePoints& points, std::ptrdiff_t place, double found);

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
        const auto missing = std::find_if_not(epochs.begin(), epochs.end(), [&](double one) { return has(one); });
        if (missing == epochs.end()) return true;
        epoch_ = *missing;
        measuring_ = measure(run_, static_cast<std::uint64_t>(epoch_) * run_->data().size());
      }
      if (work.over() || !measuring_->advance(work)) return false;
      std::vector<double>& known = points_.epoch;
      const auto place = std::lower_bound(known.begin(), known.end(), epoch_) - known.begin();
      known.insert(known.begin() + place, epoch_);
      put(points_, place, measuring_->result());
      measuring_.reset();
    }
  }

  double share() const override {
    const std::vector<double> epochs = epochs_of(*run_);
    const auto there = std::count_if(epochs.begin(), epochs.end(), [&](double epoch) { return has(epoch); });
    return static_cast<double>(there) / static_cast<double>(epochs.size());
  }

  bool has(double epoch) const { return std::binary_search(points_.epoch.begin(), points_.epoch.end(), epoch); }

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

  std::vector<double> weights_;  ///< after epoch 0, 1, …
  FirstEqual seen_;              ///< of them by their bits
  std::optional<Cycle> cycle_;
};

}  // namespace perceptron
