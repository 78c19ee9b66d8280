#pragma once

#include <cstdint>
#include <utility>
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
#include "perceptron/names.hpp"

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

template <>
inline constexpr auto member_names<LearnerKind> =
    std::to_array<const char*>({"perceptron", "margin", "averaged", "voted", "pocket", "batch", "passive-aggressive",
                                "multiclass", "kernel", "nearest-neighbours", "decision-tree"});

static_assert(member_names<LearnerKind>.size() == std::variant_size_v<LearnerOptions>);

inline LearnerKind kind_of(const LearnerOptions& options) { return static_cast<LearnerKind>(options.index()); }

/// The options of a kind of learner as they are by default; of what is none, those of the perceptron.
inline LearnerOptions default_options(LearnerKind kind) {
  return [kind]<std::size_t... Kinds>(std::index_sequence<Kinds...>) {
    LearnerOptions options;
    (void)((static_cast<LearnerKind>(Kinds) == kind && (options.emplace<Kinds>(), true)) || ...);
    return options;
  }
  (std::make_index_sequence<std::variant_size_v<LearnerOptions>>());
}

/// Checks options, and makes their learner.
Result<std::unique_ptr<Learner>> make_learner(const LearnerOptions& options, bool bias);

}  // namespace perceptron
