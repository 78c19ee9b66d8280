import { indexOfWord, objectOf } from "../checks.js";
import type { LearnerSpec } from "../types.js";
import type { LearnerEntry } from "./learner.js";
import { perceptron } from "./perceptron.js";

/** The registration of learners: one line each. */
const learners: { readonly [Kind in LearnerSpec["kind"]]: LearnerEntry } = { perceptron };

export interface EncodedLearner {
  readonly code: number;
  readonly settings: number[];
}

const kinds = Object.keys(learners) as LearnerSpec["kind"][];

export function encodeLearner(value: unknown): EncodedLearner {
  const spec = objectOf(value, "learner") as unknown as LearnerSpec;
  const { code, settings } = learners[kinds[indexOfWord(spec.kind, kinds, "learner.kind")] ?? "perceptron"];
  return { code, settings: settings(spec) };
}
