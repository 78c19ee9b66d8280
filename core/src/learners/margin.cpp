#include "learners/registry.hpp"

#include "learners/online_learner.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

Result<std::unique_ptr<Learner>> make_margin(const MarginOptions& options, bool bias) {
  if (Error error = check_options(options)) return error;
  const RosenblattRule rule{options.learning_rate, Ties(TieRule::mistake), options.margin};
  return std::make_unique<OnlineLearner<RosenblattRule>>(rule, bias);
}

}  // namespace perceptron
