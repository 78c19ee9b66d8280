import type { Glue } from "#glue";
import { numberOf, objectOf } from "../checks.js";
import { PlaygroundError } from "../errors.js";
import { CoreJob, finished, type Job } from "../job.js";
import { encodeSpec } from "../spec.js";
import type { ExperimentOptions, RunSpec } from "../types.js";

/** As `Engine.startOrderExperiment`. */
export interface ExperimentJob extends Job<Float64Array[]> {
  /** The rows of the runs that have ended. */
  soFar(): Float64Array[];
}

/** As `Engine.orderExperiment`. */
export function orderExperiment(glue: Glue, spec: RunSpec, options: ExperimentOptions): Float64Array[] {
  return finished(startOrderExperiment(glue, spec, options));
}

/** As `Engine.startOrderExperiment`. */
export function startOrderExperiment(glue: Glue, spec: RunSpec, options: ExperimentOptions): ExperimentJob {
  const { seeds, epochs } = countsOf(options);
  const { config, doubles, ints } = encodeSpec(spec);
  const { run } = glue.startExperiment(config, doubles, ints, seeds, epochs);
  return new CoreExperiment(glue, run, epochs);
}

class CoreExperiment extends CoreJob<Float64Array[]> implements ExperimentJob {
  readonly soFar: () => Float64Array[];

  constructor(glue: Glue, run: number, epochs: number) {
    const rows = () => {
      const mistakes = glue.experimentMistakes(run);
      return Array.from({ length: mistakes.length / epochs }, (_, k) =>
        mistakes.subarray(k * epochs, (k + 1) * epochs),
      );
    };
    super(
      {
        name: "experiment",
        advance: (handle, work) => glue.advanceExperiment(handle, work),
        result: rows,
        remove: (handle) => glue.deleteExperiment(handle),
      },
      run,
    );
    this.soFar = rows;
  }
}

function countsOf(options: ExperimentOptions): ExperimentOptions {
  const { seeds, epochs } = objectOf(options, "options");
  const counts = { seeds: numberOf(seeds, "seeds", Number.NaN), epochs: numberOf(epochs, "epochs", Number.NaN) };
  for (const [field, value] of Object.entries(counts)) {
    if (Number.isInteger(value) && value >= 1 && value <= 100_000) continue;
    throw new PlaygroundError("out-of-range", field, `${field} must be a whole number from 1 to 100000.`);
  }
  return counts;
}
