import type { Glue } from "#glue";
import { CoreJob, type Job } from "../job.js";
import { WasmRun } from "../run.js";
import { encodeSpec } from "../spec.js";
import type { LearnerSpec, RunSpec } from "../types.js";

/** As `Engine.startRun`. */
export interface StartJob<L extends LearnerSpec = LearnerSpec> extends Job<WasmRun<L>> {
  /** About how many multiply-adds it is in all. */
  readonly cost: number;
}

/** As `Engine.startRun`. */
export function startRun<L extends LearnerSpec>(glue: Glue, spec: RunSpec<L>): StartJob<L> {
  const encoded = encodeSpec(spec);
  const { run } = glue.startRun(encoded.config, encoded.doubles, encoded.ints);
  // What the job was made of is with the core by now.
  const { config, features, learner } = encoded;
  const job = new CoreJob<WasmRun<L>>(
    {
      name: "start",
      advance: (handle, work) => glue.advanceStart(handle, work),
      result: (handle) => new WasmRun(glue, glue.startedRun(handle).run, { config, features, learner }),
      remove: (handle) => glue.deleteStart(handle),
    },
    run,
  );
  return Object.assign(job, { cost: glue.startCost(run) });
}
