/** Two layers of perceptrons by hand: what hidden units make of XOR. Nothing here is trained. */

/** The line w·x + b = 0 of the figure. */
export interface Line {
  readonly weights: readonly [number, number];
  readonly bias: number;
}

/** A perceptron that fires, 1, where w·x + b > 0, and else not, 0. */
export interface Unit extends Line {
  /** What that makes of two features that are 0 or 1. */
  readonly fires: (x: PlanePoint) => boolean;
}

export type PlanePoint = readonly [number, number];

/** Fires for OR: at least one of the two. */
export const either: Unit = { weights: [1, 1], bias: -0.5, fires: ([first, second]) => first === 1 || second === 1 };
/** Fires for AND: both. */
export const both: Unit = { weights: [1, 1], bias: -1.5, fires: ([first, second]) => first === 1 && second === 1 };
/** Over the two: the first and not the second. */
export const output: Unit = { weights: [1, -1], bias: -0.5, fires: ([first, second]) => first === 1 && second === 0 };

export const corners: readonly PlanePoint[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];

export function fires(unit: Unit, x: PlanePoint): 0 | 1 {
  return unit.fires(x) ? 1 : 0;
}

/** What the hidden units make of an example: where it stands for the output. */
export function hidden(x: PlanePoint): PlanePoint {
  return [fires(either, x), fires(both, x)];
}

interface TruthRow {
  readonly x: PlanePoint;
  readonly hidden: PlanePoint;
  readonly output: 0 | 1;
}

export const truthTable = (): TruthRow[] =>
  corners.map((x) => ({ x, hidden: hidden(x), output: fires(output, hidden(x)) }));

/** The part of a convex polygon where a unit fires, or (side −1) where it does not. */
export function cut(polygon: readonly PlanePoint[], unit: Line, side: 1 | -1): PlanePoint[] {
  return polygon.flatMap((from, k) => {
    const to = polygon[(k + 1) % polygon.length] ?? from;
    const [a, b] = [side * beyond(unit, from), side * beyond(unit, to)];
    const crossing = a * b < 0 ? [between(from, to, a / (a - b))] : [];
    return a >= 0 ? [from, ...crossing] : crossing;
  });
}

/** The ends of a unit's boundary in a convex polygon. */
export function boundary(polygon: readonly PlanePoint[], unit: Line): PlanePoint[] {
  return cut(polygon, unit, 1).filter((place) => Math.abs(beyond(unit, place)) < 1e-9);
}

/** How far a place of the figure lies beyond a unit's line, in units of its own. */
function beyond({ weights: [nx, ny], bias }: Line, [x, y]: PlanePoint): number {
  return nx * x + ny * y + bias;
}

function between([x1, x2]: PlanePoint, [z1, z2]: PlanePoint, t: number): PlanePoint {
  return [x1 + t * (z1 - x1), x2 + t * (z2 - x2)];
}
