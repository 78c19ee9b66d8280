#include "csv.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "failure.hpp"

namespace perceptron::cli {

namespace {

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::vector<std::string> cells_of(std::string_view line) {
  std::vector<std::string> cells;
  for (std::size_t begin = 0; begin <= line.size();) {
    const std::size_t end = std::min(line.find(',', begin), line.size());
    std::string_view cell = trimmed(line.substr(begin, end - begin));
    if (cell.size() > 1 && cell.front() == '"' && cell.back() == '"') cell = cell.substr(1, cell.size() - 2);
    cells.emplace_back(cell);
    begin = end + 1;
  }
  return cells;
}

bool is_label(double value, Labels labels) {
  if (labels == Labels::signs) return value == -1 || value == 1;
  return value >= 0 && value == std::floor(value);
}

class Reader {
 public:
  Reader(const std::string& name, Labels labels) : name_(name), labels_(labels) {}

  void take(std::string_view line) {
    ++line_;
    if (line_ == 1 && line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3);  // the mark spreadsheets begin with
    line = trimmed(line);
    if (line.empty() || line.front() == '#') return;
    std::vector<std::string> cells = cells_of(line);
    const bool first = width_ == 0;
    if (first) width_ = cells.size();
    if (cells.size() != width_) {
      fail("has " + std::to_string(cells.size()) + " cells; the lines before it have " + std::to_string(width_));
    }
    if (first && std::none_of(cells.begin(), cells.end(), [](auto& cell) { return number_in(cell).has_value(); })) {
      table_.columns = std::move(cells);
      return;
    }
    for (std::size_t k = 0; k < width_; ++k) take(cells[k], k);
    table_.lines.push_back(line_);
  }

  Table end() {
    if (table_.labels.empty()) throw Failure(Exit::bad_input, name_ + " has no rows of numbers");
    return std::move(table_);
  }

 private:
  void take(const std::string& cell, std::size_t column) {
    const std::optional<double> value = number_in(cell);
    const std::string where =
        "column " + std::to_string(column + 1) + (table_.columns.empty() ? "" : " (" + table_.columns[column] + ")");
    if (!value) fail(where + ": \"" + cell + "\" is not a number");
    if (column + 1 < width_) {
      table_.features.push_back(*value);
      return;
    }
    if (!is_label(*value, labels_)) {
      const char* wanted = labels_ == Labels::signs ? "-1 or +1" : "a class number 0, 1, 2, ...";
      fail(where + ": the label " + cell + " is not " + wanted);
    }
    table_.labels.push_back(*value);
  }

  [[noreturn]] void fail(const std::string& what) const {
    throw Failure(Exit::bad_input, name_ + ", line " + std::to_string(line_) + ": " + what);
  }

  const std::string& name_;
  Labels labels_;
  Table table_;
  std::size_t line_ = 0;
  std::size_t width_ = 0;
};

}  // namespace

std::optional<double> number_in(std::string_view text) {
  // `strtod` also reads hexadecimal numbers, names and what follows a space.
  if (text.empty() || text.find_first_not_of("0123456789+-.eE") != std::string_view::npos) return std::nullopt;
  const std::string copy(text);
  char* end = nullptr;
  const double value = std::strtod(copy.c_str(), &end);
  if (end != copy.c_str() + copy.size() || !std::isfinite(value)) return std::nullopt;
  return value;
}

Table read_csv(std::istream& source, const std::string& name, Labels labels) {
  Reader reader(name, labels);
  for (std::string line; std::getline(source, line);) reader.take(line);
  return reader.end();
}

}  // namespace perceptron::cli
