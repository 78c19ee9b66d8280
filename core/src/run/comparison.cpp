#include "perceptron/comparison.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

#include "perceptron/angle.hpp"
#include "run/disagreement_search.hpp"
#include "run/visiting.hpp"

namespace perceptron {

Comparison::Comparison(std::vector<Shared<Run>> runs) : runs_(std::move(runs)) {
  assert(runs_.size() <= most_learners);
  assert(std::all_of(runs_.begin(), runs_.end(), [](const auto& run) { return run && run->visit() == 0; }));
}

bool Comparison::stopped() const {
  return std::all_of(runs_.begin(), runs_.end(),
                     [](const auto& run) { return run->stop_reason() != StopReason::none; });
}

std::uint64_t Comparison::frontier() const {
  std::uint64_t least = Run::no_limit;
  for (const auto& run : runs_) {
    if (inside(*run).frontier_stop_reason() == StopReason::none) least = std::min(least, run->frontier());
  }
  return least;
}

void Comparison::seek(std::uint64_t visit) {
  visit_ = 0;
  for (const auto& run : runs_) {
    run->seek(visit);
    visit_ = std::max(visit_, run->visit());
  }
}

bool Comparison::approach(std::uint64_t visit, double work) {
  return std::all_of(runs_.begin(), runs_.end(), [&](const auto& run) { return inside(*run).approach(visit, work); });
}

std::vector<std::optional<Visit>> Comparison::step() {
  std::vector<std::optional<Visit>> visits;
  for (const auto& run : runs_) {
    visits.push_back(run->step());
    visit_ = std::max(visit_, run->visit());
  }
  return visits;
}

std::uint64_t Comparison::advance(std::uint64_t visits, std::uint64_t updates, std::size_t lead) {
  const std::uint64_t from = visit_;
  if (updates != Run::no_limit) {
    if (lead >= size()) return 0;
    Run& leading = *runs_[lead];
    // To an update of a lead that has stopped there is no way.
    if (leading.advance(visits, updates) > 0) seek(leading.visit());
  } else {
    seek(visits < Run::no_limit - from ? from + visits : Run::no_limit);
  }
  return visit_ - from;
}

Result<Disagreements> Comparison::disagreements(std::size_t one, std::size_t other) const {
  assert(one < size() && other < size());
  DisagreementSearch search(runs_[one], runs_[other]);
  search.advance(std::numeric_limits<double>::infinity());
  if (search.error()) return search.error();
  return search.result();
}

double Comparison::angle(std::size_t one, std::size_t other) const {
  const auto direction = [this](std::size_t learner) {
    const RunInside& run = inside(this->run(learner));
    return run.predicts_by_hyperplane() || run.votes() ? run.weights().first(run.data().d) : std::span<const double>();
  };
  return perceptron::angle(direction(one), direction(other));
}

DisagreementSearch::DisagreementSearch(Shared<Run> one, Shared<Run> other)
    : VisitJob(one, one->visit(), one->data().size() + inside(*one).held_out().size()),
      share_of_other_(std::move(other)),
      other_(&inside(*share_of_other_)),
      visit_of_other_(other_->visit()),
      held_out_(run_->held_out()) {
  if (one->data().size() == other_->data().size() &&
      one->feature_map().base_features() == other_->feature_map().base_features()) {
    return;
  }
  error_ = fail(Status::wrong_length, Field::runs, Reason::same_examples);
}

/// Labels of multiclass learners are class numbers; of two labels −1 is class 0.
static double as_label(double label, const RunInside& run) { return run.tells_classes() && label == 0 ? -1 : label; }

/// As many examples as there is work for, all trained on or all held out.
void DisagreementSearch::look(Work& work) {
  if (!comes_near(*other_, visit_of_other_, work)) return;
  const Visiting visiting(*other_, visit_of_other_);
  const double cost = run_->prediction_cost() + other_->prediction_cost();
  const std::size_t trained = run_->data().size();
  const bool training = done_ < trained;
  const std::size_t first = training ? done_ : done_ - trained;
  const std::size_t rows = work.rows(cost, (training ? trained : parts()) - done_);
  const auto predicted = [&](const RunInside& run) {
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

JobOf<Disagreements> search_disagreements(Shared<Run> one, Shared<Run> other) {
  return std::make_unique<DisagreementSearch>(std::move(one), std::move(other));
}

}  // namespace perceptron
