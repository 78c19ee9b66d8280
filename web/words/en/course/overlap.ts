import type { Overlap } from "../../../state/course/questions/overlap.js";
import { figure } from "./visits.js";

const shares = (numbers: readonly (number | null)[]): string =>
  numbers.map((one) => (one === null ? "yours" : figure(one))).join(", ");

/** Why no line separates, by the examples that show it. */
export const overlapSentence = ({ positives, negatives, aroundOrigin, samePoint, place }: Overlap): string => {
  const [p, n] = [shares(positives), shares(negatives)];
  if (aroundOrigin === "positive")
    return `The origin is between the positives (${p}), so it is on no side of any line through it.`;
  if (aroundOrigin === "negative")
    return `The origin is between the negatives (${n}), so it is on no side of any line through it.`;
  if (!samePoint)
    return `Between the positives (${p}) and between the negatives (${n}) there are points in the same direction from the origin, so no line through it has them on different sides.`;
  const at = place === null ? "" : `, at (${place.map(figure).join(", ")})`;
  if (positives.length === 1) return `A positive (${p}) is between the negatives (${n})${at}.`;
  if (negatives.length === 1) return `A negative (${n}) is between the positives (${p})${at}.`;
  return `The same point is between the positives (${p}) and between the negatives (${n})${at}.`;
};
