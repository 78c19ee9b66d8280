#include <fstream>
#include <iostream>
#include <string_view>

#include "arguments.hpp"
#include "commands.hpp"
#include "csv.hpp"
#include "failure.hpp"
#include "spec.hpp"

using namespace perceptron::cli;

static Table table_of(const Arguments& given) {
  if (given.file() == "-") return read_csv(std::cin, "standard input", labels_of(given));
  std::ifstream file(given.file());
  if (!file) throw Failure(Exit::bad_input, given.file() + " cannot be read");
  return read_csv(file, given.file(), labels_of(given));
}

static std::string answer(const Arguments& given) {
  Table table = table_of(given);
  perceptron::RunSpec spec = spec_of(given, table);
  if (given.command() == "train") return train(given, std::move(spec));
  if (given.command() == "trace") return trace(given, std::move(spec));
  if (given.command() == "analyse") return analyse(given, std::move(spec));
  return orders(given, std::move(spec));
}

int main(int count, char** values) {
  const std::span<const char* const> given(values + 1, static_cast<std::size_t>(count - 1));
  for (std::string_view one : given) {
    if (one == "--help") return std::cout << help(), 0;
    if (one == "--version") return std::cout << "perceptron " PERCEPTRON_VERSION "\n", 0;
  }
  try {
    std::cout << answer(Arguments(given));
    return static_cast<int>(Exit::done);
  } catch (const Failure& failure) {
    std::cerr << "perceptron: " << failure.what() << "\n";
    return static_cast<int>(failure.exit());
  }
}
