import type { Examples } from "./frame.js";

export interface Counts {
  /** How many examples a class has, from class 0 to the highest there is: at least two. */
  readonly classes: readonly number[];
  readonly heldOut: number;
}

type Labelled = Pick<Examples, "label" | "heldOut">;

const known = new WeakMap<Labelled, Counts>();

/** Counted once for as long as the examples are the same. */
export function countsOf(examples: Labelled): Counts {
  const counts = known.get(examples) ?? countExamples(examples);
  known.set(examples, counts);
  return counts;
}

export function countExamples({ label, heldOut }: Labelled): Counts {
  const classes = [0, 0];
  for (const y of label) {
    const number = Math.max(0, y);
    while (classes.length <= number) classes.push(0);
    classes[number] = (classes[number] ?? 0) + 1;
  }
  let held = 0;
  for (const one of heldOut ?? []) held += one;
  return { classes, heldOut: held };
}
