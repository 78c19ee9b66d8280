import type { Scaling } from "../../engine/types.js";
import type { Examples } from "./examples.js";

/**
 * Feature values for pictures: what core/src/data/feature_map.cpp computes for the learner, written once more for views that
 * need them at every point of a surface. What the learner sees and predicts comes from the engine.
 */

/** How base features are scaled before products are taken: one number of each kind a base feature. */
export interface BaseScaling {
  readonly kind: Scaling;
  readonly pivot: Float64Array;
  readonly unit: Float64Array;
  readonly shift: Float64Array;
  readonly divisor: Float64Array;
}

/** What a scaling is learned from. */
export type Fitted = Pick<Examples, "X" | "base" | "count" | "heldOut">;

const fitted = new WeakMap<Fitted, Map<Scaling, BaseScaling>>();

/** The scaling as it is learned from the examples trained on. */
export function scalingOf(examples: Fitted, kind: Scaling): BaseScaling {
  const known = fitted.get(examples) ?? new Map<Scaling, BaseScaling>();
  fitted.set(examples, known);
  let scaling = known.get(kind);
  if (!scaling) {
    scaling = learned(examples, kind);
    known.set(kind, scaling);
  }
  return scaling;
}

function learned(examples: Fitted, kind: Scaling): BaseScaling {
  const { base } = examples;
  const zeros = () => new Float64Array(base);
  const ones = () => zeros().fill(1);
  const scaling = { kind, pivot: zeros(), unit: ones(), shift: zeros(), divisor: ones() };
  if (kind === "standardize" || kind === "min-max") {
    for (let j = 0; j < base; ++j) fitColumn(columnOf(examples, j), j, scaling);
  }
  return scaling;
}

/** A base feature of the examples trained on. */
function columnOf({ X, base, count, heldOut }: Fitted, j: number): Float64Array {
  const values = new Float64Array(count);
  let n = 0;
  for (let i = 0; i < count; ++i) if (heldOut?.[i] !== 1) values[n++] = X[i * base + j] ?? 0;
  return values.subarray(0, n);
}

function fitColumn(values: Float64Array, j: number, { kind, pivot, unit, shift, divisor }: BaseScaling): void {
  if (values.length === 0) return;
  let low = values[0] ?? 0;
  let high = low;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (high === low) {
    // A constant column becomes 0.
    shift[j] = low;
  } else if (kind === "min-max") {
    shift[j] = low;
    divisor[j] = high - low;
  } else {
    const start = Math.max(Math.abs(low), Math.abs(high)) > 256 * (high - low) ? low : 0;
    const power = high - low < 2 ** -480 ? 2 ** 600 : 1;
    let sum = 0;
    for (const value of values) sum += (value - start) * power;
    const mean = sum / values.length;
    let squares = 0;
    for (const value of values) {
      const offset = (value - start) * power - mean;
      squares += offset * offset;
    }
    pivot[j] = start;
    unit[j] = power;
    shift[j] = mean;
    divisor[j] = Math.sqrt(squares / values.length);
  }
}

/** Scales one example in place. */
export function scaleRow({ kind, pivot, unit, shift, divisor }: BaseScaling, row: Float64Array): void {
  if (kind === "none") return;
  if (kind === "unit-norm") {
    toUnitLength(row);
    return;
  }
  for (let j = 0; j < row.length; ++j) {
    const value = ((row[j] ?? 0) - (pivot[j] ?? 0)) * (unit[j] ?? 1);
    row[j] = (value - (shift[j] ?? 0)) / (divisor[j] ?? 1);
  }
}

/** Divided by the largest magnitude first, so that squares neither overflow nor vanish. The zero example stays. */
function toUnitLength(row: Float64Array): void {
  let largest = 0;
  for (const value of row) largest = Math.max(largest, Math.abs(value));
  if (largest === 0) return;
  let squares = 0;
  for (let j = 0; j < row.length; ++j) {
    const value = (row[j] ?? 0) / largest;
    row[j] = value;
    squares += value * value;
  }
  const length = Math.sqrt(squares);
  for (let j = 0; j < row.length; ++j) row[j] = (row[j] ?? 0) / length;
}

/** The value of a product on an example that is scaled. `columns`: the base features it multiplies, from 0. */
export function productValue(columns: readonly number[], row: ArrayLike<number>): number {
  let value = 1;
  for (const column of columns) value *= row[column] ?? 0;
  return value;
}

/** The value of a product on every example. */
export function featureColumn(examples: Examples, kind: Scaling, columns: readonly number[]): Float64Array {
  const { X, base, count } = examples;
  const scaling = scalingOf(examples, kind);
  const row = new Float64Array(base);
  const values = new Float64Array(count);
  for (let i = 0; i < count; ++i) {
    for (let j = 0; j < base; ++j) row[j] = X[i * base + j] ?? 0;
    scaleRow(scaling, row);
    values[i] = productValue(columns, row);
  }
  return values;
}
