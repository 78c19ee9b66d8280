#include "perceptron/learners/margin.hpp"

#include "learners/rosenblatt.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

Result<std::unique_ptr<Learner>> make_margin(const MarginOptions& options, bool bias) {
  if (Error error = check_options(options.learning_rate, TieRule::mistake)) return error;
  if (!(options.margin > 0 && options.margin <= limits::learning_rate)) {
    return fail(Status::out_of_range, Field::learner_margin, "The margin must be above 0 and at most 1e6.");
  }
  const RosenblattRule rule{options.learning_rate, Ties(TieRule::mistake), options.margin};
  return std::make_unique<OnlineLearner<RosenblattRule>>(rule, bias);
}

}  // namespace perceptron
