#include "drawing/update_walk.hpp"
#include "numeric/lanes.hpp"
#include "perceptron/angle.hpp"

namespace perceptron {

static double dot(Numbers a, Numbers b) { return dot(a.data(), b.data(), a.size()); }

static bool positive(double number) { return number > 0 && std::isfinite(number); }

static Error check(const RunInside& run, const ProofTerms& terms) {
  if (!run.predicts_by_hyperplane() && !run.votes()) return fail(Status::unknown, Field::run, Reason::hyperplane_only);
  if (!run.has_journal()) return fail(Status::unknown, Field::run, Reason::no_record);
  if (terms.separator.size() != run.data().d + 1) {
    return fail(Status::wrong_length, Field::terms_separator, Reason::weight_each);
  }
  const bool finite =
      std::all_of(terms.separator.begin(), terms.separator.end(), [](double w) { return std::isfinite(w); });
  const bool sized = positive(terms.chosen_reach.value_or(terms.margin));
  if (!finite || !sized || !positive(terms.radius) || !positive(terms.learning_rate)) {
    return fail(Status::out_of_range, Field::terms, Reason::proof_numbers);
  }
  return {};
}

static ProofState state_of(Numbers weights, const ProofTerms& terms) {
  const double reach = terms.reach();
  double potential = 0;
  for (std::size_t j = 0; j < weights.size(); ++j) {
    const double away = weights[j] - reach * terms.separator[j];
    potential += away * away;
  }
  return {dot(weights, terms.separator), length(weights), potential};
}

/// γ: the least y·(w*·z) over the examples of a run. O(n·d).
static double proof_margin(const RunInside& run, const std::vector<double>& separator) {
  const Dataset& data = run.data();
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t example = 0; example < data.size(); ++example) {
    const double score = dot(separator.data(), data.row(example), data.d) + separator.back();
    least = std::min(least, data.y[example] * score);
  }
  return least;
}

ProofBounds proof_bounds(const ProofState& start, const ProofTerms& terms) {
  constexpr double none = std::numeric_limits<double>::infinity();
  assert(positive(terms.radius) && positive(terms.learning_rate));
  assert(terms.chosen_reach || positive(terms.margin));
  if (!(terms.margin > 0)) return {none, none};
  // In units of ηR, so that no square is beyond a double where the examples are very long or very short.
  const double unit = terms.learning_rate * terms.radius;
  const double along = start.along / unit, length = start.length / unit, margin = terms.margin / terms.radius;
  const double across = std::max(0.0, (length - along) * (length + along));
  // (along + kγ)² ≤ length² + k between the roots; the smaller is not above 0, as along ≤ length.
  const double half = 0.5 - along * margin;
  const double root = std::sqrt(half * half + margin * margin * across);
  const double reach = terms.chosen_reach ? *terms.chosen_reach / unit : 1 / margin;
  const double away = reach - along;
  const double fall = terms.chosen_reach ? 2 * reach * margin - 1 : 1;
  return {(half + root) / (margin * margin), fall > 0 ? (across + away * away) / fall : none};
}

ProofCurve::ProofCurve(Shared<Run> run, ProofTerms terms) : UpdateWalk(std::move(run)), terms_(std::move(terms)) {
  keep(points_, {&points_.along, &points_.length, &points_.potential});
  if (terms_.chosen_reach) terms_.margin = proof_margin(*run_, terms_.separator);
  points_.margin = terms_.margin;
  points_.reach = terms_.reach();
}

std::vector<double> ProofCurve::point() {
  const ProofState state = state_of(run_->weights(), terms_);
  if (points_.updates.empty()) points_.bounds = proof_bounds(state, terms_);
  return {state.along, state.length, state.potential};
}

Result<JobOf<ProofPoints>> follow_proof(Shared<Run> run, ProofTerms terms) {
  if (Error error = check(inside(*run), terms)) return error;
  return JobOf<ProofPoints>(std::make_unique<ProofCurve>(std::move(run), std::move(terms)));
}

static Task<> find_step(VisitJob<ProofStep>& job, ProofTerms terms) {
  RunInside& run = job.run();
  ProofStep& step = job.found;
  const std::vector<double> after(run.weights().begin(), run.weights().end());
  step.updates = static_cast<double>(run.updates());
  step.after = step.before = state_of(after, terms);
  if (run.updates() == 0) co_return;
  const Visiting earlier(run, run.visit_after(run.updates()) - 1);
  const Numbers before = run.weights();
  std::vector<double> change(after);
  for (std::size_t j = 0; j < change.size(); ++j) change[j] -= before[j];
  step.before = state_of(before, terms);
  step.gain = dot(change, terms.separator);
  step.cross = 2 * dot(before, change);
  step.step_squared = dot(change, change);
}

Result<JobOf<ProofStep>> prove_step(Shared<Run> run, ProofTerms terms, std::uint64_t visit) {
  if (Error error = check(inside(*run), terms)) return error;
  return JobOf<ProofStep>(
      std::make_unique<VisitJob<ProofStep>>(std::move(run), visit, 1, &find_step, std::move(terms)));
}

}  // namespace perceptron
