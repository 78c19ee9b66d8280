#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace perceptron {

/// A field of a JSON object that has no object inside: a word, a number, a list of numbers or a list of such lists.
struct JsonField {
  enum class Shape { word, number, list, lists };

  std::string_view name;
  std::size_t at;  ///< where it begins, in characters from 1
  Shape shape = Shape::word;
  std::string_view word = {};
  std::vector<double> numbers = {};     ///< of all lists
  std::vector<std::size_t> sizes = {};  ///< of each of the lists
};

/// Reads such an object, or stops where the text is none: `at` is then the character, from 1. Strings are printable
/// ASCII without escapes. A number without a double near it is none.
std::optional<std::vector<JsonField>> read_flat_json(std::string_view text, std::size_t& at);

/// A decimal that reads back as the same double, of as few digits as do, 17 at most: the same text wherever it is
/// compiled. −0 keeps its sign.
std::string json_number(double number);

/// "[1,2]", or where there are rows of a width "[[1,2],[3,4]]".
std::string json_list(std::span<const double> numbers);
std::string json_lists(std::span<const double> numbers, std::size_t rows);

}  // namespace perceptron
