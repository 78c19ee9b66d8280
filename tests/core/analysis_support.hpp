#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "perceptron/analysis.hpp"
#include "support.hpp"

namespace perceptron::test {

inline constexpr double all_at_once = std::numeric_limits<double>::infinity();

inline AnalysisResult analysed(const RunSpec& spec, double work = all_at_once) {
  const auto analysis = value_of(Analysis::create(spec));
  if (!analysis) return {};
  double progress = 0;
  while (!analysis->advance(work)) {
    EXPECT_GE(analysis->progress(), progress);
    EXPECT_LT(analysis->progress(), 1);
    progress = analysis->progress();
  }
  EXPECT_EQ(analysis->progress(), 1);
  return analysis->result();
}

/// Whether the weights of a side add up to 1, and its combination is what it is said to be: to rounding, here.
inline void expect_combination(const std::vector<ConvexWeight>& side, const Dataset& data, double label,
                               const std::vector<double>& point, double factor) {
  std::vector<double> sum(data.d, 0);
  double weights = 0;
  for (const ConvexWeight& share : side) {
    EXPECT_GT(share.weight, 0);
    EXPECT_EQ(data.y[share.example], label);
    weights += share.weight;
    add_scaled(sum.data(), share.weight, data.row(share.example), data.d);
  }
  EXPECT_NEAR(weights, side.empty() ? 0 : 1, 4e-16);
  double size = 0;
  for (const double x : data.X) size = std::max(size, std::abs(x));
  for (std::size_t j = 0; j < data.d; ++j) EXPECT_NEAR(factor * sum[j], point[j], 4e-15 * size * std::max(factor, 1.0));
}

inline void expect_witness(const AnalysisResult& found, const Dataset& data, bool bias) {
  EXPECT_EQ(found.verdict, Verdict::not_separable);
  EXPECT_LE(found.positive.size() + found.negative.size(), data.d + (bias ? 2 : 1));
  EXPECT_GT(found.positive.size() + found.negative.size(), 0u);
  expect_combination(found.positive, data, 1, found.point, 1);
  if (bias || found.factor > 0) expect_combination(found.negative, data, -1, found.point, found.factor);
  if (bias) {
    EXPECT_EQ(found.factor, 1);
    EXPECT_FALSE(found.positive.empty() || found.negative.empty());
  }
  if (found.factor == 0) {
    EXPECT_TRUE(found.positive.empty() || found.negative.empty());
  }
}

/// The least y·(w·x + b), w of length 1 with or without b, is the margin it is said to be.
inline void expect_hyperplane(const std::vector<double>& hyperplane, double margin, const Dataset& data, bool whole) {
  double square = 0;
  for (std::size_t j = 0; j < data.d + whole; ++j) square += hyperplane[j] * hyperplane[j];
  EXPECT_NEAR(square, 1, 1e-15);
  double least = all_at_once, size = 0;
  for (std::size_t i = 0; i < data.size(); ++i) {
    least = std::min(least, data.y[i] * score_of(hyperplane, data.row(i)));
    for (std::size_t j = 0; j < data.d; ++j) size = std::max(size, std::abs(data.row(i)[j]));
  }
  EXPECT_NEAR(least, margin, 1e-14 * (size + std::abs(hyperplane.back())));
}

}  // namespace perceptron::test
