#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "perceptron/learner_options.hpp"

struct GoldenUpdate {
  std::uint64_t visit;
  std::uint32_t example;
  double score;
};

/// A case of tests/golden/seeds.json. What is empty is not expected.
struct GoldenCase {
  const char* id;
  std::size_t d;
  std::vector<double> X, y;
  std::optional<std::vector<std::vector<std::uint32_t>>> features;
  perceptron::LearnerKind learner;
  std::vector<double> settings;
  bool bias;
  std::vector<double> initial;
  std::uint64_t max_epochs;

  std::vector<double> weights, model;
  std::optional<std::uint64_t> updates, epochs;
  std::optional<bool> converged;
  std::vector<double> scores;
  std::vector<GoldenUpdate> journal;
  std::vector<double> bias_after_each_visit;
  std::vector<std::uint64_t> mistakes_per_epoch;
  std::vector<double> score_change;
  std::vector<double> vote_at;
  std::optional<double> vote, predicted;
  std::optional<double> potential_start, potential_least_fall;
  std::optional<double> bound, radius_squared, margin_squared;
  std::vector<double> separator_direction;
};
