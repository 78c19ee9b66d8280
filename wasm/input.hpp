#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "layout.hpp"
#include "perceptron/drawing/run_drawing.hpp"
#include "perceptron/presets.hpp"
#include "perceptron/run_start.hpp"
#include "run/experiment.hpp"
#include "run/run_inside.hpp"

/// What comes from JavaScript, as the core takes it. Every number may be anything: release embind accepts NaN and
/// strings, and wraps what is out of range. Nothing here knows embind, so it is fuzzed natively.
namespace bindings {

using namespace perceptron;

/// The name of a field as JavaScript spells it: "learner.learningRate" for learner.learning_rate.
std::string js_name(Field field);

/// A double as a count that fits `most`; 0 for what is no count.
std::size_t count(double value, double most);

/// How many visits or updates at most: below 0 and beyond 2^53 there is no limit, what is no number is 0.
std::uint64_t limit(double value);

/// Products of base features: see `Products::create`.
struct ProductsIn {
  std::span<const double> sizes, factors;
};
template <>
inline constexpr auto layout<ProductsIn> = layout_of("productsInput", rows<&ProductsIn::sizes, &ProductsIn::factors>);

/// A learner by the number of its `LearnerKind`, its settings in the order of its options.
struct LearnerIn {
  double kind;
  std::span<const double> settings, initial;
};
template <>
inline constexpr auto layout<LearnerIn> = layout_of("learnerInput",
                                                    rows<&LearnerIn::kind, &LearnerIn::settings, &LearnerIn::initial>);

/// A spec, and its lists as views of the numbers it is made of, X the first. Without `products` every base feature is a
/// feature.
struct SpecIn : RunSpec {
  std::span<const double> X, y, indices_in;
  std::size_t d = 0;
  LearnerIn learner_in{};
  std::optional<ProductsIn> products;
};
template <>
inline constexpr auto layout<SpecIn> = layout_of("specInput", rows<&SpecIn::X, &SpecIn::y>,
                                                 Row{"indices", &SpecIn::indices_in}, Row{"d", &SpecIn::d},
                                                 Row{"learner", &SpecIn::learner_in},
                                                 Row{"features", &SpecIn::products},
                                                 rows<&SpecIn::scaling, &SpecIn::bias, &SpecIn::order, &SpecIn::seed,
                                                      &SpecIn::max_epochs, &SpecIn::max_updates, &SpecIn::journal>);

struct GridIn {
  double x0, y0, dx, dy, columns, rows;
};
template <>
inline constexpr auto layout<GridIn> =
    layout_of("gridInput", rows<&GridIn::x0, &GridIn::y0, &GridIn::dx, &GridIn::dy, &GridIn::columns, &GridIn::rows>);
template <>
inline constexpr auto layout<PresetOptions> =
    layout_of("presetInput", rows<&PresetOptions::n, &PresetOptions::noise, &PresetOptions::seed,
                                  &PresetOptions::columns, &PresetOptions::species>);

struct ExamplesIn {
  std::vector<double> X, y;
};
template <>
inline constexpr auto layout<ExamplesIn> = layout_of("examplesInput", rows<&ExamplesIn::X, &ExamplesIn::y>);

struct OrdersIn {
  std::size_t seeds, epochs;
};
template <>
inline constexpr auto layout<OrdersIn> = layout_of("ordersInput", rows<&OrdersIn::seeds, &OrdersIn::epochs>);

struct TrialIn {
  std::uint64_t most_visits;
  ExamplesIn held_out;
};
template <>
inline constexpr auto layout<TrialIn> = layout_of("trialInput", rows<&TrialIn::most_visits, &TrialIn::held_out>);
template <>
inline constexpr auto layout<SplitExperiment::Options> =
    layout_of("splitsInput", rows<&SplitExperiment::Options::fraction, &SplitExperiment::Options::seed,
                                  &SplitExperiment::Options::splits, &SplitExperiment::Options::most_visits>);
template <>
inline constexpr auto layout<WeightAxes> = layout_of("axesInput", rows<&WeightAxes::first, &WeightAxes::second>);
template <>
inline constexpr auto layout<WeightWindow> = layout_of(
    "windowInput",
    rows<&WeightWindow::axes, &WeightWindow::x0, &WeightWindow::y0, &WeightWindow::width, &WeightWindow::height>);
template <>
inline constexpr auto layout<ProofTerms> =
    layout_of("termsInput", rows<&ProofTerms::separator, &ProofTerms::margin, &ProofTerms::radius,
                                 &ProofTerms::learning_rate, &ProofTerms::chosen_reach>);

/// A feature map; `learned`: what `fitFeatures` has learned, where it has.
struct MapIn {
  std::uint32_t d;
  std::optional<ProductsIn> features;
  Scaling scaling;
  std::span<const double> learned;
};
template <>
inline constexpr auto layout<MapIn> = layout_of("mapInput",
                                                rows<&MapIn::d, &MapIn::features, &MapIn::scaling, &MapIn::learned>);

struct HalfPlanesIn {
  WeightAxes axes;
  std::span<const double> labels;
};
template <>
inline constexpr auto layout<HalfPlanesIn> = layout_of("halfPlanesInput",
                                                       rows<&HalfPlanesIn::axes, &HalfPlanesIn::labels>);

/// (offset + x·z)^degree.
struct PowerIn {
  std::uint32_t degree;
  double offset;
};
template <>
inline constexpr auto layout<PowerIn> = layout_of("powerInput", rows<&PowerIn::degree, &PowerIn::offset>);

/// How often each row was a mistake, and its label.
struct CountsIn {
  std::span<const double> alpha, labels;
};
template <>
inline constexpr auto layout<CountsIn> = layout_of("countsInput", rows<&CountsIn::alpha, &CountsIn::labels>);

/// `margin`: y·a of the example.
struct AggressiveIn {
  std::span<const double> settings;
  bool bias;
  double margin;
};
template <>
inline constexpr auto layout<AggressiveIn> =
    layout_of("aggressiveInput", rows<&AggressiveIn::settings, &AggressiveIn::bias, &AggressiveIn::margin>);

/// Weights before and after, and what moved them, each with its bias.
struct UpdateIn {
  std::span<const double> before, after, by;
};
template <>
inline constexpr auto layout<UpdateIn> = layout_of("updateInput",
                                                   rows<&UpdateIn::before, &UpdateIn::after, &UpdateIn::by>);

/// Makes a spec of its numbers. Fails as `read_options` and `Products::create`; other values are the core's to check.
Error read_spec(std::vector<double> numbers, SpecIn& spec);

/// Fails with `unknown` where there is no such learner.
Result<LearnerOptions> read_options(const LearnerIn& in);

/// Of a list of `LearnerIn`. As `read_options`; of the whole module, which starts several at once.
Result<std::vector<LearnerSpec>> read_learners(std::span<const double> numbers);

/// Fails as `Products::create`.
Error read_products(const std::optional<ProductsIn>& in, std::optional<Products>& products);

/// The options of a learner by its numbers, in the order of its rows; those that are left out have their defaults.
template <class Options>
LearnerOptions options_of(std::span<const double> numbers) {
  Options options;
  const auto set = [&](auto& option) {
    if (!numbers.empty()) take(numbers, option);
  };
  std::apply([&](const auto&... row) { (set(options.*row.member), ...); }, Options::rows());
  return options;
}

/// The options of a learner other than the perceptron: of the whole module.
LearnerOptions read_other_options(LearnerKind kind, std::span<const double> settings);

/// Fails with `out_of_range` for what is no grid, and with `unknown` where X has not two columns.
Result<Grid> read_grid(const GridIn& in, const RunInside& run);

/// Whether `numbers` are n rows of so many base features, at most as many as `engine_limits` says: `wrong_length` if
/// they are not.
Error check_rows(std::size_t base, double numbers, double n);

}  // namespace bindings
