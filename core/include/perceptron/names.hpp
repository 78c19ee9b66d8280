#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <string_view>

namespace perceptron {

/// What the members of an enum are called where they are written down, as in links and files: one table an enum, beside
/// it, in the order of its members. Only a program that asks for a name holds them.
template <class Enum>
inline constexpr std::array<const char*, 0> member_names{};

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
