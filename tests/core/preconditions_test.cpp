// What a public function asserts of its callers, as its contract says: a build with assertions stops there.
#if !defined(NDEBUG) && !defined(__EMSCRIPTEN__)
#include <gtest/gtest.h>

#include "drawing/given_weights.hpp"
#include "drawing/kernel_expansion.hpp"
#include "drawing/run_drawing.hpp"
#include "job_support.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/comparison.hpp"
#include "perceptron/measures.hpp"
#include "perceptron/run_start.hpp"
#include "run/experiment.hpp"
#include "run/measures.hpp"

namespace perceptron::test {
namespace {

/// What is found is used, so that no compiler leaves it out.
template <class Found>
void use(const Found& found) {
  [[maybe_unused]] volatile const void* const place = &found;
}

TEST(PreconditionsDeathTest, AResultHasAValueOrAnError) {
  const Result<int> none = fail(Status::empty, Field::X, Reason::no_examples);
  EXPECT_DEATH(use(*none), "value_");
  EXPECT_DEATH(use(Result<int>(Error{})), "error_");
}

TEST(PreconditionsDeathTest, PlacesExist) {
  const Values two{1, 2};
  EXPECT_DEATH(use(two[2]), "size");
  EXPECT_DEATH(use(Values()[0]), "size");
  const RunSpec spec = cs188();
  EXPECT_DEATH(use(spec.data.row(5)), "size");
  const Products product = products({{0, 1}});
  EXPECT_DEATH(use(product[1]), "size");
  const FeatureMap map = value_of(FeatureMap::create({}, Scaling::none, 2));
  EXPECT_DEATH(use(map.shift(2)), "base_features");
  EXPECT_DEATH(use(map.divisor(2)), "base_features");
  EXPECT_DEATH(use(map.factors(2)), "features");
  const KernelExpansion expansion = value_of(KernelExpansion::create(map, 2, 1));
  EXPECT_DEATH(use(expansion.square(expansion.size())), "size");
  EXPECT_DEATH(use(expansion.powers(expansion.size())), "size");
  const auto run = run_of(spec);
  EXPECT_DEATH(use(run->journal().visit(0)), "size_");
  EXPECT_DEATH(use(*SharedRun()), "object_");
}

TEST(PreconditionsDeathTest, AComparisonIsOfRunsAtTheirStart) {
  EXPECT_DEATH(Comparison(std::vector<SharedRun>(7)), "most_learners");
  EXPECT_DEATH(Comparison(std::vector<SharedRun>(1)), "run");
  EXPECT_DEATH(Comparison(std::vector{trained(cs188(), 3)}), "visit");
  Comparison comparison(std::vector{shared_run_of(cs188())});
  EXPECT_DEATH(use(comparison.run(1)), "size");
  EXPECT_DEATH(use(comparison.angle(0, 1)), "size");
  LearnerSpec learner;
  const auto start = value_of(RunStart::create(cs188(), {&learner, 1}));
  EXPECT_DEATH(use(start->take(0)), "done");
  start->advance(1e6);
  EXPECT_TRUE(start->take(0));
  EXPECT_DEATH(use(start->take(0)), "taken");
  EXPECT_DEATH(use(start->error(1)), "size");
}

TEST(PreconditionsDeathTest, AResultIsOfAJobThatIsDone) {
  const SharedRun run = trained(noisy(50, 2, 1), 100);
  EXPECT_DEATH(use(value_of(Analysis::create(cs188()))->result()), "done");
  EXPECT_DEATH(use(job_of(start_trial(cs188(), {}, 10)).result()), "done");
  EXPECT_DEATH(use(count_mistakes(run, 0).result()), "done_");
  EXPECT_DEATH(use(predict_field(run, 0, {0, 0, 1, 1, 2, 2}).result()), "done_");
  EXPECT_DEATH(use(count_mistakes(SharedRun(), 0)), "object_");
}

TEST(PreconditionsDeathTest, WhatIsKnownOfMistakesHasBeenCounted) {
  RunSpec spec = cs188();
  spec.journal = false;
  EXPECT_DEATH(use(inside(*run_of(spec)).mistakes_made()), "journal");
}

TEST(PreconditionsDeathTest, TermsOfAProofAreAboveZero) {
  EXPECT_DEATH(proof_bounds({}, {{1, 0}, 0, 1, 1}), "positive");
  EXPECT_DEATH(proof_bounds({}, {{1, 0}, 1, -1, 1}), "positive");
  const std::vector<double> x{1, 2}, held{1, 2};
  EXPECT_DEATH(half_plane(x, 1, held, {0, 1}), "held");
}

}  // namespace
}  // namespace perceptron::test
#endif
