#include "perceptron/learners/perceptron.hpp"

#include "learners/rosenblatt.hpp"

namespace perceptron {

// The rule of most learners is built once, here, for all of them.
template class OnlineLearner<RosenblattRule>;

RosenblattRule read_rosenblatt(std::span<const double> settings, Error& error) {
  return {read_learning_rate(settings, 0, error), read_ties(settings, 1, error)};
}

std::unique_ptr<Learner> make_perceptron(bool bias, std::span<const double> settings, Error& error) {
  return std::make_unique<OnlineLearner<RosenblattRule>>(read_rosenblatt(settings, error), bias);
}

}  // namespace perceptron
