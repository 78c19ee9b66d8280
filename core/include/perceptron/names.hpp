#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <string_view>

#include "perceptron/analysis.hpp"
#include "perceptron/learner_options.hpp"
#include "perceptron/presets.hpp"
#include "perceptron/run.hpp"
#include "perceptron/status.hpp"

namespace perceptron {

/// What the members of an enum are called where they are written down, as in links and files: one table an enum, in the
/// order of its members. Only a program that asks for a name holds them.
template <class Enum>
inline constexpr std::array<const char*, 0> member_names{};

template <>
inline constexpr auto member_names<Scaling> = std::to_array<const char*>({"none", "standardize", "min-max",
                                                                          "unit-norm"});

template <>
inline constexpr auto member_names<OrderKind> = std::to_array<const char*>({"given", "positives-first", "shuffle-once",
                                                                            "shuffle-each-epoch", "custom"});

template <>
inline constexpr auto member_names<LearnerKind> =
    std::to_array<const char*>({"perceptron", "margin", "averaged", "voted", "pocket", "batch", "passive-aggressive",
                                "multiclass", "kernel", "nearest-neighbours", "decision-tree"});

template <>
inline constexpr auto member_names<TieRule> = std::to_array<const char*>({"mistake", "correct", "negative",
                                                                          "positive"});

template <>
inline constexpr auto member_names<KernelKind> = std::to_array<const char*>({"linear", "polynomial", "rbf"});

template <>
inline constexpr auto member_names<Aggressiveness> = std::to_array<const char*>({"pa", "pa-1", "pa-2"});

template <>
inline constexpr auto member_names<StopReason> = std::to_array<const char*>({"none", "converged", "max-epochs",
                                                                             "journal-full", "settled"});

template <>
inline constexpr auto member_names<Verdict> = std::to_array<const char*>({"undecided", "separable", "not-separable"});

template <>
inline constexpr auto member_names<Undecided> = std::to_array<const char*>({"no", "work-limit", "memory-limit"});

template <>
inline constexpr auto member_names<Separable> = std::to_array<const char*>({"yes", "no", "depends"});

template <>
inline constexpr auto member_names<Status> = std::to_array<const char*>({"ok", "empty", "one-class", "bad-label",
                                                                         "not-finite", "out-of-range", "wrong-length",
                                                                         "not-a-permutation", "duplicate", "unknown",
                                                                         "too-large", "out-of-memory"});

static_assert(member_names<LearnerKind>.size() == std::variant_size_v<LearnerOptions>);

/// Whether an enum has such a member: a number from outside may be none.
template <class Enum>
constexpr bool is_member(Enum value) {
  return static_cast<std::size_t>(value) < member_names<Enum>.size();
}

/// Asserts that it is a member.
template <class Enum>
constexpr const char* name_of(Enum member) {
  assert(is_member(member));
  return member_names<Enum>[static_cast<std::size_t>(member)];
}

/// The member of that name, if there is one.
template <class Enum>
constexpr std::optional<Enum> member_named(std::string_view name) {
  for (std::size_t k = 0; k < member_names<Enum>.size(); ++k) {
    if (member_names<Enum>[k] == name) return static_cast<Enum>(k);
  }
  return std::nullopt;
}

}  // namespace perceptron
