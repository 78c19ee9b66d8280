// `perceptron_describe <folder>` prints what the TypeScript side has to know of the core, from the tables of the core:
// names by their numbers, limits, options, and how values cross.
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "jobs.hpp"

using namespace bindings;

namespace {

/// An enum that JavaScript meets: the constant that has its names, what it is called here, and how many of its members
/// are met. The member `nothing` is null.
template <class Enum>
struct Named {
  const char* constant;
  const char* type;
  const char* nothing = "";
  std::size_t met = member_names<Enum>.size();
};

/// In names.ts. Of why a run stops the last is not met: only a rule of one's own is not finite, and those are C++.
constexpr std::tuple names{
    Named<Status>{"statuses", "Status"},
    Named<LearnerKind>{"learnerKinds", "LearnerKind"},
    Named<Scaling>{"scalings", "Scaling"},
    Named<OrderKind>{"orderKinds", "OrderKind"},
    Named<TieRule>{"tieRules", "TieRule"},
    Named<KernelKind>{"kernelKinds", "KernelKind"},
    Named<Aggressiveness>{"variants", "Aggressiveness"},
    Named<StopReason>{"stopReasons", "StopReason", "none", static_cast<std::size_t>(StopReason::not_finite)},
    Named<Separable>{"separabilities", "Separable"},
    Named<Trap>{"traps", "Trap"}};

/// In result-names.ts.
constexpr std::tuple result_names{Named<Verdict>{"verdicts", "Verdict", "undecided"},
                                  Named<Undecided>{"undecidedReasons", "Undecided", "no"},
                                  Named<SolutionRegionResult::Where>{"regionPlaces", "SolutionRegionResult::Where"}};

/// The constant that has the names of an enum.
template <class Enum>
constexpr const char* names_of = std::get<Named<Enum>>(std::tuple_cat(names, result_names)).constant;

/// A number as the formatter of web/ writes it: 1e+06 as 1e6.
std::string text_of(double number) {
  char digits[32];
  std::string text(digits, std::to_chars(digits, std::end(digits), number).ptr);
  if (const std::size_t e = text.find('e'); e != std::string::npos)
    text.replace(e + 1, std::string::npos, std::to_string(std::stoi(text.substr(e + 1))));
  return text;
}

/// A name as a key of an object: quoted where it has to be.
std::string key(const std::string& name) { return name.find('-') == std::string::npos ? name : '"' + name + '"'; }

constexpr std::size_t width = 120;  // of a line, as the formatter of web/ breaks them

/// A list of names as a constant, each written as a literal.
std::string list(const std::string& constant, const std::vector<std::string>& literals, const std::string& what) {
  std::string line, lines;
  for (const std::string& literal : literals) {
    line += (line.empty() ? "" : ", ") + literal;
    lines += "  " + literal + ",\n";
  }
  const std::string start = "export const " + constant + " = [";
  const std::string whole = start + line + "] as const;";
  return "\n/** " + what + " */\n" + (whole.size() <= width ? whole : start + "\n" + lines + "] as const;") + "\n";
}

std::string quoted(std::string_view name) { return '"' + std::string(name) + '"'; }

template <class... Enums>
std::string lists(const std::tuple<Named<Enums>...>& all) {
  std::string text;
  const auto add = [&]<class Enum>(const Named<Enum>& named) {
    std::vector<std::string> literals;
    for (const std::string_view name : std::span(member_names<Enum>).first(named.met)) {
      literals.push_back(name == named.nothing ? "null" : quoted(name));
    }
    text += list(named.constant, literals, std::string("In the order of `") + named.type + "` in C++.");
  };
  std::apply([&](const auto&... named) { (add(named), ...); }, all);
  return text;
}

std::string names_file() {
  std::vector<std::string> literals;
  for (const Preset& preset : presets()) literals.push_back(quoted(preset.name));
  return lists(names) + list("presetNames", literals, "Every preset, in the order they are offered.");
}

std::string result_names_file() {
  std::vector<std::string> literals;
  std::apply([&](const auto&... kind) { (literals.push_back(quoted(kind.name)), ...); }, job_kinds);
  return list("jobKinds", literals, "In the order of `job_kinds` in C++.") + lists(result_names);
}

std::string limit(const char* constant, std::uint64_t value, const char* what) {
  return std::string("\n/** ") + what + " */\nexport const " + constant + " = " + std::to_string(value) + ";\n";
}

std::string limits_file() {
  return limit("mostValues", engine_limits.values, "Most numbers in a list.") +
         limit("mostFeatures", limits::features, "Most base features.") +
         limit("mostProducts", limits::products, "Most features that are named as products.") +
         limit("mostFactors", limits::factors, "Most base features that a feature multiplies.") +
         limit("mostClasses", limits::classes, "Most classes.") +
         limit("mostColumns", limits::grid, "Most columns and rows of a grid.") +
         limit("mostUpdates", engine_limits.updates,
               "Most updates that a journal has room for, and most visits of a trial.") +
         limit("mostLearners", Comparison::most_learners, "Most learners that are compared.");
}

/// By the codes of the reasons, in the order of their numbers.
std::string sentences_file() {
  std::string rows;
  for (std::size_t k = 0; k < member_names<Reason>.size(); ++k)
    rows += "  " + key(member_names<Reason>[k]) + ": \"" + sentence_of(static_cast<Reason>(k)) + "\",\n";
  return "\n/** Why the core refuses something, in the order of `Reason` in C++. */\nexport const sentences = {\n" +
         rows + "} as const;\n";
}

/// An option by where it is in the object of its learner: "kernel.degree".
struct Entry {
  std::string path, value, type, note;
};

template <class Options, class Value>
Entry entry_of(const Option<Options, Value>& row) {
  const std::string path = js_name(row.field).substr(std::string("learner.").size());
  if constexpr (std::is_enum_v<Value>) {
    assert(row.fallback() == Value{});  // so the words say it
    const std::string words = names_of<Value>;
    return {path, words, "(typeof " + words + ")[number]", std::string("Default \"") + name_of(row.fallback()) + "\"."};
  } else {
    constexpr bool whole = std::is_integral_v<Value>;
    const auto& [low, high, above] = row.range;
    const std::string least = text_of(low), most = text_of(high);
    const auto fallback = static_cast<double>(row.fallback());
    const bool found = fallback < low;
    const std::string standard = found ? "null" : text_of(fallback);
    // " from 1 to 32"
    const std::string range = above ? " above " + least + " and at most " + most : " from " + least + " to " + most;
    return {path,
            "{ default: " + standard + ", min: " + least + (above ? ", above: true" : "") + ", max: " + most +
                (whole ? ", whole: true" : "") + " }",
            "number",
            (whole ? "A whole number" : "A number") + range + "." +
                (found ? " Default: found from the data." : " Default " + standard + ".")};
  }
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
  std::string spelled = "_" + kind;
  std::ranges::replace(spelled, '-', '_');
  return js_name(spelled.c_str()) + "Options";
}

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
  return R"(import { kernelKinds, tieRules, variants } from "./names.js";

/**
 * Of each learner the options, in the order in which the core takes them: words, the first of which is the default, or
 * the default, null where it is found from the data, and the range.
 */
export const learnerOptions = {
)" + values +
         "} as const;\n" + types;
}

/// What reads such a value: see web/engine/layout/.
template <class Value>
std::string reader() {
  if constexpr (std::same_as<Value, bool>) {
    return "flag";
  } else if constexpr (std::is_enum_v<Value>) {
    return std::string("word(") + names_of<Value> + ")";
  } else if constexpr (std::is_arithmetic_v<Value>) {
    return "number";
  } else if constexpr (std::same_as<Value, Hyperplane>) {
    return "hyperplane";
  } else if constexpr (Optional<Value>) {
    return "optional(" + reader<typename Value::value_type>() + ")";
  } else if constexpr (requires { typename Value::value_type; }) {
    using One = std::remove_cv_t<typename Value::value_type>;
    if constexpr (std::same_as<One, double>) return "list";
    if constexpr (std::same_as<One, std::uint32_t>) return "indices";
    if constexpr (std::same_as<One, std::int32_t>) return "integers";
    return "rows(" + reader<One>() + ")";
  } else {
    return layout<Value>.name;
  }
}

/// What makes numbers of such a value: see web/engine/layout/inputs.ts.
template <class Value>
std::string writer() {
  if constexpr (requires { layout<Value>.rows; }) {
    return layout<Value>.name;
  } else if constexpr (Optional<Value>) {
    return "maybe(" + writer<typename Value::value_type>() + ")";
  } else if constexpr (std::same_as<Value, bool>) {
    return "flag";
  } else {
    return std::is_arithmetic_v<Value> || std::is_enum_v<Value> ? "one" : "many";
  }
}

/// Each struct as "export … name … lines … end", with a line for each of its rows as `line.operator()<Value>(name)`
/// says it.
template <class... Structs, class Line>
std::string exported(const char* kind, const char* open, const char* end, Line line) {
  std::string text;
  const auto add = [&]<class Struct>(const Struct*) {
    text += std::string("\nexport ") + kind + layout<Struct>.name + open + "{\n";
    const auto add_row = [&](const auto& row) {
      using Value = std::remove_cvref_t<std::invoke_result_t<decltype(row.get), const Struct&>>;
      text += std::string("  ") + line.template operator()<Value>(row.name) + "\n";
    };
    std::apply([&](const auto&... row) { (add_row(row), ...); }, layout<Struct>.rows);
    text += std::string("}") + end + "\n";
  };
  (add(static_cast<const Structs*>(nullptr)), ...);
  return text;
}

template <class... Structs>
std::string fields() {
  const auto line = []<class Value>(const std::string& name) { return name + ": " + reader<Value>() + ","; };
  return exported<Structs...>("const ", " = fields(", ");", line);
}

template <class... Structs>
std::string inputs() {
  const auto line = []<class Value>(const std::string& name) { return name + ": " + writer<Value>() + ","; };
  return exported<Structs...>("const ", " = input(", ");", line);
}

std::string columns(const Columns& of) {
  std::string lines;
  for (const Column& column : of.columns) {
    lines += std::string("  ") + column.name + (column.of_features ? ": true,\n" : ": false,\n");
  }
  return std::string("\nconst ") + of.name + " = {\n" + lines + "} as const;\n";
}

std::string reading(const Reading& of) {
  return of.reader + (of.columns ? std::string("(") + of.columns->name + ")" : "");
}

/// What reads each learner's numbers.
std::string models() {
  std::string lines;
  for (const std::string name : member_names<LearnerKind>) {
    const auto [current, model] = model_layout(*member_named<LearnerKind>(name));
    lines += "  " + key(name) + ": { current: " + reading(current) + ", model: " + reading(model) + " },\n";
  }
  return "\n/** Of each learner the weights in training, and what predicts. */\nexport const learnerModels = {\n" +
         lines + "};\n";
}

template <class Kind>
std::string result_reader() {
  if constexpr (std::same_as<Kind, VisitJob<FieldPoints>>) {
    return "given<Predictions>()";
  } else {
    return reader<std::remove_cvref_t<decltype(result_of(std::declval<Kind&>()))>>();
  }
}

std::string job_results() {
  std::string lines;
  const auto add = [&]<class Kind>(const Kind& kind) {
    lines += "  " + key(kind.name) + ": " + result_reader<typename Kind::Job>() + ",\n";
  };
  std::apply([&](const auto&... kind) { (add(kind), ...); }, job_kinds);
  return "\n/** What comes of each kind of job. */\nexport const jobResults = {\n" + lines + "};\n";
}

const std::string writers = "import { flag, input, many, maybe, one } from \"../layout/inputs.js\";\n";

std::string value_objects_file() {
  const auto line = []<class Value>(const std::string& name) {
    std::string type = std::is_arithmetic_v<Value> ? "number" : "string";
    if constexpr (requires { layout<Value>.rows; }) type = layout<Value>.name;
    return "readonly " + name + ": " + type + ";";
  };
  return exported<ErrorOut, CreatedOut>("interface ", " ", "", line);
}

std::string layouts_file() {
  return R"(import { columns, linear, nodes, nothing, row, table, voters } from "../layout/models.js";
import { fields, flag, list, number, word } from "../layout/values.js";
import { separabilities, stopReasons } from "./names.js";
import { undecidedReasons, verdicts } from "./result-names.js";
)" + fields<PresetStart, Preset, Visit, VisitRecord, RunInside, MaximumMargin>() +
         columns(weight_columns) + columns(voter_columns) + columns(node_columns) + columns(alpha_columns) +
         columns(neighbours_columns) + "\n/** See `Columns`. */\nexport " + columns(prediction_columns).substr(1) +
         models();
}

std::string result_layouts_file() {
  return R"(import { given, indices, integers, rows } from "../layout/rows.js";
import { fields, flag, hyperplane, list, number, optional, word } from "../layout/values.js";
import type { Predictions } from "../types.js";
import { stopReasons } from "./names.js";
import { regionPlaces, undecidedReasons, verdicts } from "./result-names.js";
)" +
         fields<ConvexWeight, AnalysisResult, Mistakes, FoundMistakes, TrialResult, LearningPoints, ObjectivePoints,
                Cycle, Disagreements, ProjectedExamples, SolutionRegionResult, WeightPathPoints, ProofBounds,
                ProofPoints, ProofState, ProofStep, Spread, FiveNumbers, Turn, UpdateGeometry, AggressiveStep,
                VisitEffect, Slopes, HalfPlane, ImpliedFeature, KernelExpansion::Reading, Fitted, Comparison>() +
         job_results();
}

std::string inputs_file() { return writers + inputs<ProductsIn, LearnerIn, SpecIn, Grid, PresetOptions>(); }

std::string job_inputs_file() {
  return writers + "import { productsInput } from \"./inputs.js\";\n" +
         inputs<ExamplesIn, OrdersIn, TrialIn, SplitOptions, WeightAxes, WeightWindow, ProofTerms, MapIn, HalfPlanesIn,
                PowerIn, CountsIn, AggressiveIn, UpdateIn>();
}

constexpr const char* head =
    "// Printed by wasm/describe/ from the tables of the core: change those, then `npm run generate`.\n";

struct File {
  const char* name;
  std::string text;
};

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::fputs("usage: perceptron_describe <folder>\n", stderr);
    return 2;
  }
  for (const auto& [name, text] :
       {File{"names.ts", names_file()}, File{"result-names.ts", result_names_file()}, File{"limits.ts", limits_file()},
        File{"sentences.ts", sentences_file()}, File{"learner-options.ts", learner_options_file()},
        File{"layouts.ts", layouts_file()}, File{"result-layouts.ts", result_layouts_file()},
        File{"inputs.ts", inputs_file()}, File{"job-inputs.ts", job_inputs_file()},
        File{"value-objects.ts", value_objects_file()}}) {
    const std::string path = std::string(arguments[1]) + "/" + name;
    if ((std::ofstream(path, std::ios::binary) << head << text).flush()) continue;
    std::fprintf(stderr, "%s could not be written.\n", path.c_str());
    return 1;
  }
}
