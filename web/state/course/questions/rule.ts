import type { PerceptronSpec } from "../../../engine/types.js";
import type { Subject } from "./subject.js";

/** How often an example is added to the weights. */
export function rateOf({ spec: { learner } }: Pick<Subject, "spec">): number {
  return (learner as Partial<PerceptronSpec>).learningRate ?? 1;
}
