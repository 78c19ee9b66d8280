import type { Current, LearnerSpec, LinearModel, Model } from "../types.js";

/** How the engine hands one kind of learner to the core, and reads what the core has made of it. */
export interface LearnerEntry<Spec extends LearnerSpec = LearnerSpec> {
  /** What its spec has beside `kind`. */
  readonly fields: readonly (string & keyof Spec)[];
  /** The learner's numbers, in the order its header in the core documents. */
  settings(spec: Spec): number[];
  /** The weights in training, from the numbers the core gives; d features. */
  current(numbers: Float64Array, d: number): Current;
  /** What predicts. */
  model(numbers: Float64Array, d: number): Model;
}

/** Weights, then the bias. */
export function linearModel(numbers: Float64Array): LinearModel {
  return { weights: numbers.slice(0, -1), bias: numbers.at(-1) ?? 0 };
}

export const linear = { current: linearModel, model: linearModel } as const;

/** Cuts numbers into rows. */
export function rowsOfLength(numbers: Float64Array, length: number): Float64Array[] {
  return Array.from({ length: numbers.length / length }, (_, row) =>
    numbers.subarray(row * length, (row + 1) * length),
  );
}
