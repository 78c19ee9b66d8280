import type { Level } from "./choice.js";
import type { SheetRun } from "./sheet-run.js";

type Range = readonly [least: number, most: number];

/** How much there is to do by hand. */
export interface Difficulty {
  readonly examples: number;
  readonly updates: Range;
  /** With the last one, which makes no mistake. */
  readonly epochs: Range;
}

export const difficulties: Readonly<Record<Exclude<Level, "like">, Difficulty>> = {
  gentle: { examples: 4, updates: [2, 3], epochs: [2, 2] },
  usual: { examples: 5, updates: [3, 5], epochs: [2, 3] },
  long: { examples: 5, updates: [6, 9], epochs: [3, 4] },
};

/** Fewer examples than these are no sheet of their own. */
const fewest = 3;

/** About that of a run; null where it is too short, or does not end on its sheet: nothing says how long another had to be. */
export function difficultyOf({ examples, updates, epochs, converged }: SheetRun): Difficulty | null {
  if (!converged || examples < fewest || updates === 0) return null;
  const around = (count: number, least: number): Range => [Math.max(least, count - 1), count + 1];
  return { examples, updates: around(updates, 1), epochs: around(epochs, 2) };
}

export function within(count: number, [least, most]: Range): boolean {
  return count >= least && count <= most;
}
