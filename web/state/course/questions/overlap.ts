import type { Witness } from "../../../engine/types.js";
import { atOrigin, samePoint } from "../../runs/verdict.js";

/** Why no hyperplane separates, by examples: their numbers from 1, and null for the one that has been placed. */
export interface Overlap {
  readonly positives: readonly (number | null)[];
  readonly negatives: readonly (number | null)[];
  /** Which alone have the origin among them; null where it takes both. */
  readonly aroundOrigin: "positive" | "negative" | null;
  /** Whether a point of the positives is one of the negatives; otherwise they are only in the same direction. */
  readonly samePoint: boolean;
  /** Where that is, as long as it can be written down. */
  readonly place: readonly number[] | null;
}

/** @param number which example a row is. */
export function overlapOf(witness: Witness, number: (row: number) => number | null): Overlap {
  const { positive, negative, point } = witness;
  const of = (shares: Witness["positive"]) => shares.map(({ example }) => number(example));
  return {
    positives: of(positive),
    negatives: of(negative),
    aroundOrigin: atOrigin(witness),
    samePoint: samePoint(witness),
    place: point.length <= 3 ? Array.from(point) : null,
  };
}
