#include <algorithm>
#include <cctype>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "jobs.hpp"
#include "text.hpp"

using namespace bindings;

namespace describe {

namespace {

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
  } else if constexpr (is_optional<Value>) {
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
  } else if constexpr (is_optional<Value>) {
    return "maybe(" + writer<typename Value::value_type>() + ")";
  } else if constexpr (std::same_as<Value, bool>) {
    return "flag";
  } else {
    return std::is_arithmetic_v<Value> || std::is_enum_v<Value> ? "one" : "many";
  }
}

/// A line for each row of a struct, as `line.operator()<Value>(name)` says it.
template <class Struct, class Line>
std::string lines_of(Line line) {
  std::string lines;
  const auto add = [&](const auto& row) {
    using Value = std::remove_cvref_t<std::invoke_result_t<decltype(row.get), const Struct&>>;
    lines += std::string("  ") + line.template operator()<Value>(row.name) + "\n";
  };
  std::apply([&](const auto&... row) { (add(row), ...); }, layout<Struct>.rows);
  return lines;
}

template <class... Structs>
std::string fields() {
  const auto line = []<class Value>(const std::string& name) { return name + ": " + reader<Value>() + ","; };
  return (
      (std::string("\nexport const ") + layout<Structs>.name + " = fields({\n" + lines_of<Structs>(line) + "});\n") +
      ...);
}

template <class... Structs>
std::string inputs() {
  const auto line = []<class Value>(const std::string& name) { return name + ": " + writer<Value>() + ","; };
  return ((std::string("\nexport const ") + layout<Structs>.name + " = input({\n" + lines_of<Structs>(line) + "});\n") +
          ...);
}

template <class... Structs>
std::string objects() {
  const auto line = []<class Value>(const std::string& name) {
    std::string type = std::is_arithmetic_v<Value> ? "number" : "string";
    if constexpr (requires { layout<Value>.rows; }) type = layout<Value>.name;
    return "readonly " + name + ": " + type + ";";
  };
  return ((std::string("\nexport interface ") + layout<Structs>.name + " {\n" + lines_of<Structs>(line) + "}\n") + ...);
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
template <std::size_t... Kinds>
std::string models(std::index_sequence<Kinds...>) {
  std::string lines;
  const auto add = [&](const char* name, const ModelLayout& of) {
    lines += "  " + key(name) + ": { current: " + reading(of.current) + ", model: " + reading(of.model) + " },\n";
  };
  (add(member_names<LearnerKind>[Kinds], model_layout<std::variant_alternative_t<Kinds, LearnerOptions>>), ...);
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

bool has_word(const std::string& text, const std::string& word) {
  const auto is_letter = [](char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0; };
  for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
    const std::size_t end = at + word.size();
    if (!is_letter(text[at - 1]) && !is_letter(text[end]) && text[end] != ':') return true;
  }
  return false;
}

std::string import_of(const std::string& text, std::vector<std::string> words, const std::string& from) {
  std::erase_if(words, [&](const std::string& word) { return !has_word(text, word); });
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : ", ") + word;
  return words.empty() ? "" : "import { " + list + " } from \"" + from + "\";\n";
}

std::string file(const std::string& text) {
  const std::string types = has_word(text, "Predictions") ? "import type { Predictions } from \"../types.js\";\n" : "";
  return head() +
         import_of(text, {"columns", "linear", "nodes", "nothing", "row", "table", "voters"}, "../layout/models.js") +
         import_of(text, {"given", "indices", "integers", "rows"}, "../layout/rows.js") +
         import_of(text, {"fields", "flag", "hyperplane", "list", "number", "optional", "word"},
                   "../layout/values.js") +
         types + import_of(text, {"separabilities", "stopReasons"}, "./names.js") +
         import_of(text, {"regionPlaces", "undecidedReasons", "verdicts"}, "./result-names.js") + text;
}

const std::vector<std::string> writers{"flag", "input", "many", "maybe", "one"};

}  // namespace

std::string value_objects_file() { return head() + objects<ErrorOut, CreatedOut>(); }

std::string layouts_file() {
  return file(fields<PresetStart, Preset, Visit, VisitRecord, RunInside, MaximumMargin>() + columns(weight_columns) +
              columns(voter_columns) + columns(node_columns) + columns(alpha_columns) + columns(neighbours_columns) +
              "\n/** See `Columns`. */\nexport " + columns(prediction_columns).substr(1) +
              models(std::make_index_sequence<member_names<LearnerKind>.size()>()));
}

std::string result_layouts_file() {
  return file(
      fields<ConvexWeight, AnalysisResult, Mistakes, FoundMistakes, TrialResult, LearningPoints, ObjectivePoints, Cycle,
             Disagreements, ProjectedExamples, SolutionRegionResult, WeightPathPoints, ProofBounds, ProofPoints,
             ProofState, ProofStep, Spread, FiveNumbers, Turn, UpdateGeometry, AggressiveStep, VisitEffect, Slopes,
             HalfPlane, ImpliedFeature, KernelExpansion::Reading, Fitted, Standing>() +
      job_results());
}

std::string inputs_file() {
  const std::string text = inputs<ProductsIn, LearnerIn, SpecIn, GridIn, PresetOptions>();
  return head() + import_of(text, writers, "../layout/inputs.js") + text;
}

std::string job_inputs_file() {
  const std::string text = inputs<ExamplesIn, OrdersIn, TrialIn, SplitExperiment::Options, WeightAxes, WeightWindow,
                                  ProofTerms, MapIn, HalfPlanesIn, PowerIn, CountsIn, AggressiveIn, UpdateIn>();
  return head() + import_of(text, writers, "../layout/inputs.js") + import_of(text, {"productsInput"}, "./inputs.js") +
         text;
}

}  // namespace describe
