#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <utility>

#include "data/feature_mapping.hpp"
#include "numeric/bits.hpp"
#include "numeric/lanes.hpp"
#include "numeric/task.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {
std::vector<double> mapped(std::vector<double> X, std::size_t d, std::optional<Products> features, Scaling scaling) {
  Dataset data;
  data.y.assign(X.size() / d, 1);
  data.X = std::move(X);
  data.d = d;
  FeatureMap map = value_of(FeatureMap::create(std::move(features), scaling, d));
  EXPECT_FALSE(map.fit_and_apply(data));
  return {data.X.begin(), data.X.end()};
}
}  // namespace

TEST(FeatureMap, MultipliesWhatATermNames) {
  EXPECT_EQ(mapped({2, 3, 5, 7}, 2, products({{1}, {0, 1}, {0, 0}}), Scaling::none),
            (std::vector<double>{3, 6, 4, 7, 35, 25}));
}

TEST(FeatureMap, Scales) {
  EXPECT_EQ(mapped({0, 5, 4, 5}, 2, {}, Scaling::standardize), (std::vector<double>{-1, 0, 1, 0}));
  EXPECT_EQ(mapped({2, 5, 6, 5, 4, 5}, 2, {}, Scaling::min_max), (std::vector<double>{0, 0, 1, 0, 0.5, 0}));
  EXPECT_EQ(mapped({3, 4, 0, 0}, 2, {}, Scaling::unit_norm), (std::vector<double>{0.6, 0.8, 0, 0}));
}

/// Mean and deviation of a column of which nothing was lost.
std::pair<double, double> spread(const std::vector<double>& values) {
  const auto n = static_cast<double>(values.size());
  double mean = 0, square = 0;
  for (const double value : values) mean += value / n;
  for (const double value : values) square += (value - mean) * (value - mean) / n;
  return {mean, std::sqrt(square)};
}

TEST(FeatureMap, StandardizesFarFromZeroAndCloseToIt) {
  for (const double offset : {0.0, 1e3, -1e6, 1e9, 1e12, -1e12, 1e15, 4e15}) {
    std::vector<double> column;
    for (int i = 0; i <= 10; ++i) column.push_back(offset + i);
    const auto [mean, deviation] = spread(mapped(column, 1, {}, Scaling::standardize));
    EXPECT_NEAR(mean, 0, 1e-12) << offset;
    EXPECT_NEAR(deviation, 1, 1e-12) << offset;
  }
  for (const double unit : {1e-100, 1e-140, 1e-150, 1e-170, 1e-200, 1e-300}) {
    const auto [mean, deviation] = spread(mapped({0, unit, 3 * unit, 7 * unit}, 1, {}, Scaling::standardize));
    EXPECT_NEAR(mean, 0, 1e-12) << unit;
    EXPECT_NEAR(deviation, 1, 1e-12) << unit;
  }
  EXPECT_EQ(mapped({0, 1e-323}, 1, {}, Scaling::standardize), (std::vector<double>{-1, 1}));
  EXPECT_EQ(mapped({0, 5e-324}, 1, {}, Scaling::standardize), (std::vector<double>{-1, 1}));
}

/// Nothing but the plain formula, to the bit, where that loses nothing.
TEST(FeatureMap, StandardizesByTheMeanAndTheDeviation) {
  const std::vector<double> column{4.9, 5.1, 7.3, 6.6, 2.25};
  double sum = 0, squares = 0;
  for (const double value : column) sum += value;
  for (const double value : column) squares += (value - sum / 5) * (value - sum / 5);
  std::vector<double> expected;
  for (const double value : column) expected.push_back((value - sum / 5) / std::sqrt(squares / 5));
  EXPECT_EQ(mapped(column, 1, {}, Scaling::standardize), expected);
}

/// The mean of three times 0.1 is not 0.1, and the deviation not 0.
TEST(FeatureMap, AConstantColumnBecomesZero) {
  const auto scaled = mapped({0.1, 1, 0.1, 2, 0.1, 3}, 2, {}, Scaling::standardize);
  for (const std::size_t i : {0u, 2u, 4u}) EXPECT_EQ(scaled[i], 0);
}

/// What it has learned before makes no difference.
TEST(FeatureMap, MayLearnAnew) {
  for (const Scaling scaling : {Scaling::standardize, Scaling::min_max}) {
    Dataset first{{1e9, 1e9 + 1, 1e9 + 2}, {1, 1, 1}, 1}, second{{1, 2, 5}, {1, 1, 1}, 1};
    FeatureMap map = value_of(FeatureMap::create({}, scaling, 1));
    EXPECT_FALSE(map.fit_and_apply(first));
    EXPECT_FALSE(map.fit_and_apply(second));
    const auto expected = mapped({1, 2, 5}, 1, {}, scaling);
    EXPECT_EQ(std::vector(second.X.begin(), second.X.end()), expected);
  }
}

TEST(FeatureMap, ManyNamedFeaturesAreCheckedInTime) {
  std::vector<std::vector<std::uint32_t>> lists;
  for (std::uint32_t j = 0; j < 20000; ++j) lists.push_back({j});
  EXPECT_TRUE(FeatureMap::create(products(lists), Scaling::none, 20000));
  lists.push_back({7});
  EXPECT_EQ(products_of(lists).error().status, Status::duplicate);
}

/// The first of them is named again, the other way round; and what is wrong first is told.
/// Compared each with each they would take minutes.
TEST(FeatureMap, AsManyProductsAsThereMayBeAreToldApart) {
  std::vector<std::vector<std::uint32_t>> lists;
  for (std::uint32_t k = 0; k < 65536 - 1; ++k) lists.push_back({k / 256, 256 + k % 256});
  EXPECT_TRUE(FeatureMap::create(products(lists), Scaling::none, 600));
  std::vector<std::vector<std::uint32_t>> twice = lists;
  twice.push_back({256, 0});
  const Error error = products_of(twice).error();
  EXPECT_EQ(error.status, Status::duplicate);
  EXPECT_NE(error.message().find("Feature 65536 "), std::string::npos);
  lists.push_back({600});
  EXPECT_EQ(FeatureMap::create(products(lists), Scaling::none, 600).error().message(),
            "Feature 65536 uses a base feature that X does not have.");
}

/// Column by column, from the first row to the last, as by rows and in any slices: the same bits.
TEST(FeatureMap, LearnsAScalingAsIfEachColumnWereAlone) {
  const std::size_t n = 37, d = 9;
  Random random(8);
  std::vector<double> X;
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < d; ++j) {
      const double sizes[] = {1, 1e90, 1e-150, 0x1p-500, 1e-310, 1, 1, 0, 1};
      const double shifts[] = {0, 0, 0, 0, 0, 1000, -1e9, 7, 1e16};
      X.push_back(random.uniform(-1, 1) * sizes[j] + shifts[j]);
    }
  }
  for (const Scaling scaling : {Scaling::standardize, Scaling::min_max}) {
    FeatureMap map = value_of(FeatureMap::create({}, scaling, d));
    ASSERT_FALSE(map.fit(X));
    const std::vector<double> learned = map.learned();
    for (std::size_t j = 0; j < d; ++j) {
      std::vector<double> column;
      for (std::size_t i = 0; i < n; ++i) column.push_back(X[i * d + j]);
      FeatureMap alone = value_of(FeatureMap::create({}, scaling, 1));
      ASSERT_FALSE(alone.fit(column));
      for (std::size_t k = 0; k < 6; ++k) EXPECT_EQ(bits_of(learned[k * d + j]), bits_of(alone.learned()[k]));
    }
    for (const double slice : {1.0, 50.0, 400.0}) {
      FeatureMap sliced = value_of(FeatureMap::create({}, scaling, d));
      Dataset data;
      data.X = X;
      data.y.assign(n, 1);
      data.d = d;
      FeatureMap::Mapping mapping;
      ASSERT_FALSE(mapping.start(sliced, data));
      Work work;
      do work.grant(slice);
      while (!mapping.advance(work));
      EXPECT_EQ(sliced.learned(), learned);
    }
    ASSERT_FALSE(map.fit(X));
    EXPECT_EQ(map.learned(), learned);
  }
}

TEST(FeatureMap, RefusesWhatIsNotMadeOfItsBaseFeatures) {
  for (const Scaling scaling : {Scaling::none, Scaling::standardize, Scaling::min_max, Scaling::unit_norm}) {
    FeatureMap map = value_of(FeatureMap::create({}, scaling, 3));
    Dataset narrow = spec_of({1, 2, 3, 4}, {1, -1}).data;
    EXPECT_EQ(map.fit_and_apply(narrow).status, Status::wrong_length);
    EXPECT_EQ(narrow.X, (Values{1, 2, 3, 4}));
    Dataset torn = narrow;
    torn.d = 3;
    EXPECT_EQ(map.fit_and_apply(torn).status, Status::wrong_length);
    Dataset nobody;
    nobody.d = 3;
    EXPECT_FALSE(map.fit_and_apply(nobody));
    EXPECT_EQ(map.fit(std::vector<double>{1, 2}).status, Status::wrong_length);
    EXPECT_FALSE(map.fit({}));
    EXPECT_EQ(map.take_scaling(std::vector<double>(17)).status, Status::wrong_length);
  }
  FeatureMap nothing = value_of(FeatureMap::create({}, Scaling::standardize, 0));
  Dataset empty_rows;
  empty_rows.y = {1, -1};
  EXPECT_FALSE(nothing.fit_and_apply(empty_rows));
  EXPECT_EQ(nothing.fit(std::vector<double>{1}).status, Status::wrong_length);
  const auto huge = static_cast<std::size_t>(-1);
  EXPECT_EQ(FeatureMap::create({}, Scaling::none, huge).error().status, Status::too_large);
}

/// A map that takes over what another has learned maps as that one does, and says what was learned.
TEST(FeatureMap, TakesOverWhatAnotherHasLearned) {
  const std::vector<double> X{0, 3, 4, 5, 2, 13};
  for (const Scaling scaling : {Scaling::standardize, Scaling::min_max}) {
    FeatureMap learner = value_of(FeatureMap::create({}, scaling, 2));
    ASSERT_FALSE(learner.fit(X));
    const std::vector<double> learned = learner.learned();
    ASSERT_EQ(learned.size(), 12u);
    EXPECT_EQ((std::vector<double>{learned[0], learned[1], learned[2], learned[3]}),
              (std::vector<double>{learner.shift(0), learner.shift(1), learner.divisor(0), learner.divisor(1)}));
    FeatureMap other = value_of(FeatureMap::create({}, scaling, 2));
    ASSERT_FALSE(other.take_scaling(learned));
    std::vector<double> expected(6), mapped(6);
    learner.apply(X.data(), 3, expected.data());
    other.apply(X.data(), 3, mapped.data());
    EXPECT_EQ(mapped, expected);
  }
}

TEST(FeatureMap, PredictMapsAsTrainingDid) {
  RunSpec spec = cs188();
  spec.scaling = Scaling::standardize;
  spec.features = products({{0}, {0, 1}});
  const auto run = run_of(spec);
  run->advance(20);
  const std::vector<double> scores = scores_of(*run, cs188().data.X);
  for (std::uint32_t i = 0; i < 5; ++i) {
    const double* x = run->data().row(i);
    EXPECT_EQ(scores[i], dot(run->parameters().data(), x, 2) + run->parameters()[2]);
  }
}
