#include <gtest/gtest.h>

#include <algorithm>

#include "analysis_support.hpp"

using namespace perceptron;
using namespace perceptron::test;

/// So many real features that a step in whole numbers would take too long: the widest hyperplane is one that doubles
/// found, and does not depend on the order of the columns.
TEST(MarginSearch, FindsTheWidestMarginOfManyFeatures) {
  const std::size_t d = sampled(64, 40);
  for (const bool bias : {true, false}) {
    RunSpec spec = noisy(d + 6, d, 4);
    spec.bias = bias;
    RunSpec turned = spec;
    change(turned.data, [&](std::vector<double>& X) {
      for (auto row = X.begin(); row != X.end(); row += d) std::reverse(row, row + d);
    });
    const AnalysisResult found = analysed(spec), again = analysed(turned);
    ASSERT_EQ(found.verdict, Verdict::separable);
    expect_hyperplane(found.separator, found.margin, spec.data, bias);
    expect_hyperplane(found.hyperplane, found.geometric_margin, spec.data, false);
    EXPECT_NEAR(again.margin, found.margin, 1e-11 * found.radius);
    EXPECT_NEAR(again.geometric_margin, found.geometric_margin, 1e-11 * found.radius);
  }
}
