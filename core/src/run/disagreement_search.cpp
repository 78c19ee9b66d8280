#include "perceptron/disagreement_search.hpp"

#include <utility>

#include "run/visiting.hpp"

namespace perceptron {

DisagreementSearch::DisagreementSearch(Shared<Run> one, Shared<Run> other)
    : VisitJob(one, one->visit(), one->data().size() + one->held_out().size()),
      other_(std::move(other)),
      visit_of_other_(other_->visit()),
      held_out_(one->held_out()) {
  if (one->data().size() == other_->data().size() &&
      one->feature_map().base_features() == other_->feature_map().base_features()) {
    return;
  }
  error_ = fail(Status::wrong_length, Field::runs, "Only runs on the same examples can be compared.");
}

/// Labels of multiclass learners are class numbers; of two labels −1 is class 0.
static double as_label(double label, const Run& run) { return run.tells_classes() && label == 0 ? -1 : label; }

/// As many examples as there is work for, all trained on or all held out.
void DisagreementSearch::look(Work& work) {
  if (!comes_near(*other_, visit_of_other_, work)) return;
  const Visiting visiting(*other_, visit_of_other_);
  const double cost = run_->prediction_cost() + other_->prediction_cost();
  const std::size_t trained = run_->data().size();
  const bool training = done_ < trained;
  const std::size_t first = training ? done_ : done_ - trained;
  const std::size_t rows = work.rows(cost, (training ? trained : parts()) - done_);
  const auto predicted = [&](const Run& run) {
    std::vector<Prediction> predictions(rows);
    if (training) {
      run.predict_training(first, predictions);
    } else {
      error_ = run.predict({held_out_.row(first), rows * held_out_.d}, predictions);
    }
    return predictions;
  };
  const std::vector<Prediction> one = predicted(*run_), other = predicted(*other_);
  std::vector<std::uint32_t>& found = training ? found_.training : found_.held_out;
  for (std::size_t i = 0; i < rows; ++i) {
    if (as_label(one[i].label, *run_) == as_label(other[i].label, *other_)) continue;
    found.push_back(static_cast<std::uint32_t>(first + i));
  }
  done_ += rows;
  work.spend(static_cast<double>(rows) * cost);
}

}  // namespace perceptron
