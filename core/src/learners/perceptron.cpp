#include "learners/registry.hpp"

#include "learners/online_learner.hpp"

namespace perceptron {

// The rule of most learners is built once, here, for all of them.
template class OnlineLearner<RosenblattRule>;

Result<std::unique_ptr<Learner>> make_perceptron(const PerceptronOptions& options, bool bias) {
  return make_rosenblatt<OnlineLearner<RosenblattRule>>(options, bias);
}

}  // namespace perceptron
