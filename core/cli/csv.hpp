#pragma once

#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace perceptron::cli {

/// Rows of numbers: features, and in the last column the label.
struct Table {
  std::vector<std::string> columns;  ///< the names in the first line; empty where that has numbers
  std::vector<double> features;      ///< (n, d), row by row
  std::vector<double> labels;        ///< (n)
  std::vector<std::size_t> lines;    ///< (n) on which line of the file each row is, from 1
};

/// Which labels a table may have.
enum class Labels { signs, classes };

/// A finite number that is written in full, as "-1", "+0.5" or "1e-3".
std::optional<double> number_in(std::string_view text);

/// Reads comma-separated numbers. Empty lines and lines that begin with # are skipped; the first line may name the
/// columns. Fails with the name of the source, line and column of what is wrong.
Table read_csv(std::istream& source, const std::string& name, Labels labels);

}  // namespace perceptron::cli
