import { nothing, type SVGTemplateResult, svg } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import { type PlanePoint, pixelX, pixelY } from "../canvas/projection.js";
import { labelNear, type Writing } from "./label-near.js";
import { nextRing, nextWord } from "./next-example.js";

/** More would cover the stage, and nobody counts so far. */
export const mostNumbers = 20;

/**
 * What a prediction is asked with: the numbers of the examples, and a ring around the one that is visited next.
 * @param xy Places in the plane; of reviews there are none.
 * @param next its number from 1; null: no visit is to come
 */
export function numberedExamples(
  xy: ArrayLike<number>,
  next: number | null,
  over: Writing,
  words: Words,
): SVGTemplateResult | typeof nothing {
  if (xy.length === 0) return nothing;
  const numbers = Array.from({ length: xy.length / 2 }, (_, row) => row + 1);
  const ringed = next === null ? null : placeOf(xy, next, over);
  // The first to be written have the most room.
  const inTurn = [...numbers.filter((number) => number === next), ...numbers.filter((number) => number !== next)];
  return svg`
    ${ringed ? svg`${nextRing(ringed, over)} ${nextWord(ringed, over, words)}` : nothing}
    ${numbers.length > mostNumbers ? nothing : inTurn.map((number) => labelNear(String(number), placeOf(xy, number, over), over))}
  `;
}

function placeOf(xy: ArrayLike<number>, number: number, { projection }: Writing): PlanePoint {
  return { x: pixelX(projection, xy[2 * number - 2] ?? 0), y: pixelY(projection, xy[2 * number - 1] ?? 0) };
}
