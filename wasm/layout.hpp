#pragma once

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
template <class Get>
Row(const char*, Get) -> Row<Get>;

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
inline constexpr auto rows = std::tuple(Row{member_name<Members>.data(), Members}...);

/// What a reader or a writer in JavaScript is called, and its rows.
template <class Rows>
struct Layout {
  const char* name;
  Rows rows;
};

template <class Get>
constexpr auto as_rows(Row<Get> row) {
  return std::tuple(row);
}
template <class... Gets>
constexpr auto as_rows(std::tuple<Row<Gets>...> rows) {
  return rows;
}
/// @param parts rows, and `rows`
template <class... Parts>
constexpr auto layout_of(const char* name, Parts... parts) {
  return Layout<decltype(std::tuple_cat(as_rows(parts)...))>{name, std::tuple_cat(as_rows(parts)...)};
}

/// Of a struct that crosses.
template <class Struct>
inline constexpr std::nullptr_t layout = nullptr;

/// The layout of a struct whose members cross under their own names: the macro calls itself once a member.
#define LAYOUT(Struct, name, ...) \
  template <>                     \
  inline constexpr auto layout<Struct> = layout_of(name, ROWS(Struct, __VA_ARGS__))
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

/// A double as a whole number. What is none becomes the largest of the type, which the core refuses with the name of
/// the field: no seed, count or index may be so large.
std::uint64_t whole(double value);
std::uint32_t small_whole(double value);

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
double next(Numbers& numbers);

/// As many of the next numbers as the first of them says, if there are so many.
Numbers next_list(Numbers& numbers);

/// Takes the next of the numbers as a value. Of a list there is first how many follow, of what may be missing whether
/// it is there. A list of type `span` is a view of the numbers; of an array the rest stays as it is.
template <class Value>
void take(Numbers& numbers, Value& value) {
  if constexpr (requires { layout<Value>.rows; }) {
    std::apply([&](const auto&... row) { (take(numbers, value.*row.get), ...); }, layout<Value>.rows);
  } else if constexpr (is_optional<Value>) {
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
