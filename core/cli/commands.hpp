#pragma once

#include <istream>
#include <ostream>

#include "arguments.hpp"
#include "csv.hpp"
#include "perceptron/model.hpp"
#include "perceptron/run.hpp"

namespace perceptron::cli {

/// Fails where what was printed has not been taken.
void written(std::ostream& out);

/// All of a stream or a file. Fails where it cannot be read.
std::string bytes_of(std::istream& source, const std::string& name);
std::string bytes_of_file(const std::string& name);

/// The model that `--model` names. Fails where that is none.
Model model_of(const Arguments& given);

/// What a command prints, as text or, with `--json`, as one JSON object. Fails where the library refuses the spec, or
/// nobody takes the output.
void table(const Arguments& given, const Table& table, std::ostream& out);
void train(const Arguments& given, RunSpec spec, std::ostream& out);
void predict(const Arguments& given, const Model& model, const Table& table, std::ostream& out);
void trace(const Arguments& given, RunSpec spec, std::ostream& out);
void analyse(const Arguments& given, RunSpec spec, std::ostream& out);
void orders(const Arguments& given, RunSpec spec, std::ostream& out);

}  // namespace perceptron::cli
