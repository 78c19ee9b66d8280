export type Range = readonly [number, number];

/** The part of the space that is drawn, in the units of the data. */
export interface Box {
  readonly x: Range;
  readonly y: Range;
  readonly z: Range;
  /** The height of the base plane, from which points rise: 0 unless that is far away. */
  readonly floor: number;
  /** Half its width and depth in the picture; the wider is 1. */
  readonly half: readonly [number, number];
}

/** Share of the data's span left free around it. */
const PADDING = 0.2;
/** What the plane needs below the floor and above the points to be seen passing through. */
const BELOW = 0.22;
const ABOVE = 0.18;
/** A base that is longer than this many times its width is drawn shorter than it is. */
const LONGEST = 2.2;
/** Within so many spans of the heights the floor is at 0. */
const NEAR_ZERO = 3;

interface Contents {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
}

/** @param origin whether the origin has to be inside. */
export function boxOf({ x, y, z }: Contents, origin: boolean): Box {
  const ranges = [baseRange(x, origin), baseRange(y, origin)] as const;
  const span = Math.max(...ranges.map(length));
  const [wide, deep] = ranges.map((range) => padded(range, span)) as [Range, Range];
  const most = Math.max(length(wide), length(deep));
  const heights = rangeOf(z) ?? [0, 0];
  const { floor, z: upright } = heightsOf(heights);
  const half = (range: Range): number => Math.max(1 / LONGEST, length(range) / most);
  return { x: wide, y: deep, z: upright, floor, half: [half(wide), half(deep)] };
}

function rangeOf(values: Float64Array): Range | null {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? [low, high] : null;
}

function baseRange(values: Float64Array, origin: boolean): Range {
  const [low, high] = rangeOf(values) ?? [0, 1];
  return origin ? [Math.min(0, low), Math.max(0, high)] : [low, high];
}

const length = ([low, high]: Range): number => high - low;

/** @param span of the longer side, whose share is left free on both. */
function padded([low, high]: Range, span: number): Range {
  const pad = span > 0 ? span * PADDING : Math.max(1, Math.abs(low) * 0.1);
  return [low - pad, high + pad];
}

function heightsOf([low, high]: Range): { readonly floor: number; readonly z: Range } {
  const span = high - low;
  const far = (low > 0 ? low : -high) > NEAR_ZERO * span && span > 0;
  const floor = far ? low - span * ABOVE : 0;
  const bottom = Math.min(low, floor);
  const top = Math.max(high, floor);
  const tall = top - bottom || 1;
  return { floor, z: [bottom - tall * BELOW, (top > bottom ? top : bottom + tall) + tall * ABOVE] };
}
