import type { Glue } from "#glue";
import { PlaygroundError, reading } from "../errors.js";
import { learnerInput } from "../generated/inputs.js";
import { mostLearners } from "../generated/limits.js";
import type { Job } from "../job.js";
import { written } from "../layout/inputs.js";
import { each } from "../layout/rows.js";
import { type EncodedLearner, encodeLearner } from "../learners/index.js";
import { fieldsOf } from "../run/fields.js";
import { WasmRun } from "../run.js";
import { commonFields, type EncodedSpec, encodeSpec, initialOf, specFields } from "../spec.js";
import type { Comparison, ComparisonSpec } from "../types/run-types.js";
import type { LearnerSpec, RunSpec } from "../types.js";
import { WasmComparison } from "./comparison.js";
import { type CoreJob, startJob } from "./core-job.js";

/** A job that starts runs. */
export interface StartJob<Started> extends Job<Started> {
  /** About how many multiply-adds it is in all. */
  readonly cost: number;
}

/** A run for each learner, or what it is refused for. */
export type StartedRuns = readonly (WasmRun | PlaygroundError)[];

/** As `Jobs.startRun`. */
export function startRun<L extends LearnerSpec>(glue: Glue, spec: RunSpec<L>): StartJob<WasmRun<L>> {
  const { learner, initial, ...common } = fieldsOf(spec, "spec", specFields, "");
  const shared = encodeSpec(common as RunSpec);
  const own = encoded(learner, shared.features.length, initial);
  // The entry of a learner makes what is typed as its own.
  return then(begun(glue, shared, [own]), ([run]) => ofOne(run) as WasmRun<L>);
}

/**
 * The runs of a comparison, in slices. A learner that is refused has no run, and the others have; what concerns all is
 * thrown.
 */
export function startRuns(glue: Glue, spec: ComparisonSpec): StartJob<StartedRuns> {
  const { learners, ...common } = fieldsOf(spec, "spec", [...commonFields, "learners"], "");
  const list = listed(learners);
  // The examples are encoded once, without a learner.
  const shared = encodeSpec(common as RunSpec);
  return begun(
    glue,
    shared,
    list.map((learner) => encoded(learner, shared.features.length)),
  );
}

function listed(learners: unknown): unknown[] {
  const list = reading("learners", () => {
    const length = Array.isArray(learners) ? learners.length : 0;
    return Array.from({ length: Math.min(length, mostLearners + 1) }, (_, k) => (learners as unknown[])[k]);
  });
  if (list.length >= 1 && list.length <= mostLearners) return list;
  throw new PlaygroundError("out-of-range", "learners", "learners must be a list of 1 to {0} learners.", [
    mostLearners,
  ]);
}

interface EncodedInitial {
  readonly learner: EncodedLearner;
  readonly initial: Float64Array;
}

/** @param initial Weights to start from, where the learner has none of its own. */
function encoded(given: unknown, features: number, initial?: unknown): EncodedInitial {
  const learner = encodeLearner(given);
  return { learner, initial: initialOf(initial ?? learner.initial, features, learner.perClass) };
}

const learnersInput = each(learnerInput);

/** As the core takes learners. */
function asNumbers(learners: readonly EncodedInitial[]): Float64Array {
  const each = learners.map(({ learner: { code, settings }, initial }) => ({ kind: code, settings, initial }));
  return written(learnersInput, each);
}

/** As `Jobs.startComparison`. */
export function startComparison(glue: Glue, spec: ComparisonSpec): StartJob<Comparison> {
  return then(startRuns(glue, spec), (started) => compared(glue, started));
}

/** All of them, or what the first is refused for that is: then none is left. */
function compared(glue: Glue, started: StartedRuns): WasmComparison {
  const runs = started.filter((run) => run instanceof WasmRun);
  if (runs.length === started.length) return new WasmComparison(glue, runs);
  for (const run of runs) run.dispose();
  throw started.find((run) => run instanceof PlaygroundError);
}

function ofOne(run: WasmRun | PlaygroundError | undefined): WasmRun {
  if (run instanceof WasmRun) return run;
  throw run;
}

function begun(glue: Glue, spec: EncodedSpec, learners: readonly EncodedInitial[]): StartJob<StartedRuns> {
  // The examples are with the core once it has begun.
  const { numbers, ...common } = spec;
  const kept = learners.map(({ learner }) => ({ ...common, learner }));
  const read = (handles: Float64Array): StartedRuns =>
    kept.map((one, k) => (handles[k] === -1 ? refusalOf(glue, job, k) : new WasmRun(glue, handles[k] ?? -1, one)));
  const kind = { kind: "start", name: "start", read } as const;
  const job: CoreJob<"start", StartedRuns> = startJob(glue, kind, spec, asNumbers(learners));
  return Object.assign(job, { cost: glue.startCost(job.handle) });
}

function refusalOf(glue: Glue, job: CoreJob<"start", StartedRuns>, learner: number): PlaygroundError {
  try {
    glue.learnerError(job.handle, learner);
  } catch (error) {
    if (error instanceof PlaygroundError) return error;
    throw error;
  }
  throw new Error("A learner that is not refused has a run.");
}

/** A job whose result is made of that of another, once. */
function then<Found, Result>(job: StartJob<Found>, make: (found: Found) => Result): StartJob<Result> {
  let made: { readonly value: Result } | null = null;
  return {
    cost: job.cost,
    get progress() {
      return job.progress;
    },
    advance: (work) => job.advance(work),
    result: () => {
      const found = job.result();
      made ??= { value: make(found) };
      return made.value;
    },
    dispose: () => job.dispose(),
  };
}
