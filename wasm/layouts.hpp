#pragma once

#include "drawing/kernel_expansion.hpp"
#include "drawing/run_drawing.hpp"
#include "layout.hpp"
#include "learners/aggressive_step.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/comparison.hpp"
#include "perceptron/experiment.hpp"
#include "perceptron/presets.hpp"
#include "perceptron/spread.hpp"
#include "run/run_inside.hpp"

/// What C++ gives back, as JavaScript has it.
namespace bindings {

using namespace perceptron;

/// Why a call ends in the middle.
enum class Trap : std::uint8_t { other, memory, closed_handle, absent };

/// Cross as objects, which embind makes: few, because each costs glue.
struct ErrorOut {
  int code;  ///< the number of the `Status`
  std::string field;
  int reason;  ///< the number of the `Reason`
  double first, second, third;
};
LAYOUT(ErrorOut, "Error", code, field, reason, first, second, third);

struct CreatedOut {
  double run;  ///< the handle, of a run, a job or a model; −1 where there is none
  ErrorOut error;
};
LAYOUT(CreatedOut, "Created", run, error);
LAYOUT(PresetStart, "presetStart", weights, bias);
LAYOUT(Preset, "preset", n, min_n, max_n, noise, seeded, separable, classes, seed, start);
LAYOUT(Visit, "visit", visit, epoch, example, label, score, predicted, mistake, updated);
LAYOUT(VisitRecord, "visitRecord", visit, x, scores, change, before, after, earlier, change_length, coefficient,
       objective);

/// Where a run stands.
LAYOUT_OF(RunInside, "moment", ROWS(RunInside, visit, epoch, updates, frontier, frontier_updates),
          row("stop", &RunInside::stop_reason), row("frontierStop", &RunInside::frontier_stop_reason));
LAYOUT_OF(MaximumMargin, "maximumMargin", ROWS(MaximumMargin, verdict), row("reason", &MaximumMargin::undecided),
          ROWS(MaximumMargin, weights, bias, margin));
LAYOUT(ConvexWeight, "share", example, weight);
LAYOUT_OF(AnalysisResult, "analysisResult", ROWS(AnalysisResult, verdict), row("reason", &AnalysisResult::undecided),
          ROWS(AnalysisResult, radius, margin, bound), row("separator", hyperplane<&AnalysisResult::separator>),
          ROWS(AnalysisResult, geometric_margin), row("hyperplane", hyperplane<&AnalysisResult::hyperplane>),
          ROWS(AnalysisResult, positive, negative, point, factor));
LAYOUT_OF(Mistakes, "mistakes", row("trainingMistakes", &Mistakes::training),
          row("heldOutMistakes", &Mistakes::held_out));
LAYOUT_OF(FoundMistakes, "foundMistakes", layout<Mistakes>.rows, ROWS(FoundMistakes, wrong, wrong_held_out));
LAYOUT_OF(TrialResult, "trialResult", ROWS(TrialResult, visits, updates, epochs), row("stopReason", &TrialResult::stop),
          ROWS(TrialResult, mistakes, weights));
LAYOUT_OF(LearningPoints, "learningCurve", ROWS(LearningPoints, epoch), row("train", &LearningPoints::training),
          ROWS(LearningPoints, held_out));
LAYOUT(ObjectivePoints, "objectiveCurve", epoch, objective);
LAYOUT(Cycle, "cycle", since, epochs);
LAYOUT(Disagreements, "disagreements", training, held_out);
LAYOUT_OF(ProjectedExamples, "projectedExamples", row("model", hyperplane<&ProjectedExamples::hyperplane>),
          ROWS(ProjectedExamples, length, score, along, mistake, margin, nearest, middle, half));
LAYOUT(SolutionRegionResult, "solutionRegion", where, corners, edges, never, first_never);
LAYOUT(WeightPathPoints, "weightPath", every, updates, visit, x, y);
LAYOUT(ProofBounds, "proofBounds", angle, distance);
LAYOUT(ProofPoints, "proofCurve", every, margin, reach, bounds, updates, visit, along, length, potential);
LAYOUT(ProofState, "proofState", along, length, potential);
LAYOUT(ProofStep, "proofStep", updates, before, after, gain, cross, step_squared);
LAYOUT(Spread, "spread", mean, low, high);
LAYOUT(FiveNumbers, "fiveNumbers", least, lower, median, upper, most);

/// A result of millions of numbers comes as typed arrays, one a row.
LAYOUT(FieldPoints, "predictions", score, label);
LAYOUT(Turn, "turn", squared_norm, length_before, angle_before, length_after, angle_after);
LAYOUT(UpdateGeometry, "updateGeometry", score_before, score_after, features, whole);
LAYOUT(AggressiveStep, "aggressiveStep", loss, squared_norm, step, reaches, end);
LAYOUT(VisitEffect, "visitEffect", before, after, mistake);
LAYOUT(Slopes, "slopes", gradient, factors);
LAYOUT(HalfPlane, "halfPlane", p, q, rest, nx, ny, from);

/// A feature that a kernel implies.
struct ImpliedFeature {
  Numbers powers;
  double square;
};
LAYOUT(ImpliedFeature, "impliedFeature", powers, square);
LAYOUT(KernelExpansion::Reading, "impliedReading", features, contributions, score);

/// What a feature map has learned. `learned`: all of it, for another map.
struct Fitted {
  Numbers shift, divisor, learned;
};
LAYOUT(Fitted, "fitted", shift, divisor, learned);

/// Where runs in lockstep stand. The frontier is infinite once all have come to their ends.
inline double frontier_of(const Comparison& runs) {
  const std::uint64_t frontier = runs.frontier();
  return frontier == Run::no_limit ? std::numeric_limits<double>::infinity() : static_cast<double>(frontier);
}
LAYOUT_OF(Comparison, "standing", ROWS(Comparison, visit), row("frontier", frontier_of), ROWS(Comparison, stopped));

/// A column of rows that stand one after another, without how many there are.
struct Column {
  const char* name;
  bool of_features = false;  ///< as wide as the features, not one number
};

/// Columns as JavaScript has them.
struct Columns {
  const char* name;
  std::initializer_list<Column> columns;
};

inline constexpr Columns weight_columns{"weightColumns", {{"weights", true}, {"bias"}}},
    voter_columns{"voterColumns", {{"weights", true}, {"bias"}, {"count"}}},
    node_columns{"nodeColumns", {{"feature"}, {"threshold"}, {"low"}, {"high"}, {"positives"}, {"negatives"}}},
    alpha_columns{"alphaColumns", {{"alpha"}}}, neighbours_columns{"neighboursColumns", {{"k"}}},
    prediction_columns{"predictionColumns", {{"score"}, {"label"}}};

/// What reads a learner's numbers, a function of web/engine/layout/models.ts, and the columns that it reads.
struct Reading {
  const char* reader;
  const Columns* columns = nullptr;
};

/// A learner's weights in training, and what predicts, as its header says.
struct ModelLayout {
  Reading current{"linear"}, model = current;
};

constexpr ModelLayout model_layout(LearnerKind kind) {
  switch (kind) {
    case LearnerKind::voted: return {.model = {"voters", &voter_columns}};
    case LearnerKind::multiclass: return {{"table", &weight_columns}};
    case LearnerKind::kernel: return {{"columns", &alpha_columns}};
    case LearnerKind::nearest_neighbours: return {{"nothing"}, {"row", &neighbours_columns}};
    case LearnerKind::decision_tree: return {{"nothing"}, {"nodes", &node_columns}};
    default: return {};
  }
}

}  // namespace bindings

template <>
inline constexpr auto perceptron::member_names<bindings::Trap> =
    std::to_array<const char*>({"other", "memory", "closed-handle", "not-ready"});
