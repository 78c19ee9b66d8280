#pragma once

#include "bindings.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/curves.hpp"
#include "perceptron/cycle_search.hpp"
#include "perceptron/disagreement_search.hpp"
#include "perceptron/drawing/convergence_proof.hpp"
#include "perceptron/drawing/prediction_field.hpp"
#include "perceptron/drawing/projection.hpp"
#include "perceptron/drawing/solution_region.hpp"
#include "perceptron/drawing/weight_path.hpp"
#include "perceptron/experiment.hpp"
#include "perceptron/measures.hpp"
#include "perceptron/run_start.hpp"
#include "perceptron/trial.hpp"

/// What came of a job as numbers, one function a kind: that also says which number is what.
namespace bindings {

/// verdict, why undecided, radius, margin, bound, geometric margin, factor; how many numbers the separator, the
/// hyperplane, the point, the positive and the negative shares are; then these.
emscripten::val told(perceptron::Analysis& job);
/// The handles of the runs, −1 where there is none: see `learnerError`. Once only.
emscripten::val told(perceptron::RunStart& job);
/// Row by row, an epoch a column.
emscripten::val told(perceptron::OrderExperiment& job);
/// visits, updates, epochs, stop reason, mistakes on the examples trained on and on those held out; then the weights.
emscripten::val told(perceptron::Trial& job);
/// A number a split; NaN where it could not be trained.
emscripten::val told(perceptron::SplitExperiment& job);
/// On the examples trained on, on those held out.
emscripten::val told(perceptron::MistakeCount& job);
emscripten::val told(perceptron::MarginMeasure& job);
/// Column by column.
emscripten::val told(perceptron::LearningCurve& job);
/// Column by column.
emscripten::val told(perceptron::ObjectiveCurve& job);
/// Since when, and how many epochs; nothing where there is no cycle.
emscripten::val told(perceptron::CycleSearch& job);
/// The scores, and the labels.
emscripten::val told(perceptron::PredictionField& job);
/// How many examples trained on are among them; these, then those held out.
emscripten::val told(perceptron::DisagreementSearch& job);
/// length, margin, the nearest example, middle and half of the interval, how many examples there are; the score and the
/// place of each; the hyperplane. Nothing where there is none.
emscripten::val told(perceptron::ProjectionJob& job);
/// where, how many examples are never right and the first of them; of each corner x, y and whose its edge is.
emscripten::val told(perceptron::SolutionRegion& job);
/// every; then column by column.
emscripten::val told(perceptron::WeightPath& job);
/// every, α, the bounds by angle and by distance; then column by column.
emscripten::val told(perceptron::ProofCurve& job);
/// updates, the three numbers of each state, gain, cross and step_squared.
emscripten::val told(perceptron::ProofStepJob& job);
/// Mean, tenth and ninetieth percentile of the mistakes in each epoch: column by column.
emscripten::val summed(perceptron::OrderExperiment& job);
/// The five numbers of the splits made so far; nothing where none could be.
emscripten::val summed(perceptron::SplitExperiment& job);

}  // namespace bindings
