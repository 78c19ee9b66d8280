#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "perceptron/mistake_count.hpp"
#include "perceptron/run.hpp"

namespace perceptron {

/// What became of a run.
struct TrialResult {
  std::uint64_t visits = 0;
  std::uint64_t updates = 0;
  std::uint64_t epochs = 0;            ///< completed passes
  StopReason stop = StopReason::none;  ///< none: it was ended after the most visits
  Mistakes mistakes;                   ///< of what predicts then
  std::vector<double> weights;         ///< in training then: see the learner's header
};

/// One run, started, trained to its end, and asked for its mistakes.
class Trial {
 public:
  /// Ends the run after so many visits, 1…`limits::updates`: some never converge. `held_out`: examples of base
  /// features, as many columns as the spec has; may be none. Fails as `RunStart::create` does, and where what is held
  /// out is not valid.
  static Result<std::unique_ptr<Trial>> create(RunSpec spec, Dataset held_out, std::uint64_t most_visits);
  ~Trial();

  /// See `Job`.
  bool advance(double work);
  /// The same, within a longer job.
  bool advance(Work& work);
  double progress() const;
  /// That mapped features are too large, if they are.
  const Error& error() const;

  /// Asserts that it is done.
  const TrialResult& result() const;

 private:
  struct Parts;
  explicit Trial(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

/// The same at once.
Result<TrialResult> trial(RunSpec spec, Dataset held_out, std::uint64_t most_visits);

}  // namespace perceptron
