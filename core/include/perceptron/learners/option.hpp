#pragma once

#include <cstdint>
#include <tuple>
#include <type_traits>

#include "perceptron/limits.hpp"
#include "perceptron/names.hpp"
#include "perceptron/status.hpp"

namespace perceptron {

/// What a score of exactly 0 is.
enum class TieRule : std::uint8_t {
  mistake,   ///< always a mistake: update while y·a ≤ 0 (CIML, Algorithm 5)
  correct,   ///< never a mistake: update while y·a < 0
  negative,  ///< predicts −1: heaviside(0) = 0 (CISC 271)
  positive,  ///< predicts +1: heaviside(0) = 1
};

template <>
inline constexpr auto member_names<TieRule> = std::to_array<const char*>({"mistake", "correct", "negative",
                                                                          "positive"});

/// The numbers that an option may be, beside its default, which may stand for one that is found from the data.
struct Range {
  double least = 0, most = 0;
  bool above = false;  ///< the least is itself not allowed
};

/// All there is to know of an option of a learner: a row of the `rows()` of its struct. Whoever checks options, reads
/// them or tells another language of them goes by the rows. The default is what the struct says.
template <class Options, class Value>
struct Option {
  Field field;
  Value Options::*member;
  Range range = {};  ///< of an enum its members are allowed

  static constexpr bool is_word = std::is_enum_v<Value>;
  /// Why a value that is not allowed is refused.
  constexpr Reason reason() const {
    if (is_word) return Reason::name;
    if (std::is_integral_v<Value>) return Reason::whole_within;
    return range.above ? Reason::above : Reason::within;
  }

  constexpr Value fallback() const { return Options().*member; }

  constexpr bool allows(const Options& options) const {
    const Value value = options.*member;
    if constexpr (is_word) return is_member(value);
    const auto number = static_cast<double>(value);
    const bool enough = range.above ? number > range.least : number >= range.least;
    return (enough && number <= range.most) || value == fallback();
  }
};

template <class Options, class Value>
Option(Field, Value Options::*) -> Option<Options, Value>;
template <class Options, class Value>
Option(Field, Value Options::*, Range) -> Option<Options, Value>;

/// The options that several learners have.
template <class Options>
constexpr Option<Options, double> learning_rate_row(double Options::*member) {
  return {{"learner.learning_rate"}, member, {0, limits::learning_rate, true}};
}
template <class Options>
constexpr Option<Options, TieRule> tie_row(TieRule Options::*member) {
  return {{"learner.tie"}, member};
}
template <class Options>
constexpr auto rate_and_tie_rows() {
  return std::tuple(learning_rate_row(&Options::learning_rate), tie_row(&Options::tie));
}

/// What is wrong with the first option that is not allowed: `out_of_range`, or `unknown` for a word.
template <class Options>
Error check_options(const Options& options) {
  Error error;
  const auto refuse = [&](const auto& row) {
    if (row.allows(options)) return false;
    error = fail(row.is_word ? Status::unknown : Status::out_of_range, row.field, row.reason(), row.range.least,
                 row.range.most);
    return true;
  };
  std::apply([&](const auto&... row) { (void)(refuse(row) || ...); }, Options::rows());
  return error;
}

}  // namespace perceptron
