#pragma once

#include <cstddef>
#include <limits>

#include "perceptron/measures.hpp"
#include "run/run_job.hpp"

namespace perceptron {

/// Finds the mistakes of a run's model at a visit, on the examples trained on and on those held out from it by the
/// time the job is made.
class MistakeCount final : public VisitJob {
 public:
  /// Of a visit up to the frontier; of one beyond, at the frontier.
  MistakeCount(Shared<Run> run, std::uint64_t visit);

  /// Asserts that it is done.
  const FoundMistakes& result() const { return once_done(mistakes_); }

 private:
  void look(Work& work) override;

  const Dataset held_out_;
  FoundMistakes mistakes_;
};

/// Measures the geometric margin of a run's model at a visit, as `Run::margin` does.
class MarginMeasure final : public VisitJob {
 public:
  /// Of a visit up to the frontier; of one beyond, at the frontier.
  MarginMeasure(Shared<Run> run, std::uint64_t visit);

  /// In feature space, below 0 where there are mistakes; NaN where the model has none. Asserts that it is done.
  const double& result() const { return once_done(margin_); }

 private:
  void look(Work& work) override;

  double margin_ = std::numeric_limits<double>::infinity();
};

}  // namespace perceptron
