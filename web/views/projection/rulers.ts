import type { Words } from "../../state/words.js";
import { type Ticks, tickLabel } from "../shared/canvas/ticks.js";

/** What the places of a number line are, each by a factor and a shift: value = place · times + plus. */
export interface Ruler {
  readonly name: string;
  readonly ticks: readonly { readonly place: number; readonly text: string }[];
}

/** Makes the marks of a window, so many apart that their numbers have room. */
type MakeTicks = (low: number, high: number) => Pick<Ticks, "x" | "step">;

/** @param zero Where the value is 0. @param unit How far it is to 1. */
export function ruler(
  name: string,
  window: readonly [number, number],
  zero: number,
  unit: number,
  make: MakeTicks,
  words: Words,
): Ruler {
  const value = (place: number): number => (place - zero) / unit;
  const { x, step } = make(value(window[0]), value(window[1]));
  return { name, ticks: x.map((one) => ({ place: zero + one * unit, text: tickLabel(one, step, words) })) };
}
