import type { Current, Engine, LinearModel } from "../../engine/types.js";
import type { Problem } from "../document/problem.js";
import type { Rows } from "./training-set.js";

/** Puts what is learned from scaled features over the axes as they are drawn. */
export type OverAxes = <Learned extends Current>(learned: Learned) => Learned;

/**
 * A hyperplane over scaled features is one over the features as they are. Null where the features are not x₁ and x₂ or
 * each example has a scale of its own.
 * @param train the examples that the scaling is learned from.
 */
export function overAxes(
  engine: Pick<Engine, "featureMap">,
  { scaling }: Pick<Problem, "scaling">,
  features: readonly string[],
  { X, base, index }: Pick<Rows, "X" | "base" | "index">,
): OverAxes | null {
  if (scaling === "unit-norm" || features.some((name) => name !== "x1" && name !== "x2")) return null;
  const map = engine.featureMap({ X: { data: X, shape: [index.length, base] }, features, scaling });
  const put = (model: LinearModel): LinearModel => map.overBaseFeatures(model) ?? model;
  return <Learned extends Current>(learned: Learned): Learned => {
    if (Array.isArray(learned)) return learned.map(put) as unknown as Learned;
    return learned !== null && "weights" in learned ? (put(learned) as Learned) : learned;
  };
}
