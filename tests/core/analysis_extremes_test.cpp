#include <gtest/gtest.h>

#include <cstring>

#include "analysis_oracle.hpp"
#include "analysis_support.hpp"
#include "perceptron/presets.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

Verdict verdict_of(const RunSpec& spec) { return analysed(spec).verdict; }

/// The examples with x1 and x2 mapped by a matrix of determinant ±1 whose numbers are as large as may be.
RunSpec sheared(RunSpec spec, int steps) {
  double a = 1, b = 1;
  for (int k = 0; k < steps; ++k) {
    const double sum = a + b;
    b = a;
    a = sum;
  }
  change(spec.data, [&](std::vector<double>& X) {
    for (std::size_t i = 0; i < spec.data.size(); ++i) {
      double* const x = X.data() + i * spec.data.d;
      const double x1 = x[0], x2 = x[1];
      x[0] = a * x1 + b * x2;
      x[1] = b * x1 + (a - b) * x2;
    }
  });
  return spec;
}

RunSpec scaled(RunSpec spec, double factor) {
  change(spec.data, [&](std::vector<double>& X) {
    for (double& x : X) x *= factor;
  });
  return spec;
}

/// Two blobs of d features that a gap along the first feature keeps apart, or none.
RunSpec blobs(std::size_t n, std::size_t d, double gap, std::uint64_t seed) {
  Random random(seed);
  std::vector<double> X, y;
  for (std::size_t i = 0; i < n; ++i) {
    y.push_back(i % 2 ? 1 : -1);
    for (std::size_t j = 0; j < d; ++j) {
      X.push_back(j == 0 && gap > 0 ? y[i] * (gap + random.uniform()) : random.uniform(-1, 1));
    }
  }
  return spec_of(std::move(X), std::move(y));
}

void expect_same(const AnalysisResult& a, const AnalysisResult& b) {
  EXPECT_EQ(a.verdict, b.verdict);
  EXPECT_EQ(a.radius, b.radius);
  EXPECT_EQ(a.margin, b.margin);
  EXPECT_EQ(a.bound, b.bound);
  EXPECT_EQ(a.separator, b.separator);
  EXPECT_EQ(a.hyperplane, b.hyperplane);
  EXPECT_EQ(a.geometric_margin, b.geometric_margin);
  EXPECT_EQ(a.point, b.point);
  ASSERT_EQ(a.positive.size(), b.positive.size());
  for (std::size_t k = 0; k < a.positive.size(); ++k) {
    EXPECT_EQ(a.positive[k].example, b.positive[k].example);
    EXPECT_EQ(a.positive[k].weight, b.positive[k].weight);
  }
}

}  // namespace

/// A shear changes no verdict, and no weight of a witness; it leaves doubles nothing to see.
TEST(AnalysisExtremes, DecidesWhatDoublesCannotTellApart) {
  int separable = 0, not_separable = 0;
  for (std::uint64_t seed = 0; seed < 120; ++seed) {
    SCOPED_TRACE(seed);
    RunSpec spec = whole(4 + seed % 3, 2 + seed % 2, seed, 2);
    spec.bias = seed % 4 != 0;
    const AnalysisResult plain = analysed(spec);
    // Numbers up to 2^53; a margin of 1e-31 of the radius.
    const RunSpec far = sheared(spec, 70);
    const AnalysisResult found = analysed(far);
    ASSERT_EQ(found.verdict, plain.verdict);
    ++(found.verdict == Verdict::separable ? separable : not_separable);
    if (found.verdict == Verdict::not_separable) expect_witness(found, far.data, spec.bias);
  }
  EXPECT_GT(separable, 20);
  EXPECT_GT(not_separable, 20);
}

TEST(AnalysisExtremes, TellsWholeNumbersApartThatAreNeighbours) {
  const AnalysisResult line = analysed(spec_of({0x1p53, 0x1p53 - 1}, {1, -1}));
  EXPECT_EQ(line.verdict, Verdict::separable);
  EXPECT_EQ(line.geometric_margin, 0.5);
  // (a, b) lies half way between (0, 0) and (2a, 2b); one step aside it does not.
  const double a = 0x1p26, b = 0x1p26 + 1;
  EXPECT_EQ(verdict_of(spec_of({0, 0, 2 * a, 2 * b, a, b}, {1, 1, -1})), Verdict::not_separable);
  EXPECT_EQ(verdict_of(spec_of({0, 0, 2 * a, 2 * b, a, b + 1}, {1, 1, -1})), Verdict::separable);
  // Products that are still exact.
  RunSpec product = spec_of({a, b, a - 1, b + 1}, {1, -1});
  product.features = products({{0, 1}});
  EXPECT_EQ(analysed(product).geometric_margin, (a * b - (a - 1) * (b + 1)) / 2);
}

TEST(AnalysisExtremes, KeepsItsWitnessAtAnyScale) {
  for (const double scale : {1e-310, 1e-160, 1e-20, 1.0, 1e20, 1e99}) {
    SCOPED_TRACE(scale);
    const AnalysisResult crossing = analysed(scaled(xor_spec(), scale));
    EXPECT_EQ(crossing.verdict, Verdict::not_separable);
    EXPECT_EQ(crossing.point, (std::vector<double>(2, scale / 2)));
    for (const bool bias : {true, false}) {
      RunSpec spec = scaled(spec_of({3, 1, 1, 3, -1, -1}, {1, 1, -1}), scale);
      spec.bias = bias;
      const AnalysisResult apart = analysed(spec);
      EXPECT_EQ(apart.verdict, Verdict::separable);
      EXPECT_NEAR(apart.geometric_margin / scale, (bias ? 1.5 : 1) * std::sqrt(2), 1e-5);
    }
  }
}

TEST(AnalysisExtremes, TakesAnyNumberOfEqualExamples) {
  RunSpec spec = xor_spec();
  RunSpec many = spec;
  change(many.data, [&](std::vector<double>& X) {
    for (int k = 0; k < 500; ++k) {
      X.insert(X.end(), spec.data.X.begin(), spec.data.X.end());
      many.data.y.insert(many.data.y.end(), spec.data.y.begin(), spec.data.y.end());
    }
  });
  expect_same(analysed(many), analysed(spec));
  const AnalysisResult both = analysed(spec_of({7, 7, 1, 2, 7, 7}, {1, 1, -1}));
  ASSERT_EQ(both.positive.size(), 1u);
  EXPECT_EQ(both.positive[0].example, 0u);
  EXPECT_EQ(both.negative[0].example, 2u);
  EXPECT_EQ(both.point, (std::vector<double>{7, 7}));
}

TEST(AnalysisExtremes, HasASideAloneWithoutABias) {
  const AnalysisResult origin = analysed(without_bias(spec_of({0, 0, 1, 2}, {1, -1})));
  EXPECT_EQ(origin.positive.size(), 1u);
  EXPECT_TRUE(origin.negative.empty());
  EXPECT_EQ(origin.factor, 0);
  const AnalysisResult around = analysed(without_bias(spec_of({5, 5, 2, 0, -1, 0}, {1, -1, -1})));
  EXPECT_TRUE(around.positive.empty());
  ASSERT_EQ(around.negative.size(), 2u);
  EXPECT_DOUBLE_EQ(around.negative[0].weight, 1.0 / 3);
  EXPECT_EQ(around.point, (std::vector<double>{0, 0}));
  // Twice as far in the same direction.
  const AnalysisResult behind = analysed(without_bias(spec_of({2, 4, 1, 2}, {1, -1})));
  EXPECT_EQ(behind.factor, 2);
  EXPECT_EQ(behind.point, (std::vector<double>{2, 4}));
}

TEST(AnalysisExtremes, TakesNoFeatureAtAll) {
  RunSpec none = spec_of({}, {1, -1, 1});
  const AnalysisResult found = analysed(none);
  EXPECT_EQ(found.verdict, Verdict::not_separable);
  EXPECT_EQ(found.radius, 1);
  EXPECT_EQ(found.positive.size() + found.negative.size(), 2u);
  EXPECT_EQ(analysed(without_bias(none)).radius, 0);
  EXPECT_EQ(verdict_of(without_bias(none)), Verdict::not_separable);
}

/// The third of three points is of the other label: they can be separated where they are not on one line, by what the
/// doubles that hold them are, not what was written.
TEST(AnalysisExtremes, TakesNumbersAsTheyHaveBeenRounded) {
  const auto whole = [](double x) { return static_cast<Wide>(std::ldexp(x, 56)); };
  int on_a_line = 0;
  for (double a = 0.1; a < 1; a += 0.1) {
    const std::vector<double> X{a, 7 * a, 3 * a, 21 * a, 2 * a, 14 * a};
    std::vector<Wide> to;
    for (std::size_t k = 2; k < 6; ++k) to.push_back(whole(X[k]) - whole(X[k % 2]));
    const bool line = to[0] * to[3] == to[1] * to[2];
    on_a_line += line;
    for (const double label : {1.0, -1.0}) {
      EXPECT_EQ(verdict_of(spec_of(X, {label, label, -label})), line ? Verdict::not_separable : Verdict::separable)
          << a;
    }
  }
  EXPECT_GT(on_a_line, 0);
  EXPECT_LT(on_a_line, 9);
}

TEST(AnalysisExtremes, AgreesWithAnotherMethodOnRealNumbers) {
  for (const std::size_t d : {1u, 3u, 24u}) {
    for (const bool bias : {true, false}) {
      SCOPED_TRACE(testing::Message() << d << bias);
      RunSpec spec = blobs(40, d, 0.5, d);
      spec.bias = bias;
      const AnalysisResult found = analysed(spec);
      ASSERT_EQ(found.verdict, Verdict::separable);
      const double margin = least_length(spec.data, bias, false);
      EXPECT_NEAR(found.margin, margin, 1e-9 * margin);
      const double width = bias ? least_length(spec.data, false, true) / 2 : margin;
      EXPECT_NEAR(found.geometric_margin, width, 1e-9 * width);
      expect_hyperplane(found.separator, found.margin, spec.data, bias);
      expect_hyperplane(found.hyperplane, found.geometric_margin, spec.data, false);
    }
  }
}

/// Numbers so small beside the others that no bit of them is left in a direction of 60 bits.
TEST(AnalysisExtremes, TakesAFeatureThatHardlyCounts) {
  const std::size_t d = 26;
  RunSpec none = blobs(200, d, 0.05, 9), tiny = none;
  const auto scale_last = [&](RunSpec& spec, double factor) {
    change(spec.data, [&](std::vector<double>& X) {
      for (std::size_t k = d - 1; k < X.size(); k += d) X[k] *= factor;
    });
  };
  scale_last(none, 0);
  scale_last(tiny, 1e-22);
  const AnalysisResult found = analysed(tiny), expected = analysed(none);
  ASSERT_EQ(found.verdict, Verdict::separable);
  EXPECT_NEAR(found.margin, expected.margin, 1e-12);
  EXPECT_NEAR(found.geometric_margin, expected.geometric_margin, 1e-12);
  EXPECT_NEAR(found.separator[d - 1], 0, 1e-15);
  EXPECT_NEAR(found.hyperplane[d - 1], 0, 1e-15);
}

TEST(AnalysisExtremes, FindsTheSameInSlices) {
  for (const double work : {1.0, 37.0, 1000.0}) {
    for (const RunSpec& spec :
         {cs188(), xor_spec(), blobs(60, 3, 0, 1), blobs(60, 3, 0.1, 2), whole(40, 2, 3), whole(40, 8, 4)}) {
      expect_same(analysed(spec, work), analysed(spec));
    }
  }
}

TEST(AnalysisExtremes, KnowsThePresets) {
  for (const Preset& preset : presets()) {
    if (preset.classes > 2) continue;
    RunSpec spec;
    spec.data = value_of(generate(preset, {preset.n, preset.noise, 1}));
    const AnalysisResult found = analysed(spec);
    ASSERT_NE(found.verdict, Verdict::undecided) << preset.name;
    if (found.verdict == Verdict::not_separable) expect_witness(found, spec.data, true);
    if (preset.separable == Separable::depends) continue;
    EXPECT_EQ(found.verdict == Verdict::separable, preset.separable == Separable::yes) << preset.name;
  }
}

TEST(AnalysisExtremes, HoldsForEveryScaling) {
  for (const Scaling scaling : {Scaling::standardize, Scaling::min_max, Scaling::unit_norm}) {
    RunSpec spec = blobs(50, 2, 0.3, 4);
    spec.scaling = scaling;
    EXPECT_EQ(verdict_of(spec), Verdict::separable);
    spec.data = xor_spec().data;
    EXPECT_EQ(verdict_of(spec), Verdict::not_separable);
  }
}

TEST(AnalysisExtremes, RefusesWhatARunRefuses) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const auto refused = [](const RunSpec& spec) {
    const auto analysis = Analysis::create(spec);
    EXPECT_FALSE(analysis);
    EXPECT_EQ(analysis.error().status, error_of(spec).status);
    return analysis.error().status;
  };
  EXPECT_EQ(refused(spec_of({}, {})), Status::empty);
  EXPECT_EQ(refused(spec_of({1, 2}, {1, 1})), Status::one_class);
  EXPECT_EQ(refused(spec_of({1, 2}, {1, 0})), Status::bad_label);
  EXPECT_EQ(refused(spec_of({1, nan}, {1, -1})), Status::not_finite);
  EXPECT_EQ(refused(spec_of({1, 2e100}, {1, -1})), Status::out_of_range);
  RunSpec unknown = xor_spec();
  unknown.features = products({{2}});
  EXPECT_EQ(refused(unknown), Status::unknown);
}

TEST(AnalysisExtremes, MapsInSlicesAndSaysInTheEndWhichMappedFeatureIsTooLarge) {
  RunSpec spec = spec_of({1, 1, 1e60, 1}, {-1, 1, 1, -1});
  spec.features = products({{0, 0}});
  const auto analysis = value_of(Analysis::create(spec));
  ASSERT_TRUE(analysis);
  std::size_t slices = 1;
  for (; !analysis->advance(1); ++slices) ASSERT_LT(analysis->progress(), 1);
  EXPECT_GT(slices, 4u);
  EXPECT_EQ(analysis->progress(), 1);
  EXPECT_EQ(analysis->error().status, Status::out_of_range);
  EXPECT_EQ(analysis->error().message(), "Feature 1 of example 3 must lie within ±1e100.");
}

/// The same bits in every build: natively and as WASM.
TEST(AnalysisExtremes, GivesTheCommittedBits) {
  std::uint64_t digest = 0xcbf29ce484222325u;
  const auto take = [&](double value) {
    std::uint64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    digest = (digest ^ bits) * 0x100000001b3u;
  };
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const AnalysisResult found = analysed(blobs(30, 1 + seed % 4, seed % 3 == 0 ? 0.05 : 0, seed));
    for (const double value : {found.radius, found.margin, found.bound, found.geometric_margin}) take(value);
    for (const double value : found.separator) take(value);
    for (const double value : found.hyperplane) take(value);
    for (const double value : found.point) take(value);
    for (const ConvexWeight& share : found.positive) take(share.weight);
  }
  EXPECT_EQ(digest, 6431512806337716400u);
}
