#include "perceptron/comparison.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "numeric/lanes.hpp"

namespace perceptron {

bool Comparison::stopped() const {
  return std::all_of(runs_.begin(), runs_.end(),
                     [](const auto& run) { return run->stop_reason() != StopReason::none; });
}

std::uint64_t Comparison::frontier() const {
  std::uint64_t least = Run::no_limit;
  for (const auto& run : runs_) {
    if (run->frontier_stop_reason() == StopReason::none) least = std::min(least, run->frontier());
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
  return std::all_of(runs_.begin(), runs_.end(), [&](const auto& run) { return run->approach(visit, work); });
}

std::optional<Visit> Comparison::step(std::size_t lead) {
  assert(lead < size());
  const auto visit = runs_[lead]->step();
  seek(visit_ + 1);
  return visit;
}

std::uint64_t Comparison::advance(std::uint64_t visits, std::uint64_t updates, std::size_t lead) {
  assert(lead < size());
  const std::uint64_t from = visit_;
  if (updates != Run::no_limit) {
    Run& leading = *runs_[lead];
    // To an update of a lead that has stopped there is no way.
    if (leading.advance(visits, updates) > 0) seek(leading.visit());
  } else {
    seek(visits < Run::no_limit - from ? from + visits : Run::no_limit);
  }
  return visit_ - from;
}

/// Labels of multiclass learners are class numbers; of two labels −1 is class 0.
static double as_label(double label, bool classes) { return classes && label == 0 ? -1 : label; }

std::vector<std::uint32_t> Comparison::disagreements(std::size_t one, std::size_t other) const {
  const std::size_t n = run(one).data().size();
  std::vector<Prediction> found(n), others(n);
  run(one).predict_training(0, found);
  run(other).predict_training(0, others);
  std::vector<std::uint32_t> examples;
  for (std::size_t i = 0; i < n; ++i) {
    const double label = as_label(found[i].label, run(one).tells_classes());
    if (label != as_label(others[i].label, run(other).tells_classes())) {
      examples.push_back(static_cast<std::uint32_t>(i));
    }
  }
  return examples;
}

double Comparison::cosine(std::size_t one, std::size_t other) const {
  assert(run(one).weights().size() == run(other).weights().size());
  const auto a = run(one).weights(), b = run(other).weights();
  const std::size_t d = run(one).data().d;
  return dot(a.data(), b.data(), d) / std::sqrt(dot(a.data(), a.data(), d) * dot(b.data(), b.data(), d));
}

}  // namespace perceptron
