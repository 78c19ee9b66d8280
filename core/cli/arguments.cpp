#include "arguments.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string_view>

#include "csv.hpp"
#include "json.hpp"
#include "perceptron/feature_map.hpp"
#include "perceptron/learner_options.hpp"
#include "perceptron/order.hpp"

namespace perceptron::cli {

namespace {

constexpr std::array<std::string_view, 2> flags{"--json", "--no-bias"};
constexpr std::array<std::string_view, 11> valued{"--features", "--scaling", "--learner", "--initial",
                                                  "--order",    "--seed",    "--indices", "--max-epochs",
                                                  "--visits",   "--seeds",   "--epochs"};
/// Options of one command alone.
constexpr std::array<std::array<std::string_view, 2>, 3> owned{
    {{"--visits", "trace"}, {"--seeds", "orders"}, {"--epochs", "orders"}}};

/// Calls `see(kind, row)` for each option of each learner.
template <class See>
void for_each_option(See see) {
  for (std::size_t kind = 0; kind < member_names<LearnerKind>.size(); ++kind) {
    const auto options = default_options(static_cast<LearnerKind>(kind));
    const auto see_rows = [&](const auto&... row) { (see(kind_of(options), row), ...); };
    std::visit([&](const auto& of) { std::apply(see_rows, of.rows()); }, options);
  }
}

bool is_learners(std::string_view option) {
  bool found = false;
  for_each_option([&](LearnerKind, const auto& row) { found |= option == option_named(row.field); });
  return found;
}

bool among(std::span<const std::string_view> words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

Arguments::Arguments(std::span<const char* const> given) {
  for (std::size_t k = 0; k < given.size(); ++k) {
    const std::string one = given[k];
    if (!one.starts_with("--")) {
      std::string& place = command_.empty() ? command_ : file_;
      if (!place.empty()) refuse_usage("there is more than one file: " + file_ + " and " + one);
      place = one;
      continue;
    }
    const bool takes_value = among(valued, one) || is_learners(one);
    if (!takes_value && !among(flags, one)) refuse_usage("there is no option " + one);
    if (takes_value && k + 1 == given.size()) refuse_usage(one + " needs a value");
    options_[one] = takes_value ? given[++k] : "";
  }
  constexpr std::array<std::string_view, 4> commands{"train", "trace", "analyse", "orders"};
  if (command_.empty()) refuse_usage("a command is missing: train, trace, analyse or orders");
  if (!among(commands, command_)) refuse_usage("there is no command " + command_);
  if (file_.empty()) refuse_usage("a file is missing");
  for (const auto& [option, command] : owned) {
    if (command != command_ && has(std::string(option))) refuse_usage(std::string(option) + " is not for " + command_);
  }
}

std::string Arguments::text(const std::string& option, const std::string& otherwise) const {
  const auto found = options_.find(option);
  return found == options_.end() ? otherwise : found->second;
}

double Arguments::number(const std::string& option, double otherwise) const {
  if (!has(option)) return otherwise;
  const std::string given = text(option, "");
  const std::optional<double> value = number_in(given);
  if (!value) refuse_usage(option + ": \"" + given + "\" is not a number");
  return *value;
}

std::uint64_t Arguments::count(const std::string& option, std::uint64_t otherwise) const {
  if (!has(option)) return otherwise;
  const double value = number(option, 0);
  if (!(value >= 0 && value <= 9007199254740991.0) || value != std::floor(value)) {
    refuse_usage(option + ": \"" + text(option, "") + "\" is not a whole number from 0 to 2^53 - 1");
  }
  return static_cast<std::uint64_t>(value);
}

std::vector<double> Arguments::numbers(const std::string& option) const {
  std::vector<double> values;
  if (!has(option)) return values;
  for (const std::string& part : parts_of(text(option, ""), ',')) {
    const std::optional<double> value = number_in(part);
    if (!value) refuse_usage(option + ": \"" + part + "\" is not a number");
    values.push_back(*value);
  }
  return values;
}

std::vector<std::string> parts_of(const std::string& list, char separator) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t end = std::min(list.find(separator, begin), list.size());
    parts.push_back(list.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

std::string option_named(Field field) {
  std::string name = field.name;
  if (name.ends_with(".kind")) name.erase(name.rfind('.'));
  name.erase(0, name.rfind('.') + 1);
  std::replace(name.begin(), name.end(), '_', '-');
  return "--" + name;
}

namespace {

/// The names of an enum: any of them may be given.
template <class Enum>
std::string words() {
  std::string text;
  for (const std::string name : member_names<Enum>) text += (text.empty() ? "" : "|") + name;
  return text;
}

/// A line for each learner, with its options as they are by default.
std::string learners() {
  std::string text;
  std::optional<LearnerKind> last;
  for_each_option([&]<class Options, class Value>(LearnerKind kind, const Option<Options, Value>& row) {
    if (kind != last) text += std::string(text.empty() ? "" : "\n") + "    " + name_of(kind);
    last = kind;
    text += "  " + option_named(row.field) + " ";
    if constexpr (std::is_enum_v<Value>) {
      text += words<Value>();
    } else {
      text += text_of(static_cast<double>(row.fallback()));
    }
  });
  return text + "\n";
}

}  // namespace

std::string help() {
  return R"(perceptron: trains the perceptron and its relatives, and proves what they can learn.

Usage: perceptron <command> [options] <file.csv>     "-" reads standard input

Commands
  train      trains to the end: weights, epochs, updates, mistakes
  trace      every visit: example, score, mistake or not, and the updates
  analyse    whether a hyperplane separates the examples: margins, or a proof that none does
  orders     mistakes per epoch for many seeds of the order

The file has an example on each line, features first and the label last: -1 or +1, for multiclass 0, 1, 2, ...
The first line may name the columns.

Features
  --features x1,x2,x1*x2,x1^2    products of columns; default: every column
  --scaling )" +
         words<Scaling>() + R"(
  --no-bias
Learner (not for analyse)
  --learner perceptron           one of these, each with options of its own:
)" + learners() +
         R"(  --initial 0.5,-1,2             weights, then the bias
  --max-epochs 1000
Order of the visits
  --order )" +
         words<OrderKind>() + R"(
  --seed 0  --indices 2,0,1      for custom: from 0
trace
  --visits 1000                  at most so many
orders
  --seeds 20  --epochs 50        how many of each
Output
  --json                         one JSON object; numbers read back as the same doubles
  --help  --version

Exit codes: 0 done, 1 the file or its numbers are wrong, 2 the arguments are wrong.
)";
}

}  // namespace perceptron::cli
