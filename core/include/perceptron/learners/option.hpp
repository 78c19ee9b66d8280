#pragma once

#include <tuple>
#include <type_traits>

#include "perceptron/names.hpp"
#include "perceptron/status.hpp"

namespace perceptron {

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
