import type { TieRule } from "../../../engine/types.js";
import type { VisitEvent } from "../../../state/frame.js";

export type Relation = "≤" | "<" | ">" | "≥";

/**
 * How y·a compares with 0 on this visit. Whether 0 itself is a mistake depends on the tie rule and, where a score of 0
 * is read as a prediction, on the label.
 */
export function relationToZero(event: Pick<VisitEvent, "label" | "mistake">, tie: TieRule): Relation {
  const zeroIsMistake =
    tie === "mistake" || (tie === "negative" && event.label > 0) || (tie === "positive" && event.label < 0);
  if (event.mistake) return zeroIsMistake ? "≤" : "<";
  return zeroIsMistake ? ">" : "≥";
}
