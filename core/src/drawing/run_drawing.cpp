// What a reader of the library starts: the kinds of job are their own sources.
#include "perceptron/drawing/run_drawing.hpp"

#include "drawing/convergence_proof.hpp"
#include "drawing/prediction_field.hpp"
#include "drawing/projection.hpp"
#include "drawing/solution_region.hpp"
#include "drawing/weight_path.hpp"

namespace perceptron {

template <class Found, class Kind>
static Result<JobOf<Found>> started(Result<std::unique_ptr<Kind>> job) {
  if (!job) return job.error();
  return JobOf<Found>(*std::move(job));
}

JobOf<FieldPoints> predict_field(Shared<Run> run, std::uint64_t visit, const Grid& grid) {
  return std::make_unique<PredictionField>(std::move(run), visit, grid);
}

JobOf<std::optional<ProjectedExamples>> project(Shared<Run> run, std::uint64_t visit) {
  return std::make_unique<ProjectionJob>(std::move(run), visit);
}

Result<JobOf<SolutionRegionResult>> find_solution_region(Shared<Run> run, std::uint64_t visit,
                                                         const WeightWindow& window) {
  return started<SolutionRegionResult>(SolutionRegion::create(std::move(run), visit, window));
}

Result<JobOf<WeightPathPoints>> follow_weights(Shared<Run> run, WeightAxes axes) {
  return started<WeightPathPoints>(WeightPath::create(std::move(run), axes));
}

Result<JobOf<ProofPoints>> follow_proof(Shared<Run> run, ProofTerms terms) {
  return started<ProofPoints>(ProofCurve::create(std::move(run), std::move(terms)));
}

Result<JobOf<ProofStep>> prove_step(Shared<Run> run, ProofTerms terms, std::uint64_t visit) {
  return started<ProofStep>(ProofStepJob::create(std::move(run), std::move(terms), visit));
}

}  // namespace perceptron
