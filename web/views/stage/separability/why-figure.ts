import type { GeometricMargin, Share } from "../../../engine/types.js";
import type { ViewWindow } from "../../../state/document/state.js";
import type { Average, Verdict } from "../../../state/runs/frame.js";
import { atOrigin, samePoint } from "../../../state/runs/verdict.js";
import type { Polyline } from "../../../ui/canvas/polyline.js";
import type { PlanePoint } from "../../../ui/canvas/projection.js";
import type { DrawingWords } from "../../../words/generated/en/drawing.js";
import { divide, halfPlane, lineOf, planeModel } from "../../shared/canvas/boundary.js";

/** An example's place, and its weight in an average. */
interface Weighted extends PlanePoint {
  readonly weight: number;
}

/** One of the two averages: its examples, in an order that goes round them, and where it is. Without examples there is none. */
export interface AverageFigure {
  readonly corners: readonly Weighted[];
  readonly at: PlanePoint;
}

/** What shows that no line separates, in data units. */
export interface WitnessFigure {
  readonly positive: AverageFigure;
  readonly negative: AverageFigure;
  /** Without a bias, where the averages are two points: from the origin through both. */
  readonly ray: Polyline | null;
}

/** The maximum-margin line, and the band around it that holds no example. */
interface MarginFigure {
  readonly line: readonly Polyline[];
  readonly edges: readonly Polyline[];
  readonly band: readonly PlanePoint[];
  readonly support: readonly PlanePoint[];
}

export function witnessFigure({ analysis, averages, subject }: Verdict): WitnessFigure | null {
  const { witness } = analysis;
  if (!witness || !averages) return null;
  const positive = averageFigure(witness.positive, averages.positive, subject.examples.xy);
  const negative = averageFigure(witness.negative, averages.negative, subject.examples.xy);
  const apart = !samePoint(witness) && !atOrigin(witness);
  return { positive, negative, ray: apart ? rayThrough(positive.at, negative.at) : null };
}

function averageFigure(shares: readonly Share[], { base }: Average, xy: Float64Array): AverageFigure {
  const corners = shares.map(({ example, weight }) => ({ ...placeOf(example, xy), weight }));
  const at = { x: base[0] ?? 0, y: base[1] ?? 0 };
  const angle = ({ x, y }: PlanePoint): number => Math.atan2(y - at.y, x - at.x);
  return { corners: corners.sort((p, q) => angle(p) - angle(q)), at };
}

function placeOf(example: number, xy: Float64Array): PlanePoint {
  return { x: xy[2 * example] ?? 0, y: xy[2 * example + 1] ?? 0 };
}

function rayThrough(a: PlanePoint, b: PlanePoint): Polyline {
  const far = Math.hypot(a.x, a.y) > Math.hypot(b.x, b.y) ? a : b;
  return [0, 0, far.x, far.y];
}

/** From corner to corner, and round where there are more than two. */
export function outlineOf<Corner extends PlanePoint>(corners: readonly Corner[]): (readonly [Corner, Corner])[] {
  const closed = corners.length > 2 ? [...corners, ...corners.slice(0, 1)] : corners;
  return closed.slice(1).map((corner, k) => [closed[k] ?? corner, corner]);
}

/** The segment without so much of its start and its end; nothing where that leaves nothing. */
export function shortened(from: PlanePoint, to: PlanePoint, atStart: number, atEnd: number): Polyline[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length <= atStart + atEnd) return [];
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return [[from.x + atStart * dx, from.y + atStart * dy, to.x - atEnd * dx, to.y - atEnd * dy]];
}

/** What the mark is where the averages are. */
export function meetingOf({ positive, negative, ray }: WitnessFigure): keyof DrawingWords["meeting"] {
  const [p, n] = [positive.corners.length, negative.corners.length];
  if (ray) return "seenFromOrigin";
  if (n === 0) return p === 1 ? "positiveAtOrigin" : "positivesAtOrigin";
  if (p === 0) return n === 1 ? "negativeAtOrigin" : "negativesAtOrigin";
  if (p === 1 && n === 1) return "sameExample";
  if (p === 1) return "negatives";
  return n === 1 ? "positives" : "averages";
}

const SIDES: readonly PlanePoint[] = [
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
];

/** The four directions, those first in which a place is farthest from the lines that meet there. */
export function clearSides({ positive, negative, ray }: WitnessFigure, at: PlanePoint): PlanePoint[] {
  const ends = [...positive.corners, ...negative.corners, ...(ray ? [{ x: 0, y: 0 }] : [])];
  const nearness = (side: PlanePoint): number =>
    ends.reduce((most, { x, y }) => {
      const length = Math.hypot(x - at.x, y - at.y);
      return length > 0 ? Math.max(most, ((x - at.x) * side.x + (y - at.y) * side.y) / length) : most;
    }, -1);
  return [...SIDES].sort((a, b) => Math.round(1e6 * (nearness(a) - nearness(b))));
}

export function marginFigure(verdict: Verdict, window: ViewWindow): MarginFigure | null {
  const { geometric } = verdict.analysis;
  const division = divide(geometric && planeModel(verdict.subject.features, geometric));
  if (!geometric || division.kind !== "line") return null;
  const { line } = division;
  const [low, high] = edges(geometric).map((d) => ({ ...line, d: line.d + d }));
  if (!low || !high) return null;
  const along = (edge: typeof line) => lineOf({ ...division, line: edge }, window);
  return {
    line: along(line),
    edges: [...along(low), ...along(high)],
    band: halfPlane(high, window, -1, halfPlane(low, window, 1)),
    support: Array.from(verdict.support, (example) => placeOf(example, verdict.subject.examples.xy)),
  };
}

function edges({ margin }: GeometricMargin): readonly number[] {
  return [-margin, margin];
}
