#pragma once

#include "drawing/update_walk.hpp"
#include "layout.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/comparison.hpp"
#include "perceptron/run_start.hpp"
#include "perceptron/spread.hpp"
#include "run/experiment.hpp"
#include "run/measures.hpp"

/// What jobs give back, as JavaScript has it: see `layout`.
namespace bindings {

using namespace perceptron;

template <>
inline constexpr auto layout<ConvexWeight> = layout_of("share", Row{"example", &ConvexWeight::example},
                                                       Row{"weight", &ConvexWeight::weight});

template <>
inline constexpr auto layout<AnalysisResult> =
    layout_of("analysisResult", Row{"verdict", &AnalysisResult::verdict}, Row{"reason", &AnalysisResult::undecided},
              Row{"radius", &AnalysisResult::radius}, Row{"margin", &AnalysisResult::margin},
              Row{"bound", &AnalysisResult::bound}, Row{"separator", hyperplane<&AnalysisResult::separator>},
              Row{"geometricMargin", &AnalysisResult::geometric_margin},
              Row{"hyperplane", hyperplane<&AnalysisResult::hyperplane>}, Row{"positive", &AnalysisResult::positive},
              Row{"negative", &AnalysisResult::negative}, Row{"point", &AnalysisResult::point},
              Row{"factor", &AnalysisResult::factor});

template <>
inline constexpr auto layout<Mistakes> = layout_of("mistakes", Row{"trainingMistakes", &Mistakes::training},
                                                   Row{"heldOutMistakes", &Mistakes::held_out});

template <>
inline constexpr auto layout<FoundMistakes> = layout_of("foundMistakes",
                                                        Row{"trainingMistakes", &FoundMistakes::training},
                                                        Row{"heldOutMistakes", &FoundMistakes::held_out},
                                                        Row{"wrong", &FoundMistakes::wrong},
                                                        Row{"wrongHeldOut", &FoundMistakes::wrong_held_out});

template <>
inline constexpr auto layout<TrialResult> = layout_of("trialResult", Row{"visits", &TrialResult::visits},
                                                      Row{"updates", &TrialResult::updates},
                                                      Row{"epochs", &TrialResult::epochs},
                                                      Row{"stopReason", &TrialResult::stop},
                                                      Row{"mistakes", &TrialResult::mistakes},
                                                      Row{"weights", &TrialResult::weights});

template <>
inline constexpr auto layout<LearningCurve::Points> = layout_of("learningCurve",
                                                                Row{"epoch", &LearningCurve::Points::epoch},
                                                                Row{"train", &LearningCurve::Points::training},
                                                                Row{"heldOut", &LearningCurve::Points::held_out});

template <>
inline constexpr auto layout<ObjectiveCurve::Points> = layout_of("objectiveCurve",
                                                                 Row{"epoch", &ObjectiveCurve::Points::epoch},
                                                                 Row{"objective", &ObjectiveCurve::Points::objective});

template <>
inline constexpr auto layout<Cycle> = layout_of("cycle", Row{"since", &Cycle::since}, Row{"epochs", &Cycle::epochs});

template <>
inline constexpr auto layout<Disagreements> = layout_of("disagreements", Row{"training", &Disagreements::training},
                                                        Row{"heldOut", &Disagreements::held_out});

template <>
inline constexpr auto layout<ProjectedExamples> =
    layout_of("projectedExamples", Row{"model", hyperplane<&ProjectedExamples::hyperplane>},
              Row{"length", &ProjectedExamples::length}, Row{"score", &ProjectedExamples::score},
              Row{"along", &ProjectedExamples::along}, Row{"mistake", &ProjectedExamples::mistake},
              Row{"margin", &ProjectedExamples::margin}, Row{"nearest", &ProjectedExamples::nearest},
              Row{"middle", &ProjectedExamples::middle}, Row{"half", &ProjectedExamples::half});

template <>
inline constexpr auto layout<SolutionRegionResult> = layout_of("solutionRegion",
                                                               Row{"where", &SolutionRegionResult::where},
                                                               Row{"corners", &SolutionRegionResult::corners},
                                                               Row{"edges", &SolutionRegionResult::edges},
                                                               Row{"never", &SolutionRegionResult::never},
                                                               Row{"firstNever", &SolutionRegionResult::first_never});

template <>
inline constexpr auto layout<WeightPathPoints> = layout_of("weightPath", Row{"every", &WeightPathPoints::every},
                                                           Row{"updates", &WeightPathPoints::updates},
                                                           Row{"visit", &WeightPathPoints::visit},
                                                           Row{"x", &WeightPathPoints::x},
                                                           Row{"y", &WeightPathPoints::y});

template <>
inline constexpr auto layout<ProofBounds> = layout_of("proofBounds", Row{"angle", &ProofBounds::angle},
                                                      Row{"distance", &ProofBounds::distance});

template <>
inline constexpr auto layout<ProofPoints> = layout_of(
    "proofCurve", Row{"every", &ProofPoints::every}, Row{"margin", &ProofPoints::margin},
    Row{"reach", &ProofPoints::reach}, Row{"bounds", &ProofPoints::bounds}, Row{"updates", &ProofPoints::updates},
    Row{"visit", &ProofPoints::visit}, Row{"along", &ProofPoints::along}, Row{"length", &ProofPoints::length},
    Row{"potential", &ProofPoints::potential});

template <>
inline constexpr auto layout<ProofState> = layout_of("proofState", Row{"along", &ProofState::along},
                                                     Row{"length", &ProofState::length},
                                                     Row{"potential", &ProofState::potential});

template <>
inline constexpr auto layout<ProofStep> = layout_of("proofStep", Row{"updates", &ProofStep::updates},
                                                    Row{"before", &ProofStep::before}, Row{"after", &ProofStep::after},
                                                    Row{"gain", &ProofStep::gain}, Row{"cross", &ProofStep::cross},
                                                    Row{"stepSquared", &ProofStep::step_squared});

template <>
inline constexpr auto layout<Spread> = layout_of("spread", Row{"mean", &Spread::mean}, Row{"low", &Spread::low},
                                                 Row{"high", &Spread::high});

template <>
inline constexpr auto layout<FiveNumbers> = layout_of("fiveNumbers", Row{"least", &FiveNumbers::least},
                                                      Row{"lower", &FiveNumbers::lower},
                                                      Row{"median", &FiveNumbers::median},
                                                      Row{"upper", &FiveNumbers::upper},
                                                      Row{"most", &FiveNumbers::most});

/// What came of a job, or has come so far.
template <class Kind>
const auto& result_of(const Kind& job) {
  return job.result();
}
inline double result_of(const VisitJob<double>& job) { return job.result(); }
/// A list of mistakes in each epoch for each order.
inline auto result_of(const OrderExperiment& job) {
  std::vector<std::span<const double>> orders;
  for (std::size_t first = 0; first < job.result().size(); first += job.epochs()) {
    orders.push_back(std::span(job.result()).subspan(first, job.epochs()));
  }
  return orders;
}
inline auto result_of(const SplitExperiment& job) { return std::span(job.result()); }
/// The handles of the runs, −1 where there is none: see `learnerError`. Once only.
std::vector<double> result_of(RunStart& job);

/// A result of millions of numbers comes as typed arrays, one a row.
template <>
inline constexpr auto layout<FieldPoints> = layout_of("predictions", Row{"score", &FieldPoints::score},
                                                      Row{"label", &FieldPoints::label});

/// The kinds of jobs, in the order of `JobKind`.
template <template <class...> class Of>
using OfEveryJob = Of<Analysis, RunStart, OrderExperiment, Trial, SplitExperiment, VisitJob<FoundMistakes>,
                      VisitJob<double>, LearningCurve, ObjectiveCurve, CycleSearch, VisitJob<FieldPoints>,
                      VisitJob<Disagreements>, VisitJob<std::optional<ProjectedExamples>>,
                      VisitJob<SolutionRegionResult>, WeightPath, ProofCurve, VisitJob<ProofStep>>;

}  // namespace bindings
