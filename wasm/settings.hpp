#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <type_traits>

#include "input.hpp"
#include "perceptron/learner_options.hpp"

namespace bindings {

/// A double as one of an enum's members; what is none becomes one that does not exist, which the core refuses by name.
template <class Enum>
Enum member(double value) {
  constexpr double last = std::numeric_limits<std::uint8_t>::max();
  const bool whole = value >= 0 && value <= last && static_cast<double>(static_cast<int>(value)) == value;
  return static_cast<Enum>(whole ? static_cast<int>(value) : static_cast<int>(last));
}

/// The next of the numbers that JavaScript hands over as an option, whose default stays where there are no more.
template <class Value>
void read_option(std::span<const double>& numbers, Value& option) {
  if (numbers.empty()) return;
  if constexpr (std::is_enum_v<Value>) {
    option = member<Value>(numbers.front());
  } else if constexpr (std::is_integral_v<Value>) {
    option = small_whole(numbers.front());
  } else {
    option = numbers.front();
  }
  numbers = numbers.subspan(1);
}

/// The options of a learner by its numbers, in the order of its rows.
template <class Options>
perceptron::LearnerOptions options_of(std::span<const double> numbers) {
  Options options;
  std::apply([&](const auto&... row) { (read_option(numbers, options.*row.member), ...); }, Options::rows());
  return options;
}

/// The options of a learner other than the perceptron. Of the extension: the first visit does without them.
perceptron::LearnerOptions read_other_options(perceptron::LearnerKind kind, std::span<const double> settings);

}  // namespace bindings
