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

template <class... Structs>
std::string objects() {
  const auto line = []<class Value>(const std::string& name) {
    std::string type = std::is_arithmetic_v<Value> ? "number" : "string";
    if constexpr (requires { layout<Value>.rows; }) type = layout<Value>.name;
    return "readonly " + name + ": " + type + ";";
  };
  return exported<Structs...>("interface ", " ", "", line);
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

constexpr const char* writers = "import { flag, input, many, maybe, one } from \"../layout/inputs.js\";\n";

}  // namespace

std::string value_objects_file() { return head() + objects<ErrorOut, CreatedOut>(); }

std::string layouts_file() {
  return head() + R"(import { columns, linear, nodes, nothing, row, table, voters } from "../layout/models.js";
import { fields, flag, list, number, word } from "../layout/values.js";
import { separabilities, stopReasons } from "./names.js";
import { undecidedReasons, verdicts } from "./result-names.js";
)" + fields<PresetStart, Preset, Visit, VisitRecord, RunInside, MaximumMargin>() +
         columns(weight_columns) + columns(voter_columns) + columns(node_columns) + columns(alpha_columns) +
         columns(neighbours_columns) + "\n/** See `Columns`. */\nexport " + columns(prediction_columns).substr(1) +
         models(std::make_index_sequence<member_names<LearnerKind>.size()>());
}

std::string result_layouts_file() {
  return head() + R"(import { given, indices, integers, rows } from "../layout/rows.js";
import { fields, flag, hyperplane, list, number, optional, word } from "../layout/values.js";
import type { Predictions } from "../types.js";
import { stopReasons } from "./names.js";
import { regionPlaces, undecidedReasons, verdicts } from "./result-names.js";
)" +
         fields<ConvexWeight, AnalysisResult, Mistakes, FoundMistakes, TrialResult, LearningPoints, ObjectivePoints,
                Cycle, Disagreements, ProjectedExamples, SolutionRegionResult, WeightPathPoints, ProofBounds,
                ProofPoints, ProofState, ProofStep, Spread, FiveNumbers, Turn, UpdateGeometry, AggressiveStep,
                VisitEffect, Slopes, HalfPlane, ImpliedFeature, KernelExpansion::Reading, Fitted, Standing>() +
         job_results();
}

std::string inputs_file() { return head() + writers + inputs<ProductsIn, LearnerIn, SpecIn, GridIn, PresetOptions>(); }

std::string job_inputs_file() {
  return head() + writers + "import { productsInput } from \"./inputs.js\";\n" +
         inputs<ExamplesIn, OrdersIn, TrialIn, SplitOptions, WeightAxes, WeightWindow, ProofTerms, MapIn, HalfPlanesIn,
                PowerIn, CountsIn, AggressiveIn, UpdateIn>();
}

}  // namespace describe
