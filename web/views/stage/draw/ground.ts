import type { StageTheme } from "../../../ui/canvas/colors.js";
import type { Layer } from "../../../ui/canvas/layer.js";
import type { Plane } from "../../../ui/canvas/plane.js";
import { type PlanePoint, type Projection, pixelX, pixelY } from "../../../ui/canvas/projection.js";
import {
  type Division,
  fillSide,
  halfPlane,
  hatchSide,
  type Line,
  signedDistance,
  windowCorners,
} from "../../shared/canvas/boundary.js";

/** Contours of a shaded score on either side, and how much each adds, as a share of the tint. */
const STEPS = 6;
const STEP = 0.25;

/**
 * The half-planes: a tint for either label, and a hatch for the negative one, so that colour never speaks alone.
 * @param shaded whether the tint is the stronger, the farther the score is from 0.
 */
export function drawGround(layer: Layer, layout: Plane, division: Division, theme: StageTheme, shaded: boolean): void {
  const { projection } = layout;
  for (const sign of [1, -1] as const) {
    const polygon = region(division, projection, sign);
    if (polygon.length === 0) continue;
    const { context } = layer;
    context.save();
    tracePolygon(context, projection, polygon);
    fillSide(context, sign, theme);
    if (shaded && division.kind === "line") shade(layer, projection, division.line, sign, theme.tint);
    if (sign < 0) {
      tracePolygon(context, projection, polygon);
      context.clip();
      hatchSide(layer, projection.plot, theme);
    }
    context.restore();
  }
}

/** Half-planes within each other: along a line the score grows evenly with the distance, and so do they. */
function shade({ context }: Layer, p: Projection, line: Line, sign: -1 | 1, tint: number): void {
  const farthest = Math.max(...windowCorners(p.window).map(({ x, y }) => Math.abs(signedDistance(line, x, y))));
  context.globalAlpha = STEP * tint;
  for (let step = 1; step < STEPS; step++) {
    const d = line.d + (sign * step * farthest) / STEPS;
    tracePolygon(context, p, halfPlane({ ...line, d }, p.window, sign));
    context.fill();
  }
}

function region(division: Division, projection: Projection, sign: -1 | 1): PlanePoint[] {
  if (division.kind === "line") return halfPlane(division.line, projection.window, sign);
  return division.kind === "whole" && division.sign === sign ? windowCorners(projection.window) : [];
}

export function tracePolygon(context: CanvasRenderingContext2D, p: Projection, polygon: readonly PlanePoint[]): void {
  context.beginPath();
  for (const { x, y } of polygon) context.lineTo(pixelX(p, x), pixelY(p, y));
  context.closePath();
}
