#pragma once

#include <stdexcept>
#include <string>

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

}  // namespace perceptron::cli
