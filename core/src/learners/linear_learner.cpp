#include "learners/linear_learner.hpp"

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

}  // namespace perceptron
