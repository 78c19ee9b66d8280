/** What the engine can do once the extension of its WASM is there. */
import type { Glue } from "#glue";
import { finished, type Job } from "../job.js";
import type { Jobs } from "../job-types.js";
import type { WasmRun } from "../run.js";
import type { ComparisonSpec, LearnerSpec, PerceptronSpec, RunSpec, VisitRecord } from "../types.js";
import { startAnalysis } from "./analysis.js";
import { angle } from "./angle.js";
import { together, type WasmComparison } from "./comparison.js";
import { startProofCurve, startProofStep } from "./convergence-proof.js";
import { startOrderExperiment, startSplitExperiment, startTrial } from "./experiments.js";
import { mistakesAmong } from "./mistakes.js";
import * as ofRun from "./run-jobs.js";
import { type StartedRuns, type StartJob, startComparison, startRun, startRuns } from "./start.js";
import { kernelSquare, updateGeometry } from "./update-geometry.js";
import { aggressiveStep, type VisitFacts, visitFacts } from "./visit-facts.js";
import { startProjection, startSolutionRegion, startWeightPath } from "./weight-space.js";

export type { WasmComparison } from "./comparison.js";
export { featureMap } from "./feature-map.js";
export type { StartedRuns, StartJob } from "./start.js";
export type { VisitFacts } from "./visit-facts.js";

/** `Jobs`, with the runs of this engine. */
export interface EngineJobs extends Jobs {
  startRun<L extends LearnerSpec = PerceptronSpec>(spec: RunSpec<L>): StartJob<WasmRun<L>>;
  /** As `startComparison`, where a learner may be refused and the others go on. */
  startRuns(spec: ComparisonSpec): StartJob<StartedRuns>;
  /** Runs at visit 0, of one start, at least one: from now on they move together, and are the comparison's. */
  together(runs: readonly WasmRun[]): WasmComparison;
  /** What else there is to say of the visit before the present moment of a run, whose record that is. */
  visitFacts(
    run: WasmRun,
    learner: LearnerSpec,
    record: Pick<VisitRecord, "x" | "label" | "score">,
    bias: boolean,
  ): VisitFacts;
}

/** The jobs of an engine: one row a kind, in slices and, where that is asked for, at once. */
export function jobsOf(glue: Glue): EngineJobs {
  const starts = {
    startRun: <L extends LearnerSpec = PerceptronSpec>(spec: RunSpec<L>) => startRun(glue, spec),
    startRuns: bind(glue, startRuns),
    together: bind(glue, together),
    startComparison: bind(glue, startComparison),
    startDisagreements: bind(glue, ofRun.startDisagreements),
    angle: bind(glue, angle),
    visitEffect: bind(glue, ofRun.visitEffect),
    visitFacts: bind(glue, visitFacts),
    aggressiveStep: bind(glue, aggressiveStep),
    updateGeometry: bind(glue, updateGeometry),
    kernelSquare: bind(glue, kernelSquare),
    mistakesAmong: bind(glue, mistakesAmong),
    startAnalysis: bind(glue, startAnalysis),
    startOrderExperiment: bind(glue, startOrderExperiment),
    startTrial: bind(glue, startTrial),
    startSplitExperiment: bind(glue, startSplitExperiment),
    holdOut: bind(glue, ofRun.holdOut),
    startMistakeCount: bind(glue, ofRun.startMistakeCount),
    startMarginMeasure: bind(glue, ofRun.startMarginMeasure),
    startField: bind(glue, ofRun.startField),
    startProjection: bind(glue, startProjection),
    startSolutionRegion: bind(glue, startSolutionRegion),
    startWeightPath: bind(glue, startWeightPath),
    startProofCurve: bind(glue, startProofCurve),
    startProofStep: bind(glue, startProofStep),
    startLearningCurve: bind(glue, ofRun.startLearningCurve),
    startObjectiveCurve: bind(glue, ofRun.startObjectiveCurve),
    startCycleSearch: bind(glue, ofRun.startCycleSearch),
  };
  return {
    ...starts,
    createComparison: atOnce(starts.startComparison),
    analyse: atOnce(starts.startAnalysis),
    orderExperiment: atOnce(starts.startOrderExperiment),
    trial: atOnce(starts.startTrial),
    splitExperiment: atOnce(starts.startSplitExperiment),
    mistakesAt: atOnce(starts.startMistakeCount),
    marginAt: atOnce(starts.startMarginMeasure),
    projectionAt: atOnce(starts.startProjection),
    solutionRegion: atOnce(starts.startSolutionRegion),
    weightPath: atOnce(starts.startWeightPath),
    proofCurve: atOnce(starts.startProofCurve),
    proofStep: atOnce(starts.startProofStep),
    learningCurve: atOnce(starts.startLearningCurve),
    objectiveCurve: atOnce(starts.startObjectiveCurve),
    cycle: atOnce(starts.startCycleSearch),
  };
}

function bind<Args extends unknown[], Value>(glue: Glue, call: (glue: Glue, ...args: Args) => Value) {
  return (...args: Args): Value => call(glue, ...args);
}

/** The short form. */
function atOnce<Args extends unknown[], Result>(start: (...args: Args) => Job<Result>) {
  return (...args: Args): Result => finished(start(...args));
}
