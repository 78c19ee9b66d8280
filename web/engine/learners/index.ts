import { objectOf } from "../checks.js";
import { PlaygroundError } from "../errors.js";
import type { LearnerSpec } from "../types.js";
import type { LearnerEntry } from "./learner.js";
import { perceptron } from "./perceptron.js";

/** The registration of learners: one line each. */
const learners: { readonly [Kind in LearnerSpec["kind"]]: LearnerEntry } = { perceptron };

export interface EncodedLearner {
  readonly code: number;
  readonly settings: number[];
}

export function encodeLearner(value: unknown): EncodedLearner {
  const spec = { kind: "perceptron", ...objectOf(value, "learner") } as LearnerSpec;
  const entry = Object.hasOwn(learners, spec.kind) ? learners[spec.kind] : undefined;
  if (!entry) {
    const known = Object.keys(learners).join(", ");
    throw new PlaygroundError("unknown", "learner.kind", `learner.kind must be one of ${known}, not ${spec.kind}.`);
  }
  return { code: entry.code, settings: entry.settings(spec) };
}
