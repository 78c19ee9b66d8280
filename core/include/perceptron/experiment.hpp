#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "perceptron/measures.hpp"
#include "perceptron/run.hpp"

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

/// One run, started, trained to its end, and asked for its mistakes. Ends the run after so many visits,
/// 1…`Limits::updates`: some never converge. `held_out`: examples of base features, as many columns as the spec has;
/// may be none. Fails as `Run::create` does, and where what is held out is not valid. It ends with an error where
/// mapped features are too large.
Result<JobOf<TrialResult>> start_trial(RunSpec spec, Dataset held_out, std::uint64_t most_visits);

/// The same at once.
Result<TrialResult> trial(RunSpec spec, Dataset held_out, std::uint64_t most_visits);

/// Runs that differ in the seed of their order alone: how many mistakes each epoch made, row by row (seeds, epochs), of
/// the runs that have ended; an epoch that was not needed has made none. For seeds spec.seed, spec.seed + 1, …; after
/// 2^53−1 comes 0. 1 ≤ seeds, epochs; seeds · epochs ≤ `limits::results`. Fails as `Run::create`
/// does, and for learners that are not trained in visits; it ends with an error where one cannot be run.
/// Source: CIML, figure 4.4 (permuting the examples every epoch, once, or never).
Result<JobOf<std::vector<double>>> start_order_experiment(RunSpec spec, std::size_t seeds, std::size_t epochs);

/// The same at once.
Result<std::vector<double>> order_experiment(RunSpec spec, std::size_t seeds, std::size_t epochs);

struct SplitOptions {
  double fraction = 0;            ///< 0…1, of the examples: see `split`
  std::uint64_t seed = 0;         ///< of the first split, 0…2^53−1
  std::size_t splits = 0;         ///< 1…`limits::results`
  std::uint64_t most_visits = 0;  ///< of each run: see `Trial`
};

/// A learner trained to its end on many splits of the same examples, and asked for those that were held out: one split
/// alone may favour any learner. One number a split, of those made so far: how many held-out examples it gets wrong;
/// NaN where it could not be trained, or nothing was held out. `spec.data` are all the examples. A custom order of them
/// is, for each split, that of the ones trained on. Fails where examples or options are not valid.
Result<JobOf<std::vector<double>>> start_split_experiment(RunSpec spec, const SplitOptions& options);

}  // namespace perceptron
