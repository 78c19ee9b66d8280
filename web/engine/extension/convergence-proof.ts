import type { Glue } from "#glue";
import { numberOf } from "../checks.js";
import type { Job, OpenJob } from "../job.js";
import { fieldsOf } from "../run/fields.js";
import type { ProofCurve, ProofStep, ProofTerms, ReadableRun } from "../types.js";
import { CoreJob, type JobKind } from "./core-job.js";
import { hyperplaneOf, joined } from "./numbers.js";
import { runOf, visitOf } from "./run-jobs.js";

const curve: JobKind<Float64Array, ProofCurve> = {
  kind: "proof-curve",
  name: "curve",
  follows: true,
  read: (numbers) => {
    const [every = 1, reach = 0, angle = 0, distance = 0] = numbers;
    const n = (numbers.length - 4) / 5;
    const column = (place: number): Float64Array => numbers.slice(4 + place * n, 4 + (place + 1) * n);
    return {
      ...{ every, reach, bounds: { angle, distance } },
      ...{ updates: column(0), visit: column(1) },
      ...{ along: column(2), length: column(3), potential: column(4) },
    };
  },
};

const step: JobKind<Float64Array, ProofStep> = {
  kind: "proof-step",
  name: "step",
  read: (numbers) => {
    const [updates = 0, along0 = 0, length0 = 0, potential0 = 0, along = 0, length = 0, potential = 0] = numbers;
    const [gain = 0, cross = 0, stepSquared = 0] = numbers.subarray(7);
    return {
      updates,
      before: { along: along0, length: length0, potential: potential0 },
      after: { along, length, potential },
      ...{ gain, cross, stepSquared },
    };
  },
};

/** As `Jobs.startProofCurve`. */
export function startProofCurve(glue: Glue, run: ReadableRun, terms: ProofTerms): OpenJob<ProofCurve> {
  const own = runOf(run);
  const numbers = numbersOfTerms(terms, own.features.length);
  const handle = own.handleIn(glue);
  return new CoreJob(glue, curve, (code) => glue.startProofJob(code, handle, 0, numbers));
}

/** As `Jobs.startProofStep`. */
export function startProofStep(glue: Glue, run: ReadableRun, terms: ProofTerms, visit?: number): Job<ProofStep> {
  const own = runOf(run);
  const numbers = numbersOfTerms(terms, own.features.length);
  const [handle, at] = [own.handleIn(glue), visitOf(own, visit)];
  return new CoreJob(glue, step, (code) => glue.startProofJob(code, handle, at, numbers));
}

/** In the order of `startProofJob`. */
function numbersOfTerms(terms: ProofTerms, features: number): Float64Array {
  const { separator, margin, radius, learningRate } = fieldsOf(terms, "terms", [
    "separator",
    "margin",
    "radius",
    "learningRate",
  ]);
  return joined(
    [
      numberOf(margin, "terms.margin", Number.NaN),
      numberOf(radius, "terms.radius", Number.NaN),
      numberOf(learningRate, "terms.learningRate", 1),
    ],
    hyperplaneOf(separator, "terms.separator", features),
  );
}
