#include <algorithm>

#include "perceptron/learner.hpp"
#include "perceptron/learners/averaged.hpp"
#include "perceptron/learners/batch.hpp"
#include "perceptron/learners/decision_tree.hpp"
#include "perceptron/learners/kernel.hpp"
#include "perceptron/learners/margin.hpp"
#include "perceptron/learners/multiclass.hpp"
#include "perceptron/learners/nearest_neighbours.hpp"
#include "perceptron/learners/passive_aggressive.hpp"
#include "perceptron/learners/perceptron.hpp"
#include "perceptron/learners/pocket.hpp"
#include "perceptron/learners/voted.hpp"

namespace perceptron {

Error Learner::check_labels(std::span<const double> y, std::size_t) { return check_two_labels(y); }

void Learner::start(const Dataset&, std::span<const double> initial, std::span<double> parameters) const {
  std::fill(parameters.begin(), parameters.end(), 0.0);
  std::copy(initial.begin(), initial.end(), parameters.begin());
}

/// Rows predicted at once: enough to share what a prediction costs once, few enough for the cache.
static constexpr std::size_t batch = 1024;

std::size_t Learner::training_mistakes(const Moment& moment, std::size_t first, std::size_t last) const {
  const Dataset& data = moment.data;
  const std::span<const double> X = data.X;
  std::vector<Prediction> predictions(std::min(batch, last - first));
  std::size_t mistakes = 0;
  for (; first < last; first += batch) {
    const auto part = std::span(predictions).first(std::min(batch, last - first));
    predict(moment, X.subspan(first * data.d, part.size() * data.d), part);
    for (std::size_t i = 0; i < part.size(); ++i) mistakes += mistake(part[i], data.y[first + i]);
  }
  return mistakes;
}

void Learner::scores(std::span<const double>, std::span<const double>, std::vector<double>& scores) const {
  scores.clear();
}

namespace {

std::unique_ptr<Learner> make(LearnerKind kind, bool bias, std::span<const double> settings, Error& error) {
  switch (kind) {
    // The registration of learners: one line each.
    case LearnerKind::perceptron: return make_perceptron(bias, settings, error);
    case LearnerKind::margin: return make_margin(bias, settings, error);
    case LearnerKind::averaged: return make_averaged(bias, settings, error);
    case LearnerKind::voted: return make_voted(bias, settings, error);
    case LearnerKind::pocket: return make_pocket(bias, settings, error);
    case LearnerKind::batch: return make_batch(bias, settings, error);
    case LearnerKind::passive_aggressive: return make_passive_aggressive(bias, settings, error);
    case LearnerKind::multiclass: return make_multiclass(bias, settings, error);
    case LearnerKind::kernel: return make_kernel(settings, error);
    case LearnerKind::nearest_neighbours: return make_nearest_neighbours(settings, error);
    case LearnerKind::decision_tree: return make_decision_tree(settings, error);
  }
  error = fail(Status::unknown, "learner.kind", "There is no such learner.");
  return nullptr;
}

}  // namespace

std::unique_ptr<Learner> make_learner(LearnerKind kind, bool bias, std::span<const double> settings, Error& error) {
  auto learner = make(kind, bias, settings, error);
  return error ? nullptr : std::move(learner);
}

}  // namespace perceptron
