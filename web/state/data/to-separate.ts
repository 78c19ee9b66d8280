import type { PlaygroundError } from "../../engine/errors.js";
import type { Examples } from "./examples.js";

/** Why there is no verdict on whether a hyperplane separates the examples trained on. */
export type NoVerdict =
  | { readonly code: "severalClasses" | "oneLabel" }
  | { readonly code: "refused"; readonly error: PlaygroundError };

/** Why that cannot be asked of them; null where it can. */
export function nothingToSeparate({ label, heldOut }: Pick<Examples, "label" | "heldOut">): NoVerdict | null {
  const found = { positive: false, negative: false };
  for (const [example, one] of label.entries()) {
    if (heldOut?.[example]) continue;
    if (one > 1) return { code: "severalClasses" };
    found[one > 0 ? "positive" : "negative"] = true;
  }
  return found.positive && found.negative ? null : { code: "oneLabel" };
}
