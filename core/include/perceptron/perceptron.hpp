#pragma once

/// All public headers of `perceptron::core`: these, and those that they build on.

#include "perceptron/analysis.hpp"
#include "perceptron/angle.hpp"
#include "perceptron/comparison.hpp"
#include "perceptron/experiment.hpp"
#include "perceptron/model.hpp"
#include "perceptron/presets.hpp"
#include "perceptron/spread.hpp"
#include "perceptron/version.hpp"
