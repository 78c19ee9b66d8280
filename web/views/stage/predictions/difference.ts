import type { ViewWindow } from "../../../state/document/state.js";
import type { FieldView, PaneView } from "../../../state/runs/frame.js";
import {
  type Division,
  divide,
  halfPlane,
  planeModel,
  signedDistance,
  windowCorners,
} from "../../shared/canvas/boundary.js";
import { clipToPlot } from "../../shared/canvas/clip-to-plot.js";
import type { Layer } from "../../shared/canvas/layer.js";
import type { PlanePoint, Projection } from "../../shared/canvas/projection.js";
import { tracePolygon } from "../draw/ground.js";
import { crossHatch } from "./class-look.js";
import { drawMasked, OPAQUE, pictureOf } from "./field-image.js";

/** Where two learners disagree: exactly for two lines, else point by point. Null while that is not known. */
export type Difference =
  | { readonly kind: "polygons"; readonly polygons: readonly (readonly PlanePoint[])[] }
  | {
      readonly kind: "mask";
      readonly grid: FieldView["grid"];
      readonly mask: HTMLCanvasElement;
      readonly any: boolean;
    };

type Pair = readonly [PaneView, PaneView];

export function differenceOf([first, second]: Pair, window: ViewWindow): Difference | null {
  if (first.regions.kind === "linear" && second.regions.kind === "linear") {
    const a = divide(planeModel(first.features, first.regions.model));
    const b = divide(planeModel(second.features, second.regions.model));
    return { kind: "polygons", polygons: disagreement(a, b, window) };
  }
  return first.field && second.field ? maskOf(first.field, second.field) : null;
}

export function isEmpty(difference: Difference): boolean {
  return difference.kind === "polygons" ? difference.polygons.length === 0 : !difference.any;
}

export function drawDifference(layer: Layer, p: Projection, difference: Difference, color: string): void {
  const { context, size } = layer;
  context.save();
  clipToPlot(layer, p);
  if (difference.kind === "mask") {
    drawMasked(layer, p, difference.grid, difference.mask, (on) => crossHatch(on, p.plot, color, size.ratio));
  } else {
    for (const polygon of difference.polygons) {
      context.save();
      tracePolygon(context, p, polygon);
      context.clip();
      crossHatch(context, p.plot, color, size.ratio);
      context.restore();
    }
  }
  context.restore();
}

/** The parts of the window that one puts on its positive and the other on its negative side. */
export function disagreement(a: Division, b: Division, window: ViewWindow): PlanePoint[][] {
  return ([1, -1] as const)
    .map((sign) => onSide(b, onSide(a, windowCorners(window), window, sign), window, sign === 1 ? -1 : 1))
    .filter((polygon) => polygon.length > 2);
}

/** The part of a convex polygon on one side of a division. */
function onSide(division: Division, polygon: PlanePoint[], window: ViewWindow, sign: -1 | 1): PlanePoint[] {
  if (division.kind === "none") return [];
  if (division.kind === "whole") return division.sign === sign ? polygon : [];
  const part = halfPlane(division.line, window, sign, polygon);
  // Where two lines are the same, what is left between them has no area.
  const least = 1e-9 * (window.x[1] - window.x[0]);
  return part.some(({ x, y }) => Math.abs(signedDistance(division.line, x, y)) > least) ? part : [];
}

/** Of two fields, by the first. */
const known = new WeakMap<FieldView, { readonly second: FieldView; readonly difference: Difference }>();

/** On the grid of the finer one; the other is asked at the nearest of its points. */
function maskOf(first: FieldView, second: FieldView): Difference {
  const last = known.get(first);
  if (last?.second === second) return last.difference;
  const [fine, other] = first.label.length >= second.label.length ? [first, second] : [second, first];
  const { grid } = fine;
  const column = nearestPlaces(axes(grid).x, axes(other.grid).x);
  const row = nearestPlaces(axes(grid).y, axes(other.grid).y);
  let any = false;
  const mask = pictureOf(grid, (pixels, at, from) => {
    const elsewhere = row[from / grid.columns] as number;
    if (elsewhere < 0) return;
    for (let i = 0; i < grid.columns; ++i) {
      const place = column[i] as number;
      const mine = fine.label[from + i] as number;
      const theirs = place < 0 ? 0 : (other.label[elsewhere * other.grid.columns + place] as number);
      // A tie predicts nothing to disagree with.
      if (mine === theirs || mine === 0 || theirs === 0) continue;
      pixels[at + i] = OPAQUE;
      any = true;
    }
  });
  const difference: Difference = { kind: "mask", grid, mask, any };
  known.set(first, { second, difference });
  return difference;
}

/** Evenly spaced places. */
interface Axis {
  readonly start: number;
  readonly step: number;
  readonly count: number;
}

function axes({ x0, y0, dx, dy, columns, rows }: FieldView["grid"]): { readonly x: Axis; readonly y: Axis } {
  return { x: { start: x0, step: dx, count: columns }, y: { start: y0, step: dy, count: rows } };
}

/** For each place of one axis the number of the nearest place of another; −1 where that does not reach. */
export function nearestPlaces({ start, step, count }: Axis, other: Axis): Int32Array {
  return Int32Array.from({ length: count }, (_, i) => {
    const place = Math.round((start + i * step - other.start) / other.step);
    return place >= 0 && place < other.count ? place : -1;
  });
}
