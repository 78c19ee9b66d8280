#include "drawing/kernel_expansion.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "learners/kernel.hpp"
#include "numeric/lanes.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

using Vector = std::vector<double>;

FeatureMap all_base(std::size_t d) { return value_of(FeatureMap::create({}, Scaling::none, d)); }

KernelExpansion expanded(const FeatureMap& map, std::uint32_t degree, double offset) {
  return value_of(KernelExpansion::create(map, degree, offset));
}

struct Term {
  Vector powers;
  double square;
  bool operator==(const Term&) const = default;
};

std::vector<Term> terms_of(const KernelExpansion& expansion) {
  std::vector<Term> terms;
  for (std::size_t t = 0; t < expansion.size(); ++t) {
    const auto powers = expansion.powers(t);
    terms.push_back({{powers.begin(), powers.end()}, expansion.square(t)});
  }
  return terms;
}

/// φ(x) of a row.
Result<Vector> features_of(const KernelExpansion& expansion, Numbers row) {
  const auto reading = expansion.read(Vector(expansion.size()), row);
  if (!reading) return reading.error();
  return reading->features;
}

double size_of(double value) { return std::max(1.0, std::abs(value)); }

}  // namespace

TEST(KernelExpansion, OfOnePlusXZSquared) {
  const FeatureMap map = all_base(2);
  EXPECT_EQ(terms_of(expanded(map, 2, 1)),
            (std::vector<Term>{{{0, 0}, 1}, {{1, 0}, 2}, {{0, 1}, 2}, {{2, 0}, 1}, {{1, 1}, 2}, {{0, 2}, 1}}));
}

TEST(KernelExpansion, WithoutAnOffsetHasNoLowerProducts) {
  const FeatureMap map = all_base(2);
  EXPECT_EQ(terms_of(expanded(map, 2, 0)), (std::vector<Term>{{{2, 0}, 1}, {{1, 1}, 2}, {{0, 2}, 1}}));
  EXPECT_EQ(terms_of(expanded(map, 1, 0)), (std::vector<Term>{{{1, 0}, 1}, {{0, 1}, 1}}));
}

TEST(KernelExpansion, HasAsManyFeaturesAsAreCounted) {
  for (std::size_t d = 1; d <= 4; ++d) {
    const FeatureMap map = all_base(d);
    for (unsigned degree = 1; degree <= 6; ++degree) {
      for (const double offset : {0.0, 0.5, 3.0}) {
        EXPECT_EQ(static_cast<double>(expanded(map, degree, offset).size()), KernelExpansion::count(degree, offset, d));
      }
    }
  }
  EXPECT_EQ(KernelExpansion::count(3, 1, 100), 176851);
}

TEST(KernelExpansion, InnerProductsAreTheKernel) {
  Random random(4);
  for (int round = 0; round < 200; ++round) {
    const std::size_t d = 1 + random.below(4);
    const Kernel kernel{KernelKind::polynomial, 1.0 + random.below(5), random.uniform(0, 3)};
    const FeatureMap map = all_base(d);
    const KernelExpansion expansion = expanded(map, static_cast<std::uint32_t>(kernel.degree), kernel.offset);
    Vector x, z;
    for (std::size_t j = 0; j < d; ++j) x.push_back(random.uniform(-2, 2));
    for (std::size_t j = 0; j < d; ++j) z.push_back(random.uniform(-2, 2));
    const Vector px = value_of(features_of(expansion, x)), pz = value_of(features_of(expansion, z));
    const double value = kernel(x.data(), z.data(), d);
    const double size = std::pow(kernel.offset + 4 * static_cast<double>(d), kernel.degree);
    EXPECT_NEAR(dot(px.data(), pz.data(), px.size()), value, 1e-13 * size);
  }
}

/// x1*x2 is a feature, and the product of two others.
TEST(KernelExpansion, AddsWhatSeveralProductsGiveAlike) {
  const FeatureMap map = value_of(FeatureMap::create(products({{0}, {1}, {0, 1}}), Scaling::none, 2));
  const KernelExpansion expansion = expanded(map, 2, 1);
  EXPECT_EQ(expansion.size(), 9u);
  const Vector x{2, 3}, z{-1, 4};
  const Vector px = value_of(features_of(expansion, x)), pz = value_of(features_of(expansion, z));
  EXPECT_NEAR(dot(px.data(), pz.data(), px.size()), std::pow(1 - 2 + 12 - 24, 2), 1e-10);
}

TEST(KernelExpansion, ImpliedWeightsGiveTheKernelPerceptronsScores) {
  for (const Scaling scaling : {Scaling::none, Scaling::standardize, Scaling::unit_norm}) {
    for (const double degree : {1.0, 2.0, 3.0}) {
      RunSpec spec = noisy(25, 3, 6);
      const Values base = spec.data.X;
      const Vector y = spec.data.y;
      spec.scaling = scaling;
      const auto run = run_of(of(LearnerKind::kernel, {1, degree, 0.5}, std::move(spec)));
      run->advance(500);
      const KernelExpansion expansion = expanded(run->feature_map(), static_cast<std::uint32_t>(degree), 0.5);
      const Vector w = value_of(expansion.weights(run->weights(), y, base));
      const Values rows = noisy(10, 3, 7).data.X;
      const Vector scores = scores_of(*run, rows);
      for (std::size_t i = 0; i < scores.size(); ++i) {
        const auto row = std::span(rows).subspan(3 * i, 3);
        const KernelExpansion::Reading reading = value_of(expansion.read(w, row));
        EXPECT_NEAR(reading.score, scores[i], 1e-10 * size_of(scores[i]));
        EXPECT_EQ(reading.features, value_of(features_of(expansion, row)));
        EXPECT_EQ(reading.contributions.back(), w.back() * reading.features.back());
      }
    }
  }
}

TEST(KernelExpansion, RefusesRowsAndWeightsOfOthers) {
  const FeatureMap map = value_of(FeatureMap::create({}, Scaling::standardize, 2));
  const KernelExpansion expansion = expanded(map, 2, 1);
  const std::vector<double> row{1, 2}, all(expansion.size());
  const auto wrong = [](const auto& found) { return found.error().status == Status::wrong_length; };
  EXPECT_TRUE(features_of(expansion, row));
  EXPECT_TRUE(wrong(features_of(expansion, std::vector<double>{1})));
  EXPECT_TRUE(wrong(features_of(expansion, {})));
  EXPECT_TRUE(expansion.read(all, row));
  EXPECT_TRUE(wrong(expansion.read(row, row)));
  EXPECT_TRUE(wrong(expansion.read(all, all)));
  EXPECT_TRUE(expansion.weights(std::vector<double>{1}, std::vector<double>{1}, row));
  EXPECT_TRUE(wrong(expansion.weights(row, std::vector<double>{1}, row)));
  EXPECT_TRUE(wrong(expansion.weights(row, row, row)));
}

/// The steps are those of the degree, or of the features, whichever are fewer.
TEST(KernelExpansion, CountsFeaturesOfAnyDegree) {
  EXPECT_EQ(KernelExpansion::count(4'000'000'000u, 0, 0), 0);
  EXPECT_EQ(KernelExpansion::count(4'000'000'000u, 1, 0), 1);
  EXPECT_EQ(KernelExpansion::count(4'000'000'000u, 1, 1), 4'000'000'001.0);
  EXPECT_EQ(KernelExpansion::count(2, 1, 50'000'000), 50'000'001.0 * 25'000'001.0);
}

TEST(KernelExpansion, RefusesWhatIsTooLongOrNone) {
  const FeatureMap map = all_base(50);
  EXPECT_EQ(KernelExpansion::create(map, 3, 1).error().status, Status::too_large);
  EXPECT_EQ(KernelExpansion::create(map, 0, 1).error().status, Status::out_of_range);
  EXPECT_EQ(KernelExpansion::create(map, 11, 1).error().status, Status::out_of_range);
  EXPECT_EQ(KernelExpansion::create(map, 2, 1.1e6).error().status, Status::out_of_range);
  EXPECT_EQ(KernelExpansion::create(map, 2, -1).error().status, Status::out_of_range);
  EXPECT_EQ(KernelExpansion::create(map, 2, std::nan("")).error().status, Status::out_of_range);
}
