import type { LearnerSpec } from "../types.js";

/** How the engine hands one kind of learner to the core. */
export interface LearnerEntry<Spec extends LearnerSpec = LearnerSpec> {
  /** The number of its `LearnerKind` in the core. */
  readonly code: number;
  /** The learner's numbers, in the order its header in the core documents. */
  settings(spec: Spec): number[];
}
