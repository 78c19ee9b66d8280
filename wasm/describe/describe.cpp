// Prints what the TypeScript side has to know of the core, from the tables of the core: names by their numbers, and
// limits. `perceptron_describe <folder>` writes the files; with --check it only says whether they are what it would
// write.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "codes.hpp"
#include "perceptron/comparison.hpp"
#include "perceptron/drawing/solution_region.hpp"
#include "perceptron/limits.hpp"
#include "perceptron/names.hpp"

namespace perceptron {

template <>
inline constexpr auto member_names<SolutionRegionResult::Where> = std::to_array<const char*>({"nowhere", "outside",
                                                                                              "inside"});

}  // namespace perceptron

namespace {

using namespace perceptron;

constexpr std::size_t width = 120;  // of a line, as the formatter of web/ breaks them

std::string head() {
  return "// Printed by wasm/describe/ from the tables of the core: change those, then `npm run generate`.\n";
}

/// A list of names as a constant; a member that stands for nothing is null.
template <class Enum>
std::string names(const char* constant, const char* type, std::string_view nothing = {}) {
  std::string line, lines;
  for (const std::string_view name : member_names<Enum>) {
    const std::string written = name == nothing ? "null" : '"' + std::string(name) + '"';
    line += (line.empty() ? "" : ", ") + written;
    lines += "  " + written + ",\n";
  }
  const std::string start = std::string("export const ") + constant + " = [";
  const std::string whole = start + line + "] as const;";
  return std::string("\n/** In the order of `") + type + "` in C++. */\n" +
         (whole.size() <= width ? whole : start + "\n" + lines + "] as const;") + "\n";
}

std::string names_file() {
  return head() + names<Status>("statuses", "Status") + names<LearnerKind>("learnerKinds", "LearnerKind") +
         names<Scaling>("scalings", "Scaling") + names<OrderKind>("orderKinds", "OrderKind") +
         names<TieRule>("tieRules", "TieRule") + names<KernelKind>("kernelKinds", "KernelKind") +
         names<Aggressiveness>("variants", "Aggressiveness") + names<StopReason>("stopReasons", "StopReason", "none") +
         names<Separable>("separabilities", "Separable") + names<bindings::Trap>("traps", "Trap");
}

std::string result_names_file() {
  return head() + names<bindings::JobKind>("jobKinds", "JobKind") + names<Verdict>("verdicts", "Verdict", "undecided") +
         names<Undecided>("undecidedReasons", "Undecided", "no") +
         names<SolutionRegionResult::Where>("regionPlaces", "SolutionRegionResult::Where");
}

std::string limit(const char* constant, std::size_t value, const char* what) {
  return std::string("\n/** ") + what + " */\nexport const " + constant + " = " + std::to_string(value) + ";\n";
}

std::string limits_file() {
  return head() + limit("mostValues", limits::values, "Most numbers in a list.") +
         limit("mostProducts", limits::products, "Most features that are named as products.") +
         limit("mostFactors", limits::factors, "Most base features that a feature multiplies.") +
         limit("mostClasses", limits::classes, "Most classes.") +
         limit("mostUpdates", limits::updates,
               "Most updates that a journal has room for, and most visits of a trial.") +
         limit("mostLearners", Comparison::most_learners, "Most learners that are compared.");
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
  for (const auto& [name, text] : {File{"names.ts", names_file()}, File{"result-names.ts", result_names_file()},
                                   File{"limits.ts", limits_file()}}) {
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
