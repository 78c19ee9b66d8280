import type { Witness } from "../../engine/types.js";
import { figure } from "../lessons/checks/figures.js";
import { atOrigin, samePoint } from "../verdict.js";

/** Why no hyperplane separates, in a sentence. `name` says which example a row is. */
export function overlapOf(witness: Witness, name: (row: number) => string): string {
  const { positive, negative, point } = witness;
  const of = (shares: Witness["positive"]): string => shares.map(({ example }) => name(example)).join(", ");
  const alone = atOrigin(witness);
  if (alone)
    return `The origin lies between the ${alone}s (${of(witness[alone])}): it is on no side of any line through it.`;
  if (!samePoint(witness))
    return `Between the positives (${of(positive)}) and between the negatives (${of(negative)}) lie points in the same direction from the origin: no line through it has them on different sides.`;
  const place = point.length <= 3 ? `(${Array.from(point, figure).join(", ")})` : "";
  const at = place && `, at ${place}`;
  if (positive.length === 1) return `A positive (${of(positive)}) lies between the negatives (${of(negative)})${at}.`;
  if (negative.length === 1) return `A negative (${of(negative)}) lies between the positives (${of(positive)})${at}.`;
  return `Between the positives (${of(positive)}) and between the negatives (${of(negative)}) lies the same point${place && `, ${place}`}.`;
}
