#include <gtest/gtest.h>

#include "numeric/lanes.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {
std::vector<double> mapped(std::vector<double> X, std::size_t d, std::vector<std::int32_t> terms, Scaling scaling) {
  Dataset data;
  data.y.assign(X.size() / d, 1);
  data.X = std::move(X);
  data.d = d;
  FeatureMap map;
  EXPECT_FALSE(map.create(terms, terms.empty(), scaling, d));
  EXPECT_FALSE(map.fit_and_apply(data));
  return {data.X.begin(), data.X.end()};
}
}  // namespace

TEST(FeatureMap, MultipliesWhatATermNames) {
  EXPECT_EQ(mapped({2, 3, 5, 7}, 2, {1, 1, 2, 0, 1, 2, 0, 0}, Scaling::none),
            (std::vector<double>{3, 6, 4, 7, 35, 25}));
}

TEST(FeatureMap, Scales) {
  EXPECT_EQ(mapped({0, 5, 4, 5}, 2, {}, Scaling::standardize), (std::vector<double>{-1, 0, 1, 0}));
  EXPECT_EQ(mapped({2, 5, 6, 5, 4, 5}, 2, {}, Scaling::min_max), (std::vector<double>{0, 0, 1, 0, 0.5, 0}));
  EXPECT_EQ(mapped({3, 4, 0, 0}, 2, {}, Scaling::unit_norm), (std::vector<double>{0.6, 0.8, 0, 0}));
}

/// The mean of three times 0.1 is not 0.1, and the deviation not 0.
TEST(FeatureMap, AConstantColumnBecomesZero) {
  const auto scaled = mapped({0.1, 1, 0.1, 2, 0.1, 3}, 2, {}, Scaling::standardize);
  for (const std::size_t i : {0u, 2u, 4u}) EXPECT_EQ(scaled[i], 0);
}

TEST(FeatureMap, ManyNamedFeaturesAreCheckedInTime) {
  std::vector<std::int32_t> terms;
  for (std::int32_t j = 0; j < 20000; ++j) terms.insert(terms.end(), {1, j});
  FeatureMap map;
  EXPECT_FALSE(map.create(terms, false, Scaling::none, 20000));
  terms.insert(terms.end(), {1, 7});
  FeatureMap repeated;
  EXPECT_EQ(repeated.create(terms, false, Scaling::none, 20000).status, Status::duplicate);
}

TEST(FeatureMap, PredictMapsAsTrainingDid) {
  RunSpec spec = cs188();
  spec.scaling = Scaling::standardize;
  spec.all_base_features = false;
  spec.terms = {1, 0, 2, 0, 1};
  const auto run = run_of(spec);
  run->advance(20);
  const std::vector<double> scores = scores_of(*run, cs188().data.X);
  for (std::uint32_t i = 0; i < 5; ++i) {
    const double* x = run->data().row(i);
    EXPECT_EQ(scores[i], dot(run->parameters().data(), x, 2) + run->parameters()[2]);
  }
}
