#pragma once

#include <string>

#include "arguments.hpp"
#include "perceptron/run.hpp"

namespace perceptron::cli {

/// What a command prints, as text or, with `--json`, as one JSON object. Fails where the library refuses the spec.
std::string train(const Arguments& given, RunSpec spec);
std::string trace(const Arguments& given, RunSpec spec);
std::string analyse(const Arguments& given, RunSpec spec);
std::string orders(const Arguments& given, RunSpec spec);

}  // namespace perceptron::cli
