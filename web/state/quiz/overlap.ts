import type { Witness } from "../../engine/types.js";
import { figure } from "../lessons/checks/figures.js";

/** Why no hyperplane separates, in a sentence. `name` says which example a row is. */
export function overlapOf({ positive, negative, point }: Witness, name: (row: number) => string): string {
  const of = (shares: Witness["positive"]): string => shares.map(({ example }) => name(example)).join(", ");
  if (positive.length === 0 || negative.length === 0)
    return `The examples of one label, ${of(positive.length > 0 ? positive : negative)}, have the origin between them.`;
  const at = point.length <= 3 ? `, (${Array.from(point, figure).join(", ")})` : "";
  return `Between the positives (${of(positive)}) and between the negatives (${of(negative)}) lies the same point${at}.`;
}
