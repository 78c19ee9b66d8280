#include "learners/learner.hpp"

namespace perceptron {

TrainingCosts Learner::training_costs(const Dataset& data) const {
  const auto visit = static_cast<double>(sizes(data).weights);
  return {0, visit, visit};
}

ModelCosts Learner::model_costs(const Moment& moment) const {
  const auto row = static_cast<double>(sizes(moment.data).weights);
  return {row, row};
}

void Learner::start(const Dataset&, Numbers initial, std::span<double> parameters) const {
  std::fill(parameters.begin(), parameters.end(), 0.0);
  std::copy(initial.begin(), initial.end(), parameters.begin());
}

std::vector<double> Learner::model(const Moment& moment) const {
  const auto weights = moment.parameters.first(sizes(moment.data).weights);
  return {weights.begin(), weights.end()};
}

std::size_t Learner::training_mistakes(const Moment& moment, std::size_t first, std::size_t last,
                                       std::vector<std::uint32_t>* wrong) const {
  const Dataset& data = moment.data;
  const Numbers X = data.X, y = data.y;
  return mistakes(moment, X.subspan(first * data.d, (last - first) * data.d), y.subspan(first, last - first), first,
                  wrong);
}

std::size_t Learner::mistakes(const Moment& moment, Numbers rows, Numbers labels, std::size_t number,
                              std::vector<std::uint32_t>* wrong) const {
  // Enough at once to share what a prediction costs once, few enough for the cache.
  constexpr std::size_t batch = 1024;
  const std::size_t d = moment.data.d;
  std::vector<Prediction> predictions(std::min(batch, labels.size()));
  std::size_t mistakes = 0;
  for (std::size_t first = 0; first < labels.size(); first += batch) {
    const auto part = std::span(predictions).first(std::min(batch, labels.size() - first));
    predict(moment, rows.subspan(first * d, part.size() * d), part);
    for (std::size_t i = 0; i < part.size(); ++i) {
      if (mistake(part[i], labels[first + i])) mistakes += count_as_wrong(number + first + i, wrong);
    }
  }
  return mistakes;
}

Prediction LinearLearner::activation(Numbers parameters, const Dataset& data, std::uint32_t example) const {
  return predicted(dot(parameters.data(), data.row(example), data.d) + parameters[data.d]);
}

void LinearLearner::predict(const Moment& moment, Numbers rows, std::span<Prediction> predictions) const {
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

}  // namespace perceptron
