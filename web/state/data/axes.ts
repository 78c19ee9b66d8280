import type { Current, LinearModel } from "../../engine/types.js";
import type { Problem } from "../document/problem.js";
import { type BaseScaling, type Fitted, scalingOf } from "./feature-values.js";

/** Puts what is learned from scaled features over the axes as they are drawn. */
export type OverAxes = <Learned extends Current>(learned: Learned) => Learned;

/**
 * w·(x − m)/s + b is a hyperplane over x as well: its weights are w/s, its bias b − Σ w·m/s. Null where the features are
 * not x₁ and x₂ or each example has a scale of its own.
 * @param train the examples that the scaling was learned from.
 */
export function overAxes({ scaling }: Problem, features: readonly string[], train: Fitted): OverAxes | null {
  const axes = features.map((name) => ["x1", "x2"].indexOf(name));
  if (axes.includes(-1) || scaling === "unit-norm") return null;
  const fit = scalingOf(train, scaling);
  const put = (model: LinearModel) => unscaled(model, axes, fit);
  return <Learned extends Current>(learned: Learned): Learned => {
    if (Array.isArray(learned)) return learned.map(put) as unknown as Learned;
    return learned !== null && "weights" in learned ? (put(learned) as Learned) : learned;
  };
}

function unscaled(
  { weights, bias }: LinearModel,
  axes: readonly number[],
  { shift, divisor }: BaseScaling,
): LinearModel {
  const over = weights.map((weight, i) => weight / (divisor[axes[i] ?? 0] ?? 1));
  return { weights: over, bias: over.reduce((sum, weight, i) => sum - weight * (shift[axes[i] ?? 0] ?? 0), bias) };
}
