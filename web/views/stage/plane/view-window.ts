import type { ViewWindow } from "../../../state/document/state.js";
import { readable } from "../../../ui/canvas/projection.js";

export const EMPTY_WINDOW: ViewWindow = { x: [-5, 5], y: [-5, 5] };

/** Share of the data's span left free on each side, so that no glyph touches the frame. */
const PADDING = 0.2;
/** The origin is taken into the window when it is nearer to the data than this share of their span. */
const NEAR_ORIGIN = 0.5;
const SMALLEST = 1e-6;
const LARGEST = 1e9;

interface Bounds {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** The smallest box around the points, or null without any. `xy` is interleaved. */
export function boundsOf(xy: Float64Array): Bounds | null {
  if (xy.length < 2) return null;
  let x0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  let y0 = Number.POSITIVE_INFINITY;
  let y1 = Number.NEGATIVE_INFINITY;
  for (let i = 0; i + 1 < xy.length; i += 2) {
    const x = xy[i] as number;
    const y = xy[i + 1] as number;
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return { x: [x0, x1], y: [y0, y1] };
}

/** The window that shows all the data with some air around it. */
export function fitWindow(xy: Float64Array): ViewWindow {
  const bounds = boundsOf(xy);
  if (!bounds) return EMPTY_WINDOW;
  const span = Math.max(bounds.x[1] - bounds.x[0], bounds.y[1] - bounds.y[0]);
  // One point, or all on one spot: a window of a size that suits the coordinates.
  const pad = span > 0 ? span * PADDING : Math.max(1, Math.abs(bounds.x[0]) * 0.1, Math.abs(bounds.y[0]) * 0.1);
  const reach = span * NEAR_ORIGIN;
  return widen({ x: towardsZero(bounds.x, reach), y: towardsZero(bounds.y, reach) }, pad);
}

function towardsZero([low, high]: readonly [number, number], reach: number): readonly [number, number] {
  if (low > 0 && low <= reach) return [0, high];
  return high < 0 && -high <= reach ? [low, 0] : [low, high];
}

function widen(b: Bounds, pad: number): ViewWindow {
  return { x: [b.x[0] - pad, b.x[1] + pad], y: [b.y[0] - pad, b.y[1] + pad] };
}

export function contains(window: ViewWindow, b: Bounds): boolean {
  return b.x[0] >= window.x[0] && b.x[1] <= window.x[1] && b.y[0] >= window.y[0] && b.y[1] <= window.y[1];
}

/** Zooms by `factor` (> 1: closer) and keeps the data point (x, y) where it is on the screen. */
export function zoomAround(window: ViewWindow, x: number, y: number, factor: number): ViewWindow {
  const span = Math.max(window.x[1] - window.x[0], window.y[1] - window.y[0]);
  // Below this span neighbouring doubles would be visible steps.
  const least = SMALLEST * Math.max(1, Math.abs(x), Math.abs(y));
  const wanted = Math.min(LARGEST, Math.max(least, span / factor));
  const ratio = wanted / span;
  return {
    x: [x + (window.x[0] - x) * ratio, x + (window.x[1] - x) * ratio],
    y: [y + (window.y[0] - y) * ratio, y + (window.y[1] - y) * ratio],
  };
}

export function panBy(window: ViewWindow, dx: number, dy: number): ViewWindow {
  return { x: [window.x[0] + dx, window.x[1] + dx], y: [window.y[0] + dy, window.y[1] + dy] };
}

/** The share of `window` that the data fills in its longer direction. */
export function filled(window: ViewWindow, b: Bounds): number {
  return Math.max((b.x[1] - b.x[0]) / (window.x[1] - window.x[0]), (b.y[1] - b.y[0]) / (window.y[1] - window.y[0]));
}

/** Rounded far below a pixel: a shared link stays short. */
export function readableWindow(view: ViewWindow, scale: number): ViewWindow {
  const round = (value: number): number => readable(value, scale * 100);
  return { x: [round(view.x[0]), round(view.x[1])], y: [round(view.y[0]), round(view.y[1])] };
}
