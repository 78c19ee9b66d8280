#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace perceptron::cli {

/// What was asked for: a command, a file and options with a value each; "" for those that are only there or not.
class Arguments {
 public:
  /// Fails for options that there are not, that lack a value or do not belong to the command.
  explicit Arguments(std::span<const char* const> given);

  const std::string& command() const { return command_; }
  const std::string& file() const { return file_; }

  bool has(const std::string& option) const { return options_.contains(option); }
  /// The value of an option, or what it is by default.
  std::string text(const std::string& option, const std::string& otherwise) const;
  double number(const std::string& option, double otherwise) const;
  /// A whole number from 0 to 2^53 - 1.
  std::uint64_t count(const std::string& option, std::uint64_t otherwise) const;
  std::vector<double> numbers(const std::string& option) const;
  /// The place of the option's value among words; 0 where it is not given.
  std::size_t word(const std::string& option, std::span<const std::string_view> words) const;

 private:
  std::string command_, file_;
  std::map<std::string, std::string> options_;
};

/// The parts of a list that commas separate.
std::vector<std::string> parts_of(const std::string& list, char separator);

/// What `--help` says.
extern const char* const help;

}  // namespace perceptron::cli
