#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace perceptron::cli {

/// Rows of numbers: features and a label each.
struct Table {
  std::vector<std::string> columns;  ///< (d) the names of the features; empty where the file has none
  std::string label;                 ///< the name of the label's column, or ""
  std::vector<double> features;      ///< (n, d), row by row
  std::vector<double> labels;        ///< (n)
  std::vector<std::string> notes;    ///< what was decided that the file does not say: for people
};

/// What the options say of a file.
struct Reading {
  bool classes = false;        ///< whether labels are class numbers, not −1 and +1
  bool given_classes = false;  ///< whether it was said how many classes there are: their numbers stay as they are
  bool skip_missing = false;   ///< leaves rows out that lack a value
  char decimal = '\0';         ///< '.' or ','; '\0': '.', unless it may group thousands
  std::string label;           ///< the name of its column, or ""
  std::optional<std::string> positive;  ///< the label that is +1; all others are −1
  std::optional<bool> header;           ///< whether the first line names the columns
};

/// Reads a table as programs write it, in UTF-8: cells separated by commas, semicolons, tabs, bars or spaces, in quotes
/// or not, with a header or without, remarks on lines that begin with #; libsvm as well. Fails with the name of the
/// source, the line, and the option to give where what it says depends on a guess.
Table read_csv(std::string_view bytes, const std::string& name, const Reading& reading);

}  // namespace perceptron::cli
