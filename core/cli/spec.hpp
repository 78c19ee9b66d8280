#pragma once

#include <string>

#include "arguments.hpp"
#include "csv.hpp"
#include "perceptron/run.hpp"

namespace perceptron::cli {

/// What a table and the options ask for, as the library takes it. The table loses its numbers to it.
RunSpec spec_of(const Arguments& given, Table& table);

/// How the options want the file to be read.
Reading reading_of(const Arguments& given);

/// What was asked for; fails with the library's own sentence.
template <class Value>
Value value_of(Result<Value> result);
[[noreturn]] void refuse(const Error& error);

template <class Value>
Value value_of(Result<Value> result) {
  if (!result) refuse(result.error());
  return std::move(*result);
}

}  // namespace perceptron::cli
