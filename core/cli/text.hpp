#pragma once

#include <algorithm>
#include <array>
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
std::optional<double> number_in(std::string_view text);

/// A text without capitals, as far as they are of ASCII.
std::string lowered(std::string text);

inline std::string quoted(const std::string& text) { return "\"" + text + "\""; }

template <class Words>
bool among(const Words& words, std::string_view word) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

/// The parts of a list that a separator separates.
std::vector<std::string> parts_of(const std::string& list, char separator);

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
std::string text_of(double number);

/// Values in JSON. Infinity is 1e999, which readers take for it, and NaN is null.
namespace json {

std::string number(double value);
std::string numbers(std::span<const double> values);
std::string string(std::string_view text);
inline std::string boolean(bool value) { return value ? "true" : "false"; }
/// Numbers as so many lists, all equally long.
std::string rows(std::span<const double> values, std::size_t count);
using Fields = std::vector<std::pair<const char*, std::string>>;
std::string object(const Fields& fields);

}  // namespace json

}  // namespace perceptron::cli
