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
#include "perceptron/learners/second_order.hpp"
#include "perceptron/learners/voted.hpp"
#include "perceptron/names.hpp"
#include "perceptron/update_rule.hpp"

/// The learners of the library, a line each: kind, name and options; `make_` and the kind is what makes it. Programs
/// store the numbers of the kinds: append only.
// clang-format off
#define PERCEPTRON_LEARNERS(learner)                                          \
  learner(perceptron, "perceptron", PerceptronOptions)                        \
  learner(margin, "margin", MarginOptions)                                    \
  learner(averaged, "averaged", AveragedOptions)                              \
  learner(voted, "voted", VotedOptions)                                       \
  learner(pocket, "pocket", PocketOptions)                                    \
  learner(batch, "batch", BatchOptions)                                       \
  learner(passive_aggressive, "passive-aggressive", PassiveAggressiveOptions) \
  learner(multiclass, "multiclass", MulticlassOptions)                        \
  learner(kernel, "kernel", KernelOptions)                                    \
  learner(nearest_neighbours, "nearest-neighbours", NearestNeighboursOptions) \
  learner(decision_tree, "decision-tree", DecisionTreeOptions)                \
  learner(second_order, "second-order", SecondOrderOptions)
// clang-format on

#define PERCEPTRON_KIND(kind, name, Options) kind,
#define PERCEPTRON_NAME(kind, name, Options) name,
#define PERCEPTRON_OPTIONS(kind, name, Options) Options,

namespace perceptron {

/// Which learner, and how it is set: one of the library's, or a rule of your own.
using LearnerOptions = std::variant<PERCEPTRON_LEARNERS(PERCEPTRON_OPTIONS) OwnLearner>;

/// The kinds of learner, in the order of their options in `LearnerOptions`.
enum class LearnerKind : std::uint8_t {
  PERCEPTRON_LEARNERS(PERCEPTRON_KIND) own,  ///< has no name: only a program can make one
};

template <>
inline constexpr auto member_names<LearnerKind> = std::to_array<const char*>({PERCEPTRON_LEARNERS(PERCEPTRON_NAME)});

#undef PERCEPTRON_KIND
#undef PERCEPTRON_NAME
#undef PERCEPTRON_OPTIONS

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

}  // namespace perceptron
