#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "input.hpp"
#include "layout.hpp"
#include "perceptron/learner_options.hpp"

/// How the numbers that JavaScript hands over become values: by the rows of a struct, as `put` makes numbers of them.
namespace bindings {

/// A double as one of an enum's members; what is none becomes one that does not exist, which the core refuses by name.
template <class Enum>
Enum member(double value) {
  constexpr double last = std::numeric_limits<std::uint8_t>::max();
  const bool whole = value >= 0 && value <= last && static_cast<double>(static_cast<int>(value)) == value;
  return static_cast<Enum>(whole ? static_cast<int>(value) : static_cast<int>(last));
}

template <class Value>
Value value_of(double number) {
  if constexpr (std::is_enum_v<Value>) {
    return member<Value>(number);
  } else if constexpr (std::same_as<Value, bool>) {
    return number != 0;
  } else if constexpr (std::is_integral_v<Value>) {
    return sizeof(Value) > 4 ? static_cast<Value>(whole(number)) : static_cast<Value>(small_whole(number));
  } else {
    return number;
  }
}

/// The next of the numbers; NaN where there are no more.
double next(std::span<const double>& numbers);

/// As many of the next numbers as the first of them says, if there are so many.
std::span<const double> next_list(std::span<const double>& numbers);

/// Takes the next of the numbers as a value. Of a list there is first how many follow, of what may be missing whether
/// it is there. A list of type `span` is a view of the numbers.
template <class Value>
void take(std::span<const double>& numbers, Value& value) {
  if constexpr (requires { layout<Value>.rows; }) {
    std::apply([&](const auto&... row) { (take(numbers, value.*row.get), ...); }, layout<Value>.rows);
  } else if constexpr (is_optional<Value>) {
    if (value_of<bool>(next(numbers))) take(numbers, value.emplace());
  } else if constexpr (std::same_as<Value, std::span<const double>>) {
    value = next_list(numbers);
  } else if constexpr (std::same_as<Value, std::vector<double>>) {
    const auto list = next_list(numbers);
    value.assign(list.begin(), list.end());
  } else if constexpr (requires { value.size(); }) {
    for (auto size = value_of<std::size_t>(next(numbers)); size > 0 && !numbers.empty(); --size) {
      take(numbers, value.emplace_back());
    }
  } else {
    value = value_of<Value>(next(numbers));
  }
}

template <class Value>
Value taken(std::span<const double> numbers) {
  Value value{};
  take(numbers, value);
  return value;
}

/// The options of a learner by its numbers, in the order of its rows; those that are left out have their defaults.
template <class Options>
perceptron::LearnerOptions options_of(std::span<const double> numbers) {
  Options options;
  const auto set = [&](auto& option) {
    if (!numbers.empty()) take(numbers, option);
  };
  std::apply([&](const auto&... row) { (set(options.*row.member), ...); }, Options::rows());
  return options;
}

/// The options of a learner other than the perceptron. The small module does without them.
perceptron::LearnerOptions read_other_options(perceptron::LearnerKind kind, std::span<const double> settings);

/// Fails as `Products::create`.
perceptron::Error read_products(const std::optional<ProductsIn>& in, std::optional<perceptron::Products>& products);

}  // namespace bindings
