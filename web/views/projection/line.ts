import { biasLetter, isThreshold, type Notation } from "../../state/document/notation/notation.js";
import type { ProjectionView } from "../../state/runs/frame.js";
import type { StageSize } from "../../ui/canvas/layer.js";

/** The examples on one number line. Places are distances in feature space; rulers say what else they are. */
export interface NumberLine {
  /** The page's number of each example. */
  readonly examples: Uint32Array;
  /** −1 or +1. */
  readonly label: Int8Array;
  readonly place: Float64Array;
  /** What is written beside an example: its score; of negatives turned round, y·a. */
  readonly value: Float64Array;
  /** Where the score is 0. */
  readonly threshold: number;
  /** Where the origin of the features is; null where the line does not pass it, as with examples turned round. */
  readonly origin: number | null;
  /** What is in sight. */
  readonly window: readonly [number, number];
}

/** Room beyond the outermost examples, as a share of the whole. */
const ROOM = 0.06;

/** The examples along w; null where w is 0, which has no direction. */
export function numberLine(found: ProjectionView, labels: Int8Array, turned: boolean): NumberLine | null {
  const { examples, score, along, length, model, middle, half } = found;
  if (!(length > 0)) return null;
  const label = Int8Array.from(examples, (example) => labels[example] ?? 0);
  if (turned) {
    const value = score.map((a, i) => ((label[i] ?? 0) < 0 ? -a : a));
    const place = value.map((a) => a / length);
    return { examples, label, place, value, threshold: 0, origin: null, window: windowOf(reachOf(place)) };
  }
  const threshold = -model.bias / length;
  const window = windowOf([middle - half, middle + half]);
  return { examples, label, place: along, value: score, threshold, origin: 0, window };
}

/** From the lowest to the highest, 0 among them. */
function reachOf(places: Float64Array): readonly [number, number] {
  let [low, high] = [0, 0];
  for (const place of places) {
    if (place < low) low = place;
    if (place > high) high = place;
  }
  return [low, high];
}

function windowOf([low, high]: readonly [number, number]): readonly [number, number] {
  const room = ROOM * (high - low) || Math.abs(low) || 1;
  return [low - room, high + room];
}

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

/** Where the parts of the picture stand, in pixels. */
export interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Where the number line is. */
  readonly line: number;
  readonly bottom: number;
  /** Pixels that a stack of dots may be high. */
  readonly stack: number;
  readonly font: number;
  /** Pixels from a place. */
  readonly across: (place: number) => number;
}

/** Room for the names above, and for so many rulers below. */
export function roomOf(
  size: StageSize,
  base: number,
  rulers: number,
  turned: boolean,
  [low, high]: readonly [number, number],
): Room {
  const font = Math.round(base * (size.width < 480 ? 0.74 : 0.8));
  const left = Math.round(font * 0.8);
  const right = size.width - left;
  const top = Math.round(font * 2.4);
  const bottom = Math.max(top + 20, size.height - Math.round(font * (0.2 + 2.1 * rulers)));
  const line = turned ? bottom - 4 : Math.round((top + bottom) / 2);
  const scale = (right - left) / (high - low);
  return {
    ...{ left, right, top, line, bottom, font },
    stack: line - top - Math.round(font * 0.6),
    across: (place) => left + (place - low) * scale,
  };
}
