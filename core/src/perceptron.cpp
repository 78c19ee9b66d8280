#include "perceptron/perceptron.hpp"

#include "online_learner.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

namespace {

struct PerceptronRule {
  double learning_rate;
  /// Whether score 0 is a mistake, by the sign of the label. The four tie rules differ in nothing else.
  bool tie_on_positive;
  bool tie_on_negative;

  bool passes(double score, double label) const { return label * score > 0; }

  bool mistake(double score, double label) const {
    if (score == 0) return label > 0 ? tie_on_positive : tie_on_negative;
    return !passes(score, label);
  }

  double coefficient(double score, double label) const { return mistake(score, label) ? learning_rate * label : 0; }
};

}  // namespace

std::unique_ptr<Learner> make_perceptron(bool bias, std::span<const double> settings, Error& error) {
  const double learning_rate = settings.size() > 0 ? settings[0] : 1;
  const double tie = settings.size() > 1 ? settings[1] : 0;
  if (!(learning_rate > 0 && learning_rate <= limits::learning_rate)) {
    error = fail(Status::out_of_range, "learner.learningRate", "The learning rate must be above 0 and at most 1e6.");
    return nullptr;
  }
  if (!(tie == 0 || tie == 1 || tie == 2 || tie == 3)) {
    error = fail(Status::unknown, "learner.tie", "There is no such tie rule.");
    return nullptr;
  }
  const auto rule = static_cast<TieRule>(tie);
  // A tie is a mistake on positives when score 0 predicts −1 or nothing, and the other way round.
  const bool on_positive = rule == TieRule::mistake || rule == TieRule::negative;
  const bool on_negative = rule == TieRule::mistake || rule == TieRule::positive;
  return std::make_unique<OnlineLearner<PerceptronRule>>(PerceptronRule{learning_rate, on_positive, on_negative}, bias);
}

}  // namespace perceptron
