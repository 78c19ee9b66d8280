#include "drawing/run_drawing.hpp"
#include "numeric/bits.hpp"
#include "numeric/lanes.hpp"
#include "run/run_job.hpp"

namespace perceptron {

/// ‖x − from‖ in units: no square overflows, and none that matters vanishes.
static double distance(Numbers x, Numbers from, double unit) {
  double sum = 0;
  for (std::size_t j = 0; j < x.size(); ++j) {
    const double part = x[j] / unit - from[j] / unit;
    sum += part * part;
  }
  return std::sqrt(sum);
}

/// Weights and bias of what predicts, or of a vote the weights in training; empty where neither is a hyperplane.
static std::vector<double> hyperplane_of(const RunInside& run) {
  if (run.predicts_by_hyperplane()) return run.model();
  const Numbers weights = run.weights().first(run.votes() ? run.data().d + 1 : 0);
  return {weights.begin(), weights.end()};
}

/// The examples trained on are boxed, then all are projected. `held_out`: base features.
static Task<> find_projection(VisitJob<std::optional<ProjectedExamples>>& job, Dataset held_out) {
  const RunInside& run = job.run();
  const Dataset& data = run.data();
  const std::size_t d = data.d, n = data.size(), all = n + held_out.size();
  const auto cost = static_cast<double>(2 * d + 4);
  std::vector<double> hyperplane = hyperplane_of(run);
  if (hyperplane.empty()) co_return;
  ProjectedExamples& found = job.found.emplace();
  // w, its largest number from 1 to 2.
  std::vector<double> direction(hyperplane.begin(), hyperplane.end() - 1);
  double length = 0;
  if (const double largest = largest_of(direction); largest > 0) {
    const double factor = reciprocal_power(largest);
    for (double& weight : direction) weight *= factor;
    length = std::sqrt(dot(direction.data(), direction.data(), d));
    found.length = length / factor;
  }
  found.hyperplane = std::move(hyperplane);
  for (auto* column : {&found.score, &found.along, &found.mistake}) column->resize(all);

  constexpr double infinity = std::numeric_limits<double>::infinity();
  found.margin = infinity;
  std::vector<double> low(d, infinity), high(d, -infinity), middle(d);
  for (std::size_t i = 0; i < n; ++i) {
    const double* const x = data.row(i);
    for (std::size_t j = 0; j < d; ++j) {
      low[j] = std::min(low[j], x[j]);
      high[j] = std::max(high[j], x[j]);
    }
    ++job.seen;
    co_await job.work.spend(cost);
  }
  for (std::size_t j = 0; j < d; ++j) middle[j] = low[j] / 2 + high[j] / 2;
  const double unit = std::max({largest_of(low), largest_of(high), std::numeric_limits<double>::min()});

  double farthest = 0;  // in units, from the middle
  std::vector<double> mapped(d);
  for (std::size_t i = 0; i < all; ++i) {
    const bool trained = i < n;
    if (!trained) run.feature_map().apply(held_out.row(i - n), 1, mapped.data());
    const Numbers x(trained ? data.row(i) : mapped.data(), d);
    const double label = trained ? data.y[i] : held_out.y[i - n];
    const double score = dot(found.hyperplane.data(), x.data(), d) + found.hyperplane.back();
    found.score[i] = score;
    found.mistake[i] = run.is_mistake(predicted(score), label);
    if (length > 0) found.along[i] = dot(direction.data(), x.data(), d) / length;
    if (trained) farthest = std::max(farthest, distance(x, middle, unit));
    if (trained && label * score < found.margin) {
      found.margin = label * score;
      found.nearest = i;
    }
    ++job.seen;
    co_await job.work.spend(2 * cost);
  }
  if (length > 0) found.middle = dot(direction.data(), middle.data(), d) / length;
  found.half = unit * farthest;
}

JobOf<std::optional<ProjectedExamples>> project(Shared<Run> run, std::uint64_t visit) {
  const Dataset& held_out = inside(*run).held_out();
  return std::make_unique<VisitJob<std::optional<ProjectedExamples>>>(
      run, visit, 2 * run->data().size() + held_out.size(), &find_projection, held_out);
}

}  // namespace perceptron
