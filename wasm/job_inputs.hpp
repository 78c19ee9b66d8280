#pragma once

#include "perceptron/drawing/run_drawing.hpp"
#include "run/experiment.hpp"
#include "settings.hpp"

/// What the whole module is handed over, as JavaScript has it: see `layout`.
namespace bindings {

using namespace perceptron;

struct ExamplesIn {
  std::vector<double> X, y;
};

template <>
inline constexpr auto layout<ExamplesIn> = layout_of("examplesInput", Row{"X", &ExamplesIn::X},
                                                     Row{"y", &ExamplesIn::y});

struct OrdersIn {
  std::size_t seeds, epochs;
};

template <>
inline constexpr auto layout<OrdersIn> = layout_of("ordersInput", Row{"seeds", &OrdersIn::seeds},
                                                   Row{"epochs", &OrdersIn::epochs});

struct TrialIn {
  std::uint64_t most_visits;
  ExamplesIn held_out;
};

template <>
inline constexpr auto layout<TrialIn> = layout_of("trialInput", Row{"mostVisits", &TrialIn::most_visits},
                                                  Row{"heldOut", &TrialIn::held_out});

template <>
inline constexpr auto layout<SplitExperiment::Options> = layout_of(
    "splitsInput", Row{"fraction", &SplitExperiment::Options::fraction}, Row{"seed", &SplitExperiment::Options::seed},
    Row{"splits", &SplitExperiment::Options::splits}, Row{"mostVisits", &SplitExperiment::Options::most_visits});

template <>
inline constexpr auto layout<WeightAxes> = layout_of("axesInput", Row{"first", &WeightAxes::first},
                                                     Row{"second", &WeightAxes::second});

template <>
inline constexpr auto layout<WeightWindow> = layout_of("windowInput", Row{"axes", &WeightWindow::axes},
                                                       Row{"x0", &WeightWindow::x0}, Row{"y0", &WeightWindow::y0},
                                                       Row{"width", &WeightWindow::width},
                                                       Row{"height", &WeightWindow::height});

template <>
inline constexpr auto layout<ProofTerms> = layout_of("termsInput", Row{"separator", &ProofTerms::separator},
                                                     Row{"margin", &ProofTerms::margin},
                                                     Row{"radius", &ProofTerms::radius},
                                                     Row{"learningRate", &ProofTerms::learning_rate},
                                                     Row{"chosenReach", &ProofTerms::chosen_reach});

/// A feature map; `learned`: what `fitFeatures` has learned, where it has.
struct MapIn {
  std::uint32_t d;
  std::optional<ProductsIn> features;
  Scaling scaling;
  std::span<const double> learned;
};

template <>
inline constexpr auto layout<MapIn> = layout_of("mapInput", Row{"d", &MapIn::d}, Row{"features", &MapIn::features},
                                                Row{"scaling", &MapIn::scaling}, Row{"learned", &MapIn::learned});

struct HalfPlanesIn {
  WeightAxes axes;
  std::span<const double> labels;
};

template <>
inline constexpr auto layout<HalfPlanesIn> = layout_of("halfPlanesInput", Row{"axes", &HalfPlanesIn::axes},
                                                       Row{"labels", &HalfPlanesIn::labels});

/// (offset + x·z)^degree.
struct PowerIn {
  std::uint32_t degree;
  double offset;
};

template <>
inline constexpr auto layout<PowerIn> = layout_of("powerInput", Row{"degree", &PowerIn::degree},
                                                  Row{"offset", &PowerIn::offset});

/// How often each row was a mistake, and its label.
struct CountsIn {
  std::span<const double> alpha, labels;
};

template <>
inline constexpr auto layout<CountsIn> = layout_of("countsInput", Row{"alpha", &CountsIn::alpha},
                                                   Row{"labels", &CountsIn::labels});

/// `margin`: y·a of the example.
struct AggressiveIn {
  std::span<const double> settings;
  bool bias;
  double margin;
};

template <>
inline constexpr auto layout<AggressiveIn> = layout_of("aggressiveInput", Row{"settings", &AggressiveIn::settings},
                                                       Row{"bias", &AggressiveIn::bias},
                                                       Row{"margin", &AggressiveIn::margin});

/// Weights before and after, and what moved them, each with its bias.
struct UpdateIn {
  std::span<const double> before, after, by;
};

template <>
inline constexpr auto layout<UpdateIn> = layout_of("updateInput", Row{"before", &UpdateIn::before},
                                                   Row{"after", &UpdateIn::after}, Row{"by", &UpdateIn::by});

}  // namespace bindings
