#include "drawing/run_drawing.hpp"

#include <cmath>

#include "analysis_support.hpp"
#include "job_support.hpp"

namespace perceptron::test {
namespace {

RunSpec conjunction() { return spec_of({0, 0, 0, 1, 1, 0, 1, 1}, {-1, -1, -1, 1}); }

/// What an analysis finds of the examples.
ProofTerms terms_of(const RunSpec& spec, double learning_rate = 1) {
  const AnalysisResult found = analysed(spec);
  ProofTerms terms{found.separator, found.margin, found.radius, learning_rate};
  terms.separator.resize(spec.data.d + 1);
  return terms;
}

ProofPoints curve_of(const SharedRun& run, const ProofTerms& terms, ProofBounds* bounds = nullptr) {
  auto curve = job_of(follow_proof(run, terms));
  work_off(curve, unlimited);
  if (bounds) *bounds = curve.result().bounds;
  return curve.result();
}

ProofStep step_of(const SharedRun& run, const ProofTerms& terms, std::uint64_t visit) {
  auto step = job_of(prove_step(run, terms, visit));
  work_off(step, unlimited);
  return step.result();
}

/// Points that a hyperplane separates, from a seed.
RunSpec separable(std::uint64_t seed) {
  RunSpec spec = whole(8, 2, seed);
  for (std::size_t i = 0; i < spec.data.size(); ++i) {
    spec.data.y[i] = 2 * spec.data.row(i)[0] - 3 * spec.data.row(i)[1] > 0.5 ? 1 : -1;
  }
  spec.data.y[0] = 1;
  spec.data.y[1] = -1;
  return spec;
}

TEST(ConvergenceProof, OfTheConjunctionHasPavlusNumbers) {
  const SharedRun run = trained(conjunction(), 1000);
  ProofBounds bounds;
  const auto points = curve_of(run, terms_of(conjunction()), &bounds);
  ASSERT_EQ(points.updates.size(), 19u);
  EXPECT_NEAR(points.potential[0], 153, 1e-10);
  for (std::size_t k = 1; k < points.updates.size(); ++k) {
    EXPECT_GE(points.potential[k - 1] - points.potential[k], 3 - 1e-10);
  }
  EXPECT_NEAR(bounds.angle, 51, 1e-10);
  EXPECT_NEAR(bounds.distance, 51, 1e-10);
}

TEST(ConvergenceProof, OfTheFiveFilmsEndsBelowItsBound) {
  const SharedRun run = trained(cs188(), 10'000);
  ProofBounds bounds;
  const auto points = curve_of(run, terms_of(cs188()), &bounds);
  EXPECT_EQ(points.updates.back(), 445);
  EXPECT_NEAR(bounds.angle, 6370, 1e-7);
  EXPECT_NEAR(bounds.distance, 6370, 1e-7);
  // (12, 2, −31) along (4, 2, −15)/√245, and its length.
  EXPECT_NEAR(points.along.back(), 517 / std::sqrt(245.0), 1e-11);
  EXPECT_NEAR(points.length.back(), std::sqrt(1109.0), 1e-12);
}

/// Every line of both proofs, of every update of a run.
void expect_proved(const RunSpec& spec, double learning_rate) {
  const ProofTerms terms = terms_of(spec, learning_rate);
  if (terms.margin == 0) return;
  const SharedRun run = trained(spec, 20'000);
  ProofBounds bounds;
  const auto points = curve_of(run, terms, &bounds);
  const double step = learning_rate * terms.radius;
  const double slack = 1e-9 * (1 + points.potential[0]);
  for (std::size_t k = 0; k < points.updates.size(); ++k) {
    const double updates = points.updates[k];
    EXPECT_GE(points.along[k], points.along[0] + updates * learning_rate * terms.margin - slack);
    EXPECT_LE(points.length[k] * points.length[k], points.length[0] * points.length[0] + updates * step * step + slack);
    EXPECT_GE(points.length[k], points.along[k] - slack);
    EXPECT_LE(points.potential[k], points.potential[0] - updates * step * step + slack);
  }
  EXPECT_LE(points.updates.back(), bounds.angle + 1e-6);
  EXPECT_LE(points.updates.back(), bounds.distance + 1e-6);
  for (std::uint64_t visit = 0; visit <= std::min<std::uint64_t>(run->frontier(), 40); ++visit) {
    const ProofStep found = step_of(run, terms, visit);
    EXPECT_NEAR(found.after.along, found.before.along + found.gain, slack);
    if (found.updates == 0) continue;
    EXPECT_GE(found.gain, learning_rate * terms.margin - slack);
    EXPECT_LE(found.cross, slack);
    EXPECT_LE(found.step_squared, step * step + slack);
    EXPECT_LE(found.after.potential, found.before.potential - step * step + slack);
  }
}

TEST(ConvergenceProof, HoldsLineByLine) {
  const LearnerKind kinds[] = {LearnerKind::perceptron, LearnerKind::averaged, LearnerKind::voted, LearnerKind::pocket};
  for (std::uint64_t seed = 0; seed < 40; ++seed) expect_proved(of(kinds[seed % 4], {}, separable(seed)), 1);
}

TEST(ConvergenceProof, HoldsFromOtherWeightsAndWithAnotherRate) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    RunSpec spec = separable(seed);
    PerceptronOptions options;
    options.learning_rate = seed % 2 ? 0.25 : 3;
    spec.learner = options;
    if (seed % 3) spec.initial = {4, -7, static_cast<double>(seed)};
    expect_proved(spec, options.learning_rate);
  }
}

TEST(ConvergenceProof, BoundsTheUpdatesFromOtherWeights) {
  // One dimension: from w₀ = −5 towards w* = 1, with γ = R = 1, there are 5 updates to 0 and one more.
  const ProofTerms terms{{1, 0}, 1, 1, 1};
  const ProofBounds bounds = proof_bounds({-5, 5, 36}, terms);
  EXPECT_EQ(bounds.angle, 11);
  EXPECT_EQ(bounds.distance, 36);
  const ProofBounds scaled = proof_bounds({-10, 10, 144}, {{1, 0}, 1, 1, 2});
  EXPECT_EQ(scaled.angle, 11);
  EXPECT_EQ(scaled.distance, 36);
}

/// Of weights along the separator, rounding may say that they are shorter than their part along it.
TEST(ConvergenceProof, BoundsTheUpdatesOfWeightsThatAreAlongTheSeparator) {
  const ProofBounds bounds = proof_bounds({1, std::nextafter(1.0, 0.0), 1}, {{1, 0}, 0.5, 1, 1});
  EXPECT_EQ(bounds.angle, 0);
  EXPECT_EQ(bounds.distance, 1);
}

TEST(ConvergenceProof, BoundsTheUpdatesOfExamplesOfAnyLength) {
  for (const double size : {1e-90, 1.0, 1e90}) {
    const ProofBounds bounds = proof_bounds({0, 0, 0}, {{1, 0}, 0.25 * size, size, 1});
    EXPECT_NEAR(bounds.angle, 16, 1e-12) << size;
    EXPECT_NEAR(bounds.distance, 16, 1e-12) << size;
  }
}

/// The updates after which w is farther from αw* than before.
std::vector<int> astray(const ProofPoints& points) {
  std::vector<int> updates;
  for (std::size_t k = 1; k < points.updates.size(); ++k) {
    if (points.potential[k] > points.potential[k - 1] + 1e-9) updates.push_back(static_cast<int>(points.updates[k]));
  }
  return updates;
}

/// Pavlu asks for an α that is "sufficiently large". With w* = (2, 2, −3) as it is, which is α = 1 and √17 of length
/// 1, updates 12 and 17 go the wrong way.
TEST(ConvergenceProof, SaysWhichUpdatesGoTheWrongWayTowardsATargetThatIsTooNear) {
  const SharedRun run = trained(conjunction(), 1000);
  ProofTerms terms = terms_of(conjunction());
  const auto with = [&](double alpha, ProofBounds* bounds = nullptr) {
    terms.chosen_reach = alpha * std::sqrt(17.0);
    return curve_of(run, terms, bounds);
  };
  ProofBounds bounds;
  EXPECT_EQ(astray(with(1, &bounds)), (std::vector{12, 17}));
  EXPECT_EQ(bounds.distance, INFINITY);
  EXPECT_NEAR(bounds.angle, 51, 1e-10);
  EXPECT_NEAR(with(1).potential[0], 17, 1e-12);
  EXPECT_EQ(astray(with(0.5)), (std::vector{4, 6, 7, 9, 11, 12, 13, 14, 16, 17, 18}));
  EXPECT_EQ(astray(with(1.4)), (std::vector{12, 17}));
  // From 3/2 on none does: 2αγ = R². Just above, the bound is far; at R²/γ, it is as near as it can be.
  EXPECT_EQ(astray(with(1.5, &bounds)), std::vector<int>{});
  EXPECT_GT(bounds.distance, 1e6);
  EXPECT_EQ(astray(with(2, &bounds)), std::vector<int>{});
  EXPECT_NEAR(bounds.distance, 68, 1e-10);
  with(3, &bounds);
  EXPECT_NEAR(bounds.distance, 51, 1e-10);
  with(4, &bounds);
  EXPECT_NEAR(bounds.distance, 272 / 5.0, 1e-10);
}

TEST(ConvergenceProof, HoldsWithAnySeparatorThatIsChosen) {
  const SharedRun run = trained(conjunction(), 1000);
  const double length = std::sqrt(29.0);
  ProofTerms terms{{2 / length, 3 / length, -4 / length}, 99, std::sqrt(3.0), 1, 10};
  auto made = job_of(follow_proof(run, terms));
  work_off(made, unlimited);
  // y·(w*·z) is 4, 1, 2 and 1, over √29.
  EXPECT_NEAR(made.result().margin, 1 / length, 1e-15);
  EXPECT_NEAR(made.result().bounds.angle, 87, 1e-10);
  const auto& points = made.result();
  for (std::size_t k = 0; k < points.updates.size(); ++k) {
    EXPECT_GE(points.along[k], points.updates[k] / length - 1e-12);
  }
  EXPECT_NEAR(points.along.back(), (2 * 3 + 3 * 2 + 4 * 4) / length, 1e-12);
  EXPECT_EQ(step_of(run, terms, 1).gain, 4 / length);
  // These weights have (1, 1) on the wrong side: nothing follows, and nothing is refused.
  terms.separator = {0, 0, -1};
  ProofBounds bounds;
  curve_of(run, terms, &bounds);
  EXPECT_EQ(bounds.angle, INFINITY);
  EXPECT_EQ(bounds.distance, INFINITY);
}

TEST(ConvergenceProof, WithTheBestAlphaChosenIsAsWithout) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    RunSpec spec = separable(seed);
    spec.initial = {2, -1, static_cast<double>(seed % 3)};
    ProofTerms terms = terms_of(spec, 0.5);
    if (terms.margin == 0) continue;
    const SharedRun run = trained(spec, 2000);
    ProofBounds without, with;
    curve_of(run, terms, &without);
    terms.chosen_reach = terms.reach();
    curve_of(run, terms, &with);
    EXPECT_NEAR(with.angle, without.angle, 1e-6 * without.angle);
    EXPECT_NEAR(with.distance, without.distance, 1e-6 * without.distance);
  }
}

TEST(ConvergenceProof, IsTheSameInSlicesAndFollowsTheRun) {
  const ProofTerms terms = terms_of(cs188());
  const auto expected = curve_of(trained(cs188(), 1000), terms);
  for (const double slice : slice_sizes) {
    const SharedRun run = trained(cs188(), 400);
    auto curve = job_of(follow_proof(run, terms));
    run->seek(13);
    work_off(curve, slice, [&] { EXPECT_EQ(run->visit(), 13u); });
    run->seek(400);
    run->advance(600);
    work_off(curve, slice);
    EXPECT_EQ(curve.result().visit, expected.visit);
    EXPECT_EQ(curve.result().potential, expected.potential);
    auto step = job_of(prove_step(run, terms, 700));
    work_off(step, slice);
    EXPECT_EQ(step.result().gain, step_of(run, terms, 700).gain);
    EXPECT_EQ(run->visit(), 1000u);
  }
}

TEST(ConvergenceProof, RefusesWhatIsNoProof) {
  const ProofTerms terms = terms_of(cs188());
  const auto status = [](const RunSpec& spec, const ProofTerms& given) {
    return follow_proof(shared_run_of(spec), given).error().status;
  };
  EXPECT_EQ(status(cs188(), {{1, 0}, 1, 1, 1}), Status::wrong_length);
  EXPECT_EQ(status(cs188(), {terms.separator, 0, 1, 1}), Status::out_of_range);
  EXPECT_EQ(status(cs188(), {terms.separator, 1, INFINITY, 1}), Status::out_of_range);
  EXPECT_EQ(status(cs188(), {terms.separator, 1, 1, -1}), Status::out_of_range);
  EXPECT_EQ(status(cs188(), {{1, NAN, 0}, 1, 1, 1}), Status::out_of_range);
  EXPECT_EQ(status(cs188(), {terms.separator, 1, 1, 1, 0}), Status::out_of_range);
  EXPECT_EQ(status(cs188(), {terms.separator, 1, 1, 1, INFINITY}), Status::out_of_range);
  EXPECT_EQ(status(of(LearnerKind::decision_tree, {}, xor_spec()), terms), Status::unknown);
  RunSpec forgetful = cs188();
  forgetful.journal = false;
  EXPECT_EQ(status(forgetful, terms), Status::unknown);
  EXPECT_EQ(prove_step(shared_run_of(forgetful), terms, 0).error().status, Status::unknown);
}

}  // namespace
}  // namespace perceptron::test
