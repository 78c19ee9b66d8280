#include "layout.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <span>
#include <string>

#include "jobs.hpp"
#include "support.hpp"

using namespace perceptron;
using bindings::numbers_of;
using bindings::taken;

TEST(Layout, PutsFieldsInTheOrderOfTheRows) {
  EXPECT_EQ(numbers_of(Mistakes{3, 4}), (std::vector<double>{3, 4}));
  EXPECT_EQ(numbers_of(Visit{7, 1, 2, -1, 0.5, 1, true, false}), (std::vector<double>{7, 1, 2, -1, 0.5, 1, 1, 0}));
}

TEST(Layout, SaysHowLongAListIsAndWhatIsMissing) {
  const MaximumMargin margin{Verdict::separable, Undecided::no, {3, 4}, 5, 6};
  EXPECT_EQ(numbers_of(margin), (std::vector<double>{1, 0, 2, 3, 4, 5, 6}));
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
  EXPECT_EQ(numbers_of(projected), (std::vector<double>{2, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0}));
}

/// What is put is taken as it was, whatever it has inside.
TEST(Layout, TakesWhatItPuts) {
  const std::vector<double> X{1, 2}, factors{0, 0, 1}, none;
  bindings::SpecIn in;
  in.X = X;
  in.d = 2;
  in.learner_in = {3, X, none};
  in.products = {X, factors};
  in.scaling = Scaling::min_max;
  in.bias = true;
  in.order = OrderKind::custom;
  in.seed = 9007199254740991;
  in.indices_in = X;
  in.max_updates = 5;
  const std::vector<double> numbers = numbers_of(in);
  EXPECT_EQ(numbers_of(taken<bindings::SpecIn>(numbers)), numbers);
  const WeightWindow window{{3, 1}, -1, 2, 0.5, 4};
  EXPECT_EQ(numbers_of(window), (std::vector<double>{3, 1, -1, 2, 0.5, 4}));
  EXPECT_EQ(numbers_of(taken<WeightWindow>(numbers_of(window))), numbers_of(window));
  const ProofTerms terms{{1, 2}, 3, 4, 5};
  EXPECT_EQ(numbers_of(taken<ProofTerms>(numbers_of(terms))), numbers_of(terms));
}

TEST(Layout, TakesNoMoreThanThereIs) {
  EXPECT_EQ(taken<bindings::OrdersIn>({}).seeds, std::numeric_limits<std::size_t>::max());
  const std::vector<double> short_list{9, 1, 2};
  EXPECT_EQ(taken<bindings::ExamplesIn>(short_list).X, (std::vector<double>{1, 2}));
  EXPECT_EQ(taken<bindings::CountsIn>(short_list).alpha.size(), 2u);
  const std::vector<double> endless{1e300, std::nan("")};
  EXPECT_EQ(taken<std::vector<bindings::LearnerIn>>(endless).size(), 1u);
  EXPECT_TRUE(std::isnan(taken<ProofTerms>(std::vector<double>{0, 1}).radius));
}

/// What is no whole number is none that the core takes.
TEST(Layout, TakesWholeNumbersAsTheyAre) {
  for (const double bad : {-1.0, 0.5, 1e300, std::nan("")}) {
    const auto in = taken<bindings::OrdersIn>(std::vector<double>{bad, 3});
    EXPECT_EQ(in.seeds, std::numeric_limits<std::size_t>::max()) << bad;
    EXPECT_EQ(in.epochs, 3u);
    EXPECT_FALSE(is_member(bindings::value_of<Scaling>(bad))) << bad;
  }
}

/// The numbers are as many as the columns that JavaScript reads are wide, or a multiple of that.
static void expect_fit(const bindings::Reading& reading, std::span<const double> numbers, std::size_t d) {
  if (reading.reader == std::string("nothing")) return;
  std::size_t width = reading.columns ? 0 : d + 1;
  if (reading.columns) {
    for (const bindings::Column& column : reading.columns->columns) width += column.of_features ? d : 1;
  }
  ASSERT_FALSE(numbers.empty());
  EXPECT_EQ(numbers.size() % width, 0u);
  const bool is_one = !reading.columns || reading.reader == std::string("row");
  EXPECT_TRUE(!is_one || numbers.size() == width);
}

TEST(Layout, OfALearnersModelIsAsWideAsItsNumbers) {
  for (const std::string name : member_names<LearnerKind>) {
    SCOPED_TRACE(name);
    const LearnerKind kind = *member_named<LearnerKind>(name);
    RunSpec spec = test::noisy(20, 4, 1);
    spec.learner = default_options(kind);
    if (name == "multiclass") spec = test::of(LearnerKind::multiclass, {}, test::with_classes(spec, 3, 1));
    const auto run = test::run_of(std::move(spec));
    run->advance(57);
    expect_fit(bindings::model_layout(kind).current, run->weights(), 4);
    expect_fit(bindings::model_layout(kind).model, run->model(), 4);
  }
}
