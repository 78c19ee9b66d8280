#include "perceptron/comparison.hpp"

#include "perceptron/angle.hpp"
#include "run/run_inside.hpp"

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
  auto search = search_disagreements(runs_[one], runs_[other]);
  search.advance(std::numeric_limits<double>::infinity());
  if (search.error()) return search.error();
  return search.result();
}

double Comparison::angle(std::size_t one, std::size_t other) const {
  const auto direction = [this](std::size_t learner) {
    const RunInside& run = inside(this->run(learner));
    return run.predicts_by_hyperplane() || run.votes() ? run.weights().first(run.data().d) : Numbers();
  };
  return perceptron::angle(direction(one), direction(other));
}

}  // namespace perceptron
