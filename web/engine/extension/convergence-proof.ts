import type { Glue } from "#glue";
import { numberOf } from "../checks.js";
import { termsInput } from "../generated/job-inputs.js";
import type { Job, OpenJob } from "../job.js";
import { written } from "../layout/inputs.js";
import { fieldsOf } from "../run/fields.js";
import type { ProofCurve, ProofStep, ProofTerms, ReadableRun } from "../types.js";
import { asFound, CoreJob, type JobKind } from "./core-job.js";
import { hyperplaneOf } from "./numbers.js";
import { runOf, visitOf } from "./run-jobs.js";

const curve: JobKind<"proof-curve", ProofCurve> = {
  kind: "proof-curve",
  name: "curve",
  follows: true,
  read: asFound,
};

const step: JobKind<"proof-step", ProofStep> = { kind: "proof-step", name: "step", read: asFound };

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
