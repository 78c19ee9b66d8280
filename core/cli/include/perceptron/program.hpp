#pragma once

#include "perceptron/update_rule.hpp"

namespace perceptron {

/// The program `perceptron`, for a `main` of your own: it reads the file, trains, prints what the program prints, and
/// returns what `main` returns (see `--help`). The learner is `own`, unless `--learner` names one of the library's.
int program(int count, const char* const* arguments, OwnLearner own = {});

}  // namespace perceptron
