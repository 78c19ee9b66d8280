#include "perceptron/learner_options.hpp"

#include <gtest/gtest.h>

#include <limits>

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
    add(learner, {1, 1}, 0, {0, -1, 1.1e6, nan, infinity}, Status::out_of_range, Field::learner_learning_rate);
    if (learner == LearnerKind::margin) continue;
    add(learner, {1, 0}, 1, {4, -1, 0.5, nan}, Status::unknown, Field::learner_tie);
  }
  add(LearnerKind::margin, {1, 1}, 1, {0, -1, 1.1e6, nan}, Status::out_of_range, Field::learner_margin);
  add(LearnerKind::batch, {1, 0, 0}, 2, {-1e-9, 1.1e100, nan, infinity}, Status::out_of_range,
      Field::learner_tolerance);
  add(LearnerKind::passive_aggressive, {0, 1}, 0, {3, -1, 0.5, nan}, Status::unknown, Field::learner_variant);
  add(LearnerKind::passive_aggressive, {1, 1}, 1, {0, -1, 1.1e6, nan}, Status::out_of_range, Field::learner_C);
  add(LearnerKind::multiclass, {0}, 0, {1, -1, 2.5, 1001, nan}, Status::out_of_range, Field::learner_classes);
  add(LearnerKind::kernel, {0}, 0, {3, -1, 0.5, nan}, Status::unknown, Field::learner_kernel_kind);
  add(LearnerKind::kernel, {1, 2}, 1, {0, 11, 1.5, nan}, Status::out_of_range, Field::learner_kernel_degree);
  add(LearnerKind::kernel, {1, 2, 1}, 2, {-1, 1.1e6, nan}, Status::out_of_range, Field::learner_kernel_offset);
  add(LearnerKind::kernel, {2, 2, 1, 1}, 3, {0, -1, 1.1e6, nan}, Status::out_of_range, Field::learner_kernel_gamma);
  add(LearnerKind::kernel, {0, 2, 1, 1, 0}, 4, {4, -1, nan}, Status::unknown, Field::learner_tie);
  add(LearnerKind::nearest_neighbours, {1}, 0, {0, -1, 1.5, 1000, nan}, Status::out_of_range, Field::learner_k);
  add(LearnerKind::decision_tree, {1}, 0, {0, -1, 1.5, 33, nan}, Status::out_of_range, Field::learner_max_depth);
  for (const Bad& bad : all) {
    const Error error = error_of(of(bad.learner, bad.settings, xor_spec()));
    EXPECT_EQ(error.status, bad.status) << bad.field.name;
    EXPECT_EQ(error.field, bad.field);
    EXPECT_FALSE(error.message.empty());
  }
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
