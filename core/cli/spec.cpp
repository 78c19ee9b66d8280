#include "spec.hpp"

#include <algorithm>
#include <limits>
#include <string_view>
#include <type_traits>

#include "cells.hpp"
#include "failure.hpp"

namespace perceptron::cli {

namespace {

/// An option of a learner as it is given.
template <class Value>
Value option_of(const Arguments& given, const std::string& option, Value otherwise) {
  if constexpr (std::is_enum_v<Value>) {
    return given.member(option, otherwise);
  } else if constexpr (std::is_integral_v<Value>) {
    constexpr std::uint64_t most = std::numeric_limits<std::int32_t>::max();
    return static_cast<Value>(std::min(given.count(option, otherwise), most));
  } else {
    return given.number(option, otherwise);
  }
}

LearnerOptions learner_of(const Arguments& given) {
  if (given.learner() == LearnerKind::own) return given.own();
  LearnerOptions learner = default_options(given.learner());
  const auto read = [&](auto& options) {
    const auto set = [&](const auto& row) {
      options.*row.member = option_of(given, option_named(row.field), row.fallback());
    };
    std::apply([&](const auto&... row) { (set(row), ...); }, options.rows());
  };
  std::visit(read, learner);
  return learner;
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

Reading reading_of(const Arguments& given) {
  Reading reading;
  if (given.learner() == LearnerKind::multiclass) reading.labels = Labels::classes;
  reading.given_classes = given.has("--classes");
  reading.skip_missing = given.has("--skip-missing");
  reading.label = given.text("--label", "");
  if (given.has("--positive")) reading.positive = given.text("--positive", "");
  if (reading.positive && reading.labels == Labels::classes) refuse_usage("--positive is not for multiclass");
  if (given.has("--header") && given.has("--no-header")) refuse_usage("--header and --no-header exclude each other");
  if (given.has("--header") || given.has("--no-header")) reading.header = given.has("--header");
  if (given.has("--decimal")) {
    const std::string mark = given.text("--decimal", "");
    if (mark != "." && mark != ",") refuse_usage("--decimal: " + quoted(mark) + " is neither . nor ,");
    reading.decimal = mark[0];
  }
  return reading;
}

RunSpec spec_of(const Arguments& given, Table& table) {
  RunSpec spec;
  spec.data.d = table.features.size() / table.labels.size();
  spec.data.X = std::move(table.features);
  spec.data.y = std::move(table.labels);
  if (given.has("--features")) spec.features = products_of(given.text("--features", ""));
  spec.scaling = given.member("--scaling", Scaling::none);
  spec.bias = !given.has("--no-bias");
  spec.learner = learner_of(given);
  spec.order = given.member("--order", OrderKind::given);
  spec.seed = given.count("--seed", 0);
  for (double index : given.numbers("--indices")) {
    if (!(index >= 0 && index < limits::examples) || index != std::uint32_t(index)) {
      refuse_usage("--indices: " + given.text("--indices", "") + " are not places from 0");
    }
    spec.indices.push_back(static_cast<std::uint32_t>(index));
  }
  spec.initial = given.numbers("--initial");
  spec.max_epochs = given.count("--max-epochs", 1000);
  spec.journal = !given.has("--no-journal");
  return spec;
}

void refuse(const Error& error) {
  const bool is_initial = std::string_view(error.field.name).starts_with("initial");
  const std::string option = is_initial ? "--initial" : option_named(error.field);
  std::string message = error.message();
  if (!is_valued(option)) throw Failure(Exit::bad_input, message);
  if (message.ends_with('.')) message.pop_back();
  refuse_usage(option + ": " + message);
}

}  // namespace perceptron::cli
