/** How much is to be done on a sheet; "like": as much as on that of the page. */
export const levels = ["gentle", "usual", "long", "like"] as const;

export type Level = (typeof levels)[number];

/** Which sheet is wanted. */
export type SheetChoice =
  | { readonly kind: "page" }
  | { readonly kind: "made"; readonly level: Level; readonly seed: number };

/** Sheets are numbered up to here: a number that is easily read out. */
export const mostSeeds = 999;

/** "page", or "usual-7". What is neither is the page's. */
export function choiceOf(text: string): SheetChoice {
  const [level, seed] = text.split("-");
  const known = levels.find((one) => one === level);
  return known && seed ? { kind: "made", level: known, seed: Number(seed) } : { kind: "page" };
}

export function choiceText(choice: SheetChoice): string {
  return choice.kind === "page" ? "page" : `${choice.level}-${choice.seed}`;
}

/** The next sheet of the same level; of the page's, the first that is like it. */
export function another(choice: SheetChoice): SheetChoice {
  if (choice.kind === "page") return { kind: "made", level: "like", seed: 1 };
  return { ...choice, seed: (choice.seed % mostSeeds) + 1 };
}
