#include "arguments.hpp"

#include "perceptron/feature_map.hpp"

namespace perceptron::cli {
namespace {

/// An option as `--help` tells of it.
struct OptionRow {
  std::string section;  ///< or, of a learner's option, the learner
  std::string name;
  std::string value;  ///< an example; none: the option has no value
  std::string says;
  std::string command = {};  ///< the one that has it; "": all
  bool is_learners = false;
};

/// The names of an enum: any of them may be given.
template <class Enum>
std::string words() {
  return joined(member_names<Enum>, "|");
}

std::vector<OptionRow> option_rows() {
  std::vector<OptionRow> rows{
      {"File", "--label", "NAME", "the column of the labels; without a header its number, from 1"},
      {"File", "--positive", "NAME", "the label that is +1, all others being -1"},
      {"File", "--decimal", ".", "or ,"},
      {"File", "--header", "", "the first line names the columns"},
      {"File", "--no-header", "", "the first line is an example"},
      {"File", "--skip-missing", "", "leaves rows out that lack a value"},
      {"Features", "--features", "x1,x2,x1*x2,x1^2", "products of columns; default: every column"},
      {"Features", "--scaling", words<Scaling>(), ""},
      {"Features", "--no-bias", "", ""},
      {"Order of the visits", "--order", words<OrderKind>(), ""},
      {"Order of the visits", "--seed", "0", ""},
      {"Order of the visits", "--indices", "2,0,1", "for custom: from 0"},
      {"Learner (not for analyse)", "--initial", "0.5,-1,2", "weights, then the bias"},
      {"Learner (not for analyse)", "--max-epochs", "1000", ""},
      {"Learner (not for analyse)", "--no-journal", "", "keeps no record of the updates"},
      {"Learner (not for analyse)", "--learner", "perceptron", "one of those below, with options of its own"},
      {"train", "--save-model", "FILE", "writes what predicts, as JSON", "train"},
      {"predict", "--model", "FILE", "reads it; options of features and learner say nothing then", "predict"},
      {"trace", "--visits", "1000", "at most so many", "trace"},
      {"orders", "--seeds", "20", "how many orders", "orders"},
      {"orders", "--epochs", "50", "of each", "orders"},
      {"Output", "--json", "", "one JSON object; numbers read back as the same doubles"}};
  for (std::size_t kind = 0; kind < member_names<LearnerKind>.size(); ++kind) {
    const auto add = [&]<class Options, class Value>(const Option<Options, Value>& row) {
      std::string value;
      if constexpr (std::is_enum_v<Value>) {
        value = words<Value>();
      } else {
        value = text_of(static_cast<double>(row.fallback()));
      }
      rows.push_back({member_names<LearnerKind>[kind], option_named(row.field), value, "", "", true});
    };
    const auto add_all = [&](const auto& of) { std::apply([&](const auto&... row) { (add(row), ...); }, of.rows()); };
    std::visit(add_all, default_options(static_cast<LearnerKind>(kind)));
  }
  return rows;
}

/// The first row that tells of an option; null where there is none.
const OptionRow* row_of(const std::vector<OptionRow>& rows, std::string_view option) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const OptionRow& row) { return row.name == option; });
  return found == rows.end() ? nullptr : &*found;
}

double number_of(const std::string& option, const std::string& text) {
  const std::optional<double> value = number_in(text);
  if (!value) refuse_usage(option + ": " + quoted(text) + " is not a number");
  return *value;
}

}  // namespace

bool is_valued(std::string_view option) {
  const std::vector<OptionRow> rows = option_rows();
  const OptionRow* const row = row_of(rows, option);
  return row && !row->value.empty();
}

Arguments::Arguments(std::span<const char* const> given, OwnLearner own) : own_(std::move(own)) {
  const std::vector<OptionRow> rows = option_rows();
  for (std::size_t k = 0; k < given.size(); ++k) {
    std::string one = given[k];
    if (!one.starts_with("--")) {
      std::string& place = command_.empty() ? command_ : file_;
      if (!place.empty()) refuse_usage("there is more than one file: " + file_ + " and " + one);
      place = one;
      continue;
    }
    const std::size_t equals = one.find('=');
    const bool has_value = equals != std::string::npos;
    std::string value = has_value ? one.substr(equals + 1) : "";
    one.resize(std::min(equals, one.size()));
    const OptionRow* const row = row_of(rows, one);
    if (!row) refuse_usage("there is no option " + one);
    if (row->value.empty() && has_value) refuse_usage(one + " takes no value");
    if (!row->value.empty() && !has_value) {
      if (++k == given.size()) refuse_usage(one + " needs a value");
      value = given[k];
    }
    if (!options_.emplace(one, value).second) refuse_usage(one + " is given twice");
  }
  if (command_.empty()) refuse_usage("a command is missing: table, train, predict, trace, analyse or orders");
  if (!among(commands, command_)) refuse_usage("there is no command " + command_);
  if (file_.empty()) refuse_usage("a file is missing");
  if (command_ == "predict" && !has("--model")) refuse_usage("predict needs a --model");
  const LearnerKind kind = learner();
  const std::string name = kind == LearnerKind::own ? "the rule of this program" : name_of(kind);
  for (const auto& [option, value] : options_) {
    const auto is_meant = [&, &asked = option](const OptionRow& row) {
      const bool fits = row.is_learners ? row.section == name : row.command.empty() || row.command == command_;
      return fits && row.name == asked;
    };
    if (std::any_of(rows.begin(), rows.end(), is_meant)) continue;
    refuse_usage(option + " is not for " + (row_of(rows, option)->is_learners ? name : command_));
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
  return has(option) ? number_of(option, text(option)) : otherwise;
}

std::uint64_t Arguments::count(const std::string& option, std::uint64_t otherwise, std::uint64_t most) const {
  if (!has(option)) return otherwise;
  const double value = number(option, 0);
  if (!(value >= 0 && value <= 9007199254740991.0) || value != std::floor(value)) {
    refuse_usage(option + ": " + quoted(text(option)) + " is not a whole number from 0 to 2^53 - 1");
  }
  return std::min(static_cast<std::uint64_t>(value), most);
}

std::vector<double> Arguments::numbers(const std::string& option) const {
  std::vector<double> values;
  if (!has(option)) return values;
  for (const std::string& part : parts_of(text(option), ',')) values.push_back(number_of(option, part));
  return values;
}

std::string option_named(Field field) {
  std::string name = field.name;
  if (name.ends_with(".kind")) name.erase(name.rfind('.'));
  name.erase(0, name.rfind('.') + 1);
  std::replace(name.begin(), name.end(), '_', '-');
  return "--" + name;
}

std::string help(bool own) {
  std::string text = R"(perceptron: trains the perceptron and its relatives, and proves what they can learn.

Usage: perceptron <command> [options] <file>     "-" reads standard input

Commands
  table      the examples as they are read: features first, the label last
  train      trains to the end: weights, epochs, updates, mistakes
  predict    the label and the score of every example, by a model that was saved
  trace      every visit: example, score, mistake or not, and the updates
  analyse    whether a hyperplane separates the examples: margins, or a proof that none does
  orders     mistakes per epoch for many seeds of the order

The file has an example on each line: CSV, with commas, semicolons, tabs or spaces between the cells, or libsvm. The
label is the last column, unless a name says otherwise: label, class, target, species, ... Labels that are not -1 and
+1, or for multiclass 0, 1, 2, ..., are numbered. What is decided, or left out, is said on standard error.
)";
  std::string section;
  for (const OptionRow& row : option_rows()) {
    const std::string head = row.is_learners ? "    --learner " + row.section : row.section + "\n";
    if (section != row.section) text += "\n" + head;
    section = row.section;
    std::string line = "  " + row.name + (row.value.empty() ? "" : " " + row.value);
    if (!row.says.empty()) line.resize(std::max<std::size_t>(line.size() + 2, 33), ' ');
    text += line + row.says + (row.is_learners ? "" : "\n");
  }
  if (own) text += "\n\nWithout --learner it trains the rule of this program.";
  return text + R"(

  --help  --version

Exit codes: 0 done, 1 the file or its numbers are wrong, 2 the arguments are, 3 the output cannot be written.
)";
}

}  // namespace perceptron::cli
