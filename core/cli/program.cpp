#include "perceptron/program.hpp"

#include <algorithm>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string_view>
#include <utility>

#include "arguments.hpp"
#include "commands.hpp"
#include "csv.hpp"
#include "failure.hpp"
#include "spec.hpp"

namespace perceptron {

using namespace cli;

static Table table_of(const Arguments& given) {
  const bool is_piped = given.file() == "-";
  const std::string name = is_piped ? "standard input" : given.file();
  std::ifstream file;
  if (!is_piped) file.open(given.file(), std::ios::binary);
  std::ostringstream bytes;
  std::istream& source = is_piped ? std::cin : file;
  if (source && source.peek() != std::istream::traits_type::eof()) bytes << source.rdbuf();
  if (source.bad() || (!is_piped && !file.is_open())) throw Failure(Exit::bad_input, name + " cannot be read");
  Table table = read_csv(bytes.str(), name, reading_of(given));
  for (const std::string& note : table.notes) std::cerr << "perceptron: " << name << ": " << note << "\n";
  return table;
}

static void answer(const Arguments& given) {
  Table read = table_of(given);
  if (given.command() == "table") return table(given, read, std::cout);
  RunSpec spec = spec_of(given, read);
  if (given.command() == "train") return train(given, std::move(spec), std::cout);
  if (given.command() == "trace") return trace(given, std::move(spec), std::cout);
  if (given.command() == "analyse") return analyse(given, std::move(spec), std::cout);
  orders(given, std::move(spec), std::cout);
}

int program(int count, const char* const* arguments, OwnLearner own) {
  const std::span given(arguments + 1, static_cast<std::size_t>(count - 1));
  const auto asks = [&](std::string_view what) { return std::find(given.begin(), given.end(), what) != given.end(); };
  try {
    if (asks("--help")) {
      std::cout << help(static_cast<bool>(own.rule()));
    } else if (asks("--version")) {
      std::cout << "perceptron " PERCEPTRON_VERSION "\n";
    } else {
      answer(Arguments(given, std::move(own)));
    }
    written(std::cout.flush());
    return static_cast<int>(Exit::done);
  } catch (const Failure& failure) {
    std::cerr << "perceptron: " << failure.what() << "\n";
    return static_cast<int>(failure.exit());
  }
}

}  // namespace perceptron
