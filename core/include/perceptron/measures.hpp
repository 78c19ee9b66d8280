#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "perceptron/run_job.hpp"

namespace perceptron {

/// What a model gets wrong.
struct Mistakes {
  std::size_t training = 0;
  std::size_t held_out = 0;  ///< 0 where nothing is held out
};

/// What a model gets wrong, and on which examples, ascending.
struct FoundMistakes : Mistakes {
  std::vector<std::uint32_t> wrong;
  std::vector<std::uint32_t> wrong_held_out;
};

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
  double result() const { return once_done(margin_); }

 private:
  void look(Work& work) override;

  double margin_ = std::numeric_limits<double>::infinity();
};

}  // namespace perceptron
