#include "perceptron/objective_curve.hpp"

#include <cstdint>
#include <optional>
#include <utility>

#include "run/curve_epochs.hpp"
#include "run/visiting.hpp"

namespace perceptron {

struct ObjectiveCurve::Parts {
  explicit Parts(Shared<Run> run) : epochs(std::move(run)) {}

  CurveEpochs epochs;
  std::optional<std::uint64_t> epoch;  ///< under way
  std::size_t summed = 0;              ///< examples, and what they come to
  double sum = 0;
  Points points;

  bool evaluate(Work& work);
  void add();
};

/// True once the sum of the epoch is complete.
bool ObjectiveCurve::Parts::evaluate(Work& work) {
  Run& run = epochs.run();
  const std::size_t n = run.data().size();
  const std::uint64_t visit = *epoch * n;
  if (!comes_near(run, visit, work)) return false;
  const Visiting visiting(run, visit);
  const double cost = static_cast<double>(run.data().d + 1);
  const std::size_t rows = work.rows(cost, n - summed);
  sum = run.objective(summed, summed + rows, sum);
  summed += rows;
  work.spend(static_cast<double>(rows) * cost);
  return summed == n;
}

void ObjectiveCurve::Parts::add() {
  const std::size_t place = epochs.add(*epoch);
  points.epoch = epochs.known();
  insert(points.objective, place, sum);
  epoch.reset();
  summed = 0;
  sum = 0;
}

ObjectiveCurve::ObjectiveCurve(Shared<Run> run) : parts_(new Parts(std::move(run))) {}
ObjectiveCurve::~ObjectiveCurve() = default;

bool ObjectiveCurve::advance(double amount) {
  Parts& parts = *parts_;
  Work work;
  work.grant(amount);
  for (;;) {
    if (!parts.epoch) parts.epoch = parts.epochs.missing();
    if (!parts.epoch) return true;
    if (work.over() || !parts.evaluate(work)) return false;
    parts.add();
  }
}

double ObjectiveCurve::progress() const { return parts_->epochs.progress(); }

const ObjectiveCurve::Points& ObjectiveCurve::points() const { return parts_->points; }

}  // namespace perceptron
