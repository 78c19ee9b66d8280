#include "perceptron/program.hpp"

#include <algorithm>
#include <iostream>
#include <string_view>
#include <utility>

#include "arguments.hpp"
#include "commands.hpp"
#include "csv.hpp"
#include "failure.hpp"
#include "spec.hpp"

namespace perceptron {

using namespace cli;

static Table table_of(const Arguments& given, const Reading& reading) {
  const bool is_piped = given.file() == "-";
  const std::string name = is_piped ? "standard input" : given.file();
  Table table = read_csv(is_piped ? bytes_of(std::cin, name) : bytes_of_file(name), name, reading);
  for (const std::string& note : table.notes) std::cerr << "perceptron: " << name << ": " << note << "\n";
  return table;
}

static void answer(const Arguments& given) {
  Reading reading = reading_of(given);
  if (given.command() == "predict") {
    const Model model = model_of(given);
    if (model.classes() > 0) reading.labels = Labels::classes;
    reading.given_classes = model.classes() > 0;
    return predict(given, model, table_of(given, reading), std::cout);
  }
  Table read = table_of(given, reading);
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
