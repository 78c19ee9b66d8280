import { unitBelow, type WantedBoundary } from "../../../state/runs/boundary-through.js";
import {
  clipLine,
  divide,
  type Line,
  type PlaneModel,
  type Segment,
  signedDistance,
} from "../../shared/canvas/boundary.js";
import {
  dataX,
  dataY,
  insidePlot,
  type PlanePoint,
  type Projection,
  pixelX,
  pixelY,
} from "../../shared/canvas/projection.js";
import { standArrow } from "../../shared/canvas/weight-arrow.js";
import { type Pace, stepsOf } from "../../shared/handles/handle.js";

/** What weights are taken by: the tip of w, the boundary between its ends, and these. */
export type Grip = "tip" | "middle" | "from" | "to";

/** Where w stands: its foot on the plane, and how many pixels a weight of 1 is long. */
export interface Standing {
  readonly foot: PlanePoint;
  readonly perWeight: number;
}

export interface Grips {
  readonly standing: Standing;
  /** In pixels; what has no room is left out. */
  readonly at: Readonly<Partial<Record<Grip, PlanePoint>>>;
}

/** Where there are no weights yet: how far from the origin they are taken, in pixels, and in which directions in turn. */
const PULL = 36;
const directions = [0.25, 0.75, -0.25, -0.75, 0, 0.5, 1, -0.5].map((turn) => turn * Math.PI);
/** Shares of the boundary in sight at which it may be taken between its ends. */
const shares = [0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75];
/** Pixels from an end of the boundary to where it is turned, from grip to grip, and from a grip to an example. */
const INSET = 26;
const APART = 40;
const FREE = 16;
/** Pixels between two values that a drag comes to, at most. */
const GRID = 12;

/** Whether no example is there, as far as they are few enough for any to be free. */
export type IsFree = (at: PlanePoint, reach: number) => boolean;

/** @param held how it stands in the hand; null: as it is drawn. */
export function gripsOf(
  model: PlaneModel,
  projection: Projection,
  axes: { readonly x2: boolean; readonly bias: boolean },
  isFree: IsFree,
  held: Standing | null,
): Grips | null {
  const division = divide(model);
  if (division.kind !== "line") return pullOf(projection, axes.x2, isFree, held);
  const { line, length } = division;
  const segment = clipLine(line, projection.window);
  if (!segment) return null;
  const arrow = held ? onLine(held, line) : standingOf(projection, line, length);
  // Where there is no room for w, the boundary turns about the middle of what is seen of it.
  const standing = arrow ?? { foot: middleOf(segment), perWeight: projection.scale };
  const [from, to] = [inPixels(projection, segment.from), inPixels(projection, segment.to)];
  const foot = inPixels(projection, standing.foot);
  const tip = along(foot, { x: line.nx, y: -line.ny }, length * standing.perWeight);
  const far = distance(from, to);
  const share = (part: number): PlanePoint => along(from, { x: to.x - from.x, y: to.y - from.y }, part);
  const isApart = (at: PlanePoint): boolean => [foot, tip].every((one) => distance(at, one) > APART);
  const places = shares.map(share).filter(isApart);
  const middle = axes.bias ? (places.find((at) => isFree(at, FREE)) ?? places[0]) : undefined;
  const ends = far > 4 * INSET && axes.x2 ? { from: share(INSET / far), to: share(1 - INSET / far) } : {};
  const apart = Object.entries(ends).filter(([, at]) => isApart(at) && (!middle || distance(at, middle) > APART));
  return {
    standing,
    at: {
      ...Object.fromEntries(apart),
      ...(middle && { middle }),
      ...(arrow && insidePlot(projection, tip.x, tip.y) && { tip }),
    },
  };
}

/** The boundary that is wanted where a grip is dragged to a place, in pixels; null: none, the place says nothing. */
export function wantedAt(
  grip: Grip,
  place: PlanePoint,
  { foot, perWeight }: Standing,
  model: PlaneModel,
  projection: Projection,
  pace: Pace,
): WantedBoundary | null {
  const at = { x: dataX(projection, place.x), y: dataY(projection, place.y) };
  const length = Math.hypot(model.w1, model.w2);
  if (grip === "middle") return { slope: null, through: at, units: unitsOf(length, perWeight, projection, pace) };
  const from = inPixels(projection, foot);
  const [right, up] = [place.x - from.x, from.y - place.y];
  const far = Math.hypot(right, up);
  if (far === 0 && grip !== "tip") return null;
  // The boundary goes a quarter turn to the left of w.
  const turn = (grip === "to" ? length : -length) / far;
  const slope: [number, number] = grip === "tip" ? [right / perWeight, up / perWeight] : [up * turn, -right * turn];
  return { slope, through: foot, units: unitsOf(Math.hypot(...slope), perWeight, projection, pace) };
}

/** The grid that a drag keeps to: short numbers, and steps that the eye can still follow. */
export function unitsOf(length: number, perWeight: number, { scale }: Projection, pace: Pace): WantedBoundary["units"] {
  // A coarse step is many of them.
  const times = Math.min(1, stepsOf(pace));
  const weight = times * unitBelow(GRID / perWeight);
  return { weight, bias: length > 0 ? times * unitBelow((GRID * length) / scale) : weight };
}

/** From weights of 0 there is no boundary: w is pulled out of the origin, or, where that is out of sight, of the middle. */
function pullOf(projection: Projection, both: boolean, isFree: IsFree, held: Standing | null): Grips {
  const { plot, window, scale } = projection;
  const origin = inPixels(projection, { x: 0, y: 0 });
  const inside = insidePlot(projection, origin.x, origin.y);
  const middle = middleOf({ from: { x: window.x[0], y: window.y[0] }, to: { x: window.x[1], y: window.y[1] } });
  const standing = held ?? { foot: inside ? { x: 0, y: 0 } : middle, perWeight: scale };
  const foot = inPixels(projection, standing.foot);
  const around = (both ? directions : [0, Math.PI]).map((angle) =>
    along(foot, { x: Math.cos(angle), y: -Math.sin(angle) }, PULL),
  );
  const seen = around.filter(
    ({ x, y }) => x > plot.x && y > plot.y && x < plot.x + plot.width && y < plot.y + plot.height,
  );
  const tip = seen.find((at) => isFree(at, FREE)) ?? seen[0] ?? around[0];
  return { standing, at: tip ? { tip } : {} };
}

function standingOf(projection: Projection, line: Line, length: number): Standing | null {
  const arrow = standArrow(projection, line, length);
  return arrow && { foot: arrow.foot, perWeight: arrow.reach / length };
}

/** The same with its foot on the line: rounded numbers move that a little. */
function onLine({ foot, perWeight }: Standing, line: Line): Standing {
  const off = signedDistance(line, foot.x, foot.y);
  return { foot: { x: foot.x - off * line.nx, y: foot.y - off * line.ny }, perWeight };
}

function middleOf({ from, to }: Segment): PlanePoint {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** Where a grip is that is held there: on what it has moved, as far as that is to be seen. */
export function heldAt(
  grip: Grip,
  hand: PlanePoint,
  { at }: Grips,
  model: PlaneModel,
  projection: Projection,
): PlanePoint {
  const division = divide(model);
  if (grip === "tip" || division.kind !== "line") return at.tip ?? hand;
  const place = { x: dataX(projection, hand.x), y: dataY(projection, hand.y) };
  return inPixels(projection, onLine({ foot: place, perWeight: 1 }, division.line).foot);
}

export function inPixels(projection: Projection, { x, y }: PlanePoint): PlanePoint {
  return { x: pixelX(projection, x), y: pixelY(projection, y) };
}

function along({ x, y }: PlanePoint, by: PlanePoint, times: number): PlanePoint {
  return { x: x + times * by.x, y: y + times * by.y };
}

function distance(a: PlanePoint, b: PlanePoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
