#pragma once

#include <map>

#include "perceptron/learner_options.hpp"
#include "text.hpp"

namespace perceptron::cli {

inline constexpr std::array<std::string_view, 6> commands{"table", "train", "predict", "trace", "analyse", "orders"};

/// What was asked for: a command, a file and options with a value each; "" for those that are only there or not.
class Arguments {
 public:
  /// Fails for options that there are not, that lack a value or do not belong to the command. The learner is `own`, if
  /// there is a rule, as long as no other is named.
  explicit Arguments(std::span<const char* const> given, OwnLearner own = {});

  const std::string& command() const { return command_; }
  const std::string& file() const { return file_; }
  LearnerKind learner() const;
  const OwnLearner& own() const { return own_; }

  bool has(const std::string& option) const { return options_.contains(option); }
  /// The value of an option, or what it is by default.
  std::string text(const std::string& option, const std::string& otherwise = "") const;
  double number(const std::string& option, double otherwise) const;
  /// A whole number from 0 to `most`.
  std::uint64_t count(const std::string& option, std::uint64_t otherwise, std::uint64_t most = limits::seed) const;
  std::vector<double> numbers(const std::string& option) const;
  /// The member of an enum that the option names.
  template <class Enum>
  Enum member(const std::string& option, Enum otherwise) const {
    if (!has(option)) return otherwise;
    const std::optional<Enum> found = member_named<Enum>(text(option));
    if (!found) refuse_usage(option + ": there is no " + quoted(text(option)));
    return *found;
  }

 private:
  std::string command_, file_;
  std::map<std::string, std::string> options_;
  OwnLearner own_;
};

/// The option that sets what a row of a learner's options is of: "--max-depth" of learner.max_depth, "--kernel" of
/// learner.kernel.kind.
std::string option_named(Field field);

/// Whether it is an option with a value.
bool is_valued(std::string_view option);

/// What `--help` says; `own`: whether there is a rule of one's own.
std::string help(bool own);

}  // namespace perceptron::cli
