#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace perceptron::cli {

using Cells = std::vector<std::string>;

struct Record {
  std::size_t line;  ///< of the file, from 1
  Cells cells;
};

/// The records of a file, whatever its format.
struct Sheet {
  std::vector<Record> records;
  char delimiter = ',';     ///< ' ' for any white space
  bool libsvm = false;      ///< the label is the last cell, and there is no header
  bool has_header = false;  ///< whether the first record is known to be one
};

/// Splits a file, without a look at what its cells mean: CSV and its relatives, libsvm, ARFF; UTF-8, UTF-16 with its
/// mark, or else Latin-1. Fails with the line where it is none of these.
Sheet sheet_of(std::string_view bytes, const std::string& name);

}  // namespace perceptron::cli
