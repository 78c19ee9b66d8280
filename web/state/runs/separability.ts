/** What would separate the examples, and why nothing does, as codes: `web/words/` has their names. */
import type { Witness } from "../../engine/types.js";
import type { Subject } from "./frame.js";
import { atOrigin, samePoint } from "./verdict.js";

/** A hyperplane over so many features, through the origin where there is no bias. */
export interface Separator {
  readonly features: number;
  readonly bias: boolean;
}

export function separatorOf({ features, bias }: Pick<Subject, "features" | "bias">): Separator {
  return { features: features.length, bias };
}

/** Whether the features are the two axes themselves, so that their space is the plane drawn. */
export function overAxes({ features, examples, scaling, bias }: Subject): boolean {
  const axes = features.length === 2 && features.includes("x1") && features.includes("x2");
  return axes && examples.xy.length > 0 && (scaling === "none" || (bias && scaling !== "unit-norm"));
}

/** Why no hyperplane separates, as one can see it. */
export type Inseparable =
  | "positive-at-origin"
  | "negative-at-origin"
  | "positives-around-origin"
  | "negatives-around-origin"
  | "same-direction"
  | "same-point"
  | "diagonals"
  | "crossing"
  | "positive-between"
  | "positive-amid"
  | "negative-between"
  | "negative-amid"
  | "averages";

export function whyInseparable(witness: Witness, subject: Subject): Inseparable {
  const { positive, negative } = witness;
  const [p, n] = [positive.length, negative.length];
  const label = atOrigin(witness);
  if (label) return p + n === 1 ? `${label}-at-origin` : `${label}s-around-origin`;
  if (!samePoint(witness)) return "same-direction";
  if (p === 1 && n === 1) return "same-point";
  if (p === 2 && n === 2) {
    const halves = [...positive, ...negative].every(({ weight }) => Math.abs(weight - 0.5) < 1e-9);
    return halves && overAxes(subject) ? "diagonals" : "crossing";
  }
  if (p === 1) return n === 2 ? "positive-between" : "positive-amid";
  if (n === 1) return p === 2 ? "negative-between" : "negative-amid";
  return "averages";
}
