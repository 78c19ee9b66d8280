#include <gtest/gtest.h>

#include <cmath>

#include "analysis/combination.hpp"
#include "analysis/hull.hpp"
#include "analysis/min_norm_point.hpp"
#include "analysis/separation.hpp"
#include "analysis_support.hpp"
#include "degenerate_sets.hpp"
#include "support.hpp"
#include "task_support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

Scale scale_of(const Dataset& data) {
  Work work;
  return worked_off(survey(data, work), work).scale;
}

/// Of all examples times their labels.
std::vector<Corner> corners_of(const Dataset& data) {
  std::vector<Corner> corners;
  for (std::uint32_t i = 0; i < data.size(); ++i) {
    corners.push_back(data.y[i] > 0 ? Corner{i, Corner::none} : Corner{Corner::none, i});
  }
  return corners;
}

struct Proofs {
  std::optional<Combination> verified, exact;
};

Proofs proofs_of(const Dataset& data) {
  const Hull hull(data, Hull::Kind::through_origin, scale_of(data));
  const std::vector<Corner> corners = corners_of(data);
  Work work;
  return {worked_off(verified_combination(hull, nullptr, corners, work), work),
          worked_off(exact_combination(hull, corners, all_at_once, work), work)};
}

double sum_of(const std::vector<BigInteger>& weights, std::size_t at) {
  BigInteger sum;
  for (const BigInteger& weight : weights) sum = sum + weight;
  return BigInteger::quotient(weights[at], sum);
}

/// (1, 0), (0, 1) and a third corner that has the origin on one side, on the other, or between two of them.
Dataset triangle(double x, double y) { return spec_of({1, 0, 0, 1, x, y}, {1, 1, 1}).data; }

}  // namespace

TEST(VerifiedCombination, ProvesOnlyWhatIsInside) {
  const auto [inside, exactly] = proofs_of(triangle(-1, -3));
  ASSERT_TRUE(inside);
  ASSERT_TRUE(exactly);
  for (std::size_t k = 0; k < 3; ++k) {
    EXPECT_EQ(sum_of(inside->weights, k), (k == 0 ? 0.2 : k == 1 ? 0.6 : 0.2));
    EXPECT_EQ(sum_of(exactly->weights, k), (k == 0 ? 0.2 : k == 1 ? 0.6 : 0.2));
  }
  for (const Dataset& outside : {triangle(1, -1), triangle(2, 2), triangle(0, 0.5)}) {
    const Proofs proofs = proofs_of(outside);
    EXPECT_FALSE(proofs.verified);
    EXPECT_FALSE(proofs.exact);
  }
}

TEST(VerifiedCombination, TellsATinyWeightFromNoneAndFromOneBelowNone) {
  for (const double tiny : {1e-9, 1e-20}) {
    const auto [inside, exactly] = proofs_of(triangle(-1, -tiny));
    ASSERT_TRUE(inside) << tiny;
    EXPECT_DOUBLE_EQ(sum_of(inside->weights, 1), tiny / (2 + tiny));
    EXPECT_DOUBLE_EQ(sum_of(exactly->weights, 1), tiny / (2 + tiny));
    EXPECT_FALSE(proofs_of(triangle(-1, tiny)).verified);
    EXPECT_FALSE(proofs_of(triangle(-1, tiny)).exact);
  }
  // On an edge: whole numbers prove that, doubles cannot.
  const auto [edge, exactly] = proofs_of(triangle(-1, 0));
  EXPECT_FALSE(edge);
  ASSERT_TRUE(exactly);
  EXPECT_EQ(exactly->corners.size(), 2u);
  // Nor where it is closer than they can tell: rounding would make it a part of either.
  EXPECT_FALSE(proofs_of(triangle(-1, -1e-200)).verified);
  EXPECT_TRUE(proofs_of(triangle(-1, -1e-200)).exact);
}

/// Nearly singular systems, of which doubles know nothing: what is proved agrees with whole numbers.
TEST(VerifiedCombination, IsRightHoweverIllConditioned) {
  int proved = 0, inside = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Random random(seed);
    const std::size_t d = 2 + random.below(4);
    const double apart = std::ldexp(1, -static_cast<int>(random.below(60)));
    std::vector<double> X;
    for (std::size_t i = 0; i <= d; ++i) {
      double last = 0;
      for (std::size_t j = 0; j + 1 < d; ++j) {
        X.push_back(random.uniform(-1, 1));
        last += X.back();
      }
      X.push_back(last + apart * random.uniform(-1, 1));
    }
    const auto [verified, exact] = proofs_of(spec_of(X, std::vector<double>(d + 1, 1)).data);
    proved += verified.has_value();
    inside += exact.has_value();
    if (!verified) continue;
    ASSERT_TRUE(exact) << seed;
    for (std::size_t k = 0; k <= d; ++k) {
      const double weight = sum_of(exact->weights, k);
      EXPECT_NEAR(sum_of(verified->weights, k), weight, 0x1p-59 + 0x1p-52 * weight);
    }
  }
  EXPECT_GT(proved, 20);
  EXPECT_GE(inside, proved);
}

TEST(VerifiedCombination, KnowsNothingOfASingularSystem) {
  const Proofs flat = proofs_of(spec_of({1, 1, 2, 2, -3, -3}, {1, 1, 1}).data);
  EXPECT_FALSE(flat.verified);
  EXPECT_FALSE(flat.exact);
}

/// Beside the least of all scores, each of them exactly.
TEST(ExactHeights, FindsTheLeastHoweverCloseTheOthersAre) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    const std::size_t d = 1 + random.below(40);
    // Small directions have exact products with whole numbers, and no others.
    const bool small = seed % 2 == 0;
    std::vector<BigInteger> direction;
    for (std::size_t j = 0; j < d; ++j) {
      direction.push_back(BigInteger::of(small ? random.below(7) - 3.0 : random.uniform(-1, 1), small ? 0 : 60));
    }
    std::vector<double> row, X;
    for (std::size_t j = 0; j < d; ++j) row.push_back(random.uniform(-1, 1));
    const std::size_t n = 40;
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t j = 0; j < d; ++j) X.push_back(row[j] + 0x1p-52 * random.below(4));
    }
    std::vector<double> y(n, 1);
    y[0] = -1;
    const Dataset data = spec_of(std::move(X), std::move(y)).data;
    const Hull hull(data, Hull::Kind::through_origin, scale_of(data));
    Work work;
    const auto score = [&](std::uint32_t example) {
      const std::vector<BigInteger> point = worked_off(hull.exact_point({example, Corner::none}, work), work);
      return worked_off(perceptron::dot(direction, point, work), work);
    };
    BigInteger least = score(1);
    for (std::uint32_t i = 2; i < n; ++i) least = std::min(least, score(i));
    ASSERT_EQ(worked_off(exact_heights(hull, direction, work), work).positive, least) << seed;
  }
}

/// Many features are many whole numbers, each in memory of its own: no slice goes through all of them.
TEST(ExactHeights, GoesThroughItsDirectionInSlices) {
  const std::size_t d = 10'000;
  std::vector<double> X(2 * d, 0.3);
  for (std::size_t j = 0; j < d; ++j) X[j] = -0.7;
  const Dataset data = spec_of(std::move(X), {-1, 1}).data;
  const Hull hull(data, Hull::Kind::difference, scale_of(data));
  const std::vector<BigInteger> direction(d, BigInteger::of(3));
  Work work;
  // But a row is looked at as one, in doubles.
  EXPECT_LE(excess(exact_heights(hull, direction, work), work), 2 * (d + 1) + 400);
  const BigInteger height = worked_off(exact_heights(hull, direction, work), work).height;
  EXPECT_EQ(worked_off(exact_heights(hull, direction, work), work, 1).height, height);
}

/// The second weight is 0 beside the first in doubles, yet counts for more in the first example than the first does in
/// the second.
TEST(ExactHeights, FindsTheLeastWhereADirectionHasNumbersTooFarApartForDoubles) {
  const Dataset data = spec_of({0, 1e100, std::ldexp(1, -900), 0, 1, 1}, {1, 1, -1}).data;
  const Hull hull(data, Hull::Kind::through_origin, scale_of(data));
  const std::vector<BigInteger> direction{BigInteger::of(1, 1200), BigInteger::of(1)};
  Work work;
  const Heights found = worked_off(exact_heights(hull, direction, work), work);
  EXPECT_EQ(found.corner.positive, Corner::none);
  EXPECT_EQ(found.positive, BigInteger::of(1, 1200 - 900 + hull.scale().shift));
}

/// Along an arc with the origin on its far side corners are hardly nearer than one another.
TEST(MinNormPoint, GoesOnUntilNoCornerIsNearer) {
  std::vector<double> X, y;
  for (int k = -1000; k <= 1000; ++k) {
    const double angle = (k + 0.3) * 2e-6;
    X.insert(X.end(), {2 - std::cos(angle), std::sin(angle)});
    y.push_back(1);
  }
  const Dataset data = spec_of(X, y).data;
  MinNormPoint nearest(Hull(data, Hull::Kind::through_origin), 1);
  Work work;
  worked_off(nearest.find(work), work);
  const std::vector<double>& point = nearest.point();
  const double square = dot(point.data(), point.data(), 2);
  for (std::size_t i = 0; i < data.size(); ++i) EXPECT_LE(square - dot(point.data(), data.row(i), 2), 2e-14);
}

/// However little is asked of a slice, it does little more than that.
TEST(Separation, WorksInShortSlices) {
  const auto longest = [](RunSpec spec) {
    Separation separation(spec.data, true, {analysis_work});
    Work work;
    return excess(separation.find(work), work);
  };
  const std::size_t d = 60;
  RunSpec spec = noisy(5 * d, d, 1);
  for (std::size_t i = 2; i < spec.data.size(); ++i) spec.data.y[i] = i % 3 == 0 ? 1 : -1;
  EXPECT_LT(longest(spec), 400 * d);
  // One feature is a multiple of another: that takes whole numbers.
  change(spec.data, [&](std::vector<double>& X) {
    for (std::size_t k = 0; k < X.size(); k += d) X[k + 1] = 2 * X[k];
  });
  EXPECT_LT(longest(spec), 5000 * d);
}

TEST(Separation, GivesUpWhereExactArithmeticTakesTooLong) {
  // On one line, exactly.
  RunSpec spec = spec_of({0.1, 0.7, 0.4, 2.8, 0.2, 1.4}, {1, 1, -1});
  for (const double limit : {1.0, analysis_work}) {
    Separation separation(spec.data, true, {limit});
    Work work;
    worked_off(separation.find(work), work);
    const bool decided = limit > 1;
    EXPECT_EQ(separation.result().verdict != Verdict::undecided, decided);
    EXPECT_EQ(separation.result().undecided, decided ? Undecided::no : Undecided::work_limit);
  }
}

/// Before an estimate, what has been done decides.
TEST(Separation, SpendsAllOfItsWorkBeforeItGivesUp) {
  int given_up = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    DegenerateSet set = DegenerateSets(seed).next();
    const double limit = 3e4;
    Separation separation(set.spec.data, set.spec.bias, {limit});
    Work work;
    worked_off(separation.find(work), work);
    if (separation.result().verdict != Verdict::undecided) continue;
    ++given_up;
    EXPECT_GE(work.done(), limit) << set.kind << ", seed " << seed;
  }
  EXPECT_GT(given_up, 0);
}
