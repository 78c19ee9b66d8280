#include "perceptron/analysis.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "perceptron/presets.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

/// In the plane the best separator is orthogonal to a pair of examples, or to an edge of one hull: all are tried.
double margin_by_search(const Dataset& data) {
  double best = -1;
  const auto try_normal = [&](double nx, double ny) {
    const double length = std::hypot(nx, ny);
    if (length == 0) return;
    double least = 1e300, most = -1e300;
    for (std::size_t i = 0; i < data.size(); ++i) {
      const double a = (nx * data.row(i)[0] + ny * data.row(i)[1]) / length;
      if (data.y[i] > 0) least = std::min(least, a);
      if (data.y[i] < 0) most = std::max(most, a);
    }
    best = std::max(best, (least - most) / 2);
  };
  for (std::size_t i = 0; i < data.size(); ++i) {
    for (std::size_t j = 0; j < data.size(); ++j) {
      const double dx = data.row(i)[0] - data.row(j)[0], dy = data.row(i)[1] - data.row(j)[1];
      try_normal(dx, dy);
      try_normal(-dy, dx);
    }
  }
  return best;
}

}  // namespace

TEST(MaximumMargin, OfTheCs188Example) {
  // Between (1, 1), (2, 3) and (3, 2), (2, 4), (3, 4): the edge from (3, 2) to (2, 4) faces (2, 3).
  const MaximumMargin found = value_of(maximum_margin(cs188().data));
  ASSERT_EQ(found.weights.size(), 2u);
  EXPECT_NEAR(found.weights[0], 2 / std::sqrt(5), 1e-12);
  EXPECT_NEAR(found.weights[1], 1 / std::sqrt(5), 1e-12);
  EXPECT_NEAR(found.margin, 1 / (2 * std::sqrt(5)), 1e-12);
}

TEST(MaximumMargin, AgreesWithASearchOverAllDirections) {
  int separable = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    const std::size_t n = 2 + random.below(12);
    std::vector<double> X, y;
    for (std::size_t i = 0; i < n; ++i) {
      const double side = i % 2 ? 1 : -1;
      // Integers, many of them on common lines.
      X.push_back(random.below(9) + side * random.below(4));
      X.push_back(random.below(9) + side * 3);
      y.push_back(side);
    }
    const Dataset data = spec_of(X, y).data;
    const double expected = margin_by_search(data);
    const MaximumMargin found = value_of(maximum_margin(data));
    ASSERT_EQ(!found.weights.empty(), expected > 1e-12) << "seed " << seed << ", margin " << expected;
    if (found.weights.empty()) continue;
    ++separable;
    EXPECT_NEAR(found.margin, expected, 1e-9 * expected) << "seed " << seed;
  }
  EXPECT_GT(separable, 50);
  EXPECT_LT(separable, 290);
}

/// No weights that separate do so with a wider margin.
TEST(MaximumMargin, IsWiderThanWhatTrainingFinds) {
  for (const std::size_t d : {1u, 3u, 8u, 20u}) {
    Random random(d);
    std::vector<double> X, y;
    for (int i = 0; i < 60; ++i) {
      const double side = i % 2 ? 1 : -1;
      for (std::size_t j = 0; j < d; ++j) X.push_back(random.normal() + side * (j == 0 ? 6 : 0));
      y.push_back(side);
    }
    RunSpec spec = spec_of(X, y);
    const MaximumMargin found = value_of(maximum_margin(spec.data));
    ASSERT_EQ(found.weights.size(), d);
    const auto run = run_of(spec);
    for (int k = 0; k < 40; ++k) {
      run->advance(Run::no_limit, 1);
      EXPECT_LE(run->margin(), found.margin * (1 + 1e-9));
    }
    for (std::size_t i = 0; i < y.size(); ++i) {
      const double a = dot(found.weights.data(), spec.data.row(i), d) + found.bias;
      EXPECT_GE(y[i] * a, found.margin * (1 - 1e-9));
    }
  }
}

TEST(MaximumMargin, RefusesWhatIsNotTwoClasses) {
  const auto status = [](std::vector<double> X, std::vector<double> y, std::size_t d) {
    Dataset data;
    data.X = std::move(X);
    data.y = std::move(y);
    data.d = d;
    return maximum_margin(std::move(data)).error().status;
  };
  const double nan = std::nan("");
  EXPECT_EQ(status({1, 2, 3, 4}, {1, 1}, 2), Status::one_class);
  EXPECT_EQ(status({1, 2, 3, 4}, {-1, -1}, 2), Status::one_class);
  EXPECT_EQ(status({1, nan, 3, 4}, {1, -1}, 2), Status::not_finite);
  EXPECT_EQ(status({1, HUGE_VAL, 3, 4}, {1, -1}, 2), Status::not_finite);
  EXPECT_EQ(status({1, 1e101, 3, 4}, {1, -1}, 2), Status::out_of_range);
  EXPECT_EQ(status({1, 2, 3}, {1, -1}, 2), Status::wrong_length);
  EXPECT_EQ(status({1, 2, 3, 4}, {1, -1, 1}, 2), Status::wrong_length);
  EXPECT_EQ(status({1, 2, 3, 4}, {1, -1}, 3), Status::wrong_length);
  EXPECT_EQ(status({1, 2, 3, 4}, {1, nan}, 2), Status::bad_label);
  EXPECT_EQ(status({1, 2, 3, 4}, {0, 2}, 2), Status::bad_label);
  EXPECT_EQ(status({}, {}, 2), Status::empty);
  // Without features nothing separates.
  EXPECT_EQ(status({}, {1, -1}, 0), Status::ok);
}

TEST(MaximumMargin, TellsWhatIsUndecidedFromWhatNoHyperplaneSeparates) {
  // On one line, exactly: whole numbers have to say so.
  const Dataset data = spec_of({0.1, 0.7, 0.4, 2.8, 0.2, 1.4}, {1, 1, -1}).data;
  const MaximumMargin given_up = value_of(maximum_margin(data, 1));
  EXPECT_EQ(given_up.verdict, Verdict::undecided);
  EXPECT_EQ(given_up.undecided, Undecided::work_limit);
  EXPECT_TRUE(given_up.weights.empty());
  const MaximumMargin decided = value_of(maximum_margin(data));
  EXPECT_EQ(decided.verdict, Verdict::not_separable);
  EXPECT_EQ(decided.undecided, Undecided::no);
  EXPECT_EQ(value_of(maximum_margin(cs188().data)).verdict, Verdict::separable);
}

TEST(MaximumMargin, SaysNothingWhereNoHyperplaneSeparates) {
  EXPECT_TRUE(value_of(maximum_margin(xor_spec().data)).weights.empty());
  // An example of either label in the same place, and one on the line between two of the other label.
  EXPECT_TRUE(value_of(maximum_margin(spec_of({1, 1, 1, 1}, {1, -1}).data)).weights.empty());
  EXPECT_TRUE(value_of(maximum_margin(spec_of({0, 0, 2, 2, 1, 1}, {1, 1, -1}).data)).weights.empty());
  for (const Preset& preset : presets()) {
    if (preset.classes > 2 || preset.separable == Separable::depends) continue;
    const Dataset data = value_of(generate(preset, {preset.n, preset.noise, 1}));
    EXPECT_EQ(value_of(maximum_margin(data)).weights.empty(), preset.separable == Separable::no) << preset.name;
  }
}
