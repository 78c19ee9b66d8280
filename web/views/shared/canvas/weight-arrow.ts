import type { ViewWindow } from "../../../state/document/state.js";
import type { PlanePoint, Projection } from "../../../ui/canvas/projection.js";
import { clipLine, type Line } from "./boundary.js";

const ARROW_LEAST = 38;
/** Longest arrow, as a share of the plot's shorter side. */
const ARROW_MOST = 0.32;
/** Pixels kept free around the arrow, for its letter. */
const MARGIN = 24;

/** Where an arrow stands on its line, and how long it is drawn, in pixels. */
export interface StandingArrow {
  readonly foot: PlanePoint;
  readonly reach: number;
}

/** As long as |w| in the data's units, within what can be seen well and has room. `reach` is in pixels. */
export function standArrow({ plot, scale, window }: Projection, line: Line, length: number): StandingArrow | null {
  const most = Math.max(ARROW_LEAST, ARROW_MOST * Math.min(plot.width, plot.height));
  const inner = shrink(window, MARGIN / scale);
  let reach = Math.min(most, Math.max(ARROW_LEAST, length * scale));
  for (; reach >= ARROW_LEAST; reach -= 4) {
    const foot = arrowFoot(line, inner, reach / scale);
    if (foot) return { foot, reach };
  }
  return null;
}

/**
 * Where an arrow of `length` along n stands on the line so that it stays inside the window: at the foot of the
 * perpendicular from the origin, or as near to it as the window allows. Null when it fits nowhere.
 */
export function arrowFoot(line: Line, window: ViewWindow, length: number): PlanePoint | null {
  const foot = clipLine(line, window);
  const tip = clipLine({ ...line, d: line.d + length }, window);
  if (!foot || !tip) return null;
  // Positions along the line, from the foot of the perpendicular on.
  const along = ({ x, y }: PlanePoint): number => y * line.nx - x * line.ny;
  const low = Math.max(along(foot.from), along(tip.from));
  const high = Math.min(along(foot.to), along(tip.to));
  if (low > high) return null;
  const u = Math.min(high, Math.max(low, 0));
  return { x: line.d * line.nx - u * line.ny, y: line.d * line.ny + u * line.nx };
}

function shrink({ x, y }: ViewWindow, by: number): ViewWindow {
  return { x: [x[0] + by, x[1] - by], y: [y[0] + by, y[1] - by] };
}
