import { parseFeature } from "../engine/features.js";
import type { LinearModel, Scaling, TieRule } from "../engine/types.js";
import { productValue, scaleRow, scalingOf } from "./feature-values.js";
import type { Examples } from "./frame.js";
import { combinationsOf } from "./reviews.js";

/** What a review, or a combination of words, is to the page and to the run. */
export interface Row {
  /** Which words it has: 0 or 1 each. */
  readonly words: ArrayLike<number>;
  /** Its features before any scaling: 0 or 1 each, because they are products of the words. */
  readonly features: ArrayLike<number>;
  /** The same as the run takes them. */
  readonly values: ArrayLike<number>;
}

export interface Rows {
  readonly reviews: readonly Row[];
  /** Every combination of the words, as binary numbers count. */
  readonly combinations: readonly Row[];
}

/** The features of the reviews and of all combinations of their words. */
export function rowsOf(examples: Examples, features: readonly string[], scaling: Scaling): Rows {
  const { count, base, X } = examples;
  const fitted = scalingOf(examples, scaling);
  const products = features.map(parseFeature);
  const valuesOf = (row: Float64Array) => products.map((columns) => productValue(columns, row));
  const rowOf = (words: Float64Array): Row => {
    const scaled = words.slice();
    scaleRow(fitted, scaled);
    return { words, features: valuesOf(words), values: valuesOf(scaled) };
  };
  return {
    reviews: Array.from({ length: count }, (_, i) => rowOf(X.subarray(base * i, base * (i + 1)))),
    combinations: combinationsOf(base).map((words) => rowOf(Float64Array.from(words))),
  };
}

/** a = w·x + b for values in the order of the weights: to the bit the score that the core gives. */
export function scoreOf({ weights, bias }: LinearModel, values: ArrayLike<number>): number {
  return dot(weights, values) + bias;
}

/** w·x, its products added in the order that lanes.hpp of the core defines. */
function dot(w: ArrayLike<number>, x: ArrayLike<number>): number {
  const whole = Math.floor(w.length / 8) * 8;
  const product = (i: number) => (w[i] ?? 0) * (x[i] ?? 0);
  const lanes = new Float64Array(8);
  for (let i = 0; i < whole; i++) lanes[i % 8] = (lanes[i % 8] ?? 0) + product(i);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = lanes;
  let sum = a + c + (e + g) + (b + d + (f + h));
  for (let i = whole; i < w.length; i++) sum += product(i);
  return sum;
}

/** Whether a score is a mistake on an example with this label, by what happens at 0. */
export function isMistake(score: number, label: number, tie: TieRule): boolean {
  if (score !== 0) return score * label < 0;
  return tie === "mistake" || tie === (label > 0 ? "negative" : "positive");
}
