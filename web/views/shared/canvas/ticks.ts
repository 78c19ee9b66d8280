import { tickIncrement } from "d3-array";
import type { Words } from "../../../state/document/notation/words.js";

/** Distance in pixels that neighbouring grid lines should have, about. */
const SPACING = 90;

export interface Ticks {
  readonly step: number;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** Both axes share one step: the scale is equal, so the grid shows squares. */
export function planeTicks(x: readonly [number, number], y: readonly [number, number], scale: number): Ticks {
  const span = Math.max(x[1] - x[0], y[1] - y[0]);
  const count = Math.max(2, (span * scale) / SPACING);
  const increment = tickIncrement(0, span, count);
  const step = increment < 0 ? 1 / -increment : increment;
  return { step, x: multiples(x, increment), y: multiples(y, increment) };
}

/** d3's convention: a negative increment is the inverse of the step, which keeps 0.1 + 0.2 out of the labels. */
function multiples([low, high]: readonly [number, number], increment: number): number[] {
  const inverse = increment < 0;
  const step = Math.abs(increment);
  const from = Math.ceil(inverse ? low * step : low / step);
  const to = Math.floor(inverse ? high * step : high / step);
  const out: number[] = [];
  for (let i = from; i <= to && out.length < 200; ++i) out.push((inverse ? i / step : i * step) + 0);
  return out;
}

/** A tick as text: as many decimals as the step needs, a true minus sign. */
export function tickLabel(value: number, step: number, { decimal }: Pick<Words, "decimal">): string {
  if (value === 0) return "0";
  const magnitude = Math.abs(value);
  const exponential = magnitude >= 1e6 || step < 1e-4;
  const text = exponential
    ? String(Number(magnitude.toPrecision(6)).toExponential())
    : magnitude.toFixed(Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)));
  return (value < 0 ? `−${text}` : text).replace(".", decimal);
}
