// Prints what the TypeScript side has to know of the core, from the tables of the core: names by their numbers, and
// limits. `perceptron_describe <folder>` writes the files; with --check it only says whether they are what it would
// write.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "limits.hpp"
#include "perceptron/comparison.hpp"
#include "text.hpp"

using namespace perceptron;
using namespace describe;

namespace {

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

/// The names of an enum; a member that stands for nothing is null.
template <class Enum>
std::string names(const char* type, std::string_view nothing = {}) {
  std::vector<std::string> literals;
  for (const std::string_view name : std::span(member_names<Enum>).first(members_met<Enum>)) {
    literals.push_back(name == nothing ? "null" : quoted(name));
  }
  return list(names_of<Enum>, literals, std::string("In the order of `") + type + "` in C++.");
}

std::string preset_names() {
  std::vector<std::string> literals;
  for (const Preset& preset : presets()) literals.push_back(quoted(preset.name));
  return list("presetNames", literals, "Every preset, in the order they are offered.");
}

std::string names_file() {
  return head() + names<Status>("Status") + names<LearnerKind>("LearnerKind") + names<Scaling>("Scaling") +
         names<OrderKind>("OrderKind") + names<TieRule>("TieRule") + names<KernelKind>("KernelKind") +
         names<Aggressiveness>("Aggressiveness") + names<StopReason>("StopReason", "none") +
         names<Separable>("Separable") + names<bindings::Trap>("Trap") + preset_names();
}

std::string result_names_file() {
  return head() + names<bindings::JobKind>("JobKind") + names<Verdict>("Verdict", "undecided") +
         names<Undecided>("Undecided", "no") + names<SolutionRegionResult::Where>("SolutionRegionResult::Where");
}

std::string limit(const char* constant, std::uint64_t value, const char* what) {
  return std::string("\n/** ") + what + " */\nexport const " + constant + " = " + std::to_string(value) + ";\n";
}

std::string limits_file() {
  return head() + limit("mostValues", bindings::engine_limits.values, "Most numbers in a list.") +
         limit("mostFeatures", limits::features, "Most base features.") +
         limit("mostProducts", limits::products, "Most features that are named as products.") +
         limit("mostFactors", limits::factors, "Most base features that a feature multiplies.") +
         limit("mostClasses", limits::classes, "Most classes.") +
         limit("mostColumns", limits::grid, "Most columns and rows of a grid.") +
         limit("mostUpdates", bindings::engine_limits.updates,
               "Most updates that a journal has room for, and most visits of a trial.") +
         limit("mostLearners", Comparison::most_learners, "Most learners that are compared.");
}

/// By the codes of the reasons, in the order of their numbers.
std::string sentences_file() {
  std::string rows;
  for (std::size_t k = 0; k < member_names<Reason>.size(); ++k)
    rows += "  " + key(member_names<Reason>[k]) + ": \"" + sentence_of(static_cast<Reason>(k)) + "\",\n";
  return head() +
         "\n/** Why the core refuses something, in the order of `Reason` in C++. */\nexport const sentences = {\n" +
         rows + "} as const;\n";
}

struct File {
  const char* name;
  std::string text;
};

std::string read(const std::string& path) {
  const std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace

int main(int count, char** arguments) {
  const std::vector<std::string> given(arguments + 1, arguments + count);
  const bool check = !given.empty() && given.front() == "--check";
  if (given.size() != (check ? 2u : 1u)) {
    std::fputs("usage: perceptron_describe [--check] <folder>\n", stderr);
    return 2;
  }
  int stale = 0;
  for (const auto& [name, text] :
       {File{"names.ts", names_file()}, File{"result-names.ts", result_names_file()}, File{"limits.ts", limits_file()},
        File{"sentences.ts", sentences_file()}, File{"learner-options.ts", learner_options_file()},
        File{"layouts.ts", layouts_file()}, File{"result-layouts.ts", result_layouts_file()},
        File{"inputs.ts", inputs_file()}, File{"job-inputs.ts", job_inputs_file()},
        File{"value-objects.ts", value_objects_file()}}) {
    const std::string path = given.back() + "/" + name;
    if (check) {
      if (read(path) == text) continue;
      std::fprintf(stderr, "%s is not what the core says: npm run generate.\n", path.c_str());
      stale = 1;
    } else if (!(std::ofstream(path, std::ios::binary) << text).flush()) {
      std::fprintf(stderr, "%s could not be written.\n", path.c_str());
      return 1;
    }
  }
  return stale;
}
