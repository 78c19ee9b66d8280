#include "arguments.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include "perceptron/dataset.hpp"
#include "perceptron/feature_map.hpp"

namespace perceptron::cli {

namespace {

constexpr std::array<std::string_view, 6> flags{"--json",   "--no-bias",   "--no-journal",
                                                "--header", "--no-header", "--skip-missing"};
constexpr std::array<std::string_view, 16> valued{
    "--label", "--positive", "--decimal",    "--features", "--scaling", "--learner", "--initial", "--order",
    "--seed",  "--indices",  "--max-epochs", "--visits",   "--seeds",   "--epochs",  "--model",   "--save-model"};
/// Options of one command alone.
constexpr std::array<std::array<std::string_view, 2>, 5> owned{{{"--visits", "trace"},
                                                                {"--seeds", "orders"},
                                                                {"--epochs", "orders"},
                                                                {"--model", "predict"},
                                                                {"--save-model", "train"}}};

/// Calls `see(kind, row)` for each option of each learner.
template <class See>
void for_each_option(See see) {
  for (std::size_t kind = 0; kind < member_names<LearnerKind>.size(); ++kind) {
    const auto options = default_options(static_cast<LearnerKind>(kind));
    const auto see_rows = [&](const auto&... row) { (see(kind_of(options), row), ...); };
    std::visit([&](const auto& of) { std::apply(see_rows, of.rows()); }, options);
  }
}

/// Whether it is an option of this learner, or of any.
bool is_learners(std::string_view option, std::optional<LearnerKind> of = std::nullopt) {
  bool found = false;
  for_each_option(
      [&](LearnerKind kind, const auto& row) { found |= (!of || *of == kind) && option == option_named(row.field); });
  return found;
}

std::vector<double> numbers_in(const std::string& option, const std::vector<std::string>& texts) {
  std::vector<double> values;
  for (const std::string& text : texts) {
    const std::optional<double> value = number_in(text);
    if (!value) refuse_usage(option + ": " + quoted(text) + " is not a number");
    values.push_back(*value);
  }
  return values;
}

}  // namespace

bool is_valued(std::string_view option) { return among(valued, option) || is_learners(option); }

Arguments::Arguments(std::span<const char* const> given, OwnLearner own) : own_(std::move(own)) {
  for (std::size_t k = 0; k < given.size(); ++k) {
    std::string one = given[k];
    if (!one.starts_with("--")) {
      std::string& place = command_.empty() ? command_ : file_;
      if (!place.empty()) refuse_usage("there is more than one file: " + file_ + " and " + one);
      place = one;
      continue;
    }
    const std::size_t equals = std::min(one.find('='), one.size());
    const std::string value = one.substr(std::min(equals + 1, one.size()));
    const bool has_value = equals < one.size();
    one.resize(equals);
    const bool takes_value = is_valued(one);
    if (!takes_value && !among(flags, one)) refuse_usage("there is no option " + one);
    if (!takes_value && has_value) refuse_usage(one + " takes no value");
    if (takes_value && !has_value && k + 1 == given.size()) refuse_usage(one + " needs a value");
    if (has(one)) refuse_usage(one + " is given twice");
    options_[one] = has_value ? value : takes_value ? given[++k] : "";
  }
  if (command_.empty()) refuse_usage("a command is missing: table, train, predict, trace, analyse or orders");
  if (!among(commands, command_)) refuse_usage("there is no command " + command_);
  if (file_.empty()) refuse_usage("a file is missing");
  for (const auto& [option, command] : owned) {
    if (command != command_ && has(std::string(option))) refuse_usage(std::string(option) + " is not for " + command_);
  }
  if (command_ == "predict" && !has("--model")) refuse_usage("predict needs a --model");
  const LearnerKind kind = learner();
  for (const auto& [option, value] : options_) {
    if (!is_learners(option) || is_learners(option, kind)) continue;
    refuse_usage(option + " is not for " + (kind == LearnerKind::own ? "the rule of this program" : name_of(kind)));
  }
}

LearnerKind Arguments::learner() const {
  return member("--learner", own_.rule() ? LearnerKind::own : LearnerKind::perceptron);
}

std::string Arguments::text(const std::string& option, const std::string& otherwise) const {
  const auto found = options_.find(option);
  return found == options_.end() ? otherwise : found->second;
}

double Arguments::number(const std::string& option, double otherwise) const {
  return has(option) ? numbers_in(option, {text(option, "")})[0] : otherwise;
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
  if (!has(option)) return {};
  return numbers_in(option, parts_of(text(option, ""), ','));
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

std::string help(bool own) {
  return R"(perceptron: trains the perceptron and its relatives, and proves what they can learn.

Usage: perceptron <command> [options] <file>     "-" reads standard input

Commands
  table      the examples as they are read: features first, the label last
  train      trains to the end: weights, epochs, updates, mistakes
  predict    the label and the score of every example, by a model that was saved
  trace      every visit: example, score, mistake or not, and the updates
  analyse    whether a hyperplane separates the examples: margins, or a proof that none does
  orders     mistakes per epoch for many seeds of the order

The file has an example on each line: CSV with any separator, libsvm or ARFF. The label is the last column, unless
a name says otherwise: label, class, target, species, ... Labels that are not -1 and +1, or for multiclass 0, 1, 2, ...,
are numbered. What is decided, or left out, is said on standard error.

File
  --label NAME                   the column of the labels; without a header its number, from 1
  --positive NAME                the label that is +1, all others being -1
  --decimal .                    or ,
  --header  --no-header          the first line names the columns, or is an example
  --skip-missing                 leaves rows out that lack a value

Features
  --features x1,x2,x1*x2,x1^2    products of columns; default: every column
  --scaling )" +
         words<Scaling>() + R"(
  --no-bias
Learner (not for analyse)
  --learner )" +
         (own ? "NAME                 instead of this program's own rule one of these, each with its options:\n"
              : "perceptron           one of these, each with options of its own:\n") +
         learners() +
         R"(  --initial 0.5,-1,2             weights, then the bias
  --max-epochs 1000
  --no-journal                   keeps no record of the updates
Order of the visits
  --order )" +
         words<OrderKind>() + R"(
  --seed 0  --indices 2,0,1      for custom: from 0
train
  --save-model FILE              writes what predicts, as JSON
predict
  --model FILE                   reads it; options of features and learner say nothing then
trace
  --visits 1000                  at most so many
orders
  --seeds 20  --epochs 50        how many of each
Output
  --json                         one JSON object; numbers read back as the same doubles
  --help  --version

Exit codes: 0 done, 1 the file or its numbers are wrong, 2 the arguments are, 3 the output cannot be written.
)";
}

}  // namespace perceptron::cli
