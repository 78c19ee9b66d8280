import type { StageSize } from "../../../ui/canvas/layer.js";

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
