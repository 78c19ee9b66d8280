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

/// Which labels a learner takes.
enum class Labels { signs, classes };

/// What the options say of a file; the rest is guessed.
struct Reading {
  Labels labels = Labels::signs;
  bool given_classes = false;  ///< whether it was said how many classes there are: their numbers stay as they are
  bool skip_missing = false;   ///< leaves rows out that lack a value
  std::string label;           ///< the name of its column, or "" for a guess
  std::optional<std::string> positive;  ///< the label that is +1; all others are −1
  std::optional<bool> header;           ///< whether the first line names the columns
  std::optional<char> decimal;          ///< '.' or ','
};

/// Reads a text as people and programs write tables: separated by commas, semicolons, tabs, bars or spaces, with or
/// without quotes, a header, comments, a title above, decimal commas and grouped thousands; libsvm and ARFF as well.
/// Whatever it makes of it is the table or a `Failure` with the name of the source and the line of what is wrong: where
/// two readings would give different numbers it fails, or says in a note which it has taken.
Table read_csv(const std::string& bytes, const std::string& name, const Reading& reading);

}  // namespace perceptron::cli
