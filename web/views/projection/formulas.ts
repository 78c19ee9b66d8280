import { biasLetter, isThreshold } from "../../state/document/notation/bias.js";
import { hasResiduals } from "../../state/document/notation/labels.js";
import type { Notation } from "../../state/document/notation/notation.js";

/** What has its 0 at the threshold. */
export function scoreFormula(notation: Notation): string {
  return isThreshold(notation) ? "a − θ" : `a = w·x + ${biasLetter(notation)}`;
}

/** What has its 0 at the origin. */
export function productFormula(notation: Notation): string {
  return isThreshold(notation) ? "a = w·x" : "w·x";
}

/** What w·x is at the threshold: −b. */
export function thresholdFormula(notation: Notation): string {
  return isThreshold(notation) ? "θ" : `−${biasLetter(notation)}`;
}

/** What w·x is at the threshold of examples turned round: b. */
export function turnedFormula(notation: Notation): string {
  return isThreshold(notation) ? "−θ" : biasLetter(notation);
}

/** What is above 0 where an example is right: y·a. */
export function marginFormula(notation: Notation): string {
  const sign = hasResiduals(notation) ? "(2y − 1)" : "y";
  return isThreshold(notation) ? `${sign}·(a − θ)` : `${sign}·a`;
}
