#include "learners/online_learner.hpp"
#include "learners/registry.hpp"

namespace perceptron {

std::unique_ptr<Learner> make_margin(const MarginOptions& options, bool bias) {
  const RosenblattRule rule{options.learning_rate, Ties(TieRule::mistake), options.margin};
  return std::make_unique<OnlineLearner<RosenblattRule>>(rule, bias);
}

}  // namespace perceptron
