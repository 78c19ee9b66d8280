#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "perceptron/field.hpp"
#include "perceptron/names.hpp"
#include "perceptron/reason.hpp"

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

}  // namespace perceptron
