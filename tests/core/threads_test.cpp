// Runs and jobs of different threads that come from one spec: `cmake --preset native-threads` has the thread sanitizer
// watch them.
#ifndef __EMSCRIPTEN__  // which builds this without threads
#include <gtest/gtest.h>

#include <functional>
#include <thread>
#include <utility>

#include "drawing/run_drawing.hpp"
#include "job_support.hpp"
#include "perceptron/analysis.hpp"
#include "run/experiment.hpp"

namespace perceptron::test {
namespace {

using Vector = std::vector<double>;

/// All that is computed of a spec, the spec itself being read alone.
Vector found_of(const RunSpec& spec) {
  const SharedRun run = shared_run_of(spec);
  Vector found;
  const auto add = [&](std::span<const double> more) { found.insert(found.end(), more.begin(), more.end()); };
  run->advance(Run::no_limit);
  add(run->parameters());
  add(run->model());
  run->seek(run->frontier() / 2);
  add(run->parameters());
  auto field = predict_field(run, run->visit(), {-1, -1, 0.25, 0.25, 9, 9});
  work_off(field, 200);
  add(field.result().score);
  add(value_of(order_experiment(spec, 2, 5)));
  return found;
}

/// Analysed, with the features that runs of other threads share.
Vector analysed(const RunSpec& spec) {
  const auto analysis = value_of(Analysis::create(spec));
  analysis->advance(unlimited);
  return {static_cast<double>(analysis->result().verdict), analysis->result().margin, analysis->result().radius};
}

void expect_the_same_of_two_threads(const RunSpec& spec, const std::function<Vector(const RunSpec&)>& work) {
  const Vector expected = work(spec);
  Vector a, b;
  const auto repeat = [&](Vector& found) {
    for (int k = 0; k < 3; ++k) found = work(spec);
  };
  std::thread one(repeat, std::ref(a)), other(repeat, std::ref(b));
  one.join();
  other.join();
  EXPECT_EQ(a, expected);
  EXPECT_EQ(b, expected);
  EXPECT_EQ(spec.data.X.sharers(), 1u);
}

class InTwoThreads : public testing::TestWithParam<LearnerKind> {};

TEST_P(InTwoThreads, RunsOfOneSpecAreWhatTheyAreInOne) {
  RunSpec spec = shuffled(of(GetParam(), {}, noisy(40, 2, 5)));
  spec.max_epochs = 8;
  expect_the_same_of_two_threads(spec, found_of);
  spec.features = products({{0}, {1}, {0, 1}});
  spec.scaling = Scaling::standardize;
  expect_the_same_of_two_threads(spec, found_of);
}

INSTANTIATE_TEST_SUITE_P(Threads, InTwoThreads,
                         testing::Values(LearnerKind::perceptron, LearnerKind::averaged, LearnerKind::voted,
                                         LearnerKind::pocket, LearnerKind::batch, LearnerKind::passive_aggressive,
                                         LearnerKind::kernel, LearnerKind::second_order));

/// What one feature map has learned is read by both.
TEST(Threads, MapRowsByOneFeatureMap) {
  const RunSpec spec = noisy(60, 3, 2);
  FeatureMap fitted = value_of(FeatureMap::create(products({{0}, {1, 2}, {2, 2}}), Scaling::standardize, 3));
  ASSERT_FALSE(fitted.fit({spec.data.X.data(), spec.data.X.size()}));
  expect_the_same_of_two_threads(spec, [&map = std::as_const(fitted)](const RunSpec& of) {
    Vector mapped(of.data.size() * map.features());
    map.apply(of.data.X.data(), of.data.size(), mapped.data());
    return mapped;
  });
}

TEST(Threads, AnalysesOfOneSpecAreWhatTheyAreInOne) {
  expect_the_same_of_two_threads(noisy(40, 3, 5), analysed);
  expect_the_same_of_two_threads(cs188(), analysed);
}

}  // namespace
}  // namespace perceptron::test
#endif
