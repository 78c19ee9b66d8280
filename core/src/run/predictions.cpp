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

static Error check_rows(std::span<const double> X, std::size_t rows, std::size_t d) {
  if (X.size() == rows * d) return {};
  return fail(Status::wrong_length, Field::X, Reason::columns);
}

Result<std::size_t> Run::mistakes(std::span<const double> X, std::span<const double> labels) const {
  return inside(*this).mistakes(X, labels, nullptr);
}

Result<std::size_t> RunInside::mistakes(std::span<const double> X, std::span<const double> labels,
                                        std::vector<std::uint32_t>* wrong, std::size_t number) const {
  if (Error error = check_rows(X, labels.size(), map_.base_features())) return error;
  std::vector<Prediction> predictions(std::min(rows_at_once, labels.size()));
  std::size_t mistakes = 0;
  for (std::size_t first = 0; first < labels.size(); first += rows_at_once) {
    const auto part = std::span(predictions).first(std::min(rows_at_once, labels.size() - first));
    predict_rows(moment(), X.subspan(first * map_.base_features()), part);
    for (std::size_t i = 0; i < part.size(); ++i) {
      if (!learner_->mistake(part[i], labels[first + i])) continue;
      ++mistakes;
      if (wrong) wrong->push_back(static_cast<std::uint32_t>(number + first + i));
    }
  }
  return mistakes;
}

Error Run::predict(std::span<const double> X, std::span<Prediction> predictions) const {
  Error error = check_rows(X, predictions.size(), feature_map().base_features());
  if (!error) inside(*this).predict_rows(inside(*this).moment(), X, predictions);
  return error;
}

/// Many rows at a time, for a vote begins anew with every part.
void RunInside::predict_rows(const Moment& moment, std::span<const double> X, std::span<Prediction> predictions) const {
  map_in_parts(map_, X, predictions.size(), [&](auto rows, std::size_t first, std::size_t count) {
    learner_->predict(moment, rows, predictions.subspan(first, count));
  });
}

void RunInside::predict_training(std::size_t first, std::span<Prediction> predictions) const {
  first = std::min(first, data_.size());
  const auto there = predictions.first(std::min(predictions.size(), data_.size() - first));
  const std::span<const double> X = data_.X;
  learner_->predict(moment(), X.subspan(first * data_.d, there.size() * data_.d), there);
}

}  // namespace perceptron
