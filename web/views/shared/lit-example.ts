import type { FramePick } from "./frame-paths.js";

/** What decides which example every view lights up. */
export const litReads = ["selected", "pointed"] as const;

type LitFrame = FramePick<(typeof litReads)[number]>;

/** The example that is pointed at, else the one that is chosen. */
export const litExample = ({ selected, pointed }: LitFrame): number | null => pointed?.example ?? selected;

/** All that are lit: the one chosen, and the one pointed at. */
export const litExamples = ({ selected, pointed }: LitFrame): ReadonlySet<number> =>
  new Set([selected, pointed?.example ?? null].filter((example) => example !== null));
