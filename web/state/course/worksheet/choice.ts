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

/** How much is to be done on a sheet; "like": as much as on that of the page. */
export const levels = ["gentle", "usual", "long", "like"] as const;

export type Level = (typeof levels)[number];

/** How much of the table is given: all of it, all but the scores, the first row, nothing. */
export const givens = ["all", "scores", "first", "none"] as const;

export type Given = (typeof givens)[number];

/** Which sheet is wanted. */
export type SheetChoice = { readonly given: Given } & (
  | { readonly kind: "page" }
  | { readonly kind: "made"; readonly level: Level; readonly seed: number }
);

/** Sheets are numbered up to here: a number that is easily read out. */
export const mostSeeds = 999;

/** "page", "usual-7", or with what is given, "usual-7-scores"; the first row where that is left out. What is neither is the page's. */
export function choiceOf(text: string): SheetChoice {
  const parts = text.split("-");
  const given = givens.find((one) => one === parts.at(-1)) ?? "first";
  const [level, seed] = parts;
  const known = levels.find((one) => one === level);
  return known && seed ? { kind: "made", level: known, seed: Number(seed), given } : { kind: "page", given };
}

export function choiceText(choice: SheetChoice): string {
  const sheet = choice.kind === "page" ? "page" : `${choice.level}-${choice.seed}`;
  return choice.given === "first" ? sheet : `${sheet}-${choice.given}`;
}

/** The next sheet of the same level; of the page's, the first that is like it. As much is given. */
export function another(choice: SheetChoice): SheetChoice {
  if (choice.kind === "page") return { kind: "made", level: "like", seed: 1, given: choice.given };
  return { ...choice, seed: (choice.seed % mostSeeds) + 1 };
}
