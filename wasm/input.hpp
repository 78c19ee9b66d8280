#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "layout.hpp"
#include "perceptron/run_start.hpp"
#include "run/run_inside.hpp"

/// What comes from JavaScript, as the core takes it. Every number may be anything: release embind accepts NaN and
/// strings, and wraps what is out of range. Nothing here knows embind, so it is fuzzed natively.
namespace bindings {

/// The name of a field as JavaScript spells it: "learner.learningRate" for learner.learning_rate.
std::string js_name(perceptron::Field field);

/// A double as a count that fits `most`; 0 for what is no count.
std::size_t count(double value, double most);

/// A double as a whole number. What is none becomes the largest of the type, which the core refuses with the name of
/// the field: no seed, count or index may be so large.
std::uint64_t whole(double value);
std::uint32_t small_whole(double value);

/// How many visits or updates at most: below 0 and beyond 2^53 there is no limit, what is no number is 0.
std::uint64_t limit(double value);

/// Products of base features: see `Products::create`.
struct ProductsIn {
  std::span<const double> sizes, factors;
};

/// A learner by the number of its `LearnerKind`, its settings in the order of its options.
struct LearnerIn {
  double kind;
  std::span<const double> settings, initial;
};

/// A spec, and its lists as views of the numbers it is made of, X the first. Without `products` every base feature is a
/// feature.
struct SpecIn : perceptron::RunSpec {
  std::span<const double> X, y, indices_in;
  std::size_t d = 0;
  LearnerIn learner_in{};
  std::optional<ProductsIn> products;
};

template <>
inline constexpr auto layout<ProductsIn> = layout_of("productsInput", Row{"sizes", &ProductsIn::sizes},
                                                     Row{"factors", &ProductsIn::factors});

template <>
inline constexpr auto layout<LearnerIn> = layout_of("learnerInput", Row{"kind", &LearnerIn::kind},
                                                    Row{"settings", &LearnerIn::settings},
                                                    Row{"initial", &LearnerIn::initial});

template <>
inline constexpr auto layout<SpecIn> = layout_of(
    "specInput", Row{"X", &SpecIn::X}, Row{"y", &SpecIn::y}, Row{"indices", &SpecIn::indices_in}, Row{"d", &SpecIn::d},
    Row{"learner", &SpecIn::learner_in}, Row{"features", &SpecIn::products}, Row{"scaling", &SpecIn::scaling},
    Row{"bias", &SpecIn::bias}, Row{"order", &SpecIn::order}, Row{"seed", &SpecIn::seed},
    Row{"maxEpochs", &SpecIn::max_epochs}, Row{"maxUpdates", &SpecIn::max_updates}, Row{"journal", &SpecIn::journal});

/// Makes a spec of its numbers. Fails as `read_options` and `Products::create`; other values are the core's to check.
perceptron::Error read_spec(std::vector<double> numbers, SpecIn& spec);

/// Fails with `unknown` where there is no such learner.
perceptron::Result<perceptron::LearnerOptions> read_options(const LearnerIn& in);

/// Of a list of `LearnerIn`. As `read_options`.
perceptron::Result<std::vector<perceptron::LearnerSpec>> read_learners(std::span<const double> numbers);

struct GridIn {
  double x0, y0, dx, dy, columns, rows;
};

/// Fails with `out_of_range` for what is no grid, and with `unknown` where X has not two columns.
perceptron::Result<perceptron::Grid> read_grid(const GridIn& in, const perceptron::RunInside& run);

/// Whether `numbers` are n rows of the run's base features, at most as many as `engine_limits` says: `wrong_length` if
/// they are not.
perceptron::Error check_rows(const perceptron::RunInside& run, double numbers, double n);

}  // namespace bindings
