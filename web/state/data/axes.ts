import type { Current, Engine, LinearModel } from "../../engine/types.js";
import type { Problem } from "../document/problem.js";
import type { Rows } from "./training-set.js";

/** Puts what is learned from scaled features over the axes as they are drawn. */
export type OverAxes = <Learned extends Current>(learned: Learned) => Learned;

/**
 * A hyperplane over scaled features is one over the features as they are, and where there are more than the two that are
 * drawn, it cuts the plane at the averages of the others in a line: their weights then are 0, and what they add to the
 * score there is part of the bias. Null where a feature is a product, or each example has a scale of its own.
 * @param train the examples that the scaling is learned from.
 */
export function overAxes(
  engine: Pick<Engine, "featureMap">,
  { scaling }: Pick<Problem, "scaling">,
  features: readonly string[],
  train: Pick<Rows, "X" | "base" | "index">,
): OverAxes | null {
  if (scaling === "unit-norm" || features.some((name) => !/^x\d+$/.test(name))) return null;
  const { X, base, index } = train;
  const map = engine.featureMap({ X: { data: X, shape: [index.length, base] }, features, scaling });
  const slice = isSlice(features) ? { data: sliceOf(train), shape: [1, base] as const } : null;
  const put = (model: LinearModel): LinearModel => {
    const over = map.overBaseFeatures(model) ?? model;
    if (!slice) return over;
    const weights = over.weights.map((weight, k) => (features[k] === "x1" || features[k] === "x2" ? weight : 0));
    return { weights, bias: map.scores(model, slice)[0] ?? 0 };
  };
  return <Learned extends Current>(learned: Learned): Learned => {
    if (Array.isArray(learned)) return learned.map(put) as unknown as Learned;
    return learned !== null && "weights" in learned ? (put(learned) as Learned) : learned;
  };
}

/**
 * Where the plane that the stage draws lies among examples of more than two features: at the averages of the others,
 * over the examples trained on. 0 for the two that are drawn.
 */
export function sliceOf({ X, base, index }: Pick<Rows, "X" | "base" | "index">): Float64Array {
  const sums = new Float64Array(base);
  for (let i = 0; i < X.length; i++) sums[i % base] = (sums[i % base] as number) + (X[i] as number);
  return sums.map((sum, j) => (j < 2 || index.length === 0 ? 0 : sum / index.length));
}

/** Whether the stage draws a slice through what is learned: from other features than its two axes. */
export function isSlice(features: readonly string[]): boolean {
  return features.some((name) => /x(?![12](?!\d))/.test(name));
}
