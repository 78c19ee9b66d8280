#pragma once

#include "drawing/run_drawing.hpp"
#include "layout.hpp"
#include "perceptron/presets.hpp"
#include "run/experiment.hpp"

/// What comes from JavaScript, as the core takes it. Every number may be anything: release embind accepts NaN and
/// strings, and wraps what is out of range. Nothing here knows embind, so it is fuzzed natively.
namespace bindings {

using namespace perceptron;

// What an engine takes in and keeps: WASM has at most 2 GiB, and a page only some of it.

/// Of one run or analysis: 256 MiB of numbers, and a journal whose summaries stay small.
inline constexpr Limits engine_limits{.values = std::size_t{1} << 25, .updates = 10'000'000};

/// Bytes that all runs and jobs of an engine may keep at a time: examples, journals, checkpoints, voters, rows of
/// kernels. However long it goes on, a run keeps at most 8 MiB of its journal (all of it where an update costs more
/// than 150,000 multiply-adds), 64 MiB of checkpoints (1 MiB in the plane, of ten million updates 3 MiB) and, with a
/// kernel, 64 MiB of rows. Of the 2 GiB the rest is for what a single call works with, at most 400 MB for the largest
/// grid, and for gaps in the heap.
inline constexpr std::size_t engine_memory = std::size_t{1280} << 20;

/// The name of a field as JavaScript spells it: "learner.learningRate" for learner.learning_rate.
std::string js_name(Field field);

/// A double as a count that fits `most`; 0 for what is no count.
std::size_t count(double value, double most = limits::visits);

/// How many visits or updates at most: below 0 and beyond 2^53 there is no limit, what is no number is 0.
std::uint64_t limit(double value);

/// Products of base features: see `Products::create`.
struct ProductsIn {
  Numbers sizes, factors;
};
LAYOUT(ProductsIn, "productsInput", sizes, factors);

/// A learner by the number of its `LearnerKind`, its settings in the order of its options.
struct LearnerIn {
  double kind;
  Numbers settings, initial;
};
LAYOUT(LearnerIn, "learnerInput", kind, settings, initial);

/// A spec, and its lists as views of the numbers it is made of, X the first. Without `products` every base feature is a
/// feature.
struct SpecIn : RunSpec {
  Numbers X, y, indices_in;
  std::size_t d = 0;
  LearnerIn learner_in{};
  std::optional<ProductsIn> products;
};
LAYOUT_OF(SpecIn, "specInput", ROWS(SpecIn, X, y), row("indices", &SpecIn::indices_in), ROWS(SpecIn, d),
          row("learner", &SpecIn::learner_in), row("features", &SpecIn::products),
          ROWS(SpecIn, scaling, bias, order, seed, max_epochs, max_updates, journal));

LAYOUT(Grid, "gridInput", x0, y0, dx, dy, columns, rows);
LAYOUT(PresetOptions, "presetInput", n, noise, seed, columns, species);

struct ExamplesIn {
  std::vector<double> X, y;
};
LAYOUT(ExamplesIn, "examplesInput", X, y);

struct OrdersIn {
  std::size_t seeds, epochs;
};
LAYOUT(OrdersIn, "ordersInput", seeds, epochs);

struct TrialIn {
  std::uint64_t most_visits;
  ExamplesIn held_out;
};
LAYOUT(TrialIn, "trialInput", most_visits, held_out);
LAYOUT(SplitOptions, "splitsInput", fraction, seed, splits, most_visits);
LAYOUT(WeightAxes, "axesInput", first, second);
LAYOUT(WeightWindow, "windowInput", axes, x0, y0, width, height);
LAYOUT(ProofTerms, "termsInput", separator, margin, radius, learning_rate, chosen_reach);

/// A feature map; `learned`: what `fitFeatures` has learned, where it has.
struct MapIn {
  std::uint32_t d;
  std::optional<ProductsIn> features;
  Scaling scaling;
  Numbers learned;
};
LAYOUT(MapIn, "mapInput", d, features, scaling, learned);

struct HalfPlanesIn {
  WeightAxes axes;
  Numbers labels;
};
LAYOUT(HalfPlanesIn, "halfPlanesInput", axes, labels);

/// (offset + x·z)^degree.
struct PowerIn {
  std::uint32_t degree;
  double offset;
};
LAYOUT(PowerIn, "powerInput", degree, offset);

/// How often each row was a mistake, and its label.
struct CountsIn {
  Numbers alpha, labels;
};
LAYOUT(CountsIn, "countsInput", alpha, labels);

/// `margin`: y·a of the example.
struct AggressiveIn {
  Numbers settings;
  bool bias;
  double margin;
};
LAYOUT(AggressiveIn, "aggressiveInput", settings, bias, margin);

/// Weights before and after, and what moved them, each with its bias.
struct UpdateIn {
  Numbers before, after, by;
};
LAYOUT(UpdateIn, "updateInput", before, after, by);

/// Makes a spec of its numbers. Fails as `read_options` and `Products::create`; other values are the core's to check.
Error read_spec(std::vector<double> numbers, SpecIn& spec);

/// Fails with `unknown` where there is no such learner.
Result<LearnerOptions> read_options(const LearnerIn& in);

/// Of a list of `LearnerIn`. As `read_options`; of the whole module, which starts several at once.
Result<std::vector<LearnerSpec>> read_learners(Numbers numbers);

/// Fails as `Products::create`.
Error read_products(const std::optional<ProductsIn>& in, std::optional<Products>& products);

/// Sets the options of a learner by numbers in the order of its rows; those that are left out stay as they are.
template <class Options>
void take_options(Numbers numbers, Options& options) {
  const auto set = [&](auto& option) {
    if (!numbers.empty()) take(numbers, option);
  };
  std::apply([&](const auto&... row) { (set(options.*row.member), ...); }, Options::rows());
}

/// The options of a learner other than the perceptron: of the whole module.
LearnerOptions read_other_options(LearnerKind kind, Numbers settings);

/// Whether `numbers` are n rows of so many base features, at most as many as `engine_limits` says: `wrong_length` if
/// they are not.
Error check_rows(std::size_t base, double numbers, double n);

}  // namespace bindings
