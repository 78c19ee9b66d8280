#include "input.hpp"
#include "text.hpp"

namespace describe {
namespace {

/// An option by where it is in the object of its learner: "kernel.degree".
struct Entry {
  std::string path, value, type, note;
};

/// "A whole number from 1 to 32."
template <class Options, class Value>
std::string range_of(const Option<Options, Value>& row) {
  const std::string least = text_of(row.range.least), most = text_of(row.range.most);
  const std::string number = std::is_integral_v<Value> ? "A whole number" : "A number";
  return number + (row.range.above ? " above " + least + " and at most " + most : " from " + least + " to " + most) +
         ".";
}

template <class Options, class Value>
Entry entry_of(const Option<Options, Value>& row) {
  Entry entry{bindings::js_name(row.field).substr(std::string("learner.").size()), {}, {}, {}};
  if constexpr (std::is_enum_v<Value>) {
    assert(row.fallback() == Value{});  // so the words say it
    entry.value = names_of<Value>;
    entry.type = "(typeof " + entry.value + ")[number]";
    entry.note = std::string("Default \"") + name_of(row.fallback()) + "\".";
  } else {
    const auto fallback = static_cast<double>(row.fallback());
    const bool found = fallback < row.range.least;
    const std::string standard = found ? "null" : text_of(fallback);
    entry.value = "{ default: " + standard + ", min: " + text_of(row.range.least) +
                  (row.range.above ? ", above: true" : "") + ", max: " + text_of(row.range.most) +
                  (std::is_integral_v<Value> ? ", whole: true" : "") + " }";
    entry.type = "number";
    entry.note = range_of(row) + (found ? " Default: found from the data." : " Default " + standard + ".");
  }
  return entry;
}

std::vector<Entry> entries(LearnerOptions kind) {
  const auto of_rows = [](const auto&... row) { return std::vector<Entry>{entry_of(row)...}; };
  return std::visit([&](const auto& options) { return std::apply(of_rows, options.rows()); }, kind);
}

/// Prints a learner's entries as values and as types; those whose paths begin alike come as an object of their own.
void print(const std::vector<Entry>& entries, std::string& values, std::string& types) {
  std::string open;  // that object
  const auto close = [&](const std::string& next) {
    if (open.empty() || next == open) return;
    values += "    },\n";
    types += "  };\n";
  };
  for (const Entry& entry : entries) {
    const std::size_t dot = entry.path.find('.');
    const std::string group = entry.path.substr(0, dot == std::string::npos ? 0 : dot);
    const std::string name = entry.path.substr(group.empty() ? 0 : dot + 1), indent = group.empty() ? "  " : "    ";
    close(group);
    if (!group.empty() && group != open) {
      values += "    " + group + ": {\n";
      types += "  readonly " + group + "?: {\n";
    }
    open = group;
    values += "  " + indent + name + ": " + entry.value + ",\n";
    // The kind of what has kinds is never left out.
    types += indent + "/** " + entry.note + " */\n" + indent + "readonly " + name + (name == "kind" ? ": " : "?: ") +
             entry.type + ";\n";
  }
  close("");
}

/// "passive-aggressive" as PassiveAggressiveOptions.
std::string type_name(const std::string& kind) {
  std::string name;
  bool begins = true;
  for (const char letter : kind) {
    if (letter != '-') name += begins ? static_cast<char>(letter - 'a' + 'A') : letter;
    begins = letter == '-';
  }
  return name + "Options";
}

}  // namespace

std::string learner_options_file() {
  std::string values, types;
  for (const std::string name : member_names<LearnerKind>) {
    const LearnerOptions kind = default_options(*member_named<LearnerKind>(name));
    values += "  " + key(name) + ": {\n";
    types += "\nexport interface " + type_name(name) + " {\n";
    print(entries(kind), values, types);
    values += "  },\n";
    types += "}\n";
  }
  return head() + R"(import { kernelKinds, tieRules, variants } from "./names.js";

/**
 * Of each learner the options, in the order in which the core takes them: words, the first of which is the default, or
 * the default, null where it is found from the data, and the range.
 */
export const learnerOptions = {
)" + values +
         "} as const;\n" + types;
}

}  // namespace describe
