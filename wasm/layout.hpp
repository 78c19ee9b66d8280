#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

/// How values cross as numbers, one after another, by the rows of their structs. `put` appends what C++ gives back,
/// `take` makes a value of what JavaScript hands over, and `describe/` has JavaScript do the other half. Nothing here
/// knows embind.
namespace bindings {

using Numbers = std::span<const double>;

/// A field as JavaScript has it, and where it is in C++: a member, or what is called with the struct.
template <class Get>
struct Row {
  const char* name;
  Get get;
};

/// One row under a name of its own.
template <class Get>
constexpr auto row(const char* name, Get get) {
  return std::tuple(Row<Get>{name, get});
}

/// Puts letter by letter how JavaScript spells a name of C++: "lengthBefore" for length_before.
template <class Put>
constexpr void spell(std::string_view name, Put put) {
  bool joins = false;
  for (const char letter : name) {
    if (letter != '_') put(joins ? static_cast<char>(letter - 'a' + 'A') : letter);
    joins = letter == '_';
  }
}

/// What the compiler calls this function ends with "Member = &Turn::length_before]".
template <auto Member>
constexpr std::string_view written_member() {
  std::string_view text = __PRETTY_FUNCTION__;
  text = text.substr(0, text.find_first_of("];", text.find("Member = ")));
  return text.substr(text.rfind(':') + 1);
}

/// The name of a member in JavaScript.
template <auto Member>
inline constexpr auto member_name = [] {
  std::array<char, 32> name{};
  std::size_t size = 0;
  spell(written_member<Member>(), [&](char letter) { name[size++] = letter; });
  return name;
}();

/// Members under their own names.
template <auto... Members>
inline constexpr auto rows = std::tuple_cat(row(member_name<Members>.data(), Members)...);

/// What a reader or a writer in JavaScript is called, and its rows.
template <class Rows>
struct Layout {
  constexpr Layout(const char* called, Rows its) : name(called), rows(its) {}

  const char* name;
  Rows rows;
};

/// Of a struct that crosses.
template <class Struct>
inline constexpr std::nullptr_t layout = nullptr;

/// The layout of a struct by its rows, some of them members under their own names: `ROWS` calls itself once a member.
#define LAYOUT_OF(Struct, name, ...) \
  template <>                        \
  inline constexpr auto layout<Struct> = Layout(name, std::tuple_cat(__VA_ARGS__))
#define LAYOUT(Struct, name, ...) LAYOUT_OF(Struct, name, ROWS(Struct, __VA_ARGS__))
#define ROWS(Struct, ...) rows<EXPAND(MEMBERS(Struct, __VA_ARGS__))>
#define MEMBERS(Struct, first, ...) &Struct::first __VA_OPT__(, MEMBERS_LEFT PARENTHESES(Struct, __VA_ARGS__))
#define MEMBERS_LEFT() MEMBERS
#define PARENTHESES ()
#define EXPAND(...) EXPAND_FEW(EXPAND_FEW(EXPAND_FEW(EXPAND_FEW(__VA_ARGS__))))
#define EXPAND_FEW(...) EXPAND_ONCE(EXPAND_ONCE(EXPAND_ONCE(__VA_ARGS__)))
#define EXPAND_ONCE(...) __VA_ARGS__

/// Weights, then the bias: a hyperplane in JavaScript.
struct Hyperplane {
  Numbers numbers;
};
template <auto Member>
inline constexpr auto hyperplane = [](const auto& of) { return Hyperplane{of.*Member}; };

template <class Value>
concept Optional = requires(const Value& value) {
  value.has_value();
};

/// Appends a value: of a list first how many there are, of what may be missing first whether it is there.
template <class Value>
void put(std::vector<double>& numbers, const Value& value) {
  if constexpr (requires { layout<Value>.rows; }) {
    std::apply([&](const auto&... row) { (put(numbers, std::invoke(row.get, value)), ...); }, layout<Value>.rows);
  } else if constexpr (std::same_as<Value, Hyperplane>) {
    put(numbers, value.numbers);
  } else if constexpr (Optional<Value>) {
    put(numbers, value.has_value());
    if (value) put(numbers, *value);
  } else if constexpr (requires { value.size(); }) {
    put(numbers, value.size());
    for (const auto& one : value) put(numbers, one);
  } else {
    numbers.push_back(static_cast<double>(value));
  }
}

template <class Value>
std::vector<double> numbers_of(const Value& value) {
  std::vector<double> numbers;
  put(numbers, value);
  return numbers;
}

/// A double as a whole number; what is none becomes the largest there is.
std::uint64_t whole(double value);

/// A double as a value. As a whole number, or as one of an enum's members, what is none becomes the largest of the
/// type, which the core refuses with the name of the field: no seed, count or index may be so large, and no member is.
template <class Value>
Value value_of(double number) {
  if constexpr (std::is_enum_v<Value>) {
    return static_cast<Value>(value_of<std::underlying_type_t<Value>>(number));
  } else if constexpr (std::same_as<Value, bool>) {
    return number != 0;
  } else if constexpr (std::is_integral_v<Value>) {
    return static_cast<Value>(std::min<std::uint64_t>(whole(number), std::numeric_limits<Value>::max()));
  } else {
    return number;
  }
}

/// The next of the numbers; NaN where there are no more.
double next(Numbers& numbers);

/// As many of the next numbers as the first of them says, if there are so many.
Numbers next_list(Numbers& numbers);

/// Takes the next of the numbers as a value. Of a list there is first how many follow, of what may be missing whether
/// it is there. A list of type `span` is a view of the numbers; of an array the rest stays as it is.
template <class Value>
void take(Numbers& numbers, Value& value) {
  if constexpr (requires { layout<Value>.rows; }) {
    std::apply([&](const auto&... row) { (take(numbers, value.*row.get), ...); }, layout<Value>.rows);
  } else if constexpr (Optional<Value>) {
    if (value_of<bool>(next(numbers))) take(numbers, value.emplace());
  } else if constexpr (std::same_as<Value, Numbers>) {
    value = next_list(numbers);
  } else if constexpr (std::same_as<Value, std::vector<double>>) {
    const auto list = next_list(numbers);
    value.assign(list.begin(), list.end());
  } else if constexpr (requires { value.emplace_back(); }) {
    for (auto size = value_of<std::size_t>(next(numbers)); size > 0 && !numbers.empty(); --size) {
      take(numbers, value.emplace_back());
    }
  } else if constexpr (requires { value.size(); }) {
    auto list = next_list(numbers);
    for (std::size_t k = 0; k < value.size() && !list.empty(); ++k) take(list, value[k]);
  } else {
    value = value_of<Value>(next(numbers));
  }
}

template <class Value>
Value taken(Numbers numbers) {
  Value value{};
  take(numbers, value);
  return value;
}

}  // namespace bindings
