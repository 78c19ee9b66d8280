import { tickIncrement } from "d3-array";
import type { Bar } from "./standing.js";

/** What a histogram of whole numbers is drawn over: each has the room of 1 around it. */
export interface CountAxis {
  readonly low: number;
  readonly high: number;
  /** Whole numbers. */
  readonly ticks: readonly number[];
  /** Whether the bound lies on it. One far beyond all counts would leave no room for them. */
  readonly reachesBound: boolean;
}

/** About as many as there is room for. */
const TICKS = 6;

/** @param bars in ascending order, at least one. */
export function countAxis(bars: readonly Bar[], bound: number): CountAxis {
  const [least, most] = [bars[0]?.from ?? 0, bars.at(-1)?.to ?? 0];
  const reachesBound = bound <= 2 * most;
  const room = Math.max(1, Math.ceil((most - least) / 8));
  const last = Math.max(1, reachesBound ? Math.max(bound, most) : most + room);
  // Counts far from 0 and close together are not to be told apart on an axis from 0.
  const first = least > 2 * (last - least) + TICKS ? least - room : 0;
  const step = Math.max(1, tickIncrement(first, last, TICKS));
  const from = Math.ceil(first / step);
  const ticks = Array.from({ length: Math.floor(last / step) - from + 1 }, (_, k) => (from + k) * step);
  return { low: first - 0.5, high: last + 0.5, ticks, reachesBound };
}
