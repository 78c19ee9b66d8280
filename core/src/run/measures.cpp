#include "run/measures.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "numeric/work.hpp"

namespace perceptron {

MistakeCount::MistakeCount(Shared<Run> run, std::uint64_t visit)
    : VisitJob(run, visit, run->data().size() + inside(*run).held_out().size()), held_out_(inside(*run).held_out()) {}

/// As many examples as there is work for: of those trained on, then of those held out. None where bringing the count
/// near has taken all of it.
void MistakeCount::look(Work& work) {
  const std::size_t trained = run_->data().size();
  const bool training = done_ < trained;
  const double cost = training ? run_->counting_cost() : run_->prediction_cost();
  const std::size_t rows = work.rows(cost, (training ? trained : parts()) - done_);
  if (training) {
    if (!run_->approach_count(work)) return;
    mistakes_.training += run_->training_mistakes(done_, done_ + rows, &mistakes_.wrong);
  } else {
    const std::size_t first = done_ - trained;
    const std::span<const double> labels = held_out_.y;
    mistakes_.held_out += *run_->mistakes({held_out_.row(first), rows * held_out_.d}, labels.subspan(first, rows),
                                          &mistakes_.wrong_held_out, first);
  }
  done_ += rows;
  work.spend(static_cast<double>(rows) * cost);
}

MarginMeasure::MarginMeasure(Shared<Run> run, std::uint64_t visit) : VisitJob(run, visit, run->data().size()) {}

void MarginMeasure::look(Work& work) {
  const auto cost = static_cast<double>(run_->data().d + 1);
  const std::size_t rows = work.rows(cost, parts() - done_);
  const double margin = run_->margin(done_, done_ + rows);
  done_ = std::isnan(margin) ? parts() : done_ + rows;
  margin_ = std::isnan(margin) ? margin : std::min(margin_, margin);
  work.spend(static_cast<double>(rows) * cost);
}

JobOf<FoundMistakes> count_mistakes(Shared<Run> run, std::uint64_t visit) {
  return std::make_unique<MistakeCount>(std::move(run), visit);
}

JobOf<double> measure_margin(Shared<Run> run, std::uint64_t visit) {
  return std::make_unique<MarginMeasure>(std::move(run), visit);
}

}  // namespace perceptron
