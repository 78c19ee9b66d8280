#include "perceptron/disagreement_search.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "run/visiting.hpp"

namespace perceptron {

DisagreementSearch::DisagreementSearch(Shared<Run> one, Shared<Run> other)
    : sides_{{{one, one->visit()}, {other, other->visit()}}}, held_out_(one->held_out()) {
  if (one->data().size() == other->data().size() &&
      one->feature_map().base_features() == other->feature_map().base_features()) {
    return;
  }
  error_ = fail(Status::wrong_length, Field::runs, "Only runs on the same examples can be compared.");
}

double DisagreementSearch::progress() const {
  return error_ ? 1 : static_cast<double>(compared_) / static_cast<double>(examples());
}

bool DisagreementSearch::advance(double amount) {
  if (error_ || compared_ == examples()) return true;
  Work work;
  work.grant(amount);
  for (const auto& [run, visit] : sides_) {
    if (!comes_near(*run, visit, work)) return false;
  }
  const Visiting one(*sides_[0].run, sides_[0].visit), other(*sides_[1].run, sides_[1].visit);
  const double cost = sides_[0].run->prediction_cost() + sides_[1].run->prediction_cost();
  do {
    const std::size_t trained = run().data().size();
    const std::size_t rows = work.rows(cost, (compared_ < trained ? trained : examples()) - compared_);
    compare(rows);
    work.spend(static_cast<double>(rows) * cost);
  } while (compared_ < examples() && !work.over());
  return compared_ == examples();
}

/// Labels of multiclass learners are class numbers; of two labels −1 is class 0.
static double as_label(double label, const Run& run) { return run.tells_classes() && label == 0 ? -1 : label; }

/// So many examples, all trained on or all held out.
void DisagreementSearch::compare(std::size_t rows) {
  const std::size_t trained = run().data().size();
  const bool training = compared_ < trained;
  const std::size_t first = training ? compared_ : compared_ - trained;
  std::array<std::vector<Prediction>, 2> predictions;
  for (std::size_t side = 0; side < 2; ++side) {
    predictions[side].resize(rows);
    const Run& run = *sides_[side].run;
    if (training) {
      run.predict_training(first, predictions[side]);
    } else {
      error_ = run.predict({held_out_.row(first), rows * held_out_.d}, predictions[side]);
    }
  }
  std::vector<std::uint32_t>& found = training ? found_.training : found_.held_out;
  for (std::size_t i = 0; i < rows; ++i) {
    const double one = as_label(predictions[0][i].label, *sides_[0].run);
    const double other = as_label(predictions[1][i].label, *sides_[1].run);
    if (one != other) found.push_back(static_cast<std::uint32_t>(first + i));
  }
  compared_ += rows;
}

}  // namespace perceptron
