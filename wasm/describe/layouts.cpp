#include <algorithm>
#include <cctype>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "drawing_layouts.hpp"
#include "job_inputs.hpp"
#include "job_layouts.hpp"
#include "layouts.hpp"
#include "text.hpp"
#include "value_objects.hpp"

using namespace perceptron;
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

/// Calls `see.operator()<Value>(name)` for each row of a struct.
template <class Struct, class See>
void for_each_row(See see) {
  const auto see_row = [&](const auto& row) {
    see.template operator()<std::remove_cvref_t<std::invoke_result_t<decltype(row.get), const Struct&>>>(row.name);
  };
  std::apply([&](const auto&... row) { (see_row(row), ...); }, layout<Struct>.rows);
}

template <class Struct>
std::string fields() {
  std::string lines;
  for_each_row<Struct>(
      [&]<class Value>(const char* name) { lines += std::string("  ") + name + ": " + reader<Value>() + ",\n"; });
  return std::string("\nexport const ") + layout<Struct>.name + " = fields({\n" + lines + "});\n";
}

template <class Struct>
std::string input() {
  std::string lines;
  for_each_row<Struct>(
      [&]<class Value>(const char* name) { lines += std::string("  ") + name + ": " + writer<Value>() + ",\n"; });
  return std::string("\nexport const ") + layout<Struct>.name + " = input({\n" + lines + "});\n";
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
  if constexpr (std::same_as<Kind, VisitJob<FieldPoints>>)
    return "given<Predictions>()";
  else
    return reader<std::remove_cvref_t<decltype(result_of(std::declval<Kind&>()))>>();
}

template <class... Kinds>
struct JobReaders {
  static std::string lines() {
    std::string lines;
    std::size_t kind = 0;
    ((lines += "  " + key(member_names<JobKind>[kind++]) + ": " + result_reader<Kinds>() + ",\n"), ...);
    return lines;
  }
};

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
         types + import_of(text, {"stopReasons"}, "./names.js") +
         import_of(text, {"regionPlaces", "undecidedReasons", "verdicts"}, "./result-names.js") + text;
}

const std::vector<std::string> writers{"flag", "input", "many", "maybe", "one"};

template <class Struct>
std::string object() {
  std::string lines;
  for_each_row<Struct>([&]<class Value>(const char* name) {
    const char* type = std::is_arithmetic_v<Value> ? "number" : "string";
    if constexpr (std::same_as<Value, bool>) type = "boolean";
    if constexpr (requires { layout<Value>.name; }) type = layout<Value>.name;
    lines += std::string("  readonly ") + name + ": " + type + ";\n";
  });
  return std::string("\nexport interface ") + layout<Struct>.name + " {\n" + lines + "}\n";
}

}  // namespace

std::string value_objects_file() {
  return head() + object<ErrorOut>() + object<CreatedOut>() + object<GridIn>() + object<PresetOut>() +
         object<PresetIn>();
}

std::string layouts_file() {
  return file(fields<Visit>() + fields<VisitRecord>() + fields<RunInside>() + fields<MaximumMargin>() +
              columns(weight_columns) + columns(voter_columns) + columns(node_columns) + columns(alpha_columns) +
              columns(neighbours_columns) + "\n/** See `Columns`. */\nexport " + columns(prediction_columns).substr(1) +
              models(std::make_index_sequence<member_names<LearnerKind>.size()>()));
}

std::string result_layouts_file() {
  return file(fields<ConvexWeight>() + fields<AnalysisResult>() + fields<Mistakes>() + fields<FoundMistakes>() +
              fields<TrialResult>() + fields<LearningCurve::Points>() + fields<ObjectiveCurve::Points>() +
              fields<Cycle>() + fields<Disagreements>() + fields<ProjectedExamples>() + fields<SolutionRegionResult>() +
              fields<WeightPathPoints>() + fields<ProofBounds>() + fields<ProofPoints>() + fields<ProofState>() +
              fields<ProofStep>() + fields<Spread>() + fields<FiveNumbers>() + fields<Turn>() +
              fields<UpdateGeometry>() + fields<AggressiveStep>() + fields<VisitEffect>() + fields<Slopes>() +
              fields<HalfPlane>() + fields<ImpliedFeature>() + fields<KernelExpansion::Reading>() + fields<Fitted>() +
              fields<Standing>() + "\n/** What comes of each kind of job. */\nexport const jobResults = {\n" +
              OfEveryJob<JobReaders>::lines() + "};\n");
}

std::string inputs_file() {
  const std::string text = input<ProductsIn>() + input<LearnerIn>() + input<SpecIn>();
  return head() + import_of(text, writers, "../layout/inputs.js") + text;
}

std::string job_inputs_file() {
  const std::string text = input<ExamplesIn>() + input<OrdersIn>() + input<TrialIn>() +
                           input<SplitExperiment::Options>() + input<WeightAxes>() + input<WeightWindow>() +
                           input<ProofTerms>() + input<MapIn>() + input<HalfPlanesIn>() + input<PowerIn>() +
                           input<CountsIn>() + input<AggressiveIn>() + input<UpdateIn>();
  return head() + import_of(text, writers, "../layout/inputs.js") + import_of(text, {"productsInput"}, "./inputs.js") +
         text;
}

}  // namespace describe
