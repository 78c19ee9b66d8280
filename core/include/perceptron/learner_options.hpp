#pragma once

#include <cstdint>
#include <variant>

#include "perceptron/learners/averaged.hpp"
#include "perceptron/learners/batch.hpp"
#include "perceptron/learners/decision_tree.hpp"
#include "perceptron/learners/kernel.hpp"
#include "perceptron/learners/margin.hpp"
#include "perceptron/learners/multiclass.hpp"
#include "perceptron/learners/nearest_neighbours.hpp"
#include "perceptron/learners/passive_aggressive.hpp"
#include "perceptron/learners/perceptron.hpp"
#include "perceptron/learners/pocket.hpp"
#include "perceptron/learners/voted.hpp"

namespace perceptron {

/// Which learner, and how it is set.
using LearnerOptions = std::variant<PerceptronOptions, MarginOptions, AveragedOptions, VotedOptions, PocketOptions,
                                    BatchOptions, PassiveAggressiveOptions, MulticlassOptions, KernelOptions,
                                    NearestNeighboursOptions, DecisionTreeOptions>;

/// The learners there are, as their options stand in `LearnerOptions`. The numbers cross the boundary to JavaScript:
/// append only.
enum class LearnerKind : std::uint8_t {
  perceptron,
  margin,
  averaged,
  voted,
  pocket,
  batch,
  passive_aggressive,
  multiclass,
  kernel,
  nearest_neighbours,
  decision_tree,
};

inline LearnerKind kind_of(const LearnerOptions& options) { return static_cast<LearnerKind>(options.index()); }

/// Checks options, and makes their learner.
Result<std::unique_ptr<Learner>> make_learner(const LearnerOptions& options, bool bias);

}  // namespace perceptron
