#pragma once

#include "bindings.hpp"
#include "job_layouts.hpp"

/// What came of a job, for JavaScript: see job_layouts.hpp.
namespace bindings {

template <class Kind>
emscripten::val told(Kind& job) {
  return copy(numbers_of(result_of(job)));
}
emscripten::val told(perceptron::PredictionField& job);

/// A `Spread` of the mistakes in each epoch.
emscripten::val summed(perceptron::OrderExperiment& job);
/// The `FiveNumbers` of the splits made so far; nothing where none could be.
emscripten::val summed(perceptron::SplitExperiment& job);

}  // namespace bindings
