#include "spec.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>

#include "failure.hpp"

namespace perceptron::cli {

namespace {

/// Words in the order of their enums.
constexpr std::array<std::string_view, 4> scalings{"none", "standardize", "min-max", "unit-norm"};
constexpr std::array<std::string_view, 5> orders{"given", "positives-first", "shuffle-once", "shuffle-each-epoch",
                                                 "custom"};
constexpr std::array<std::string_view, 4> ties{"mistake", "correct", "negative", "positive"};
constexpr std::array<std::string_view, 3> variants{"pa", "pa-1", "pa-2"};
constexpr std::array<std::string_view, 3> kernels{"linear", "polynomial", "rbf"};
constexpr std::array<std::string_view, 11> learners{
    "perceptron", "margin", "averaged",           "voted",         "pocket", "batch", "passive-aggressive",
    "multiclass", "kernel", "nearest-neighbours", "decision-tree",
};

/// A whole number that an option of the library holds.
std::uint32_t small(const Arguments& given, const std::string& option, std::uint32_t otherwise) {
  constexpr std::uint64_t most = std::numeric_limits<std::int32_t>::max();
  return static_cast<std::uint32_t>(std::min(given.count(option, otherwise), most));
}

PerceptronOptions perceptron_options(const Arguments& given) {
  return {given.number("--rate", 1), static_cast<TieRule>(given.word("--tie", ties))};
}

LearnerKind kind_of(const Arguments& given) { return static_cast<LearnerKind>(given.word("--learner", learners)); }

LearnerOptions learner_of(const Arguments& given) {
  const PerceptronOptions online = perceptron_options(given);
  switch (kind_of(given)) {
    case LearnerKind::perceptron: return online;
    case LearnerKind::margin: return MarginOptions{online.learning_rate, given.number("--margin", 1)};
    case LearnerKind::averaged: return AveragedOptions{online};
    case LearnerKind::voted: return VotedOptions{online};
    case LearnerKind::pocket: return PocketOptions{online};
    case LearnerKind::batch: return BatchOptions{online.learning_rate, online.tie, given.number("--tolerance", 0)};
    case LearnerKind::passive_aggressive:
      return PassiveAggressiveOptions{static_cast<Aggressiveness>(given.word("--variant", variants)),
                                      given.number("--C", 1)};
    case LearnerKind::multiclass: return MulticlassOptions{small(given, "--classes", 0)};
    case LearnerKind::kernel:
      return KernelOptions{static_cast<KernelKind>(given.word("--kernel", kernels)), small(given, "--degree", 2),
                           given.number("--offset", 1), given.number("--gamma", 1), online.tie};
    case LearnerKind::nearest_neighbours: return NearestNeighboursOptions{small(given, "--k", 1)};
    case LearnerKind::decision_tree: return DecisionTreeOptions{small(given, "--max-depth", 3)};
  }
  return online;
}

/// From 0, of "x1".
std::uint32_t column_of(const std::string& name, const std::string& feature) {
  const std::optional<double> number = name.starts_with("x") ? number_in(name.substr(1)) : std::nullopt;
  if (!number || *number < 1 || *number > limits::features || *number != std::uint32_t(*number)) {
    refuse_usage("--features: in \"" + feature + "\", \"" + name + "\" is not x1, x2, ...");
  }
  return static_cast<std::uint32_t>(*number) - 1;
}

/// The columns that a feature multiplies, of "x1*x2^2".
std::vector<std::uint32_t> factors_of(const std::string& feature) {
  std::vector<std::uint32_t> factors;
  for (const std::string& part : parts_of(feature, '*')) {
    const std::vector<std::string> power = parts_of(part, '^');
    const std::optional<double> exponent = power.size() == 2 ? number_in(power[1]) : power.size() == 1 ? 1 : 0;
    if (!exponent || *exponent < 1 || *exponent > limits::factors || *exponent != std::uint32_t(*exponent)) {
      refuse_usage("--features: \"" + feature + "\" is not a product such as x1*x2 or x1^2");
    }
    factors.insert(factors.end(), std::uint32_t(*exponent), column_of(power[0], feature));
  }
  return factors;
}

Products products_of(const std::string& list) {
  std::vector<std::uint32_t> sizes, factors;
  for (const std::string& feature : parts_of(list, ',')) {
    const std::vector<std::uint32_t> of_feature = factors_of(feature);
    sizes.push_back(static_cast<std::uint32_t>(of_feature.size()));
    factors.insert(factors.end(), of_feature.begin(), of_feature.end());
  }
  return value_of(Products::create(sizes, factors));
}

}  // namespace

Labels labels_of(const Arguments& given) {
  return kind_of(given) == LearnerKind::multiclass ? Labels::classes : Labels::signs;
}

RunSpec spec_of(const Arguments& given, Table& table) {
  RunSpec spec;
  spec.data.d = table.features.size() / table.labels.size();
  spec.data.X = std::move(table.features);
  spec.data.y = std::move(table.labels);
  if (given.has("--features")) spec.features = products_of(given.text("--features", ""));
  spec.scaling = static_cast<Scaling>(given.word("--scaling", scalings));
  spec.bias = !given.has("--no-bias");
  spec.learner = learner_of(given);
  spec.order = static_cast<OrderKind>(given.word("--order", orders));
  spec.seed = given.count("--seed", 0);
  for (double index : given.numbers("--indices")) {
    if (!(index >= 0 && index < limits::values) || index != std::uint32_t(index)) {
      refuse_usage("--indices: " + given.text("--indices", "") + " are not places from 0");
    }
    spec.indices.push_back(static_cast<std::uint32_t>(index));
  }
  spec.initial = given.numbers("--initial");
  spec.max_epochs = given.count("--max-epochs", 1000);
  return spec;
}

void refuse(const Error& error) { throw Failure(Exit::bad_input, error.message); }

}  // namespace perceptron::cli
