import type { PaneView } from "../frame.js";

type Counted = Pick<PaneView, "visit" | "updates" | "updatesBefore">;

/** The survival count of the weight vector in force, as its vote has it: from 1. */
export function survival({ visit, updates, updatesBefore }: Counted): number {
  if (updates === 0) return visit + 1;
  // The earliest moment at which all the updates had been made lies within (before, after].
  let before = 0;
  let after = visit;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if ((updatesBefore([middle])[0] ?? 0) < updates) before = middle;
    else after = middle;
  }
  return visit + 1 - after;
}

/** That of the weight vector that was in force before the last visit. */
export function survivalBefore({ visit, updatesBefore }: Omit<Counted, "updates">): number {
  const before = Math.max(0, visit - 1);
  return survival({ visit: before, updates: updatesBefore([before])[0] ?? 0, updatesBefore });
}
