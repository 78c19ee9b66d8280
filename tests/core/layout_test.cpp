#include "layout.hpp"

#include <gtest/gtest.h>

#include "job_layouts.hpp"
#include "layouts.hpp"

using namespace perceptron;
using bindings::numbers_of;

TEST(Layout, PutsFieldsInTheOrderOfTheRows) {
  EXPECT_EQ(numbers_of(Mistakes{3, 4}), (std::vector<double>{3, 4}));
  EXPECT_EQ(numbers_of(Visit{7, 1, 2, -1, 0.5, 1, true, false}), (std::vector<double>{7, 1, 2, -1, 0.5, 1, 1, 0}));
}

TEST(Layout, SaysHowLongAListIsAndWhatIsMissing) {
  EXPECT_EQ(numbers_of(MaximumMargin{{3, 4}, 5, 6}), (std::vector<double>{2, 3, 4, 5, 6}));
  EXPECT_EQ(numbers_of(std::optional<Cycle>()), (std::vector<double>{0}));
  EXPECT_EQ(numbers_of(std::optional(Cycle{2, 3})), (std::vector<double>{1, 2, 3}));
  EXPECT_EQ(numbers_of(std::vector<ConvexWeight>{{8, 0.25}, {9, 0.75}}), (std::vector<double>{2, 8, 0.25, 9, 0.75}));
}

TEST(Layout, GoesIntoStructsAndHyperplanes) {
  TrialResult trial;
  trial.stop = StopReason::max_epochs;
  trial.mistakes = {5, 6};
  trial.weights = {7};
  EXPECT_EQ(numbers_of(trial), (std::vector<double>{0, 0, 0, 2, 5, 6, 1, 7}));
  ProjectedExamples projected;
  projected.hyperplane = {1, 2};
  EXPECT_EQ(numbers_of(projected), (std::vector<double>{2, 1, 2, 0, 0, 0, 0, 0, 0, 0}));
}
