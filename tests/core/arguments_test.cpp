// What public functions say of arguments that they cannot do with: an error, never a crash.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "drawing/given_weights.hpp"
#include "drawing/run_drawing.hpp"
#include "job_support.hpp"
#include "perceptron/analysis.hpp"
#include "perceptron/comparison.hpp"
#include "perceptron/dataset.hpp"
#include "perceptron/run_start.hpp"
#include "perceptron/spread.hpp"
#include "run/experiment.hpp"
#include "run/measures.hpp"

namespace perceptron::test {
namespace {

using Vector = std::vector<double>;

const double nan = std::nan("");
constexpr double infinity = std::numeric_limits<double>::infinity();

template <class Value>
Status status_of(const Result<Value>& result) {
  return result.error().status;
}

TEST(Arguments, ASplitIsOfAShare) {
  for (const double fraction : {1.5, -0.1, nan, infinity, -infinity}) {
    EXPECT_EQ(status_of(split(10, fraction, 1)), Status::out_of_range) << fraction;
  }
  EXPECT_EQ(status_of(split(static_cast<std::size_t>(-1), 0.5, 1)), Status::too_large);
  EXPECT_EQ(value_of(split(0, 1, 1)).held_out.size(), 0u);
  EXPECT_EQ(value_of(split(10, 1, 1)).held_out.size(), 10u);
}

TEST(Arguments, AFieldIsOfTwoBaseFeaturesAndAGrid) {
  const auto solid = run_of(noisy(20, 3, 1));
  std::vector<Prediction> nine(9);
  const Grid good{0, 0, 1, 1, 3, 3};
  EXPECT_EQ(inside(*solid).field(good, nine).status, Status::unknown);
  auto job = predict_field(shared_run_of(noisy(20, 3, 1)), 0, good);
  EXPECT_TRUE(job.advance(1));
  EXPECT_EQ(job.progress(), 1);
  EXPECT_EQ(job.error().status, Status::unknown);

  const SharedRun flat = shared_run_of(noisy(20, 2, 1));
  EXPECT_FALSE(inside(*flat).field(good, nine));
  EXPECT_EQ(inside(*flat).field(good, std::span(nine).first(8)).status, Status::wrong_length);
  EXPECT_EQ(inside(*flat).field(good, {}).status, Status::wrong_length);
  constexpr std::size_t huge = static_cast<std::size_t>(-1);
  for (const Grid& bad : {Grid{nan, 0, 1, 1, 3, 3}, Grid{0, infinity, 1, 1, 3, 3}, Grid{0, 0, 0, 1, 3, 3},
                          Grid{0, 0, -1, 1, 3, 3}, Grid{0, 0, nan, 1, 3, 3}, Grid{0, 0, 1, nan, 3, 3},
                          Grid{0, 0, 1, 1, 0, 3}, Grid{0, 0, 1, 1, 3, 0}, Grid{0, 0, 1, 1, huge, huge}}) {
    EXPECT_EQ(inside(*flat).field(bad, nine).status, Status::out_of_range);
    auto refused = predict_field(flat, 0, bad);
    EXPECT_TRUE(refused.advance(1));
    EXPECT_EQ(refused.progress(), 1);
    EXPECT_EQ(refused.error().status, Status::out_of_range);
  }
  EXPECT_FALSE(inside(*flat).field(good, nine, 100, 5));
}

/// Of every learner, on rows that are too few, too many, torn, and no numbers.
TEST(Arguments, PredictionsAreOfWholeRows) {
  for (int kind = 0; kind <= static_cast<int>(LearnerKind::decision_tree); ++kind) {
    const auto learner = static_cast<LearnerKind>(kind);
    const RunSpec spec = noisy(20, 2, 1);
    const auto run = run_of(of(learner, {}, learner == LearnerKind::multiclass ? with_classes(spec, 3, 1) : spec));
    run->advance(30);
    std::vector<Prediction> two(2);
    EXPECT_FALSE(run->predict(Vector{1, 2, 3, 4}, two));
    EXPECT_EQ(run->predict(Vector{1, 2, 3}, two).status, Status::wrong_length);
    EXPECT_EQ(run->predict(Vector{1, 2, 3, 4, 5, 6}, two).status, Status::wrong_length);
    EXPECT_EQ(run->predict({}, two).status, Status::wrong_length);
    EXPECT_FALSE(run->predict({}, {}));
    EXPECT_FALSE(run->predict(Vector{nan, infinity, 1e300, -infinity}, two));
    EXPECT_EQ(status_of(run->mistakes(Vector{1, 2, 3}, Vector{1, -1})), Status::wrong_length);
    EXPECT_EQ(value_of(run->mistakes(Vector{1, 2, 3, 4}, Vector{nan, nan})), 2u);
    EXPECT_EQ(value_of(run->mistakes({}, {})), 0u);
    std::vector<Prediction> many(30, {7, 7});
    inside(*run).predict_training(15, many);
    EXPECT_EQ(many[5].score, 7);
    inside(*run).predict_training(99, many);
    EXPECT_EQ(inside(*run).objective(0, 1000, 0), inside(*run).objective());
    EXPECT_EQ(inside(*run).objective(25, 1000, 3), 3);
    EXPECT_EQ(inside(*run).training_mistakes(0, 1000), inside(*run).training_mistakes());
    EXPECT_EQ(inside(*run).training_mistakes(9, 2), 0u);
    EXPECT_EQ(inside(*run).training_mistakes(100, 200), 0u);
    inside(*run).margin(9, 2);
    inside(*run).margin(100, 200);
  }
}

TEST(Arguments, AComparisonIsOfItsLearners) {
  Comparison nobody({});
  EXPECT_TRUE(nobody.stopped());
  EXPECT_EQ(nobody.advance(5, 2, 0), 0u);
  EXPECT_TRUE(nobody.step().empty());
  nobody.seek(3);
  Comparison comparison(
      {shared_run_of(noisy(20, 2, 1)), shared_run_of(noisy(20, 3, 1)), shared_run_of(noisy(30, 2, 1))});
  EXPECT_EQ(comparison.advance(5, 2, 3), 0u);
  EXPECT_EQ(status_of(comparison.disagreements(0, 1)), Status::wrong_length);
  EXPECT_EQ(status_of(comparison.disagreements(2, 0)), Status::wrong_length);
  EXPECT_TRUE(std::isnan(comparison.angle(0, 1)));
  auto search = search_disagreements(shared_run_of(noisy(20, 2, 1)), shared_run_of(noisy(30, 2, 1)));
  EXPECT_TRUE(search.advance(1));
  EXPECT_EQ(search.progress(), 1);
}

TEST(Arguments, ScoresAreOfTheMapsFeatures) {
  for (const auto& features : {std::optional<Products>(), std::optional(products({{0, 1}}))}) {
    const FeatureMap map = value_of(FeatureMap::create(features, Scaling::standardize, 2));
    const Vector plane(map.features() + 1, 1.0), short_of_a_bias(map.features(), 1.0), row{1, 2}, torn{1, 2, 3};
    EXPECT_EQ(status_of(features_of(map, torn)), Status::wrong_length);
    EXPECT_EQ(status_of(combination(map, Vector{1, 2}, row)), Status::wrong_length);
    EXPECT_EQ(status_of(combination(map, {}, row)), Status::wrong_length);
    EXPECT_EQ(status_of(scores(map, plane, torn)), Status::wrong_length);
    EXPECT_EQ(status_of(scores(map, short_of_a_bias, row)), Status::wrong_length);
    EXPECT_EQ(status_of(scores(map, {}, row)), Status::wrong_length);
    EXPECT_EQ(status_of(contributions(map, short_of_a_bias, row)), Status::wrong_length);
    EXPECT_EQ(status_of(contributions(map, plane, torn)), Status::wrong_length);
    EXPECT_EQ(status_of(slopes(map, short_of_a_bias, row)), Status::wrong_length);
    EXPECT_EQ(status_of(slopes(map, plane, torn)), Status::wrong_length);
    for (const auto over : {over_base_features, over_scaled_features}) {
      EXPECT_EQ(status_of(over(map, short_of_a_bias)), Status::wrong_length);
      EXPECT_EQ(status_of(over(map, {})), Status::wrong_length);
    }
    EXPECT_TRUE(scores(map, plane, {}));
  }
  const FeatureMap nothing = value_of(FeatureMap::create({}, Scaling::none, 0));
  EXPECT_EQ(status_of(features_of(nothing, Vector{1})), Status::wrong_length);
}

TEST(Arguments, HalfPlanesAreOfTwoWeights) {
  const FeatureMap map = value_of(FeatureMap::create({}, Scaling::none, 2));
  const Vector plane{1, 2, 3}, row{4, 5};
  constexpr std::size_t huge = static_cast<std::size_t>(-1);
  for (const WeightAxes axes : {WeightAxes{0, 3}, WeightAxes{3, 0}, WeightAxes{1, 1}, WeightAxes{huge, 0}}) {
    EXPECT_EQ(status_of(held_weights(plane, axes)), Status::unknown);
    EXPECT_EQ(status_of(half_planes(map, plane, axes, Vector{1}, row)), Status::unknown);
  }
  EXPECT_EQ(status_of(held_weights({}, {0, 1})), Status::unknown);
  EXPECT_EQ(status_of(half_planes(map, row, {0, 1}, Vector{1}, row)), Status::wrong_length);
  EXPECT_EQ(status_of(half_planes(map, plane, {0, 1}, Vector{1, -1}, row)), Status::wrong_length);
  EXPECT_EQ(status_of(half_planes(map, plane, {0, 1}, {}, row)), Status::wrong_length);
}

TEST(Arguments, AnUpdateIsOfThreeVectorsOfOneLength) {
  const Vector three{1, 2, 3}, two{1, 2};
  EXPECT_TRUE(update_geometry(three, three, three));
  EXPECT_EQ(status_of(update_geometry({}, {}, {})), Status::wrong_length);
  EXPECT_EQ(status_of(update_geometry(two, three, three)), Status::wrong_length);
  EXPECT_EQ(status_of(update_geometry(three, two, three)), Status::wrong_length);
  EXPECT_EQ(status_of(update_geometry(three, three, two)), Status::wrong_length);
  EXPECT_TRUE(update_geometry(Vector{nan}, Vector{infinity}, Vector{0}));
}

TEST(Arguments, ASpreadIsOfWholeRows) {
  EXPECT_EQ(status_of(spread(Vector{1, 2}, 0)), Status::wrong_length);
  EXPECT_EQ(status_of(spread({}, 0)), Status::wrong_length);
  EXPECT_EQ(status_of(spread({}, static_cast<std::size_t>(-1))), Status::wrong_length);
  EXPECT_EQ(status_of(spread(Vector{1, 2, 3}, 2)), Status::wrong_length);
  EXPECT_EQ(status_of(spread(Vector{1, nan}, 1)), Status::not_finite);
  EXPECT_TRUE(spread(Vector{1, infinity}, 1));
}

TEST(Arguments, NumbersWithoutColumnsAreChecked) {
  EXPECT_EQ(check_values(Vector{1, nan}, 0, Field::X).status, Status::not_finite);
  EXPECT_EQ(check_values(Vector{1e101}, 0, Field::X).status, Status::out_of_range);
}

/// Whatever learner is asked to train on it: an error, or a run that can be trained.
TEST(Arguments, ASpecMayHaveNoFeatureAndNoExample) {
  for (int kind = 0; kind <= static_cast<int>(LearnerKind::decision_tree); ++kind) {
    const auto learner = static_cast<LearnerKind>(kind);
    EXPECT_EQ(error_of(of(learner, {}, spec_of({}, {}))).status, Status::empty);
    RunSpec spec = spec_of({}, {1, learner == LearnerKind::multiclass ? 0.0 : -1});
    spec.max_epochs = 3;
    const auto run = run_of(of(learner, {}, spec));
    run->advance(3);
    run->step();
    run->model();
    run->record();
    run->margin();
    run->training_mistakes();
    run->seek(1);
    for (const double label : {nan, 0.5, infinity}) {
      spec.data.y[1] = label;
      EXPECT_EQ(error_of(of(learner, {}, spec)).status, Status::bad_label) << kind << ' ' << label;
    }
  }
  const RunSpec nothing = spec_of({}, {});
  EXPECT_EQ(status_of(Analysis::create(nothing)), Status::empty);
  EXPECT_EQ(status_of(start_order_experiment(nothing, 1, 1)), Status::empty);
  EXPECT_EQ(status_of(start_trial(nothing, {}, 1)), Status::empty);
  EXPECT_EQ(status_of(start_split_experiment(nothing, {0.5, 0, 1, 1})), Status::empty);
  EXPECT_EQ(status_of(RunStart::create(nothing)), Status::empty);
  EXPECT_EQ(status_of(RunStart::create(nothing, {})), Status::out_of_range);
}

}  // namespace
}  // namespace perceptron::test
