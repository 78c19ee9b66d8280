import { liftStart } from "../../../state/document/limits.js";

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
