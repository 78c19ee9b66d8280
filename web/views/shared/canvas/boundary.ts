import type { LinearModel } from "../../../engine/types.js";
import type { ViewWindow } from "../../../state/document/state.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import { crispWidth, hatch, type Layer } from "../../../ui/canvas/layer.js";
import type { Polyline } from "../../../ui/canvas/polyline.js";
import type { PlanePoint, Rect } from "../../../ui/canvas/projection.js";

/** Of the tint: a side with a pattern is paler, since the pattern adds to it. */
const PATTERNED = 0.8;
/** How strong the hatch is, in squares of the tint: a dark ground takes a stronger tint, and lines on it more than that. */
const HATCH = 6.5;

/** Opacity of the ground where a class is predicted. */
export const groundTint = ({ tint }: StageTheme, patterned: boolean): number => (patterned ? PATTERNED * tint : tint);

export const hatchTint = ({ tint }: StageTheme): number => Math.min(1, HATCH * tint ** 2);

/** Fills the path in the tint of one of two classes. */
export function fillSide(context: CanvasRenderingContext2D, sign: -1 | 1, theme: StageTheme): void {
  context.fillStyle = sign > 0 ? theme.positive : theme.negative;
  context.globalAlpha = groundTint(theme, sign < 0);
  context.fill();
}

/** Hatches what is clipped to: the side of the negatives, so that colour never speaks alone. */
export function hatchSide({ context, size }: Layer, plot: Rect, theme: StageTheme): void {
  context.globalAlpha = hatchTint(theme);
  context.strokeStyle = theme.negative;
  context.lineWidth = crispWidth(1, size.ratio);
  hatch(context, plot);
}

/** Weights over the plane's two axes. */
export interface PlaneModel {
  readonly w1: number;
  readonly w2: number;
  readonly b: number;
}

/** n·p = d with |n| = 1; n points into the positive half-plane. */
export interface Line {
  readonly nx: number;
  readonly ny: number;
  readonly d: number;
}

/** What a model does to the plane: cut it, put all of it on one side, or (all zero) leave it undecided. */
export type Division =
  | { readonly kind: "line"; readonly line: Line; readonly length: number }
  | { readonly kind: "whole"; readonly sign: -1 | 1 }
  | { readonly kind: "none" };

export interface Segment {
  readonly from: PlanePoint;
  readonly to: PlanePoint;
}

/**
 * The weights by axis, matched by feature name: features may be a subset. Null when a product of features has weight,
 * since its boundary is not a line.
 */
export function planeModel(features: readonly string[], model: LinearModel): PlaneModel | null {
  let w1 = 0;
  let w2 = 0;
  for (let i = 0; i < features.length; ++i) {
    const weight = model.weights[i] ?? 0;
    if (features[i] === "x1") w1 += weight;
    else if (features[i] === "x2") w2 += weight;
    else if (weight !== 0) return null;
  }
  return { w1, w2, b: model.bias };
}

export function divide(model: PlaneModel | null): Division {
  if (!model) return { kind: "none" };
  const length = Math.hypot(model.w1, model.w2);
  const d = -model.b / length;
  if (length > 0 && Number.isFinite(length) && Number.isFinite(d)) {
    return { kind: "line", length, line: { nx: model.w1 / length, ny: model.w2 / length, d } };
  }
  if (model.b > 0) return { kind: "whole", sign: 1 };
  if (model.b < 0) return { kind: "whole", sign: -1 };
  return { kind: "none" };
}

/** Signed distance from the line, positive on the positive side. */
export function signedDistance(line: Line, x: number, y: number): number {
  return line.nx * x + line.ny * y - line.d;
}

/** The part of the window, or of another convex polygon, on one side of the line; empty when there is none. */
export function halfPlane(line: Line, window: ViewWindow, sign: -1 | 1, corners = windowCorners(window)): PlanePoint[] {
  const out: PlanePoint[] = [];
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % corners.length] ?? p;
    const sp = sign * signedDistance(line, p.x, p.y);
    const sq = sign * signedDistance(line, q.x, q.y);
    if (sp >= 0) out.push(p);
    if (sp * sq < 0) out.push(between(p, q, sp / (sp - sq)));
  });
  return out.length > 2 ? out : [];
}

/** The part of the line inside the window, its direction a quarter turn left of n; null when they do not meet. */
export function clipLine(line: Line, window: ViewWindow): Segment | null {
  const cx = (window.x[0] + window.x[1]) / 2;
  const cy = (window.y[0] + window.y[1]) / 2;
  // Start from the point of the line nearest to the centre: exact enough wherever the window is.
  const s = signedDistance(line, cx, cy);
  const px = cx - s * line.nx;
  const py = cy - s * line.ny;
  const dx = -line.ny;
  const dy = line.nx;
  const tx = slab(px, dx, window.x);
  const ty = slab(py, dy, window.y);
  const t0 = Math.max(tx[0], ty[0]);
  const t1 = Math.min(tx[1], ty[1]);
  if (!(t0 < t1)) return null;
  return { from: { x: px + t0 * dx, y: py + t0 * dy }, to: { x: px + t1 * dx, y: py + t1 * dy } };
}

export function windowCorners(w: ViewWindow): PlanePoint[] {
  return [
    { x: w.x[0], y: w.y[0] },
    { x: w.x[1], y: w.y[0] },
    { x: w.x[1], y: w.y[1] },
    { x: w.x[0], y: w.y[1] },
  ];
}

function between(p: PlanePoint, q: PlanePoint, t: number): PlanePoint {
  return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
}

/** The parameters for which p + t·d is inside [low, high]. */
function slab(p: number, d: number, [low, high]: readonly [number, number]): readonly [number, number] {
  if (d === 0) {
    const inside = p >= low && p <= high;
    return inside ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : [1, 0];
  }
  const a = (low - p) / d;
  const b = (high - p) / d;
  return a < b ? [a, b] : [b, a];
}

/** The part of a boundary that is in a window. */
export function lineOf(division: Division, window: ViewWindow): Polyline[] {
  const segment = division.kind === "line" ? clipLine(division.line, window) : null;
  return segment ? [[segment.from.x, segment.from.y, segment.to.x, segment.to.y]] : [];
}
