import type { VisitRecord } from "../../../engine/types.js";
import { isThreshold, type Notation } from "./notation.js";
import { MINUS } from "./numbers.js";

type Labels = Pick<Notation, "labels">;
type Judged = Pick<VisitRecord, "label" | "mistake">;

/** How a visit came out, by the label and by what was predicted. */
type ConfusionCell = "truePositive" | "trueNegative" | "falseNegative" | "falsePositive";

/** Whether labels are 0 and 1, and a mistake is told by its residual. */
export function hasResiduals({ labels }: Labels): boolean {
  return labels === "zero-one";
}

/** A label −1 or +1 as the number that the notation has for it. */
export function labelNumber(label: number, notation: Labels): number {
  return hasResiduals(notation) ? (label > 0 ? 1 : 0) : Math.sign(label);
}

/** −1 or +1, whatever the labels are: "y", or "(2y − 1)" of labels 0 and 1. */
export function labelSign(notation: Labels): string {
  return hasResiduals(notation) ? "(2y − 1)" : "y";
}

/** What is above 0 where an example is right: "y·a"; "y·(a − θ)"; "(2y − 1)·a". */
export function marginText(hasBias: boolean, notation: Notation): string {
  return `${labelSign(notation)}·${hasBias && isThreshold(notation) ? "(a − θ)" : "a"}`;
}

/** "+1" and "−1", or "1" and "0". */
export function labelText(label: number, notation: Labels): string {
  return hasResiduals(notation) ? String(labelNumber(label, notation)) : signText(label);
}

/** "+1", "−1", "0": of a factor that is a sign. */
export function signText(sign: number): string {
  return sign === 0 ? "0" : sign > 0 ? "+1" : `${MINUS}1`;
}

/** What a label, or the sign of a score, is called. */
export const signName = (sign: number): "positive" | "negative" => (sign > 0 ? "positive" : "negative");

/** e = y − q with labels 0 and 1: the sign of what a mistake adds; 0 without one. */
export function residual({ label, mistake }: Judged): number {
  return mistake ? Math.sign(label) : 0;
}

/** q, 0 or 1: what the tie rule made of the score, so that a mistake is where y ≠ q. */
export function quantized(visit: Judged): number {
  return labelNumber(visit.label, { labels: "zero-one" }) - residual(visit);
}

export function outcomeOf({ label, mistake }: Judged): ConfusionCell {
  if (mistake) return label > 0 ? "falseNegative" : "falsePositive";
  return label > 0 ? "truePositive" : "trueNegative";
}
