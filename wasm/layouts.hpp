#pragma once

#include <array>
#include <string>

#include "layout.hpp"
#include "learners/aggressive_step.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/comparison.hpp"
#include "perceptron/drawing/half_planes.hpp"
#include "perceptron/drawing/kernel_expansion.hpp"
#include "perceptron/drawing/linear_scores.hpp"
#include "perceptron/drawing/run_drawing.hpp"
#include "perceptron/drawing/update_geometry.hpp"
#include "perceptron/experiment.hpp"
#include "perceptron/measures.hpp"
#include "perceptron/presets.hpp"
#include "perceptron/spread.hpp"
#include "run/run_inside.hpp"

/// What C++ gives back, as JavaScript has it.
namespace bindings {

using namespace perceptron;

/// Cross as objects, which embind makes: few, because each costs glue.
struct ErrorOut {
  int code;  ///< the number of the `Status`
  std::string field;
  int reason;  ///< the number of the `Reason`
  double first, second, third;
};
template <>
inline constexpr auto layout<ErrorOut> = layout_of(
    "Error",
    rows<&ErrorOut::code, &ErrorOut::field, &ErrorOut::reason, &ErrorOut::first, &ErrorOut::second, &ErrorOut::third>);

struct CreatedOut {
  double run;  ///< the handle, of a run, a job or a model; −1 where there is none
  ErrorOut error;
};
template <>
inline constexpr auto layout<CreatedOut> = layout_of("Created", rows<&CreatedOut::run, &CreatedOut::error>);
template <>
inline constexpr auto layout<PresetStart> = layout_of("presetStart", rows<&PresetStart::weights, &PresetStart::bias>);
template <>
inline constexpr auto layout<Preset> =
    layout_of("preset", rows<&Preset::n, &Preset::min_n, &Preset::max_n, &Preset::noise, &Preset::seeded,
                             &Preset::separable, &Preset::classes, &Preset::seed, &Preset::start>);
template <>
inline constexpr auto layout<Visit> =
    layout_of("visit", rows<&Visit::visit, &Visit::epoch, &Visit::example, &Visit::label, &Visit::score,
                            &Visit::predicted, &Visit::mistake, &Visit::updated>);
template <>
inline constexpr auto layout<VisitRecord> =
    layout_of("visitRecord", rows<&VisitRecord::visit, &VisitRecord::x, &VisitRecord::scores, &VisitRecord::change,
                                  &VisitRecord::before, &VisitRecord::after, &VisitRecord::earlier,
                                  &VisitRecord::change_length, &VisitRecord::coefficient, &VisitRecord::objective>);

/// Where a run stands.
template <>
inline constexpr auto layout<RunInside> = layout_of(
    "moment",
    rows<&RunInside::visit, &RunInside::epoch, &RunInside::updates, &RunInside::frontier, &RunInside::frontier_updates>,
    Row{"stop", &RunInside::stop_reason}, Row{"frontierStop", &RunInside::frontier_stop_reason});
template <>
inline constexpr auto layout<MaximumMargin> =
    layout_of("maximumMargin", rows<&MaximumMargin::verdict>, Row{"reason", &MaximumMargin::undecided},
              rows<&MaximumMargin::weights, &MaximumMargin::bias, &MaximumMargin::margin>);
template <>
inline constexpr auto layout<ConvexWeight> = layout_of("share", rows<&ConvexWeight::example, &ConvexWeight::weight>);
template <>
inline constexpr auto layout<AnalysisResult> = layout_of(
    "analysisResult", rows<&AnalysisResult::verdict>, Row{"reason", &AnalysisResult::undecided},
    rows<&AnalysisResult::radius, &AnalysisResult::margin, &AnalysisResult::bound>,
    Row{"separator", hyperplane<&AnalysisResult::separator>}, rows<&AnalysisResult::geometric_margin>,
    Row{"hyperplane", hyperplane<&AnalysisResult::hyperplane>},
    rows<&AnalysisResult::positive, &AnalysisResult::negative, &AnalysisResult::point, &AnalysisResult::factor>);
template <>
inline constexpr auto layout<Mistakes> = layout_of("mistakes", Row{"trainingMistakes", &Mistakes::training},
                                                   Row{"heldOutMistakes", &Mistakes::held_out});
template <>
inline constexpr auto layout<FoundMistakes> = layout_of("foundMistakes",
                                                        Row{"trainingMistakes", &FoundMistakes::training},
                                                        Row{"heldOutMistakes", &FoundMistakes::held_out},
                                                        rows<&FoundMistakes::wrong, &FoundMistakes::wrong_held_out>);
template <>
inline constexpr auto layout<TrialResult> =
    layout_of("trialResult", rows<&TrialResult::visits, &TrialResult::updates, &TrialResult::epochs>,
              Row{"stopReason", &TrialResult::stop}, rows<&TrialResult::mistakes, &TrialResult::weights>);
template <>
inline constexpr auto layout<LearningPoints> = layout_of("learningCurve", rows<&LearningPoints::epoch>,
                                                         Row{"train", &LearningPoints::training},
                                                         rows<&LearningPoints::held_out>);
template <>
inline constexpr auto layout<ObjectivePoints> = layout_of("objectiveCurve",
                                                          rows<&ObjectivePoints::epoch, &ObjectivePoints::objective>);
template <>
inline constexpr auto layout<Cycle> = layout_of("cycle", rows<&Cycle::since, &Cycle::epochs>);
template <>
inline constexpr auto layout<Disagreements> = layout_of("disagreements",
                                                        rows<&Disagreements::training, &Disagreements::held_out>);
template <>
inline constexpr auto layout<ProjectedExamples> =
    layout_of("projectedExamples", Row{"model", hyperplane<&ProjectedExamples::hyperplane>},
              rows<&ProjectedExamples::length, &ProjectedExamples::score, &ProjectedExamples::along,
                   &ProjectedExamples::mistake, &ProjectedExamples::margin, &ProjectedExamples::nearest,
                   &ProjectedExamples::middle, &ProjectedExamples::half>);
template <>
inline constexpr auto layout<SolutionRegionResult> = layout_of(
    "solutionRegion", rows<&SolutionRegionResult::where, &SolutionRegionResult::corners, &SolutionRegionResult::edges,
                           &SolutionRegionResult::never, &SolutionRegionResult::first_never>);
template <>
inline constexpr auto layout<WeightPathPoints> =
    layout_of("weightPath", rows<&WeightPathPoints::every, &WeightPathPoints::updates, &WeightPathPoints::visit,
                                 &WeightPathPoints::x, &WeightPathPoints::y>);
template <>
inline constexpr auto layout<ProofBounds> = layout_of("proofBounds", rows<&ProofBounds::angle, &ProofBounds::distance>);

template <>
inline constexpr auto layout<ProofPoints> = layout_of(
    "proofCurve",
    rows<&ProofPoints::every, &ProofPoints::margin, &ProofPoints::reach, &ProofPoints::bounds, &ProofPoints::updates,
         &ProofPoints::visit, &ProofPoints::along, &ProofPoints::length, &ProofPoints::potential>);
template <>
inline constexpr auto layout<ProofState> =
    layout_of("proofState", rows<&ProofState::along, &ProofState::length, &ProofState::potential>);
template <>
inline constexpr auto layout<ProofStep> =
    layout_of("proofStep", rows<&ProofStep::updates, &ProofStep::before, &ProofStep::after, &ProofStep::gain,
                                &ProofStep::cross, &ProofStep::step_squared>);
template <>
inline constexpr auto layout<Spread> = layout_of("spread", rows<&Spread::mean, &Spread::low, &Spread::high>);
template <>
inline constexpr auto layout<FiveNumbers> = layout_of(
    "fiveNumbers",
    rows<&FiveNumbers::least, &FiveNumbers::lower, &FiveNumbers::median, &FiveNumbers::upper, &FiveNumbers::most>);

/// A result of millions of numbers comes as typed arrays, one a row.
template <>
inline constexpr auto layout<FieldPoints> = layout_of("predictions", rows<&FieldPoints::score, &FieldPoints::label>);
template <>
inline constexpr auto layout<Turn> = layout_of(
    "turn",
    rows<&Turn::squared_norm, &Turn::length_before, &Turn::angle_before, &Turn::length_after, &Turn::angle_after>);
template <>
inline constexpr auto layout<UpdateGeometry> =
    layout_of("updateGeometry", rows<&UpdateGeometry::score_before, &UpdateGeometry::score_after,
                                     &UpdateGeometry::features, &UpdateGeometry::whole>);
template <>
inline constexpr auto layout<AggressiveStep> =
    layout_of("aggressiveStep", rows<&AggressiveStep::loss, &AggressiveStep::squared_norm, &AggressiveStep::step,
                                     &AggressiveStep::reaches, &AggressiveStep::end>);
template <>
inline constexpr auto layout<VisitEffect> =
    layout_of("visitEffect", rows<&VisitEffect::before, &VisitEffect::after, &VisitEffect::mistake>);
template <>
inline constexpr auto layout<Slopes> = layout_of("slopes", rows<&Slopes::gradient, &Slopes::factors>);
template <>
inline constexpr auto layout<HalfPlane> =
    layout_of("halfPlane",
              rows<&HalfPlane::p, &HalfPlane::q, &HalfPlane::rest, &HalfPlane::nx, &HalfPlane::ny, &HalfPlane::from>);

/// A feature that a kernel implies.
struct ImpliedFeature {
  std::span<const double> powers;
  double square;
};
template <>
inline constexpr auto layout<ImpliedFeature> = layout_of("impliedFeature",
                                                         rows<&ImpliedFeature::powers, &ImpliedFeature::square>);
template <>
inline constexpr auto layout<KernelExpansion::Reading> =
    layout_of("impliedReading", rows<&KernelExpansion::Reading::features, &KernelExpansion::Reading::contributions,
                                     &KernelExpansion::Reading::score>);

/// What a feature map has learned. `learned`: all of it, for another map.
struct Fitted {
  std::span<const double> shift, divisor, learned;
};
template <>
inline constexpr auto layout<Fitted> = layout_of("fitted", rows<&Fitted::shift, &Fitted::divisor, &Fitted::learned>);

/// Where runs in lockstep stand.
struct Standing {
  double visit;
  double frontier;  ///< infinite once all have come to their ends
  bool stopped;
};
template <>
inline constexpr auto layout<Standing> = layout_of("standing",
                                                   rows<&Standing::visit, &Standing::frontier, &Standing::stopped>);

/// A column of rows that stand one after another, without how many there are.
struct Column {
  const char* name;
  bool of_features = false;  ///< as wide as the features, not one number
};

/// Columns as JavaScript has them.
struct Columns {
  const char* name;
  std::span<const Column> columns;
};

inline constexpr std::array weight_list{Column{"weights", true}, Column{"bias"}};
inline constexpr std::array voter_list{Column{"weights", true}, Column{"bias"}, Column{"count"}};
inline constexpr std::array node_list{Column{"feature"}, Column{"threshold"}, Column{"low"},
                                      Column{"high"},    Column{"positives"}, Column{"negatives"}};
inline constexpr std::array alpha_list{Column{"alpha"}};
inline constexpr std::array neighbours_list{Column{"k"}};
inline constexpr std::array prediction_list{Column{"score"}, Column{"label"}};

inline constexpr Columns weight_columns{"weightColumns", weight_list}, voter_columns{"voterColumns", voter_list},
    node_columns{"nodeColumns", node_list}, alpha_columns{"alphaColumns", alpha_list},
    neighbours_columns{"neighboursColumns", neighbours_list}, prediction_columns{"predictionColumns", prediction_list};

/// What reads a learner's numbers, a function of web/engine/layout/models.ts, and the columns that it reads.
struct Reading {
  const char* reader;
  const Columns* columns = nullptr;
};

/// A learner's weights in training, and what predicts, as its header says.
struct ModelLayout {
  Reading current{"linear"}, model = current;
};

template <class Options>
inline constexpr ModelLayout model_layout{};
template <>
inline constexpr ModelLayout model_layout<VotedOptions>{.model = {"voters", &voter_columns}};
template <>
inline constexpr ModelLayout model_layout<MulticlassOptions>{{"table", &weight_columns}};
template <>
inline constexpr ModelLayout model_layout<KernelOptions>{{"columns", &alpha_columns}};
template <>
inline constexpr ModelLayout model_layout<NearestNeighboursOptions>{{"nothing"}, {"row", &neighbours_columns}};
template <>
inline constexpr ModelLayout model_layout<DecisionTreeOptions>{{"nothing"}, {"nodes", &node_columns}};

}  // namespace bindings
