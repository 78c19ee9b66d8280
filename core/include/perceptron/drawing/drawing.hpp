#pragma once

/// All public headers of `perceptron::drawing`, what is drawn of runs and analyses.

#include "perceptron/drawing/convergence_proof.hpp"
#include "perceptron/drawing/half_planes.hpp"
#include "perceptron/drawing/kernel_expansion.hpp"
#include "perceptron/drawing/linear_scores.hpp"
#include "perceptron/drawing/prediction_field.hpp"
#include "perceptron/drawing/projection.hpp"
#include "perceptron/drawing/solution_region.hpp"
#include "perceptron/drawing/update_geometry.hpp"
#include "perceptron/drawing/update_walk.hpp"
#include "perceptron/drawing/weight_path.hpp"
