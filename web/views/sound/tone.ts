import type { VisitEvent } from "../../state/runs/frame.js";

/** How a visit sounds. */
export interface Tone {
  /** In Hz, 110…1760. */
  readonly frequency: number;
  /** −1, on the left, …1. */
  readonly pan: number;
  readonly mistake: boolean;
}

/** Of margin 0: the a of the tuning fork, below which all that is wrong is heard. */
const middle = 440;
/** Steps above and below it: two octaves each, of five steps. */
const most = 10;
/** Semitones of the steps of an octave: any two of these sound well together. */
const pentatonic = [0, 2, 4, 7, 9];

/** What a score is worth: y·a; of several classes by how much the right one is ahead of the best of the others. */
export function signedMargin({ label, score, scores }: Pick<VisitEvent, "label" | "score" | "scores">): number {
  if (!scores) return label < 0 ? -score : score;
  const others = Array.from(scores).filter((_, k) => k !== label);
  return (scores[label] ?? 0) - Math.max(...others);
}

/** Rises with the margin. @param share of the largest margin of the run, −1…1; beyond, the highest and the lowest. */
export function frequencyOf(share: number): number {
  const step = Math.round(most * Math.min(1, Math.max(-1, share)));
  const octaves = Math.floor(step / pentatonic.length);
  const semitone = pentatonic[step - octaves * pentatonic.length] ?? 0;
  return middle * 2 ** (octaves + semitone / 12);
}

/** Where a value lies between the edges of what is shown, from left to right. */
export function panOf(value: number, [left, right]: readonly [number, number]): number {
  if (!(right > left)) return 0;
  return Math.min(1, Math.max(-1, (2 * (value - left)) / (right - left) - 1));
}

/** From the least to the greatest x₁ of examples as the stage draws them; null where it draws none. */
export function edgesOf(xy: Float64Array): readonly [number, number] | null {
  if (xy.length === 0) return null;
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let k = 0; k < xy.length; k += 2) {
    const value = xy[k] as number;
    left = Math.min(left, value);
    right = Math.max(right, value);
  }
  return [left, right];
}
