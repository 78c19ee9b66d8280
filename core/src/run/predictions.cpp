// What a run predicts, and how many mistakes that are.
#include <algorithm>

#include "run/run_inside.hpp"

namespace perceptron {

/// Rows predicted at once: enough to share what a prediction costs once, few enough for the cache.
static constexpr std::size_t rows_at_once = 1024;

std::size_t RunInside::training_mistakes(std::size_t first, std::size_t last, std::vector<std::uint32_t>* wrong) const {
  last = std::min(last, data_.size());
  return first < last ? learner_->training_mistakes(moment(), first, last, wrong) : 0;
}

std::vector<double> RunInside::mapped(std::span<const double> X, std::size_t rows) const {
  std::vector<double> features(rows * data_.d);
  map_.apply(X.data(), rows, features.data());
  return features;
}

static Error check_rows(std::span<const double> X, std::size_t rows, std::size_t d) {
  if (X.size() == rows * d) return {};
  return fail(Status::wrong_length, Field::X, Reason::columns);
}

Result<std::size_t> RunInside::mistakes(std::span<const double> X, std::span<const double> labels,
                                        std::vector<std::uint32_t>* wrong, std::size_t number) const {
  if (Error error = check_rows(X, labels.size(), map_.base_features())) return error;
  std::vector<Prediction> predictions(std::min(rows_at_once, labels.size()));
  std::size_t mistakes = 0;
  for (std::size_t first = 0; first < labels.size(); first += rows_at_once) {
    const auto part = std::span(predictions).first(std::min(rows_at_once, labels.size() - first));
    predict(moment(), X.subspan(first * map_.base_features()), part);
    for (std::size_t i = 0; i < part.size(); ++i) {
      if (!learner_->mistake(part[i], labels[first + i])) continue;
      ++mistakes;
      if (wrong) wrong->push_back(static_cast<std::uint32_t>(number + first + i));
    }
  }
  return mistakes;
}

Error RunInside::predict(std::span<const double> X, std::span<Prediction> predictions) const {
  Error error = check_rows(X, predictions.size(), map_.base_features());
  if (!error) predict(moment(), X, predictions);
  return error;
}

/// There may be a thousand products a base feature, so not all rows are mapped at once; but many are, for a vote begins
/// anew with every part.
void RunInside::predict(const Moment& moment, std::span<const double> X, std::span<Prediction> predictions) const {
  constexpr std::size_t numbers = std::size_t{1} << 20;
  const std::size_t most = std::max<std::size_t>(1, numbers / std::max<std::size_t>(1, data_.d));
  for (std::size_t first = 0; first < predictions.size(); first += most) {
    const auto part = predictions.subspan(first, std::min(most, predictions.size() - first));
    learner_->predict(moment, mapped(X.subspan(first * map_.base_features()), part.size()), part);
  }
}

void RunInside::predict_training(std::size_t first, std::span<Prediction> predictions) const {
  first = std::min(first, data_.size());
  const auto there = predictions.first(std::min(predictions.size(), data_.size() - first));
  const std::span<const double> X = data_.X;
  learner_->predict(moment(), X.subspan(first * data_.d, there.size() * data_.d), there);
}

}  // namespace perceptron
