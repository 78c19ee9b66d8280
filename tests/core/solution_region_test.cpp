#include <cmath>

#include "drawing/run_drawing.hpp"
#include "job_support.hpp"
#include "perceptron/analysis.hpp"

namespace perceptron::test {
namespace {

using Where = SolutionRegionResult::Where;

constexpr WeightWindow around_zero{{0, 1}, -8, -8, 16, 16};

SolutionRegionResult region(const SharedRun& run, const WeightWindow& window, double slice = unlimited) {
  auto made = job_of(find_solution_region(run, run->visit(), window));
  work_off(made, slice, [visit = run->visit(), &run] { EXPECT_EQ(run->visit(), visit); });
  return made.result();
}

/// Whether a point lies in the polygon, at least so far from its edges; 0 for its inside, below for a little more.
bool lies_in(const SolutionRegionResult& found, double x, double y, double depth) {
  const std::size_t corners = found.edges.size();
  for (std::size_t k = 0; k < corners; ++k) {
    const std::size_t next = (k + 1) % corners;
    const double dx = found.corners[2 * next] - found.corners[2 * k];
    const double dy = found.corners[2 * next + 1] - found.corners[2 * k + 1];
    const double cross = dx * (y - found.corners[2 * k + 1]) - dy * (x - found.corners[2 * k]);
    if (cross < depth * std::sqrt(dx * dx + dy * dy)) return false;
  }
  return corners > 0;
}

/// The least distance of a point from the wrong side of all lines, in the plane; below 0 where an example is wrong.
double depth_of(const Run& run, WeightAxes axes, double x, double y) {
  const std::vector<double> held = value_of(held_weights(run.weights(), axes));
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < run.data().size(); ++i) {
    const HalfPlane half = half_plane({run.data().row(i), run.data().d}, run.data().y[i], held, axes);
    least = std::min(least, half.nx * x + half.ny * y - half.from);
  }
  return least;
}

/// d weights are all there are: of the whole numbers of `whole`, without a bias.
bool separable(const RunSpec& spec) {
  auto analysis = value_of(Analysis::create(spec));
  while (!analysis->advance(unlimited)) {
  }
  return analysis->result().verdict == Verdict::separable;
}

TEST(HalfPlane, HasTheWeightsThatGetTheExampleRight) {
  Random random(1);
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const std::size_t d = 1 + seed % 4;
    const RunSpec spec = whole(3, d, seed);
    const auto run = run_of(spec);
    run->advance(2);
    WeightAxes axes{random.below(static_cast<std::uint32_t>(d + 1)), 0};
    axes.second = (axes.first + 1 + random.below(static_cast<std::uint32_t>(d))) % (d + 1);
    for (std::size_t i = 0; i < 3; ++i) {
      std::vector<double> weights = weights_of(*run);
      const double* x = run->data().row(i);
      const HalfPlane half = half_plane({x, d}, run->data().y[i], value_of(held_weights(weights, axes)), axes);
      const double u = static_cast<double>(random.below(9)) - 4, v = static_cast<double>(random.below(9)) - 4;
      weights[axes.first] = u;
      weights[axes.second] = v;
      const double score = score_of(weights, x);
      EXPECT_EQ(half.p * u + half.q * v + half.rest, score);
      const double depth = half.nx * u + half.ny * v - half.from;
      if (score != 0) {
        EXPECT_EQ(run->data().y[i] * score > 0, depth > 0);
      }
      if (half.p != 0 || half.q != 0) {
        EXPECT_NEAR(half.nx * half.nx + half.ny * half.ny, 1, 1e-15);
      }
    }
  }
}

TEST(HalfPlane, OfRowsIsThatOfTheirFeatures) {
  RunSpec spec = whole(5, 2, 3);
  spec.features = products({{0}, {0, 1}});
  const auto run = run_of(spec);
  const std::vector<double> hyperplane{2, -1, 3};
  const auto found = value_of(half_planes(run->feature_map(), hyperplane, {1, 2}, spec.data.y, spec.data.X));
  for (std::size_t i = 0; i < 5; ++i) {
    const HalfPlane expected =
        half_plane({run->data().row(i), 2}, spec.data.y[i], value_of(held_weights(hyperplane, {1, 2})), {1, 2});
    EXPECT_EQ(found[i].p, expected.p);
    EXPECT_EQ(found[i].q, 1);
    EXPECT_EQ(found[i].rest, 2 * run->data().row(i)[0]);
    EXPECT_EQ(found[i].from, expected.from);
  }
}

TEST(HalfPlane, OfFeaturesOfAnySizeHasADirectionOrNone) {
  for (const double size : {1e-310, 1e-170, 1e99}) {
    const std::vector<double> x{size, -size}, held{0, 0, 0};
    const HalfPlane half = half_plane(x, -1, held, {0, 1});
    EXPECT_NEAR(half.nx, -std::sqrt(0.5), 1e-15);
    EXPECT_NEAR(half.ny, std::sqrt(0.5), 1e-15);
    EXPECT_EQ(half.from, 0);
  }
  const std::vector<double> nothing{0, 0};
  EXPECT_GT(half_plane(nothing, 1, std::vector<double>{0, 0, 0}, {0, 1}).from, 0);
  EXPECT_LT(half_plane(nothing, 1, std::vector<double>{0, 0, 2}, {0, 1}).from, 0);
  EXPECT_GT(half_plane(nothing, -1, std::vector<double>{0, 0, 2}, {0, 1}).from, 0);
}

TEST(SolutionRegion, IsWhereEveryExampleIsRight) {
  Random random(2);
  int inside = 0;
  for (std::size_t seed = 0; seed < 150; ++seed) {
    const SharedRun run = trained(whole(2 + seed % 5, 2, seed), seed % 7);
    const WeightAxes axes{seed % 3, (seed + 1) % 3};
    const WeightWindow window{axes, -8, -6, 16, 12};
    const SolutionRegionResult found = region(run, window, slice_sizes[seed % 4]);
    inside += found.where == Where::inside;
    for (int k = 0; k < 200; ++k) {
      const double x = random.uniform(-8, 8), y = random.uniform(-6, 6);
      const double depth = depth_of(*run, axes, x, y);
      if (std::abs(depth) < 1e-5) continue;
      EXPECT_EQ(found.where == Where::inside && lies_in(found, x, y, 0), depth > 0);
    }
  }
  EXPECT_GT(inside, 30);
}

TEST(SolutionRegion, KnowsWhoseLineEachEdgeIsOn) {
  int edges = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const SharedRun run = trained(whole(5, 2, seed), 4);
    const SolutionRegionResult found = region(run, around_zero);
    const std::vector<double> held = value_of(held_weights(run->weights(), {0, 1}));
    for (std::size_t k = 0; k < found.edges.size(); ++k) {
      if (found.edges[k] < 0) continue;
      const auto example = static_cast<std::size_t>(found.edges[k]);
      const HalfPlane half = half_plane({run->data().row(example), 2}, run->data().y[example], held, {0, 1});
      for (const std::size_t corner : {k, (k + 1) % found.edges.size()}) {
        const double depth = half.nx * found.corners[2 * corner] + half.ny * found.corners[2 * corner + 1] - half.from;
        EXPECT_NEAR(depth, 0, 1e-6);
        ++edges;
      }
    }
  }
  EXPECT_GT(edges, 20);
}

TEST(SolutionRegion, OfAllWeightsThereAreIsEmptyWhereNothingSeparates) {
  int counts[2] = {0, 0};
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const RunSpec spec = without_bias(whole(3 + seed % 4, 2, seed));
    const bool expected = separable(spec);
    const SharedRun run = trained(spec, seed % 5);
    EXPECT_EQ(region(run, around_zero).where == Where::inside, expected) << seed;
    ++counts[expected];
  }
  EXPECT_GT(counts[0], 30);
  EXPECT_GT(counts[1], 30);
}

TEST(SolutionRegion, OfXorIsEmptyWhateverIsHeld) {
  const SharedRun run = shared_run_of(xor_spec());
  for (int visit = 0; visit < 40; ++visit) {
    for (const WeightAxes axes : {WeightAxes{0, 1}, WeightAxes{0, 2}, WeightAxes{2, 1}}) {
      EXPECT_EQ(region(run, {axes, -8, -8, 16, 16}).where, Where::nowhere);
    }
    run->advance(1);
  }
}

TEST(SolutionRegion, MayLieBeyondTheWindow) {
  RunSpec spec = spec_of({1, 0, 2, 0, 0, 1, 0, 2}, {1, -1, 1, -1});
  spec.initial = {0, 0, -75};
  // w₁ > 75, 2w₁ < 75 is nowhere; of the last two examples alone the same.
  EXPECT_EQ(region(shared_run_of(spec), around_zero).where, Where::nowhere);
  spec = spec_of({1, 0, 0, 1, -1, -1}, {1, 1, -1});
  spec.initial = {0, 0, -75};
  const SolutionRegionResult found = region(shared_run_of(spec), around_zero);
  EXPECT_EQ(found.where, Where::outside);
  EXPECT_TRUE(lies_in(found, 80, 80, 0));
  EXPECT_FALSE(lies_in(found, 70, 80, 0));
}

TEST(SolutionRegion, SaysWhichExampleNoWeightsOfThePlaneGetRight) {
  RunSpec spec = spec_of({1, 2, 0, 0, 3, 1, 0, 0}, {1, -1, 1, 1});
  const SolutionRegionResult found = region(shared_run_of(spec), around_zero);
  EXPECT_EQ(found.where, Where::nowhere);
  EXPECT_EQ(found.never, 2u);
  EXPECT_EQ(found.first_never, 1u);
  spec.initial = {0, 0, -1};
  const SolutionRegionResult held = region(shared_run_of(spec), around_zero);
  EXPECT_EQ(held.never, 1u);
  EXPECT_EQ(held.first_never, 3u);
}

TEST(SolutionRegion, OfExamplesOfAnySizeHasFiniteCorners) {
  for (const double size : {1e-310, 1e-170, 1e99}) {
    const SharedRun run = trained(spec_of({size, size, -size, 2 * size, size, -size}, {1, -1, 1}), 7);
    for (const double span : {1e-200, 1.0, 1e90}) {
      for (const double corner : region(run, {{0, 2}, -span, -span, 2 * span, 2 * span}).corners) {
        EXPECT_TRUE(std::isfinite(corner));
      }
    }
  }
}

/// The numbers there are trouble with, and some that there is none with.
double any_feature(Random& random) {
  constexpr double features[] = {0, 1, -1, 2.5, 1e-170, -1e-170, 5e-324, 1e-310, 1e99, -1e99, 1e50, -0.1};
  return features[random.below(std::size(features))];
}

TEST(SolutionRegion, OfAnythingAtAllHasCornersThatAreNumbers) {
  Random random(4);
  for (int trial = 0; trial < 400; ++trial) {
    std::vector<double> X(6), initial(3);
    for (double& value : X) value = any_feature(random);
    for (double& value : initial) value = any_feature(random);
    RunSpec spec = spec_of(X, {1, -1, random.below(2) ? 1.0 : -1.0});
    spec.initial = initial;
    const SharedRun run = trained(spec, random.below(9));
    const double span = std::max(1e-280, std::abs(any_feature(random)));
    const SolutionRegionResult found = region(run, {{random.below(2), 2}, -span, -span / 3, 2 * span, span});
    EXPECT_EQ(found.corners.size(), 2 * found.edges.size());
    EXPECT_EQ(found.where == Where::nowhere, found.edges.empty());
    for (const double corner : found.corners) EXPECT_TRUE(std::isfinite(corner));
    for (const std::int32_t edge : found.edges) EXPECT_LT(edge, 3);
  }
}

TEST(SolutionRegion, RefusesWhatIsNoPlaneOrNoWindow) {
  const SharedRun run = shared_run_of(cs188());
  const auto refused = [](const SharedRun& of, const WeightWindow& window) {
    const auto made = find_solution_region(of, 0, window);
    return made ? Status::ok : made.error().status;
  };
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(refused(run, around_zero), Status::ok);
  EXPECT_EQ(refused(run, {{1, 1}, 0, 0, 1, 1}), Status::unknown);
  EXPECT_EQ(refused(run, {{0, 3}, 0, 0, 1, 1}), Status::unknown);
  EXPECT_EQ(refused(run, {{0, 1}, nan, 0, 1, 1}), Status::out_of_range);
  EXPECT_EQ(refused(run, {{0, 1}, 0, 0, 0, 1}), Status::out_of_range);
  EXPECT_EQ(refused(run, {{0, 1}, 0, 0, unlimited, 1}), Status::out_of_range);
  EXPECT_EQ(refused(run, {{0, 1}, 1e200, 0, 1, 1}), Status::out_of_range);
  EXPECT_EQ(refused(shared_run_of(of(LearnerKind::kernel, {}, xor_spec())), around_zero), Status::unknown);
}

}  // namespace
}  // namespace perceptron::test
