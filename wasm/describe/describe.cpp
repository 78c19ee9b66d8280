// Prints what the TypeScript side has to know of the core, from the tables of the core: names by their numbers, and
// limits. `perceptron_describe <folder>` writes the files; with --check it only says whether they are what it would
// write.
#include <charconv>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <sstream>

#include "jobs.hpp"
#include "text.hpp"

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
  return head() + lists(names) + list("presetNames", literals, "Every preset, in the order they are offered.");
}

std::string result_names_file() {
  std::vector<std::string> literals;
  std::apply([&](const auto&... kind) { (literals.push_back(quoted(kind.name)), ...); }, bindings::job_kinds);
  return head() + list("jobKinds", literals, "In the order of `job_kinds` in C++.") + lists(result_names);
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

namespace describe {

std::string head() {
  return "// Printed by wasm/describe/ from the tables of the core: change those, then `npm run generate`.\n";
}

std::string text_of(double number) {
  char digits[32];
  std::string text(digits, std::to_chars(digits, std::end(digits), number).ptr);
  // 1e+06 as 1e6.
  if (const std::size_t e = text.find('e'); e != std::string::npos) {
    std::size_t after = e + 1;
    if (text[after] == '+') text.erase(after, 1);
    if (text[after] == '-') ++after;
    while (text[after] == '0') text.erase(after, 1);
  }
  return text;
}

std::string key(const std::string& name) { return name.find('-') == std::string::npos ? name : '"' + name + '"'; }

}  // namespace describe

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
