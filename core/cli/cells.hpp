#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace perceptron::cli {

/// A finite number that is written in full, as "-1", "+0.5" or "1e-3".
std::optional<double> number_in(std::string_view text);

/// A number with this decimal mark, and its thousands grouped or not: by the other mark, a space that does not break, a
/// thin one, or an apostrophe.
std::optional<double> number_as(std::string cell, char decimal);

/// Whether a cell is a number with either mark.
inline bool is_value(const std::string& cell) { return number_as(cell, '.') || number_as(cell, ','); }

/// Whether it is one of the codes for a value that is not there.
bool is_missing(const std::string& cell);

/// A text without capitals, as far as they are of ASCII.
std::string lowered(std::string text);

inline std::string quoted(const std::string& text) { return "\"" + text + "\""; }

template <std::size_t n>
bool among(const std::array<std::string_view, n>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace perceptron::cli
