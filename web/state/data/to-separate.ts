import type { Examples } from "./examples.js";

/** Why it cannot be asked whether a hyperplane separates the examples trained on, in a sentence; null where it can. */
export function nothingToSeparate({ label, heldOut }: Pick<Examples, "label" | "heldOut">): string | null {
  const found = { positive: false, negative: false };
  for (const [example, one] of label.entries()) {
    if (heldOut?.[example]) continue;
    if (one > 1) return "Whether a line separates is asked of two labels; these have more.";
    found[one > 0 ? "positive" : "negative"] = true;
  }
  return found.positive && found.negative
    ? null
    : "There is nothing to separate before there are positives and negatives.";
}
