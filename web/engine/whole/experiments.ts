import type { Glue } from "#glue";
import { countOf, numberOf, numbersOf } from "../checks.js";
import { PlaygroundError } from "../errors.js";
import { ordersInput, splitsInput, trialInput } from "../generated/job-inputs.js";
import { mostUpdates } from "../generated/limits.js";
import { fiveNumbers as fiveNumbersOf, spread as spreadOf, type trialResult } from "../generated/result-layouts.js";
import type { Job } from "../job.js";
import { written } from "../layout/inputs.js";
import { optional, read } from "../layout/values.js";
import { rowsOf } from "../matrix.js";
import { fieldsOf } from "../run/fields.js";
import { encodeSpec } from "../spec.js";
import type {
  ExperimentOptions,
  OrderExperimentJob,
  SplitExperimentJob,
  SplitsOptions,
  TrialOptions,
  TrialResult,
} from "../types/job-types.js";
import type { RunSpec } from "../types.js";
import { asFound, type JobKind, startJob } from "./core-job.js";

const orderExperiment: JobKind<"order-experiment", Float64Array[]> = {
  kind: "order-experiment",
  name: "experiment",
  read: asFound,
};

/** As `Jobs.startOrderExperiment`. */
export function startOrderExperiment(glue: Glue, spec: RunSpec, options: ExperimentOptions): OrderExperimentJob {
  const { seeds, epochs } = countsOf(options);
  const job = startJob(glue, orderExperiment, encodeSpec(spec), written(ordersInput, { seeds, epochs }));
  const spread = () => {
    glue.jobError(job.handle);
    return read(spreadOf, glue.jobSummary(job.handle));
  };
  return Object.assign(job, { spread });
}

/** As `Jobs.startTrial`. */
export function startTrial(glue: Glue, spec: RunSpec, options?: TrialOptions): Job<TrialResult> {
  const { mostVisits, heldOut } = fieldsOf(options, "options", ["mostVisits", "heldOut"], "");
  const encoded = encodeSpec(spec);
  const { learner, features } = encoded;
  const held = heldOutOf(heldOut, encoded.d);
  const decoded = ({ mistakes, weights, ...found }: ReturnType<typeof trialResult>): TrialResult => ({
    ...found,
    trainingMistakes: mistakes.trainingMistakes,
    heldOutMistakes: held.y.length > 0 ? mistakes.heldOutMistakes : null,
    current: learner.current(weights, features.length),
  });
  const numbers = written(trialInput, { mostVisits: mostVisitsOf(mostVisits), heldOut: held });
  return startJob(glue, { kind: "trial", name: "trial", read: decoded }, encoded, numbers);
}

/** As `Jobs.startSplitExperiment`. */
export function startSplitExperiment(glue: Glue, spec: RunSpec, options: SplitsOptions): SplitExperimentJob {
  const { fraction, seed, splits, mostVisits } = fieldsOf(
    options,
    "options",
    ["fraction", "seed", "splits", "mostVisits"],
    "",
  );
  const numbers = written(splitsInput, {
    fraction: numberOf(fraction, "fraction", Number.NaN),
    seed: numberOf(seed, "seed", 0),
    splits: numberOf(splits, "splits", Number.NaN),
    mostVisits: mostVisitsOf(mostVisits),
  });
  const job = startJob(glue, splitExperiment, encodeSpec(spec), numbers);
  const fiveNumbers = () => read(optional(fiveNumbersOf), glue.jobSummary(job.handle));
  return Object.assign(job, { fiveNumbers });
}

const splitExperiment: JobKind<"split-experiment", readonly (number | null)[]> = {
  kind: "split-experiment",
  name: "experiment",
  read: (counts) => Array.from(counts, (count) => (Number.isNaN(count) ? null : count)),
};

function mostVisitsOf(value: unknown): number {
  return value === undefined ? mostUpdates : countOf(value, "mostVisits");
}

/** Examples that are held out, checked; none where none are given. */
export function heldOutOf(given: unknown, base: number): { readonly X: Float64Array; readonly y: Float64Array } {
  if (given === undefined) return { X: new Float64Array(0), y: new Float64Array(0) };
  const { X, y } = fieldsOf(given, "heldOut", ["X", "y", "columns"]);
  const rows = rowsOf(X, "heldOut.X");
  const labels = numbersOf(y, "heldOut.y");
  if (labels.length === rows.n && (rows.n === 0 || rows.d === base)) return { X: rows.data, y: labels };
  const sentence = "heldOut has {0} rows of {1} columns and {2} labels; the run has {3} columns.";
  throw new PlaygroundError("wrong-length", "heldOut", sentence, [rows.n, rows.d, labels.length, base]);
}

function countsOf(options: ExperimentOptions): ExperimentOptions {
  const { seeds, epochs } = fieldsOf(options, "options", ["seeds", "epochs"], "");
  const counts = { seeds: numberOf(seeds, "seeds", Number.NaN), epochs: numberOf(epochs, "epochs", Number.NaN) };
  for (const [field, value] of Object.entries(counts)) {
    if (Number.isInteger(value) && value >= 1 && value <= 100_000) continue;
    throw new PlaygroundError("out-of-range", field, "{field} must be a whole number from 1 to 100000.");
  }
  return counts;
}
