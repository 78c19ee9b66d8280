#pragma once

#include "drawing/update_walk.hpp"
#include "input.hpp"
#include "layouts.hpp"

/// The jobs that JavaScript can start: one line a kind. Nothing here knows embind.
namespace bindings {

/// The run that a job is of, and the visit, where it is of one.
struct RunAt {
  Shared<Run> run;
  std::uint64_t visit;
};

/// A kind of job, and what JavaScript calls it. `begin` makes one of a spec and options, of a run and options, or of
/// two runs.
template <class Made, class Begin>
struct JobKind {
  using Job = Made;
  const char* name;
  Begin begin;
};
template <class Made, class Begin>
constexpr JobKind<Made, Begin> job(const char* name, Begin begin) {
  return {name, begin};
}

inline Dataset dataset_of(ExamplesIn in, std::size_t d) { return {.X = std::move(in.X), .y = std::move(in.y), .d = d}; }

inline Result<std::unique_ptr<RunStart>> begin_runs(SpecIn common, Numbers given) {
  auto learners = read_learners(given);
  if (!learners) return learners.error();
  return RunStart::create(std::move(common), *learners);
}

inline auto begin_orders(SpecIn spec, Numbers given) {
  const auto [seeds, epochs] = taken<OrdersIn>(given);
  return start_order_experiment(std::move(spec), seeds, epochs);
}

inline auto begin_trial(SpecIn spec, Numbers given) {
  auto [most_visits, held_out] = taken<TrialIn>(given);
  Dataset examples = dataset_of(std::move(held_out), spec.data.d);
  return start_trial(std::move(spec), std::move(examples), most_visits);
}

inline Result<JobOf<FieldPoints>> begin_field(RunAt of, Numbers given) {
  const auto grid = taken<Grid>(given);
  if (Error error = check_grid(inside(*of.run), grid)) return error;
  return predict_field(std::move(of.run), of.visit, grid);
}

inline Result<JobOf<Disagreements>> begin_disagreements(Shared<Run> one, Shared<Run> other) {
  if (!on_the_same_examples(*one, *other)) return fail(Status::wrong_length, Field::other, Reason::same_examples);
  return search_disagreements(std::move(one), std::move(other));
}

/// A kind's number is its place.
inline constexpr auto job_kinds = std::tuple(
    job<Analysis>("analysis", [](SpecIn spec, Numbers) { return Analysis::create(std::move(spec)); }),
    job<RunStart>("start", begin_runs), job<OrderExperiment>("order-experiment", begin_orders),
    job<Trial>("trial", begin_trial),
    job<SplitExperiment>(
        "split-experiment",
        [](SpecIn spec, Numbers given) { return start_split_experiment(std::move(spec), taken<SplitOptions>(given)); }),
    job<VisitJob<FoundMistakes>>("mistake-count", [](RunAt of, Numbers) { return count_mistakes(of.run, of.visit); }),
    job<VisitJob<double>>("margin-measure", [](RunAt of, Numbers) { return measure_margin(of.run, of.visit); }),
    job<LearningCurve>("learning-curve", [](RunAt of, Numbers) { return std::make_unique<LearningCurve>(of.run); }),
    job<ObjectiveCurve>("objective-curve", [](RunAt of, Numbers) { return std::make_unique<ObjectiveCurve>(of.run); }),
    job<CycleSearch>("cycle-search", [](RunAt of, Numbers) { return std::make_unique<CycleSearch>(of.run); }),
    job<VisitJob<std::optional<ProjectedExamples>>>("projection",
                                                    [](RunAt of, Numbers) { return project(of.run, of.visit); }),
    job<VisitJob<FieldPoints>>("prediction-field", begin_field),
    job<VisitJob<SolutionRegionResult>>(
        "solution-region",
        [](RunAt of, Numbers given) { return find_solution_region(of.run, of.visit, taken<WeightWindow>(given)); }),
    job<WeightPath>("weight-path",
                    [](RunAt of, Numbers given) { return follow_weights(of.run, taken<WeightAxes>(given)); }),
    job<ProofCurve>("proof-curve",
                    [](RunAt of, Numbers given) { return follow_proof(of.run, taken<ProofTerms>(given)); }),
    job<VisitJob<ProofStep>>(
        "proof-step", [](RunAt of, Numbers given) { return prove_step(of.run, taken<ProofTerms>(given), of.visit); }),
    job<VisitJob<Disagreements>>("disagreement-search", begin_disagreements));

/// What came of a job, or has come so far.
template <class Kind>
const auto& result_of(const Kind& job) {
  return job.result();
}
/// A list of mistakes in each epoch for each order.
inline auto result_of(const OrderExperiment& job) {
  std::vector<Numbers> orders;
  for (std::size_t first = 0; first < job.result().size(); first += job.epochs) {
    orders.push_back(std::span(job.result()).subspan(first, job.epochs));
  }
  return orders;
}
/// The handles of the runs, −1 where there is none: see `learnerError`. Once only.
std::vector<double> result_of(RunStart& job);

}  // namespace bindings
