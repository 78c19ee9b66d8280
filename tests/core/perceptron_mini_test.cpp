// The header for readers, beside the library.
#include "../../core/examples/perceptron_mini.hpp"

#include <gtest/gtest.h>

#include "support.hpp"

using namespace perceptron;
using namespace perceptron::test;

namespace {

std::vector<mini::Example> examples_of(const RunSpec& spec) {
  std::vector<mini::Example> examples;
  for (std::size_t i = 0; i < spec.data.size(); ++i) {
    const double* const row = spec.data.row(i);
    examples.push_back({{row, row + spec.data.d}, spec.data.y[i]});
  }
  return examples;
}

/// What the library has as one list.
std::vector<double> flat(const mini::Weights& weights) {
  std::vector<double> all = weights.w;
  all.push_back(weights.b);
  return all;
}

std::unique_ptr<perceptron::Run> ended(LearnerOptions learner, RunSpec spec) {
  spec.learner = std::move(learner);
  auto run = run_of(std::move(spec));
  run->advance(perceptron::Run::no_limit);
  return run;
}

TEST(PerceptronMini, HasTheLibrarysBits) {
  for (const std::size_t d : {1u, 2u, 3u, 4u, 7u, 8u, 9u, 16u, 29u}) {
    for (const bool converges : {true, false}) {
      // More features than examples can be separated; labels at random rarely.
      RunSpec spec = converges ? noisy(d + 1, d + 4, d) : noisy(60, d, d);
      spec.max_epochs = converges ? 1000 : 30;
      const auto data = examples_of(spec);
      const auto epochs = static_cast<std::size_t>(spec.max_epochs);

      const auto plain = ended(PerceptronOptions{}, spec);
      const mini::Trained trained = mini::perceptron(data, epochs);
      EXPECT_EQ(flat(trained.weights), plain->model());
      EXPECT_EQ(trained.visits, plain->visit());
      EXPECT_EQ(trained.updates, plain->updates());
      EXPECT_EQ(trained.converged, plain->stop_reason() == StopReason::converged);
      EXPECT_EQ(mini::mistakes(trained.weights, data), plain->training_mistakes());

      EXPECT_EQ(flat(mini::averaged(data, epochs)), ended(AveragedOptions{}, spec)->model());
      EXPECT_EQ(flat(mini::pocket(data, epochs)), ended(PocketOptions{}, spec)->model());

      const auto vote = ended(VotedOptions{}, spec);
      const std::vector<mini::Voter> voters = mini::voted(data, epochs);
      std::vector<double> model;
      for (const mini::Voter& voter : voters) {
        const auto numbers = flat(voter.weights);
        model.insert(model.end(), numbers.begin(), numbers.end());
        model.push_back(voter.count);
      }
      EXPECT_EQ(model, vote->model());
      std::vector<Prediction> predictions(data.size());
      inside(*vote).predict_training(0, predictions);
      for (std::size_t i = 0; i < data.size(); ++i) {
        EXPECT_EQ(mini::predict(voters, data[i].x), predictions[i].label);
      }
    }
  }
}

TEST(PerceptronMini, OfNoExamplesHasNoWeights) {
  EXPECT_TRUE(mini::perceptron({}, 3).converged);
  EXPECT_EQ(mini::pocket({}, 3), mini::Weights());
}

}  // namespace
