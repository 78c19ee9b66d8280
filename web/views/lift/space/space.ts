import type { StageSize } from "../../../ui/canvas/layer.js";
import { type Basis, basisOf, type Camera, dot, START, type Vector } from "./camera.js";

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

/** Coefficients of a sum over x₁, x₂, z and 1. */
type Row = readonly [number, number, number, number];

/** A box with half its width, depth and height in the picture. */
interface ShapedBox extends Omit<Box, "half"> {
  readonly half: Vector;
}

/** Space to CSS pixels, seen from far away: parallels stay parallel, and equal heights look equal everywhere. */
export interface Space {
  readonly box: ShapedBox;
  readonly basis: Basis;
  readonly px: Row;
  readonly py: Row;
  /** Grows towards the eye. In units of the picture. */
  readonly depth: Row;
}

/** What is left free for the numbers and names around the box, in pixels. */
interface Margins {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}

/** Half the height of the box in the picture, where its base is 2 wide: as the room is, within what looks like a box. */
const LOWEST = 0.5;
const TALLEST = 1.15;

/** The box in the middle of the picture, as large as fits at this tilt whatever the turn: turning changes no sizes. */
export function spaceOf(contents: Box, camera: Camera, size: StageSize, margins: Margins): Space {
  const room = {
    width: Math.max(1, size.width - 2 * margins.side),
    height: Math.max(1, size.height - margins.top - margins.bottom),
  };
  const box = { ...contents, half: [...contents.half, halfHeight(contents, room)] as const };
  const basis = basisOf(camera);
  const scale = Math.min(room.width / (2 * around(box)), room.height / (2 * reach(box, camera)));
  return {
    box,
    basis,
    px: rowOf(box, basis.right, scale, size.width / 2),
    py: rowOf(box, basis.up, -scale, margins.top + room.height / 2),
    depth: rowOf(box, basis.toward, 1, 0),
  };
}

/** The radius of the circle around the base. */
function around({ half }: Pick<Box, "half"> | ShapedBox): number {
  return Math.hypot(half[0], half[1]);
}

/** From the middle of the picture to its upper edge, whatever the turn. */
function reach(box: ShapedBox, camera: Camera): number {
  const { up, toward } = basisOf(camera);
  return around(box) * toward[2] + box.half[2] * up[2];
}

/** Such that at the first tilt the box fills the room; it does not change when one looks from elsewhere. */
function halfHeight(box: Box, room: { readonly width: number; readonly height: number }): number {
  const { up, toward } = basisOf(START);
  const wanted = (around(box) * room.height) / room.width - around(box) * toward[2];
  return Math.min(TALLEST, Math.max(LOWEST, wanted / up[2]));
}

/** A direction of the picture as a sum over data: each axis of the box is shifted to its middle and scaled. */
function rowOf({ x, y, z, half }: ShapedBox, direction: Vector, scale: number, origin: number): Row {
  const factor = (range: Range, k: 0 | 1 | 2): number => (scale * direction[k] * 2 * half[k]) / (range[1] - range[0]);
  const [a, b, c] = [factor(x, 0), factor(y, 1), factor(z, 2)];
  const middle = ([low, high]: Range): number => (low + high) / 2;
  return [a, b, c, origin - a * middle(x) - b * middle(y) - c * middle(z)];
}

export function valueAt([a, b, c, d]: Row, x: number, y: number, z: number): number {
  return a * x + b * y + c * z + d;
}

/** A plane's normal, given over data, as a unit vector of the picture. */
export function normalInPicture({ x, y, z, half }: ShapedBox, normal: Vector): Vector {
  const span = (range: Range): number => range[1] - range[0];
  const scaled: Vector = [
    (normal[0] * span(x)) / half[0],
    (normal[1] * span(y)) / half[1],
    (normal[2] * span(z)) / half[2],
  ];
  const length = Math.sqrt(dot(scaled, scaled)) || 1;
  return [scaled[0] / length, scaled[1] / length, scaled[2] / length];
}

/** The sign of the side of a plane that faces the eye: 1 where one looks at its positive side. 0 edge on. */
export function facing(space: Space, normal: Vector): number {
  const cosine = dot(normalInPicture(space.box, normal), space.basis.toward);
  return Math.abs(cosine) < 1e-9 ? 0 : Math.sign(cosine);
}
