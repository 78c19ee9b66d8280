#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "perceptron/run.hpp"
#include "perceptron/run_start.hpp"

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

/// Sizes of the parts of the two arrays that come with it, and every scalar of the spec.
/// `doubles`: X (n·d), y (n), learner settings, initial weights and bias. `ints`: how many factors each product of
/// features has, and all factors (together `terms` numbers); a custom order. `products` is below 0 where every base
/// feature is a feature.
struct ConfigIn {
  double n, d, settings, terms;
  double products, scaling, bias, learner, order, seed, maxEpochs, maxUpdates, journal;
};

/// Fails with `wrong_length` where the arrays are shorter than it says, and as `read_options` and `Products::create`.
/// Other values are the core's to check.
perceptron::Result<perceptron::RunSpec> read_spec(const ConfigIn& in, std::vector<double> doubles,
                                                  std::span<const std::uint32_t> ints);

/// A learner by the number of its `LearnerKind`, with settings in the order of its options. Fails with `unknown`.
perceptron::Result<perceptron::LearnerOptions> read_options(double kind, std::span<const double> settings);

/// Learners of their numbers: kind, how many settings and how many initial weights there are, then these. As
/// `read_options`; of the extension, which starts several at once.
perceptron::Result<std::vector<perceptron::LearnerSpec>> read_learners(std::span<const double> numbers);

struct GridIn {
  double x0, y0, dx, dy, columns, rows, first, last;
};

/// Fails with `out_of_range` for what is no grid, and with `unknown` where X has not two columns.
perceptron::Result<perceptron::Grid> read_grid(const GridIn& in, const perceptron::Run& run);

/// Whether `numbers` are n rows of the run's base features, at most `limits::values`: `wrong_length` if they are not.
perceptron::Error check_rows(const perceptron::Run& run, double numbers, double n);

}  // namespace bindings
