#include "learners/online_learner.hpp"
#include "learners/registry.hpp"

namespace perceptron {

// The rule of most learners is built once, here, for all of them.
template class OnlineLearner<RosenblattRule>;

std::unique_ptr<Learner> make_perceptron(const PerceptronOptions& options, bool bias) {
  return std::make_unique<OnlineLearner<RosenblattRule>>(RosenblattRule{options.learning_rate, Ties(options.tie)},
                                                         bias);
}

}  // namespace perceptron
