#include "analysis/min_norm_point.hpp"

#include <gtest/gtest.h>

#include "numeric/random.hpp"
#include "task_support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

using Vector = std::vector<double>;

double product(const Vector& a, const Vector& b) {
  double sum = 0;
  for (std::size_t j = 0; j < a.size(); ++j) sum += a[j] * b[j];
  return sum;
}

Vector random_point(Random& random, std::size_t d) {
  Vector point(d);
  for (double& value : point) value = random.uniform(-1, 1) + 0.5;
  return point;
}

/// The point of the affine hull that is nearest to the origin is perpendicular to all differences of points.
void expect_nearest(const std::vector<Vector>& points, const Vector& nearest) {
  for (const Vector& point : points) EXPECT_NEAR(product(nearest, point), product(nearest, nearest), 1e-11);
}

}  // namespace

TEST(AffineBasis, FindsTheNearestPointWhilePointsComeAndGo) {
  for (const double slice : {1.0, 1e300}) {
    Work work;
    Random random(7);
    AffineBasis basis(2);
    std::vector<Vector> points;
    for (int step = 0; step < 60; ++step) {
      if (points.size() == 6 || (points.size() > 1 && random.below(3) == 0)) {
        const auto at = static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(points.size())));
        worked_off(basis.remove(at, work), work, slice);
        points.erase(points.begin() + static_cast<std::ptrdiff_t>(at));
      } else {
        points.push_back(random_point(random, 6));
        ASSERT_TRUE(worked_off(basis.append(points.back(), work), work, slice));
      }
      ASSERT_EQ(basis.size(), points.size());
      const Vector weights = worked_off(basis.solve(work), work, slice);
      double sum = 0;
      for (const double weight : weights) sum += weight;
      EXPECT_NEAR(sum, 1, 1e-12);
      Vector nearest;
      worked_off(basis.combine(weights, nearest, work), work, slice);
      expect_nearest(points, nearest);
    }
  }
}

/// Points this close together leave a factor whose columns are nearly parallel: what one pass leaves of a point in the
/// others' span would be a thousand times as much.
TEST(AffineBasis, FindsTheNearestPointOfPointsCloseTogether) {
  Work work;
  work.grant(1e300);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    AffineBasis basis(2);
    std::vector<Vector> points{random_point(random, 6)};
    while (points.size() < 5) {
      points.push_back(points.front());
      for (double& value : points.back()) value += 1e-4 * random.uniform(-1, 1);
    }
    for (const Vector& point : points) ASSERT_TRUE(worked_off(basis.append(point, work), work));
    const Vector weights = worked_off(basis.solve(work), work);
    Vector nearest;
    worked_off(basis.combine(weights, nearest, work), work);
    for (const Vector& point : points) EXPECT_NEAR(product(nearest, point), product(nearest, nearest), 1e-9) << seed;
  }
}

TEST(AffineBasis, TakesUpNoPointOfTheAffineHull) {
  Work work;
  AffineBasis basis(1);
  for (const Vector& point : {Vector{1, 0, 0}, Vector{0, 1, 0}}) {
    EXPECT_TRUE(worked_off(basis.append(point, work), work));
  }
  const Vector inside{3, -2, 0}, beside{3, -2, 1e-6};
  EXPECT_FALSE(worked_off(basis.append(inside, work), work));
  EXPECT_EQ(basis.size(), 2u);
  EXPECT_TRUE(worked_off(basis.append(beside, work), work));
}

TEST(AffineBasis, PausesAfterEachPoint) {
  Work work;
  Random random(1);
  AffineBasis basis(1);
  const std::size_t d = 50;
  for (std::size_t k = 0; k < 20; ++k) {
    const Vector point = random_point(random, d);
    EXPECT_LE(excess(basis.append(point, work), work), d + 1 + 8);
  }
}
