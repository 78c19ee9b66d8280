import type { Glue } from "#glue";
import { numberOf, objectOf } from "../checks.js";
import { PlaygroundError } from "../errors.js";
import { encodeSpec } from "../spec.js";
import type { ExperimentOptions, RunSpec } from "../types.js";

/** As `Engine.orderExperiment`. */
export function orderExperiment(glue: Glue, spec: RunSpec, options: ExperimentOptions): Float64Array[] {
  const { seeds, epochs } = objectOf(options, "options");
  const counts = { seeds: numberOf(seeds, "seeds", Number.NaN), epochs: numberOf(epochs, "epochs", Number.NaN) };
  for (const [field, value] of Object.entries(counts)) {
    if (Number.isInteger(value) && value >= 1 && value <= 100_000) continue;
    throw new PlaygroundError("out-of-range", field, `${field} must be a whole number from 1 to 100000.`);
  }
  const { config, doubles, ints } = encodeSpec(spec);
  const { error, mistakes } = glue.orderExperiment(config, doubles, ints, counts.seeds, counts.epochs);
  if (error.code !== "ok") throw new PlaygroundError(error.code, error.field, error.message);
  return Array.from({ length: counts.seeds }, (_, k) => mistakes.subarray(k * counts.epochs, (k + 1) * counts.epochs));
}
