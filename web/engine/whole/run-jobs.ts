import type { Glue } from "#glue";
import { booleanOf, countOf, numberOf, numbersOf } from "../checks.js";
import { PlaygroundError, reading } from "../errors.js";
import { gridInput } from "../generated/inputs.js";
import { aggressiveInput, examplesInput } from "../generated/job-inputs.js";
import {
  visitEffect as effect,
  type foundMistakes,
  type learningCurve,
  aggressiveStep as stepLayout,
} from "../generated/result-layouts.js";
import type { Job, OpenJob } from "../job.js";
import { written } from "../layout/inputs.js";
import { optional, read } from "../layout/values.js";
import { encodeLearner } from "../learners/index.js";
import { fieldOf } from "../run/fields.js";
import { WasmRun } from "../run.js";
import type { Cycle, FoundMistakes, HeldOut, LearningCurve, ObjectiveCurve } from "../types/job-types.js";
import type {
  AggressiveStep,
  Disagreements,
  Grid,
  LearnerSpec,
  PassiveAggressiveSpec,
  Predictions,
  ReadableRun,
  VisitEffect,
  VisitRecord,
} from "../types.js";
import { asFound, CoreJob, type JobKind, type KindName } from "./core-job.js";
import { heldOutOf } from "./experiments.js";

const margin: JobKind<"margin-measure", number | null> = {
  kind: "margin-measure",
  name: "margin",
  read: (found) => (Number.isFinite(found) ? found : null),
};

const objectiveCurve: JobKind<"objective-curve", ObjectiveCurve> = {
  kind: "objective-curve",
  name: "curve",
  follows: true,
  read: asFound,
};

const cycleSearch: JobKind<"cycle-search", Cycle | null> = {
  kind: "cycle-search",
  name: "search",
  follows: true,
  read: asFound,
};

const field: JobKind<"prediction-field", Predictions> = { kind: "prediction-field", name: "field", read: asFound };

const disagreementSearch: JobKind<"disagreement-search", Disagreements> = {
  kind: "disagreement-search",
  name: "search",
  read: asFound,
};

/** For a job that needs none. */
const noOptions = new Float64Array(0);

/** As `Jobs.holdOut`. */
export function holdOut(glue: Glue, run: ReadableRun, heldOut: HeldOut): void {
  const own = runOf(run);
  const examples = heldOutOf(heldOut, own.baseFeatures);
  glue.holdOut(own.handleIn(glue), written(examplesInput, examples));
  own.holdsOut = examples.y.length > 0;
}

/** As `Jobs.visitEffect`. */
export function visitEffect(glue: Glue, run: ReadableRun): VisitEffect | null {
  return read(optional(effect), glue.effect(runOf(run).handleIn(glue)));
}

/** As `Jobs.startMistakeCount`. */
export function startMistakeCount(glue: Glue, run: ReadableRun, visit?: number): Job<FoundMistakes> {
  const { holdsOut } = runOf(run);
  const read = (found: ReturnType<typeof foundMistakes>): FoundMistakes => ({
    ...found,
    heldOutMistakes: holdsOut ? found.heldOutMistakes : null,
  });
  return ofVisit(glue, { kind: "mistake-count", name: "count", read }, run, visit);
}

/** As `Jobs.startMarginMeasure`. */
export function startMarginMeasure(glue: Glue, run: ReadableRun, visit?: number): Job<number | null> {
  return ofVisit(glue, margin, run, visit);
}

/** As `Jobs.startLearningCurve`. */
export function startLearningCurve(glue: Glue, run: ReadableRun): OpenJob<LearningCurve> {
  const { holdsOut } = runOf(run);
  const read = (found: ReturnType<typeof learningCurve>): LearningCurve => ({
    ...found,
    heldOut: holdsOut ? found.heldOut : null,
  });
  return ofVisit(glue, { kind: "learning-curve", name: "curve", read, follows: true }, run);
}

/** As `Jobs.startObjectiveCurve`. */
export function startObjectiveCurve(glue: Glue, run: ReadableRun): OpenJob<ObjectiveCurve> {
  return ofVisit(glue, objectiveCurve, run);
}

/** As `Jobs.startCycleSearch`. */
export function startCycleSearch(glue: Glue, run: ReadableRun): OpenJob<Cycle | null> {
  return ofVisit(glue, cycleSearch, run);
}

/** As `Jobs.startField`. */
export function startField(glue: Glue, run: ReadableRun, grid: Grid, visit?: number): Job<Predictions> {
  return ofVisit(glue, field, run, visit, written(gridInput, runOf(run).gridOf(grid)));
}

/** As `Jobs.startDisagreements`. */
export function startDisagreements(glue: Glue, one: ReadableRun, other: ReadableRun): Job<Disagreements> {
  const handles = [one, other].map((run) => runOf(run).handleIn(glue)) as [number, number];
  return new CoreJob(glue, disagreementSearch, (code) => glue.startPairJob(code, ...handles));
}

/** A job of a visit, the present one where none is given. What is of all epochs takes no notice of it. */
export function ofVisit<Name extends KindName, Result>(
  glue: Glue,
  kind: JobKind<Name, Result>,
  run: ReadableRun,
  visit?: number,
  options: Float64Array = noOptions,
): CoreJob<Name, Result> {
  const own = runOf(run);
  const at = visitOf(own, visit);
  const handle = own.handleIn(glue);
  return new CoreJob(glue, kind, (code) => glue.startRunJob(code, handle, at, options));
}

/** The present one where none is given. */
export function visitOf(run: WasmRun, visit?: number): number {
  return visit === undefined ? run.moment().visit : countOf(visit, "visit");
}

export function runOf(run: ReadableRun): WasmRun {
  if (reading("run", () => run instanceof WasmRun)) return run as WasmRun;
  throw new PlaygroundError("wrong-type", "run", "run must be a run of this engine.");
}

/** What there is to say of a visit beyond its record. */
export interface VisitFacts {
  /** What it did to its example's score. */
  readonly effect?: VisitEffect;
  /** What a passive-aggressive learner went by. */
  readonly aggression?: AggressiveStep;
}

type Visited = Pick<VisitRecord, "x" | "label" | "score">;

/** Of the visit before the present moment of a run, whose record that is. */
export function visitFacts(glue: Glue, run: WasmRun, learner: LearnerSpec, record: Visited, bias: boolean): VisitFacts {
  const effect = visitEffect(glue, run);
  return {
    ...(effect && { effect }),
    ...(learner.kind === "passive-aggressive" && { aggression: aggressiveStep(glue, learner, record, bias) }),
  };
}

/** As `Jobs.aggressiveStep`. */
export function aggressiveStep(
  glue: Glue,
  learner: PassiveAggressiveSpec,
  visit: Visited,
  bias: boolean,
): AggressiveStep {
  const { kind, settings } = encodeLearner(learner);
  if (kind !== "passive-aggressive") {
    throw new PlaygroundError("unknown", "learner.kind", "The learner must be passive-aggressive.");
  }
  if (typeof visit !== "object" || visit === null) {
    throw new PlaygroundError("wrong-type", "visit", "visit must be an object.");
  }
  const x = numbersOf(fieldOf(visit, "x", "visit.x"), "visit.x");
  const [label, score] = ["label", "score"].map((name) =>
    numberOf(fieldOf(visit, name, `visit.${name}`), `visit.${name}`, Number.NaN),
  ) as [number, number];
  const numbers = written(aggressiveInput, {
    settings,
    bias: booleanOf(bias, "bias", true),
    margin: label * score,
  });
  return read(stepLayout, glue.aggressiveStep(numbers, x));
}
