import type { Current, LinearModel } from "../../../web/engine/types.js";
import type { VisitEvent } from "../../../web/state/runs/frame.js";

export function plane(weights: readonly number[], bias = 0): LinearModel {
  return { weights: Float64Array.from(weights), bias };
}

/** One example of CS188's table, as the sources number them. */
export const cs188 = {
  X: [
    [1, 1],
    [3, 2],
    [2, 4],
    [3, 4],
    [2, 3],
  ],
  y: [-1, 1, 1, 1, -1],
} as const;

interface Seen extends Partial<Omit<VisitEvent, "x">> {
  readonly x: readonly number[];
  readonly label: number;
  readonly score: number;
  readonly before: Current;
}

/** A visit, where nothing else is said without a mistake and without an update. */
export function seen({ x, before, ...rest }: Seen): VisitEvent {
  return {
    visit: 0,
    epoch: 0,
    example: 0,
    predicted: Math.sign(rest.score),
    mistake: false,
    update: null,
    changeLength: 0,
    coefficient: 0,
    before,
    after: before,
    ...rest,
    x: Float64Array.from(x),
  };
}
