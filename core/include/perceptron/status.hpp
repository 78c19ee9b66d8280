#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "perceptron/names.hpp"

namespace perceptron {

/// What is wrong with an input. Stopping without convergence is not an error: see `StopReason`.
enum class Status : std::uint8_t {
  ok,
  empty,              ///< there are no examples
  one_class,          ///< every example has the same label
  bad_label,          ///< a label is neither −1 nor +1
  not_finite,         ///< NaN or infinity
  out_of_range,       ///< a number outside the range its field documents
  wrong_length,       ///< two inputs do not have the same number of rows or columns
  not_a_permutation,  ///< indices that do not name every example once
  duplicate,          ///< a feature named twice
  unknown,            ///< a name or a kind that does not exist
  too_large,          ///< more numbers than fit
  out_of_memory,      ///< the memory budget has no room for this
};

template <>
inline constexpr auto member_names<Status> = std::to_array<const char*>({"ok", "empty", "one-class", "bad-label",
                                                                         "not-finite", "out-of-range", "wrong-length",
                                                                         "not-a-permutation", "duplicate", "unknown",
                                                                         "too-large", "out-of-memory"});

/// The status as the public API spells it: "not-finite" and so on.
const char* code_of(Status status);

/// A field of what was handed over, which an error concerns: named once, here, as C++ names it. `preset.` and
/// `options.` go before what would be named as a field of `RunSpec`.
struct Field {
  const char* name;

  constexpr Field(const char* called = "") : name(called) {}
  bool operator==(Field that) const { return std::string_view(name) == that.name; }

  // Of a `RunSpec`; the rows of a learner's options name the rest: see `Option`.
  static constexpr auto X = "X", y = "y", features = "features", scaling = "scaling", initial = "initial",
                        initial_bias = "initial.bias", initial_weights = "initial.weights", order_kind = "order",
                        order_seed = "seed", order_indices = "indices", max_epochs = "max_epochs",
                        max_updates = "max_updates", journal = "journal", learner = "learner";
  // Of trials, experiments and presets.
  static constexpr auto learners = "learners", held_out = "held_out", most_visits = "most_visits",
                        fraction = "fraction", seed = "options.seed", seeds = "seeds", splits = "splits",
                        preset_n = "preset.n", preset_noise = "preset.noise", preset_seed = "preset.seed",
                        preset_columns = "preset.columns", preset_species = "preset.species";
  // Of what is asked of a run, a map or weights.
  static constexpr auto kernel = "kernel", kernel_degree = "degree", kernel_offset = "offset", axes = "axes",
                        window = "window", grid = "grid", terms = "terms", terms_separator = "terms.separator",
                        run = "run", runs = "runs", other = "other", rows = "rows", weights = "weights";
};

/// Why something is refused: the rows of reasons.def.
enum class Reason : std::uint8_t {
#define REASON(member, name, sentence) member,
#include "perceptron/reasons.def"
};

template <>
inline constexpr auto member_names<Reason> = std::to_array<const char*>({
#define REASON(member, name, sentence) name,
#include "perceptron/reasons.def"
});

/// In English, for people: "{field}" stands for the name of the error's field, "{0}", "{1}" and "{2}" for its numbers.
/// A program that says it in words of its own has the reason instead.
const char* sentence_of(Reason reason);

/// A status, the field it concerns, why, and the numbers that the sentence about it names.
struct [[nodiscard]] Error {
  Status status = Status::ok;
  Field field;
  Reason reason = Reason::none;
  std::array<double, 3> numbers = {};

  /// The sentence, in English; empty where nothing is wrong.
  std::string message() const;

  explicit operator bool() const { return status != Status::ok; }
};

/// An error of these parts; not inlined, because it is made in many places.
Error fail(Status status, Field field, Reason reason, double first = 0, double second = 0, double third = 0);

/// The same of whole numbers among them.
template <class... Numbers>
requires(sizeof...(Numbers) > 0) Error fail(Status status, Field field, Reason reason, Numbers... numbers) {
  return fail(status, field, reason, static_cast<double>(numbers)...);
}

}  // namespace perceptron
