#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "perceptron/measures.hpp"
#include "perceptron/run_start.hpp"

namespace perceptron {

/// What became of a run.
struct TrialResult {
  std::uint64_t visits = 0;
  std::uint64_t updates = 0;
  std::uint64_t epochs = 0;            ///< completed passes
  StopReason stop = StopReason::none;  ///< none: it was ended after the most visits
  /// Mistakes made in each epoch, where `RunSpec::count_mistakes` asks for them: then `mistakes` are not counted.
  std::vector<double> epoch_mistakes;
  Mistakes mistakes;            ///< of what predicts then
  std::vector<double> weights;  ///< in training then: see the learner's header
};

/// One run, started, trained to its end, and asked for its mistakes.
class Trial final : public Job {
 public:
  /// Ends the run after so many visits, 1…`Limits::updates`: some never converge. `held_out`: examples of base
  /// features, as many columns as the spec has; may be none. Fails as `RunStart::create` does, and where what is held
  /// out is not valid. It ends with an error where mapped features are too large.
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
  std::optional<MistakeCount> count_;
  bool done_ = false;
  TrialResult result_;
};

/// The same at once.
Result<TrialResult> trial(RunSpec spec, Dataset held_out, std::uint64_t most_visits);

}  // namespace perceptron
