import { liftStart } from "../../../state/document/limits.js";

const SLOTS = 4096;

/**
 * Numbers from the farthest to the nearest, by depths that grow towards the eye. Equal to within 1/4096 of their range
 * they stay in their order. Counting is faster than sorting, and nobody sees the difference.
 */
export function backToFront(depth: Float32Array): Uint32Array {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of depth) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const scale = high > low ? (SLOTS - 1) / (high - low) : 0;
  const slot = (value: number): number => ((value - low) * scale) | 0;
  const next = new Uint32Array(SLOTS + 1);
  for (const value of depth) {
    const after = slot(value) + 1;
    next[after] = (next[after] as number) + 1;
  }
  for (let s = 1; s <= SLOTS; ++s) next[s] = (next[s] as number) + (next[s - 1] as number);
  const order = new Uint32Array(depth.length);
  for (let i = 0; i < depth.length; ++i) {
    const s = slot(depth[i] as number);
    const place = next[s] as number;
    order[place] = i;
    next[s] = place + 1;
  }
  return order;
}

/** Where one looks from, in degrees: round the upright axis, and above the plane (0…90). */
export interface Camera {
  readonly turn: number;
  readonly tilt: number;
}

export type Vector = readonly [number, number, number];

/** Three unit vectors at right angles: to the right and upwards on the screen, and towards the eye. */
export interface Basis {
  readonly right: Vector;
  readonly up: Vector;
  readonly toward: Vector;
}

export const START: Camera = liftStart;

/** Degrees that a drag turns for every pixel. */
const DEGREES = 0.4;

/** From turn 0 and tilt 90 one sees what the stage shows. */
export function basisOf({ turn, tilt }: Camera): Basis {
  const [sin, cos] = sineAndCosine(turn);
  const [rise, level] = sineAndCosine(tilt);
  return {
    right: [cos, -sin, 0],
    up: [rise * sin, rise * cos, level],
    toward: [-level * sin, -level * cos, rise],
  };
}

function sineAndCosine(degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The camera turned and raised by degrees. It neither dives below the plane nor tips over. */
export function moved({ turn, tilt }: Camera, byTurn: number, byTilt: number): Camera {
  return { turn: wrapped(turn + byTurn), tilt: Math.min(90, Math.max(0, tilt + byTilt)) };
}

/** What is in front goes with the pointer: to the right, and downwards when one looks from higher. */
export function dragged(camera: Camera, dx: number, dy: number): Camera {
  return moved(camera, dx * DEGREES, dy * DEGREES);
}

/** Tenths of a degree are finer than can be seen, and short in a link. */
export function readable({ turn, tilt }: Camera): Camera {
  const round = (value: number): number => Math.round(value * 10) / 10 + 0;
  return { turn: wrapped(round(turn)), tilt: round(tilt) };
}

/** The same direction within −180 < turn ≤ 180. */
function wrapped(turn: number): number {
  const rest = turn % 360;
  return rest > 180 ? rest - 360 : rest <= -180 ? rest + 360 : rest + 0;
}
