#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "perceptron/job.hpp"
#include "perceptron/run.hpp"
#include "perceptron/shared.hpp"

/// What is measured of a run, in slices. A job owns a share of the run, which may move in between: it goes to the
/// visits that it looks at, and leaves the run where it stood. What follows a run is done when it has come to the run's
/// frontier; once training has gone on, it goes on too when it is advanced.
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

/// The mistakes of a run's model at a visit, on the examples trained on and on those held out from it by now. Here and
/// below: of a visit up to the frontier; of one beyond, at the frontier.
JobOf<FoundMistakes> count_mistakes(Shared<Run> run, std::uint64_t visit);

/// The geometric margin of a run's model at a visit, as `Run::margin`.
JobOf<double> measure_margin(Shared<Run> run, std::uint64_t visit);

/// What a run's model gets wrong after its epochs: a column a number.
struct LearningPoints {
  std::vector<double> epoch;     ///< completed passes
  std::vector<double> training;  ///< mistakes on the examples trained on
  std::vector<double> held_out;  ///< mistakes on those held out from the run
};

/// Follows a run with a point for each epoch, from 0, the untrained state: for all of them, or where those are many for
/// every second, fourth, … so that those of a shorter run are among them; and for the last, once the run has stopped.
/// Points are at most about 128, and ascending.
JobOf<LearningPoints> follow_mistakes(Shared<Run> run);

/// The criterion that a run descends on after its epochs: see `Run::objective`.
struct ObjectivePoints {
  std::vector<double> epoch;      ///< completed passes
  std::vector<double> objective;  ///< J, from 0 up
};

/// With the same points as `follow_mistakes`.
JobOf<ObjectivePoints> follow_objective(Shared<Run> run);

/// From where on a run goes round: after epoch `since` + `epochs` the weights are those after `since`.
struct Cycle {
  std::uint64_t since;
  std::uint64_t epochs;
};

/// Looks for the first end of an epoch at which the weights in training are, bit by bit, what they were at the end of
/// an earlier one. Where the order is the same in every epoch, and an update depends on the weights and the example
/// alone, the run then goes round for ever. Follows the run, until it has found a cycle, or 2^20 weights are kept.
JobOf<std::optional<Cycle>> search_cycle(Shared<Run> run);

}  // namespace perceptron
