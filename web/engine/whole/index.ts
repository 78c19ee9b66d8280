/** The whole engine: what it does beyond the small one. */
import createGlue, { type Glue } from "#glue";
import { numberOf, numbersOf } from "../checks.js";
import { PlaygroundError } from "../errors.js";
import { learnerInput } from "../generated/inputs.js";
import { termsInput, updateInput } from "../generated/job-inputs.js";
import { type analysisResult, updateGeometry as geometry, type turn } from "../generated/result-layouts.js";
import { finished, type Job, type OpenJob } from "../job.js";
import { written } from "../layout/inputs.js";
import { read } from "../layout/values.js";
import { encodeLearner } from "../learners/index.js";
import { fieldsOf } from "../run/fields.js";
import type { WasmRun } from "../run.js";
import { encodeSpec, specFields } from "../spec.js";
import type { Analysis, AnalysisRun, AnalysisSpec } from "../types/analysis-types.js";
import type { Jobs } from "../types/job-types.js";
import type {
  ComparisonSpec,
  Engine,
  KernelSpec,
  LearnerSpec,
  LinearModel,
  PerceptronSpec,
  ProofCurve,
  ProofStep,
  ProofTerms,
  ReadableRun,
  RunSpec,
  Turn,
  UpdateGeometry,
  VisitRecord,
} from "../types.js";
import { together, type WasmComparison } from "./comparison.js";
import { asFound, type JobKind, startJob } from "./core-job.js";
import { startOrderExperiment, startSplitExperiment, startTrial } from "./experiments.js";
import { featureMap } from "./feature-map.js";
import { loadModel } from "./model.js";
import { angle, hyperplaneOf, listOf } from "./numbers.js";
import * as ofRun from "./run-jobs.js";
import { aggressiveStep, runOf, type VisitFacts, visitFacts } from "./run-jobs.js";
import { type StartedRuns, type StartJob, startComparison, startRun, startRuns } from "./start.js";
import { startProjection, startSolutionRegion, startWeightPath } from "./weight-space.js";

const curve: JobKind<"proof-curve", ProofCurve> = {
  kind: "proof-curve",
  name: "curve",
  follows: true,
  read: asFound,
};

const step: JobKind<"proof-step", ProofStep> = { kind: "proof-step", name: "step", read: asFound };

/** As `Jobs.startProofCurve`. */
function startProofCurve(glue: Glue, run: ReadableRun, terms: ProofTerms): OpenJob<ProofCurve> {
  return ofRun.ofVisit(glue, curve, run, 0, numbersOfTerms(terms, runOf(run).features.length));
}

/** As `Jobs.startProofStep`. */
function startProofStep(glue: Glue, run: ReadableRun, terms: ProofTerms, visit?: number): Job<ProofStep> {
  return ofRun.ofVisit(glue, step, run, visit, numbersOfTerms(terms, runOf(run).features.length));
}

function numbersOfTerms(terms: ProofTerms, features: number): Float64Array {
  const { separator, margin, radius, learningRate, chosenReach } = fieldsOf(terms, "terms", [
    "separator",
    "margin",
    "radius",
    "learningRate",
    "chosenReach",
  ]);
  return written(termsInput, {
    margin: numberOf(margin, "terms.margin", Number.NaN),
    radius: numberOf(radius, "terms.radius", Number.NaN),
    learningRate: numberOf(learningRate, "terms.learningRate", 1),
    chosenReach: chosenReach === undefined ? null : numberOf(chosenReach, "terms.chosenReach", Number.NaN),
    separator: hyperplaneOf(separator, "terms.separator", features),
  });
}

const analysis: JobKind<"analysis", Analysis> = { kind: "analysis", name: "analysis", read: decoded };

/** As `Jobs.startAnalysis`. */
function startAnalysis(glue: Glue, spec: AnalysisSpec): AnalysisRun {
  // What else a run is made of is nothing to an analysis.
  const { X, y, features, scaling, bias } = fieldsOf(spec, "spec", specFields, "");
  return startJob(glue, analysis, encodeSpec({ X, y, features, scaling, bias } as unknown as RunSpec));
}

function decoded(found: ReturnType<typeof analysisResult>): Analysis {
  const { verdict, reason, radius, margin, bound, separator, hyperplane, geometricMargin } = found;
  const { positive, negative, point, factor } = found;
  const separable = verdict && verdict === "separable";
  return {
    ...{ separable, reason, radius },
    margin: separable ? margin : null,
    bound: separable ? bound : null,
    separator: separable ? separator : null,
    geometric: separable ? { ...hyperplane, margin: geometricMargin } : null,
    witness: separable === false ? { positive, negative, point, factor } : null,
  };
}

export type { WasmComparison } from "./comparison.js";
export type { VisitFacts } from "./run-jobs.js";
export type { StartedRuns, StartJob } from "./start.js";
export { createGlue };

/** `Jobs` and maps, with the runs of this engine. */
export interface EngineJobs extends Jobs, Pick<Engine, "featureMap"> {
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
    featureMap: bind(glue, featureMap),
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
    loadModel: bind(glue, loadModel),
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

/** As `Jobs.mistakesAmong`. */
function mistakesAmong(
  glue: Glue,
  learner: LearnerSpec,
  scores: ArrayLike<number>,
  y: ArrayLike<number>,
): Float64Array {
  const { code, settings } = encodeLearner(learner);
  const numbers = numbersOf(scores, "scores");
  const labels = listOf(y, "y", numbers.length);
  return glue.mistakesAmong(written(learnerInput, { kind: code, settings, initial: [] }), numbers, labels);
}

/** As `Jobs.updateGeometry`. */
function updateGeometry(glue: Glue, before: LinearModel, after: LinearModel, by: LinearModel): UpdateGeometry {
  const first = hyperplaneOf(before, "before");
  const features = first.length - 1;
  const vectors = written(updateInput, {
    before: first,
    after: hyperplaneOf(after, "after", features),
    by: hyperplaneOf(by, "by", features),
  });
  const found = read(geometry, glue.updateGeometry(vectors));
  return {
    scores: [found.scoreBefore, found.scoreAfter],
    features: turnOf(found.features),
    whole: turnOf(found.whole),
  };
}

/** As `Jobs.kernelSquare`. */
function kernelSquare(glue: Glue, learner: KernelSpec, x: ArrayLike<number>): number {
  return glue.kernelSquare(Float64Array.from(kernelSettings(learner)), numbersOf(x, "x"));
}

function kernelSettings(learner: KernelSpec): number[] {
  const { kind, settings } = encodeLearner(learner);
  if (kind === "kernel") return settings;
  throw new PlaygroundError("unknown", "learner.kind", "The learner must be a kernel perceptron.");
}

function turnOf(found: ReturnType<typeof turn>): Turn {
  return {
    squaredNorm: found.squaredNorm,
    before: { length: found.lengthBefore, angle: angleOf(found.angleBefore) },
    after: { length: found.lengthAfter, angle: angleOf(found.angleAfter) },
  };
}

function angleOf(degrees: number): number | null {
  return Number.isNaN(degrees) ? null : degrees;
}
