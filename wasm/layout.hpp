#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <tuple>
#include <type_traits>
#include <vector>

/// How what C++ gives back becomes numbers, one after another, and how `describe/` has JavaScript read them: both go by
/// the rows of a struct. Nothing here knows embind.
namespace bindings {

/// A field as JavaScript has it, and where it is in C++: a member, or what is called with the struct.
template <class Get>
struct Row {
  const char* name;
  Get get;
};
template <class Get>
Row(const char*, Get) -> Row<Get>;

/// What a reader in JavaScript is called, and the rows it reads.
template <class... Gets>
struct Layout {
  const char* name;
  std::tuple<Row<Gets>...> rows;
};
template <class... Gets>
constexpr Layout<Gets...> layout_of(const char* name, Row<Gets>... rows) {
  return {name, {rows...}};
}

/// Of a struct that is given back.
template <class Struct>
inline constexpr std::nullptr_t layout = nullptr;

/// Weights, then the bias: a hyperplane in JavaScript.
struct Hyperplane {
  std::span<const double> numbers;
};
template <auto Member>
inline constexpr auto hyperplane = [](const auto& of) { return Hyperplane{of.*Member}; };

template <class Value>
inline constexpr bool is_optional = false;
template <class Value>
inline constexpr bool is_optional<std::optional<Value>> = true;

/// Appends a value: of a list first how many there are, of what may be missing first whether it is there.
template <class Value>
void put(std::vector<double>& numbers, const Value& value) {
  if constexpr (std::is_arithmetic_v<Value> || std::is_enum_v<Value>) {
    numbers.push_back(static_cast<double>(value));
  } else if constexpr (std::same_as<Value, Hyperplane>) {
    put(numbers, value.numbers);
  } else if constexpr (is_optional<Value>) {
    put(numbers, value.has_value());
    if (value) put(numbers, *value);
  } else if constexpr (requires { value.size(); }) {
    put(numbers, value.size());
    for (const auto& one : value) put(numbers, one);
  } else {
    std::apply([&](const auto&... row) { (put(numbers, std::invoke(row.get, value)), ...); }, layout<Value>.rows);
  }
}

template <class Value>
std::vector<double> numbers_of(const Value& value) {
  std::vector<double> numbers;
  put(numbers, value);
  return numbers;
}

}  // namespace bindings
