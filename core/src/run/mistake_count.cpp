#include "perceptron/mistake_count.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "run/visiting.hpp"

namespace perceptron {

MistakeCount::MistakeCount(Shared<Run> run, std::uint64_t visit)
    : run_(std::move(run)), visit_(std::min(visit, run_->frontier())), held_out_(run_->held_out()) {}

double MistakeCount::progress() const { return static_cast<double>(counted_) / static_cast<double>(examples()); }

bool MistakeCount::advance(double amount) {
  Work work;
  work.grant(amount);
  return advance(work);
}

bool MistakeCount::advance(Work& work) {
  if (counted_ == examples()) return true;
  if (!comes_near(*run_, visit_, work)) return false;
  const Visiting visiting(*run_, visit_);
  do {
    count(work);
  } while (counted_ < examples() && !work.over());
  return counted_ == examples();
}

/// As many examples as there is work for, at least one: of those trained on, or of those held out. None where bringing
/// the count near has taken all of it.
void MistakeCount::count(Work& work) {
  const std::size_t trained = run_->data().size();
  const bool training = counted_ < trained;
  const double cost = training ? run_->counting_cost() : run_->prediction_cost();
  const std::size_t end = training ? trained : examples();
  const std::size_t rows = work.rows(cost, end - counted_);
  if (training) {
    if (!run_->approach_count(counted_, counted_ + rows, work)) return;
    mistakes_.training += run_->training_mistakes(counted_, counted_ + rows);
  } else {
    const std::size_t first = counted_ - trained;
    const std::span<const double> labels = held_out_.y;
    mistakes_.held_out += *run_->mistakes({held_out_.row(first), rows * held_out_.d}, labels.subspan(first, rows));
  }
  counted_ += rows;
  work.spend(static_cast<double>(rows) * cost);
}

}  // namespace perceptron
