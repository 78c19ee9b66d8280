#include "perceptron/analysis.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "analysis_oracle.hpp"
#include "analysis_support.hpp"
#include "perceptron/presets.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

RunSpec with_features(RunSpec spec, Products features) {
  spec.features = std::move(features);
  return spec;
}

const std::vector<std::vector<std::uint32_t>> with_conjunction{{0}, {1}, {0, 1}};

/// A small set of whole numbers, close together, so that ties and hulls that touch are common.
RunSpec small(std::uint64_t seed) {
  Random random(seed);
  const std::size_t d = 1 + random.below(4);
  const std::size_t n = 2 + random.below(d > 2 ? 6 : 11);
  RunSpec spec = whole(n, d, seed, 1 + random.below(3));
  // Half of them are pulled apart along the first feature.
  const double shift = random.below(2) ? 1 + random.below(3) : 0;
  change(spec.data, [&](std::vector<double>& X) {
    for (std::size_t i = 0; i < n; ++i) X[i * d] += shift * spec.data.y[i];
  });
  spec.bias = random.below(2) == 0;
  return spec;
}

}  // namespace

TEST(Analysis, OfTheWorkedExamples) {
  const AnalysisResult cs = analysed(cs188());
  EXPECT_EQ(cs.verdict, Verdict::separable);
  EXPECT_DOUBLE_EQ(cs.radius, std::sqrt(26));
  EXPECT_EQ(cs.bound, 6370);
  EXPECT_DOUBLE_EQ(cs.geometric_margin, 1 / (2 * std::sqrt(5)));
  const AnalysisResult lifted = analysed(with_features(xor_spec(), products(with_conjunction)));
  EXPECT_EQ(lifted.radius, 2);
  EXPECT_EQ(lifted.margin, 0.2);
  EXPECT_EQ(lifted.bound, 100);
  EXPECT_EQ(lifted.separator, (std::vector<double>{0.4, 0.4, -0.8, -0.2}));
}

TEST(Analysis, ShowsWhereTheDiagonalsOfXorCross) {
  const AnalysisResult found = analysed(xor_spec());
  EXPECT_EQ(found.verdict, Verdict::not_separable);
  EXPECT_EQ(found.point, (std::vector<double>{0.5, 0.5}));
  ASSERT_EQ(found.positive.size(), 2u);
  ASSERT_EQ(found.negative.size(), 2u);
  for (std::size_t k = 0; k < 2; ++k) {
    EXPECT_EQ(found.positive[k].example, k + 1);
    EXPECT_EQ(found.negative[k].example, 3 * k);
    EXPECT_EQ(found.positive[k].weight, 0.5);
    EXPECT_EQ(found.negative[k].weight, 0.5);
  }
}

TEST(Analysis, AgreesWithBruteForceInFractions) {
  int separable = 0, touching = 0;
  const std::size_t sets = sampled(500, 200);
  for (std::uint64_t seed = 0; seed < sets; ++seed) {
    SCOPED_TRACE(seed);
    const RunSpec spec = small(seed);
    const Fraction expected = squared_margin(spec.data, spec.bias);
    const AnalysisResult found = analysed(spec);
    ASSERT_EQ(found.verdict, expected.over > 0 ? Verdict::separable : Verdict::not_separable);
    if (expected.over == 0) {
      expect_witness(found, spec.data, spec.bias);
      touching += found.positive.size() + found.negative.size() < spec.data.d + (spec.bias ? 2 : 1);
      continue;
    }
    ++separable;
    EXPECT_NEAR(found.margin * found.margin, expected.value(), 1e-15 * expected.value());
    EXPECT_NEAR(found.bound, found.radius * found.radius / expected.value(), 1e-15 * found.bound);
    const Fraction distance = spec.bias ? squared_distance(spec.data) : expected;
    const double whole_margin = (spec.bias ? 2 : 1) * found.geometric_margin;
    EXPECT_NEAR(whole_margin * whole_margin, distance.value(), 1e-15 * distance.value());
    expect_hyperplane(found.separator, found.margin, spec.data, spec.bias);
    expect_hyperplane(found.hyperplane, found.geometric_margin, spec.data, false);
  }
  EXPECT_GT(separable, sets / 5);
  EXPECT_GT(touching, sets / 10);
}
