import type { ViewWindow } from "../../state/document/state.js";
import type { PlanePoint } from "../shared/canvas/projection.js";

/** Sizes that a window has, times a power of ten: so it stays while the weights move a little. */
const SIZES = [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5, 6.3, 8, 10];
/** Room around what is shown. */
const ROOM = 1.15;

/**
 * A window around points, in which steps of a size can be seen.
 * @param zoom How many times as large.
 */
export function windowAround(points: Iterable<PlanePoint>, step: number, zoom: number): ViewWindow {
  const box = { x: [0, 0] as [number, number], y: [0, 0] as [number, number] };
  for (const { x, y } of points) {
    box.x = [Math.min(box.x[0], x), Math.max(box.x[1], x)];
    box.y = [Math.min(box.y[0], y), Math.max(box.y[1], y)];
  }
  const halfOf = ([low, high]: readonly [number, number]): number => high / 2 - low / 2;
  const half = zoom * rounded(Math.max(ROOM * halfOf(box.x), ROOM * halfOf(box.y), step));
  const around = ([low, high]: readonly [number, number]): [number, number] => {
    const middle = Math.round((low / 2 + high / 2) / (half / 8)) * (half / 8);
    return [middle - half, middle + half];
  };
  return { x: around(box.x), y: around(box.y) };
}

function rounded(size: number): number {
  if (!(size > 1e-280) || !Number.isFinite(size)) return 1;
  const power = 10 ** Math.floor(Math.log10(size));
  return power * (SIZES.find((one) => one >= size / power) ?? 10);
}
