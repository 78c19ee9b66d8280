#include "perceptron/learners/margin.hpp"

#include "learners/rosenblatt.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

std::unique_ptr<Learner> make_margin(bool bias, std::span<const double> settings, Error& error) {
  const double rate = read_learning_rate(settings, 0, error);
  const double margin = read_setting(settings, 1, 1, 0, limits::learning_rate, "learner.margin",
                                     "The margin must be above 0 and at most 1e6.", error);
  return std::make_unique<OnlineLearner<RosenblattRule>>(RosenblattRule{rate, {true, true}, margin}, bias);
}

}  // namespace perceptron
