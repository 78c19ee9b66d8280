#include "run/experiment.hpp"

#include <algorithm>
#include <cmath>

#include "job_support.hpp"
#include "perceptron/dataset.hpp"
#include "perceptron/limits.hpp"

namespace perceptron::test {
namespace {

Dataset rows(const Dataset& data, const std::vector<std::uint32_t>& examples) {
  RunSpec part = spec_of({}, {});
  part.data.d = data.d;
  std::vector<double> X;
  for (const std::uint32_t example : examples) {
    X.insert(X.end(), data.row(example), data.row(example) + data.d);
    part.data.y.push_back(data.y[example]);
  }
  part.data.X = std::move(X);
  return part.data;
}

std::vector<double> counts_of(RunSpec spec, const SplitOptions& options, double slice) {
  auto experiment = job_of(start_split_experiment(std::move(spec), options));
  std::size_t made = 0;
  work_off(experiment, slice, [&] {
    EXPECT_GE(experiment.result().size(), made);
    made = experiment.result().size();
  });
  return {experiment.result().begin(), experiment.result().end()};
}

TEST(Split, HoldsOutAFractionAndBothPartsAscend) {
  for (const std::size_t n : {0u, 1u, 5u, 100u}) {
    for (const double fraction : {0.0, 0.1, 0.5, 0.7, 1.0}) {
      const Split parts = value_of(split(n, fraction, 7));
      EXPECT_EQ(parts.held_out.size(), static_cast<std::size_t>(std::round(static_cast<double>(n) * fraction)));
      std::vector<std::uint32_t> all = parts.train;
      EXPECT_TRUE(std::is_sorted(all.begin(), all.end()));
      EXPECT_TRUE(std::is_sorted(parts.held_out.begin(), parts.held_out.end()));
      all.insert(all.end(), parts.held_out.begin(), parts.held_out.end());
      std::sort(all.begin(), all.end());
      ASSERT_EQ(all.size(), n);
      for (std::uint32_t example = 0; example < n; ++example) EXPECT_EQ(all[example], example);
    }
  }
  EXPECT_EQ(value_of(split(50, 0.3, 7)).held_out, value_of(split(50, 0.3, 7)).held_out);
  EXPECT_NE(value_of(split(50, 0.3, 7)).held_out, value_of(split(50, 0.3, 8)).held_out);
}

TEST(SplitExperiment, CountsWhatTrialsOnTheSplitsCount) {
  for (const LearnerKind kind : {LearnerKind::perceptron, LearnerKind::voted, LearnerKind::multiclass}) {
    RunSpec spec = of(kind, {}, shuffled(noisy(40, 2, 3)));
    if (kind == LearnerKind::multiclass) spec = with_classes(std::move(spec), 3, 5);
    spec.max_epochs = 8;
    std::vector<double> expected;
    for (std::uint64_t k = 0; k < 6; ++k) {
      const Split parts = value_of(split(40, 0.3, 5 + k));
      RunSpec one = spec;
      one.data = rows(spec.data, parts.train);
      const TrialResult result = value_of(trial(one, rows(spec.data, parts.held_out), 10'000));
      expected.push_back(static_cast<double>(result.mistakes.held_out));
    }
    for (const double slice : slice_sizes) EXPECT_EQ(counts_of(spec, {0.3, 5, 6, 10'000}, slice), expected);
  }
}

TEST(SplitExperiment, VisitsInTheCustomOrderThoseThatAreLeft) {
  RunSpec spec = noisy(12, 2, 3);
  spec.max_epochs = 3;
  RunSpec backwards = spec;
  backwards.order = OrderKind::custom;
  for (std::uint32_t k = 0; k < 12; ++k) backwards.indices.push_back(11 - k);
  RunSpec turned = spec;
  const Split parts = value_of(split(12, 0.25, 1));
  std::vector<std::uint32_t> order(parts.train.rbegin(), parts.train.rend());
  turned.data = rows(spec.data, order);
  const TrialResult result = value_of(trial(turned, rows(spec.data, parts.held_out), 1000));
  EXPECT_EQ(counts_of(backwards, {0.25, 1, 1, 1000}, unlimited)[0], static_cast<double>(result.mistakes.held_out));
}

TEST(SplitExperiment, CannotTrainInAnOrderThatNamesNobody) {
  RunSpec spec = noisy(20, 2, 3);
  spec.order = OrderKind::custom;
  spec.indices.assign(20, 0xffffffff);
  spec.indices.back() = 20;
  for (const double count : counts_of(spec, {0.25, 1, 3, 100}, unlimited)) EXPECT_TRUE(std::isnan(count));
}

TEST(SplitExperiment, BeginsAgainAfterTheLastSeed) {
  const RunSpec spec = noisy(30, 2, 3);
  const std::vector<double> last = counts_of(spec, {0.4, limits::seed - 1, 6, 1000}, unlimited);
  const std::vector<double> first = counts_of(spec, {0.4, 0, 4, 1000}, unlimited);
  EXPECT_EQ(std::vector(last.begin() + 2, last.end()), first);
}

TEST(SplitExperiment, SaysOfWhichSplitNothingCouldBeLearned) {
  const RunSpec one_positive = spec_of({0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5}, {1, -1, -1, -1, -1, -1});
  const std::vector<double> counts = counts_of(one_positive, {0.5, 1, 30, 1000}, 100);
  const auto untrained = std::count_if(counts.begin(), counts.end(), [](double count) { return std::isnan(count); });
  EXPECT_GT(untrained, 0);
  EXPECT_LT(untrained, 30);
  for (const double count : counts_of(noisy(20, 2, 3), {0, 1, 3, 1000}, 100)) EXPECT_TRUE(std::isnan(count));
}

TEST(SplitExperiment, RefusesWhatIsNoExperiment) {
  const auto status = [](const SplitOptions& options) {
    return start_split_experiment(noisy(20, 2, 3), options).error().status;
  };
  EXPECT_EQ(status({1.5, 1, 3, 100}), Status::out_of_range);
  EXPECT_EQ(status({std::nan(""), 1, 3, 100}), Status::out_of_range);
  EXPECT_EQ(status({0.5, limits::seed + 1, 3, 100}), Status::out_of_range);
  EXPECT_EQ(status({0.5, 1, 0, 100}), Status::out_of_range);
  EXPECT_EQ(status({0.5, 1, 3, 0}), Status::out_of_range);
  EXPECT_EQ(status({0.5, 1, 3, Limits().updates + 1}), Status::out_of_range);
  EXPECT_EQ(status({0.5, 1, limits::results + 1, 100}), Status::out_of_range);
  EXPECT_EQ(start_split_experiment(spec_of({}, {}), {0.5, 1, 3, 100}).error().status, Status::empty);
}

}  // namespace
}  // namespace perceptron::test
