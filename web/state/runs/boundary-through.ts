import type { LinearModel } from "../../engine/types.js";
import { isSlice, sliceOf } from "../data/axes.js";
import { featureMapOf } from "../data/feature-map.js";
import { trainingSetOf } from "../data/training-set.js";
import type { Initial } from "../document/state.js";
import type { Frame } from "./frame.js";
import { startingWeights } from "./starting-weights.js";

type Drawn = Pick<Frame, "engine" | "examples" | "findings"> & {
  readonly pane: Pick<Frame["pane"], "features" | "initial">;
  readonly state: Pick<Frame["state"], "scaling" | "features" | "bias">;
};

/** A boundary that is wanted on the plane of the two axes. */
export interface WantedBoundary {
  /** Weights over the axes as they are drawn; null: those that there are, to the bit. */
  readonly slope: readonly [number, number] | null;
  readonly through: { readonly x: number; readonly y: number };
  /** What the weights, and the bias, are multiples of. */
  readonly units: { readonly weight: number; readonly bias: number };
}

/** Digits of weights of scaled features: a unit over the axes is none over these. */
const DIGITS = 3;

/**
 * The weights to start from whose boundary is that one. Null until the whole engine is there, and where the features are
 * not these axes, scaled or not.
 */
export function startThrough(drawn: Drawn, wanted: WantedBoundary): Initial | null {
  const { engine, examples, findings, pane, state } = drawn;
  const { whole } = engine;
  if (!whole) return null;
  const map = findings?.featureMap ?? featureMapOf(whole, state, examples);
  const before = startingWeights({ pane: { ...pane, learner: { kind: "perceptron" } } });
  const over = map.overBaseFeatures(planeOf(before.weights));
  const { slope, units } = wanted;
  const put =
    over && slope
      ? map.overScaledFeatures(planeOf(over.weights, (own, k) => slope[axisOf(pane.features[k])] ?? own))
      : null;
  if (slope && !put) return null;
  const round = (weight: number): number =>
    state.scaling === "none" ? onGrid(weight, units.weight) : Number(weight.toPrecision(DIGITS));
  const weights = before.weights.map((own, k) =>
    put && axisOf(pane.features[k]) >= 0 ? round(put.weights[k] ?? 0) : own,
  );
  if (!state.bias) return { weights, bias: 0 };
  const [score = 0] = map.scores(planeOf(weights), { data: rowAt(drawn, wanted), shape: [1, examples.base] });
  return { weights, bias: onGrid(0 - score, units.bias) };
}

/** The largest power of ten that is no more than this: what numbers are rounded to that need no more digits. */
export function unitBelow(most: number): number {
  return 10 ** Math.floor(Math.log10(most) + 1e-9);
}

export function onGrid(value: number, unit: number): number {
  // Multiplying by 0.1 would leave 0.30000000000000004.
  return Number((Math.round(value / unit) * unit).toPrecision(12)) + 0;
}

/** 0 and 1 for the axes of the stage; −1 for any other feature. */
function axisOf(feature: string | undefined): number {
  return ["x1", "x2"].indexOf(feature ?? "");
}

function planeOf(weights: ArrayLike<number>, make = (own: number, _: number): number => own): LinearModel {
  return { weights: Float64Array.from(weights, make), bias: 0 };
}

/** A place of the plane as an example: where it cuts through other features, it has their averages. */
function rowAt({ examples, pane }: Drawn, { through }: WantedBoundary): Float64Array {
  const row = isSlice(pane.features) ? sliceOf(trainingSetOf(examples).train) : new Float64Array(examples.base);
  row.set([through.x, through.y].slice(0, examples.base));
  return row;
}
