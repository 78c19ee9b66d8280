import type { Glue } from "#glue";
import type { Job } from "../job.js";
import { WasmRun } from "../run.js";
import { encodeSpec } from "../spec.js";
import type { LearnerSpec, RunSpec } from "../types.js";
import { type CoreJob, type JobKind, startJob } from "./core-job.js";

/** As `Jobs.startRun`. */
export interface StartJob<L extends LearnerSpec = LearnerSpec> extends Job<WasmRun<L>> {
  /** About how many multiply-adds it is in all. */
  readonly cost: number;
}

/** As `Jobs.startRun`. */
export function startRun<L extends LearnerSpec>(glue: Glue, spec: RunSpec<L>): StartJob<L> {
  const encoded = encodeSpec(spec);
  // What the job is made of is with the core once it has begun.
  const { config, features, learner } = encoded;
  return begun(startJob(glue, kindOf<L>(glue, { config, features, learner }), encoded), glue);
}

function kindOf<L extends LearnerSpec>(
  glue: Glue,
  kept: ConstructorParameters<typeof WasmRun<L>>[2],
): JobKind<number, WasmRun<L>> {
  return { kind: "start", name: "start", read: (run) => new WasmRun<L>(glue, run, kept) };
}

function begun<L extends LearnerSpec>(job: CoreJob<number, WasmRun<L>>, glue: Glue): StartJob<L> {
  return Object.assign(job, { cost: glue.startCost(job.handle) });
}
