#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace perceptron::cli {

/// What the program ends with.
enum class Exit : int {
  done = 0,
  bad_input = 1,  ///< the file or its numbers
  bad_usage = 2,  ///< the arguments
  unwritten = 3,  ///< the output
};

/// Ends the program with a sentence on standard error. The library throws nothing; this program may.
class Failure : public std::runtime_error {
 public:
  Failure(Exit exit, const std::string& message) : std::runtime_error(message), exit_(exit) {}
  Exit exit() const { return exit_; }

 private:
  Exit exit_;
};

/// Ends it because of a line of a file.
[[noreturn]] inline void refuse_line(const std::string& name, std::size_t line, const std::string& what) {
  throw Failure(Exit::bad_input, name + ", line " + std::to_string(line) + ": " + what);
}

/// Ends it because of an argument.
[[noreturn]] inline void refuse_usage(const std::string& what) {
  throw Failure(Exit::bad_usage, what + "; see perceptron --help");
}

/// A finite number that is written in full, as "-1", "+0.5" or "1e-3".
inline std::optional<double> number_in(std::string_view text) {
  // `strtod` also reads hexadecimal numbers, names and what follows a space.
  if (text.empty() || text.find_first_not_of("0123456789+-.eE") != std::string_view::npos) return std::nullopt;
  const std::string copy(text);
  char* end = nullptr;
  const double value = std::strtod(copy.c_str(), &end);
  if (end != copy.c_str() + copy.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}

/// A whole number from 1 to `most`; 0 where it is none.
inline std::uint32_t counted_in(std::string_view text, std::size_t most) {
  const double number = number_in(text).value_or(0);
  const bool counts = number >= 1 && number <= static_cast<double>(most) && number == std::floor(number);
  return counts ? static_cast<std::uint32_t>(number) : 0;
}

/// A text without capitals, as far as they are of ASCII.
inline std::string lowered(std::string text) {
  for (char& letter : text) letter = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
  return text;
}

inline std::string quoted(const std::string& text) { return "\"" + text + "\""; }

template <class Words>
bool among(const Words& words, std::string_view word) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

/// The parts of a list that a separator separates.
inline std::vector<std::string> parts_of(const std::string& list, char separator) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t end = std::min(list.find(separator, begin), list.size());
    parts.push_back(list.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

/// Values in a list, each as `text` says it, with a separator between them.
template <class Values, class Text = std::identity>
std::string joined(const Values& values, std::string_view separator, Text text = {}) {
  std::string list;
  for (auto value = std::begin(values); value != std::end(values); ++value) {
    list.append(value == std::begin(values) ? "" : separator).append(text(*value));
  }
  return list;
}

/// The shortest decimal that reads back as the same double; −0 keeps its sign.
inline std::string text_of(double number) {
  char digits[32];
  const auto [end, error] = std::to_chars(digits, digits + sizeof digits, number);
  return {digits, end};
}

}  // namespace perceptron::cli
