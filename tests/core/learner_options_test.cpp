#include "perceptron/learner_options.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <limits>
#include <string_view>
#include <tuple>

#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

TEST(LearnerOptions, BadOnesNameTheirField) {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  constexpr double infinity = std::numeric_limits<double>::infinity();
  struct Bad {
    LearnerKind learner;
    std::vector<double> settings;
    Status status;
    Field field;
  };
  std::vector<Bad> all;
  const auto add = [&](LearnerKind learner, std::vector<double> settings, std::size_t place,
                       std::initializer_list<double> values, Status status, Field field) {
    for (const double value : values) {
      settings[place] = value;
      all.push_back({learner, settings, status, field});
    }
  };
  for (const LearnerKind learner : {LearnerKind::perceptron, LearnerKind::averaged, LearnerKind::voted,
                                    LearnerKind::pocket, LearnerKind::batch, LearnerKind::margin}) {
    add(learner, {1, 1}, 0, {0, -1, 1.1e6, nan, infinity}, Status::out_of_range, Field{"learner.learning_rate"});
    if (learner == LearnerKind::margin) continue;
    add(learner, {1, 0}, 1, {4, -1, 0.5, nan}, Status::unknown, Field{"learner.tie"});
  }
  add(LearnerKind::margin, {1, 1}, 1, {0, -1, 1.1e6, nan}, Status::out_of_range, Field{"learner.margin"});
  add(LearnerKind::batch, {1, 0, 0}, 2, {-1e-9, 1.1e100, nan, infinity}, Status::out_of_range,
      Field{"learner.tolerance"});
  add(LearnerKind::passive_aggressive, {0, 1}, 0, {3, -1, 0.5, nan}, Status::unknown, Field{"learner.variant"});
  add(LearnerKind::passive_aggressive, {1, 1}, 1, {0, -1, 1.1e6, nan}, Status::out_of_range, Field{"learner.C"});
  add(LearnerKind::multiclass, {0}, 0, {1, -1, 2.5, 1001, nan}, Status::out_of_range, Field{"learner.classes"});
  add(LearnerKind::kernel, {0}, 0, {3, -1, 0.5, nan}, Status::unknown, Field{"learner.kernel.kind"});
  add(LearnerKind::kernel, {1, 2}, 1, {0, 11, 1.5, nan}, Status::out_of_range, Field{"learner.kernel.degree"});
  add(LearnerKind::kernel, {1, 2, 1}, 2, {-1, 1.1e6, nan}, Status::out_of_range, Field{"learner.kernel.offset"});
  add(LearnerKind::kernel, {2, 2, 1, 1}, 3, {0, -1, 1.1e6, nan}, Status::out_of_range, Field{"learner.kernel.gamma"});
  add(LearnerKind::kernel, {0, 2, 1, 1, 0}, 4, {4, -1, nan}, Status::unknown, Field{"learner.tie"});
  add(LearnerKind::nearest_neighbours, {1}, 0, {0, -1, 1.5, 1000, nan}, Status::out_of_range, Field{"learner.k"});
  add(LearnerKind::decision_tree, {1}, 0, {0, -1, 1.5, 33, nan}, Status::out_of_range, Field{"learner.max_depth"});
  add(LearnerKind::second_order, {1}, 0, {0, -1, 1e-50, 1.1e6, nan, infinity}, Status::out_of_range,
      Field{"learner.ridge"});
  for (const Bad& bad : all) {
    const Error error = error_of(of(bad.learner, bad.settings, xor_spec()));
    EXPECT_EQ(error.status, bad.status) << bad.field.name;
    EXPECT_EQ(error.field, bad.field);
    EXPECT_FALSE(error.message().empty());
  }
}

/// The bytes of a struct whose members are those of the rows, in their order.
template <class Options>
constexpr std::size_t size_by_rows() {
  std::size_t size = 0;
  const auto up_to = [&](std::size_t alignment) { size = (size + alignment - 1) / alignment * alignment; };
  const auto add = [&]<class Value>(const Option<Options, Value>&) {
    up_to(alignof(Value));
    size += sizeof(Value);
  };
  std::apply([&](const auto&... row) { (add(row), ...); }, Options::rows());
  up_to(alignof(Options));
  return size;
}

template <class Options>
constexpr bool every_member_has_a_row = size_by_rows<Options>() == sizeof(Options);
// Each member by its name: none is in a base.
static_assert(PerceptronOptions{.learning_rate = 0.5, .tie = TieRule::positive}.learning_rate == 0.5);
static_assert(AveragedOptions{.learning_rate = 0.5, .tie = TieRule::positive}.learning_rate == 0.5);
static_assert(VotedOptions{.learning_rate = 0.5, .tie = TieRule::positive}.learning_rate == 0.5);
static_assert(PocketOptions{.learning_rate = 0.5, .tie = TieRule::positive}.learning_rate == 0.5);

static_assert(every_member_has_a_row<PerceptronOptions>);
static_assert(every_member_has_a_row<MarginOptions>);
static_assert(every_member_has_a_row<BatchOptions>);
static_assert(every_member_has_a_row<PassiveAggressiveOptions>);
static_assert(every_member_has_a_row<MulticlassOptions>);
static_assert(every_member_has_a_row<KernelOptions>);
static_assert(every_member_has_a_row<NearestNeighboursOptions>);
static_assert(every_member_has_a_row<DecisionTreeOptions>);
static_assert(every_member_has_a_row<SecondOrderOptions>);

template <class Options, class Value>
static void expect_row(const Option<Options, Value>& row) {
  EXPECT_TRUE(std::string_view(row.field.name).starts_with("learner."));
  EXPECT_TRUE(row.allows(Options())) << row.field.name;
  const std::string why =
      fail(Status::out_of_range, row.field, row.reason(), row.range.least, row.range.most).message();
  EXPECT_TRUE(why.starts_with(row.field.name)) << why;
  if constexpr (!std::is_enum_v<Value>) {
    EXPECT_EQ(why.find("whole") != why.npos, std::is_integral_v<Value>) << why;
    EXPECT_EQ(why.find("above") != why.npos, row.range.above) << why;
  }
}

TEST(LearnerOptions, RowsSayWhatTheyAllow) {
  const auto expect_rows = [](const auto&... row) { (expect_row(row), ...); };
  std::apply(expect_rows, PerceptronOptions::rows());
  std::apply(expect_rows, MarginOptions::rows());
  std::apply(expect_rows, BatchOptions::rows());
  std::apply(expect_rows, PassiveAggressiveOptions::rows());
  std::apply(expect_rows, MulticlassOptions::rows());
  std::apply(expect_rows, KernelOptions::rows());
  std::apply(expect_rows, NearestNeighboursOptions::rows());
  std::apply(expect_rows, DecisionTreeOptions::rows());
  std::apply(expect_rows, SecondOrderOptions::rows());
}

TEST(LearnerOptions, WithoutWeightsHaveNoInitialOnes) {
  for (const LearnerKind learner : {LearnerKind::kernel, LearnerKind::nearest_neighbours, LearnerKind::decision_tree}) {
    RunSpec spec = of(learner, {}, xor_spec());
    spec.initial = {0, 0, 0};
    const Error error = error_of(spec);
    EXPECT_EQ(error.status, Status::unknown);
    EXPECT_EQ(error.field, Field::initial);
  }
}
