import type { LinearModel } from "../../../../engine/types.js";

export interface Ranked {
  readonly feature: string;
  readonly weight: number;
}

/** The features by the size of their weights, the largest first; equals stay in their order. */
export function ranking(features: readonly string[], { weights }: Pick<LinearModel, "weights">): Ranked[] {
  return features
    .map((feature, k) => ({ feature, weight: weights[k] ?? 0 }))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}
