#include "learners/linear_learner.hpp"

#include <algorithm>

#include "perceptron/learners/perceptron.hpp"
#include "perceptron/limits.hpp"

namespace perceptron {

Prediction LinearLearner::activation(std::span<const double> parameters, const Dataset& data,
                                     std::uint32_t example) const {
  return predicted(dot(parameters.data(), data.row(example), data.d) + parameters[data.d]);
}

void LinearLearner::predict(const Moment& moment, std::span<const double> rows,
                            std::span<Prediction> predictions) const {
  const std::size_t d = moment.data.d;
  const std::vector<double> w = model(moment);
  const double b = w[d];
  with_width(d, [&](auto width) {
    const double* row = rows.data();
    for (Prediction& prediction : predictions) {
      prediction = predicted(dot(w.data(), row, width) + b);
      row += width;
    }
  });
}

std::vector<double> LinearLearner::model(const Moment& moment) const {
  const auto weights = moment.parameters.first(moment.data.d + 1);
  return {weights.begin(), weights.end()};
}

double read_setting(std::span<const double> settings, std::size_t index, double standard, double low, double high,
                    const char* field, const char* message, Error& error) {
  const double value = index < settings.size() ? settings[index] : standard;
  if (!(value > low && value <= high)) error = fail(Status::out_of_range, field, message);
  return value;
}

double read_learning_rate(std::span<const double> settings, std::size_t index, Error& error) {
  return read_setting(settings, index, 1, 0, limits::learning_rate, "learner.learningRate",
                      "The learning rate must be above 0 and at most 1e6.", error);
}

Ties read_ties(std::span<const double> settings, std::size_t index, Error& error) {
  const double tie = index < settings.size() ? settings[index] : 0;
  if (!(tie == 0 || tie == 1 || tie == 2 || tie == 3)) {
    error = fail(Status::unknown, "learner.tie", "There is no such tie rule.");
    return {};
  }
  const auto rule = static_cast<TieRule>(tie);
  // A tie is a mistake on positives when score 0 predicts −1 or nothing, and the other way round.
  return {rule == TieRule::mistake || rule == TieRule::negative, rule == TieRule::mistake || rule == TieRule::positive};
}

}  // namespace perceptron
