#include "drawing/update_walk.hpp"

#include "job_support.hpp"

namespace perceptron::test {
namespace {

JobOf<WeightPathPoints> path_of(const SharedRun& run, WeightAxes axes) { return job_of(follow_weights(run, axes)); }

/// After each update, by a run of its own that makes one visit after another.
WeightPathPoints by_hand(const RunSpec& spec, std::uint64_t visits, WeightAxes axes) {
  WeightPathPoints points;
  const auto run = run_of(spec);
  const auto take = [&] {
    points.updates.push_back(static_cast<double>(run->updates()));
    points.visit.push_back(static_cast<double>(run->visit()));
    points.x.push_back(run->weights()[axes.first]);
    points.y.push_back(run->weights()[axes.second]);
  };
  take();
  for (std::uint64_t visit = 0; visit < visits; ++visit) {
    const auto made = run->step();
    if (made && made->updated) take();
  }
  return points;
}

TEST(WeightPath, IsTheWeightsAfterEveryUpdate) {
  const LearnerKind kinds[] = {LearnerKind::perceptron, LearnerKind::voted, LearnerKind::pocket, LearnerKind::batch,
                               LearnerKind::passive_aggressive};
  for (std::size_t seed = 0; seed < 20; ++seed) {
    const RunSpec spec = of(kinds[seed % 5], {}, whole(7, 2, seed));
    const WeightAxes axes{seed % 3, (seed + 2) % 3};
    const WeightPathPoints expected = by_hand(spec, 90, axes);
    for (const double slice : slice_sizes) {
      const SharedRun run = trained(spec, 90);
      run->seek(13);
      auto path = path_of(run, axes);
      work_off(path, slice, [&] { EXPECT_EQ(run->visit(), 13u); });
      EXPECT_EQ(path.result().every, 1u);
      EXPECT_EQ(path.result().updates, expected.updates);
      EXPECT_EQ(path.result().visit, expected.visit);
      EXPECT_EQ(path.result().x, expected.x);
      EXPECT_EQ(path.result().y, expected.y);
    }
  }
}

TEST(WeightPath, JumpsAtRightAnglesToTheLineOfTheExampleItBroke) {
  const SharedRun run = trained(whole(8, 2, 3), 200);
  const WeightAxes axes{0, 1};
  auto path = path_of(run, axes);
  work_off(path, unlimited);
  const std::vector<double>&x = path.result().x, &y = path.result().y;
  ASSERT_GT(x.size(), 20u);
  for (std::size_t k = 1; k < x.size(); ++k) {
    const std::uint32_t example = run->journal().example(k - 1);
    const std::vector<double> held = value_of(held_weights(run->weights(), axes));
    const HalfPlane half = half_plane({run->data().row(example), 2}, run->data().y[example], held, axes);
    const double dx = x[k] - x[k - 1], dy = y[k] - y[k - 1];
    EXPECT_NEAR(dx * half.ny - dy * half.nx, 0, 1e-12);
    EXPECT_GE(dx * half.nx + dy * half.ny, 0);
  }
}

TEST(WeightPath, OfALongRunHasEverySecondUpdateOrFewer) {
  const RunSpec spec = xor_spec();
  const WeightPathPoints expected = by_hand(spec, 4000, {0, 2});
  const SharedRun run = shared_run_of(spec);
  auto path = path_of(run, {0, 2});
  for (int part = 0; part < 8; ++part) {
    run->advance(500);
    work_off(path, 300);
  }
  const WeightPathPoints& found = path.result();
  EXPECT_EQ(found.every, 4u);
  EXPECT_LE(found.x.size(), UpdateWalk::most);
  EXPECT_GT(found.x.size(), UpdateWalk::most / 2);
  for (std::size_t k = 0; k < found.x.size(); ++k) {
    EXPECT_EQ(found.updates[k], 4.0 * static_cast<double>(k));
    EXPECT_EQ(found.visit[k], expected.visit[4 * k]);
    EXPECT_EQ(found.x[k], expected.x[4 * k]);
    EXPECT_EQ(found.y[k], expected.y[4 * k]);
  }
}

TEST(WeightPath, RefusesWhatHasNone) {
  EXPECT_EQ(follow_weights(shared_run_of(cs188()), {2, 2}).error().status, Status::unknown);
  EXPECT_EQ(follow_weights(shared_run_of(cs188()), {0, 3}).error().status, Status::unknown);
  EXPECT_EQ(follow_weights(shared_run_of(of(LearnerKind::decision_tree, {}, xor_spec())), {0, 1}).error().status,
            Status::unknown);
  RunSpec forgetful = cs188();
  forgetful.journal = false;
  EXPECT_EQ(follow_weights(shared_run_of(forgetful), {0, 1}).error().status, Status::unknown);
}

}  // namespace
}  // namespace perceptron::test
