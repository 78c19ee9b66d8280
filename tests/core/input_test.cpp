#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "perceptron/analysis.hpp"
#include "perceptron/run_start.hpp"
#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

void expect_error(RunSpec spec, Status status, Field field) {
  const Error error = error_of(std::move(spec));
  EXPECT_EQ(code_of(error.status), std::string(code_of(status)));
  EXPECT_EQ(error.field, field) << error.field.name;
  EXPECT_FALSE(error.message().empty());
}

constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
constexpr double infinite = std::numeric_limits<double>::infinity();

}  // namespace

TEST(Input, ValuesMustBeFiniteAndInRange) {
  for (const double bad : {not_a_number, infinite, -infinite}) {
    RunSpec spec = cs188();
    change(spec.data, 3, bad);
    expect_error(spec, Status::not_finite, Field::X);
    EXPECT_EQ(error_of(spec).message(), "x2 of example 2 is not a finite number.");
  }
  RunSpec spec = cs188();
  change(spec.data, 0, 2e100);
  expect_error(spec, Status::out_of_range, Field::X);
}

TEST(Input, LabelsMustBeMinusOneOrPlusOne) {
  for (const double bad : {0.0, 2.0, 0.5, not_a_number}) {
    RunSpec spec = cs188();
    spec.data.y[2] = bad;
    expect_error(spec, Status::bad_label, Field::y);
  }
}

TEST(Input, BothLabelsMustBeThere) {
  RunSpec spec = cs188();
  spec.data.y.assign(5, 1);
  expect_error(spec, Status::one_class, Field::y);
  expect_error(spec_of({}, {}), Status::empty, Field::X);
}

TEST(Input, SizesMustAgree) {
  RunSpec spec = cs188();
  spec.data.y.push_back(1);
  expect_error(spec, Status::wrong_length, Field::y);
  spec = cs188();
  spec.initial = {1, 2};
  expect_error(spec, Status::wrong_length, Field::initial_weights);
  spec = cs188();
  spec.data.d = std::numeric_limits<std::size_t>::max() / 2;
  expect_error(spec, Status::too_large, Field::X);
}

/// With them a spec takes as little memory as a test has.
constexpr Limits few{.values = std::size_t{1} << 25, .updates = 1000};

/// At each limit, and one beyond it.
TEST(Input, SizesHaveLimits) {
  Limits most = few;
  const auto status_of = [&](std::size_t n, std::size_t d, std::size_t numbers) {
    Dataset data;
    data.y.resize(n);
    data.d = d;
    data.X = std::vector<double>(numbers);
    return check(data, most).status;
  };
  EXPECT_EQ(status_of(1, limits::features, limits::features), Status::ok);
  EXPECT_EQ(status_of(1, limits::features + 1, limits::features + 1), Status::too_large);
  // As many numbers as fit, which are not there, and a row more.
  EXPECT_EQ(status_of(32, limits::features, 0), Status::wrong_length);
  EXPECT_EQ(status_of(33, limits::features, 0), Status::too_large);
  EXPECT_EQ(status_of(few.values / 1000, 1000, 0), Status::wrong_length);
  EXPECT_EQ(status_of(few.values / 1000 + 1, 1000, 0), Status::too_large);
  EXPECT_EQ(status_of(1000, 100'000, 0), Status::too_large);
  most = {};
  EXPECT_EQ(status_of(1000, 100'000, 0), Status::wrong_length);
}

TEST(Input, TooManyFeaturesAreNotCalledTooManyNumbers) {
  Dataset data;
  data.y = {1};
  data.d = few.values;
  EXPECT_EQ(check(data).message(), "33554432 features are more than fit (1048576).");
  data.y.resize(40);
  data.d = limits::features;
  EXPECT_EQ(check(data, few).message(), "40 examples of 1048576 features are more numbers than fit (33554432).");
}

TEST(Input, FeaturesAndFactorsHaveLimits) {
  const auto status_of = [](std::size_t features, std::size_t factors) {
    std::vector<std::vector<std::uint32_t>> lists;
    for (std::uint32_t j = 0; j < features; ++j) lists.emplace_back(factors, j);
    return products_of(lists).error().status;
  };
  EXPECT_EQ(status_of(1, limits::factors), Status::ok);
  EXPECT_EQ(status_of(1, limits::factors + 1), Status::out_of_range);
  EXPECT_EQ(status_of(1, 0), Status::out_of_range);
  EXPECT_EQ(status_of(limits::products + 1, 1), Status::too_large);
}

TEST(Input, EveryStatusHasACode) {
  for (const auto& [status, code] :
       std::vector<std::pair<Status, std::string>>{{Status::ok, "ok"},
                                                   {Status::empty, "empty"},
                                                   {Status::one_class, "one-class"},
                                                   {Status::bad_label, "bad-label"},
                                                   {Status::not_finite, "not-finite"},
                                                   {Status::out_of_range, "out-of-range"},
                                                   {Status::wrong_length, "wrong-length"},
                                                   {Status::not_a_permutation, "not-a-permutation"},
                                                   {Status::duplicate, "duplicate"},
                                                   {Status::unknown, "unknown"},
                                                   {Status::too_large, "too-large"},
                                                   {Status::out_of_memory, "out-of-memory"},
                                                   {static_cast<Status>(255), "unknown"}}) {
    EXPECT_EQ(code_of(status), code);
  }
}

TEST(Input, MappedFeaturesMustFit) {
  constexpr std::uint32_t base = 64;
  constexpr std::size_t products = base * (base + 1) / 2;
  RunSpec spec;
  std::vector<std::vector<std::uint32_t>> lists;
  for (std::uint32_t j = 0; j < base; ++j) {
    for (std::uint32_t k = 0; k <= j; ++k) lists.push_back({j, k});
  }
  spec.features = test::products(lists);
  spec.data.d = base;
  spec.limits = few;
  const auto rows = [&](std::size_t n) {
    spec.data.X = std::vector<double>(n * base);
    spec.data.y.resize(n);
    for (std::size_t i = 0; i < n; ++i) spec.data.y[i] = i % 2 ? 1 : -1;
    return spec;
  };
  EXPECT_TRUE(RunStart::create(rows(few.values / products)));
  expect_error(rows(few.values / products + 1), Status::too_large, Field::features);
  EXPECT_EQ(Analysis::create(rows(few.values / products + 1)).error().status, Status::too_large);
}

/// A visit is a whole number that a double holds.
TEST(Input, VisitsCanBeCounted) {
  RunSpec spec;
  spec.data.y.resize((std::size_t{1} << 22) + 1);
  for (std::size_t i = 0; i < spec.data.y.size(); ++i) spec.data.y[i] = i % 2 ? 1 : -1;
  spec.max_epochs = limits::max_epochs;
  expect_error(spec, Status::out_of_range, Field::max_epochs);
  spec.data.y.pop_back();
  EXPECT_FALSE(error_of(spec));
  for (const std::uint64_t bad : {limits::max_epochs + 1, std::uint64_t{0}}) {
    spec = cs188();
    spec.max_epochs = bad;
    expect_error(spec, Status::out_of_range, Field::max_epochs);
  }
  for (const std::uint64_t good : {std::uint64_t{1}, limits::max_epochs}) {
    spec = cs188();
    spec.max_epochs = good;
    EXPECT_FALSE(error_of(spec));
  }
  spec = cs188();
  spec.seed = limits::seed;
  EXPECT_FALSE(error_of(spec));
  spec.max_updates = Limits().updates;
  EXPECT_FALSE(error_of(spec));
}

TEST(Input, InitialWeightsMustBeFinite) {
  RunSpec spec = cs188();
  spec.initial = {1, not_a_number, 0};
  expect_error(spec, Status::not_finite, Field::initial);
  spec.initial = {1, 1e101, 0};
  expect_error(spec, Status::out_of_range, Field::initial);
  spec.initial = {1, 1, 1};
  spec.bias = false;
  expect_error(spec, Status::out_of_range, Field::initial_bias);
}

TEST(Input, SettingsMustBeInRange) {
  for (const double bad : {0.0, -1.0, 2e6, not_a_number, infinite}) {
    RunSpec spec = cs188();
    spec.learner = PerceptronOptions{bad};
    expect_error(spec, Status::out_of_range, Field{"learner.learning_rate"});
  }
  for (const double bad : {4.0, -1.0, 0.5, not_a_number}) {
    expect_error(of(LearnerKind::perceptron, {1, bad}, cs188()), Status::unknown, Field{"learner.tie"});
  }
  RunSpec late = cs188();
  late.seed = limits::seed + 1;
  expect_error(late, Status::out_of_range, Field::order_seed);
  RunSpec none = cs188();
  none.limits = few;
  none.max_updates = 0;
  expect_error(none, Status::out_of_range, Field::max_updates);
  EXPECT_EQ(error_of(none).message(), "max_updates must be a whole number from 1 to 1000.");
  for (const double bad : {static_cast<double>(LearnerKind::own), -1.0, 0.5, 255.0, 256.0, not_a_number}) {
    const auto options = bindings::read_options({bad, {}, {}});
    EXPECT_EQ(options.error().status, Status::unknown) << bad;
    EXPECT_EQ(options.error().field, Field{"learner.kind"});
  }
}

TEST(Input, ACustomOrderMustBeAPermutation) {
  for (const std::vector<std::uint32_t>& bad :
       {std::vector<std::uint32_t>{}, {0, 1, 2, 3}, {0, 1, 2, 3, 3}, {0, 1, 2, 3, 5}, {0, 1, 2, 3, 0xffffffff}}) {
    RunSpec spec = cs188();
    spec.order = OrderKind::custom;
    spec.indices = bad;
    expect_error(spec, Status::not_a_permutation, Field::order_indices);
  }
}

TEST(Input, FeaturesMustExistAndDiffer) {
  RunSpec spec = cs188();
  spec.features = products({{2}});
  expect_error(spec, Status::unknown, Field::features);
  spec.features = products({{0}, {0xffffffff}});
  expect_error(spec, Status::unknown, Field::features);
  spec.features = Products();
  EXPECT_FALSE(error_of(spec));
}

TEST(Input, UnknownScalingAndOrderAreErrors) {
  RunSpec spec = cs188();
  spec.scaling = static_cast<Scaling>(255);
  expect_error(spec, Status::unknown, Field::scaling);
  spec = cs188();
  spec.order = static_cast<OrderKind>(255);
  expect_error(spec, Status::unknown, Field::order_kind);
}

TEST(Input, ProductsThatLeaveTheRangeAreNamed) {
  RunSpec spec = cs188();
  change(spec.data, 0, 1e60);
  spec.features = products({{0, 0}});
  expect_error(spec, Status::out_of_range, Field::features);
}

/// With the largest numbers the limits allow, no weight and no score becomes infinite.
TEST(Input, TheLimitsKeepARunFinite) {
  const double big = limits::magnitude;
  RunSpec spec = spec_of({big, big, big, -big, -big, big, big, big}, {1, -1, 1, -1});
  spec.learner = PerceptronOptions{limits::learning_rate};
  spec.initial = {big, -big, big};
  spec.max_epochs = 1000;
  const auto run = run_of(spec);
  ASSERT_TRUE(run);
  while (const auto visit = run->step()) ASSERT_TRUE(std::isfinite(visit->score));
  for (double value : run->parameters()) EXPECT_TRUE(std::isfinite(value));
}
