#pragma once

/// All public headers of `perceptron::drawing`, what is drawn of runs and analyses.

#include "perceptron/drawing/half_planes.hpp"
#include "perceptron/drawing/kernel_expansion.hpp"
#include "perceptron/drawing/linear_scores.hpp"
#include "perceptron/drawing/run_drawing.hpp"
#include "perceptron/drawing/update_geometry.hpp"
