#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>

#include "analysis_support.hpp"
#include "degenerate_sets.hpp"
#include "fourier_motzkin.hpp"
#include "perceptron/analysis.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

/// How many sets are drawn: SEPARABILITY_SETS, or as many as take a moment.
std::uint64_t sets() {
  const char* const wanted = std::getenv("SEPARABILITY_SETS");
  return wanted ? std::strtoull(wanted, nullptr, 10) : sampled(150, 25);
}

Verdict expected_of(const DegenerateSet& set) {
  const bool separable = set.known == Known::nothing ? separable_by_elimination(set.spec.data, set.spec.bias)
                                                     : set.known == Known::separable;
  return separable ? Verdict::separable : Verdict::not_separable;
}

/// A hyperplane with any bias, if there is one, is that of the analysis.
void expect_maximum_margin(const RunSpec& spec, const AnalysisResult& found) {
  const MaximumMargin widest = value_of(maximum_margin(spec.data));
  ASSERT_EQ(widest.verdict, found.verdict);
  ASSERT_EQ(widest.weights.empty(), found.verdict != Verdict::separable);
  if (widest.weights.empty()) return;
  EXPECT_EQ(widest.margin, found.geometric_margin);
  EXPECT_EQ(widest.bias, found.hyperplane.back());
  EXPECT_TRUE(std::equal(widest.weights.begin(), widest.weights.end(), found.hyperplane.begin()));
}

}  // namespace

TEST(AnalysisOfDegenerateSets, DecidesEachOfThemRightly) {
  std::size_t separable = 0;
  for (std::uint64_t seed = 0; seed < sets(); ++seed) {
    const DegenerateSet set = DegenerateSets(seed).next();
    SCOPED_TRACE(testing::Message() << set.kind << ", seed " << seed);
    const AnalysisResult found = analysed(set.spec);
    ASSERT_EQ(found.verdict, expected_of(set));
    EXPECT_EQ(found.undecided, Undecided::no);
    if (set.spec.bias) expect_maximum_margin(set.spec, found);
    if (found.verdict == Verdict::not_separable) {
      expect_witness(found, set.spec.data, set.spec.bias);
      continue;
    }
    ++separable;
    EXPECT_GT(found.margin, 0);
    EXPECT_GE(found.geometric_margin, found.margin * (1 - 1e-15));
    EXPECT_TRUE(std::isfinite(found.geometric_margin));
  }
  EXPECT_GT(separable, sets() / 4);
  EXPECT_LT(separable, 3 * sets() / 4);
}

/// A row at a time may be much smaller than the others, a column too.
TEST(AnalysisOfDegenerateSets, FindsAMarginThatNoSquareHolds) {
  const RunSpec spec = spec_of({1e-170, -1e-170}, {1, -1});
  EXPECT_EQ(analysed(spec).geometric_margin, 1e-170);
  const MaximumMargin widest = value_of(maximum_margin(spec.data));
  ASSERT_EQ(widest.weights, std::vector<double>{1});
  EXPECT_EQ(widest.margin, 1e-170);
  EXPECT_EQ(widest.bias, 0);
  RunSpec tiny = spec;
  tiny.initial = {1e-167, 0};
  EXPECT_EQ(run_of(tiny)->margin(), 1e-170);
}

/// Their squares are 0 in doubles, all of them.
TEST(AnalysisOfDegenerateSets, KnowsTheLongestOfExamplesThatAreTiny) {
  const RunSpec spec = without_bias(spec_of({1e-200, 0, 3e-200, 4e-200, 2e-200, 0}, {1, 1, -1}));
  EXPECT_DOUBLE_EQ(analysed(spec).radius, 5e-200);
}
