#include "perceptron/comparison.hpp"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

#include "perceptron/angle.hpp"
#include "run/run_job.hpp"
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
  auto search = search_disagreements(runs_[one], runs_[other]);
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

/// Labels of multiclass learners are class numbers; of two labels −1 is class 0.
static double as_label(double label, const RunInside& run) { return run.tells_classes() && label == 0 ? -1 : label; }

static bool on_the_same(const Run& one, const Run& other) {
  return one.data().size() == other.data().size() &&
         one.feature_map().base_features() == other.feature_map().base_features();
}

/// Which of the rows first…last−1 the runs, as they stand, predict differently; of those trained on unless there are
/// others.
static std::vector<std::uint32_t> differing(const RunInside& one, const RunInside& other, const Dataset* others,
                                            std::size_t first, std::size_t last) {
  const auto predicted = [&](const RunInside& run) {
    std::vector<Prediction> predictions(last - first);
    if (!others) {
      run.predict_training(first, predictions);
    } else {
      [[maybe_unused]] const Error error = run.predict({others->row(first), (last - first) * others->d}, predictions);
      assert(!error);
    }
    return predictions;
  };
  const std::vector<Prediction> ones = predicted(one), theirs = predicted(other);
  std::vector<std::uint32_t> found;
  for (std::size_t i = first; i < last; ++i) {
    if (as_label(ones[i - first].label, one) == as_label(theirs[i - first].label, other)) continue;
    found.push_back(static_cast<std::uint32_t>(i));
  }
  return found;
}

/// Of the examples trained on, then of those held out. `there`: the visit of the other run.
static Task<> find_disagreements(VisitJob<Disagreements>& job, Shared<Run> share, std::uint64_t there,
                                 Dataset held_out) {
  RunInside &run = job.run(), &other = inside(*share);
  const std::size_t trained = run.data().size(), all = trained + held_out.size();
  while (job.seen < all) {
    while (!comes_near(other, there, job.work)) co_await job.work.overhead(0);
    const bool training = job.seen < trained;
    const std::size_t first = training ? job.seen : job.seen - trained;
    double cost = 0;
    {
      const Visiting visiting(other, there);
      cost = run.prediction_cost() + other.prediction_cost();
      const std::size_t rows = job.work.rows(cost, (training ? trained : all) - job.seen);
      auto& found = training ? job.found.training : job.found.held_out;
      for (const std::uint32_t row : differing(run, other, training ? nullptr : &held_out, first, first + rows)) {
        found.push_back(row);
      }
      job.seen += rows;
      cost *= static_cast<double>(rows);
    }
    co_await job.work.spend(cost);
  }
}

JobOf<Disagreements> search_disagreements(Shared<Run> one, Shared<Run> other) {
  const Dataset& held_out = inside(*one).held_out();
  auto job = std::make_unique<VisitJob<Disagreements>>(one, one->visit(), one->data().size() + held_out.size(),
                                                       &find_disagreements, other, other->visit(), held_out);
  if (!on_the_same(*one, *other)) job->fail(fail(Status::wrong_length, Field::runs, Reason::same_examples));
  return job;
}

}  // namespace perceptron
