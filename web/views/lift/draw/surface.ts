import type { StageTheme } from "../../shared/canvas/colors.js";
import { hatch } from "../../shared/canvas/hatch.js";
import { crispWidth, type Layer } from "../../shared/canvas/layer.js";
import type { Polyline } from "../../shared/canvas/polyline.js";
import type { Figure } from "../figure/figure.js";
import { dot, type Vector } from "../space/camera.js";
import { cutAt } from "../space/clip.js";
import { backToFront } from "../space/depth-order.js";
import { facing, normalInPicture, type Space, valueAt } from "../space/space.js";
import { line, type PixelPoint, placeAt, type Writer } from "./base.js";
import { pairs } from "./traces.js";

const TINT = 0.16;
const CELL_TINT = 0.2;
/** The part below the base is paler. */
const SUNKEN = 0.45;
const HATCH = 0.5;
/** Length of the arrow towards the positive side, in units of the picture. */
const ARROW = 0.34;

/** The separating plane or surface. */
export function drawSurface(layer: Layer, space: Space, figure: Figure, theme: StageTheme): void {
  const { separator, plane, cells, curtain } = figure;
  if (separator?.kind === "plane") drawPlane(layer, space, plane, facing(space, separator.normal), theme);
  else if (cells.length > 0) drawCells(layer, space, cells, theme);
  else drawCurtain(layer, space, curtain, theme);
}

function tracePolygon(context: CanvasRenderingContext2D, space: Space, corners: readonly Vector[]): void {
  context.beginPath();
  line(context, ...corners.map((corner) => placeAt(space, ...corner)));
  context.closePath();
}

/** Tinted where one looks at its positive side, hatched where at its negative one. */
function drawPlane(layer: Layer, space: Space, corners: readonly Vector[], side: number, theme: StageTheme): void {
  const { floor } = space.box;
  for (const part of [-1, 1] as const) {
    const polygon = cutAt(corners, floor, part);
    if (polygon.length === 0) continue;
    layer.context.save();
    layer.context.globalAlpha *= part < 0 ? SUNKEN : 1;
    fillFace(layer, space, polygon, side, theme);
    layer.context.restore();
  }
  outline(layer, space, corners, theme);
}

function fillFace(layer: Layer, space: Space, polygon: readonly Vector[], side: number, theme: StageTheme): void {
  const { context, size } = layer;
  const whole = context.globalAlpha;
  context.save();
  tracePolygon(context, space, polygon);
  context.fillStyle = side < 0 ? theme.negative : theme.positive;
  context.globalAlpha = whole * TINT;
  context.fill();
  if (side < 0) {
    context.clip();
    context.globalAlpha = whole * HATCH;
    context.strokeStyle = theme.negative;
    context.lineWidth = crispWidth(1, size.ratio);
    hatch(context, { x: 0, y: 0, width: size.width, height: size.height });
  }
  context.restore();
}

/** Its edges, and where it meets the base. */
function outline({ context, size }: Layer, space: Space, corners: readonly Vector[], theme: StageTheme): void {
  if (corners.length === 0) return;
  const { floor } = space.box;
  context.save();
  tracePolygon(context, space, corners);
  context.strokeStyle = theme.ink2;
  context.lineWidth = crispWidth(1.25, size.ratio);
  context.lineJoin = "round";
  context.stroke();
  const met = cutAt(corners, floor, 1).filter((corner) => corner[2] === floor);
  if (met.length === 2) {
    context.beginPath();
    line(context, ...met.map((corner) => placeAt(space, ...corner)));
    context.setLineDash([2, 3]);
    context.stroke();
  }
  context.restore();
}

/** From the farthest to the nearest; a stroke across each where one looks at the negative side. */
function drawCells(layer: Layer, space: Space, cells: Figure["cells"], theme: StageTheme): void {
  const { context, size } = layer;
  const depth = Float32Array.from(cells, ({ corners }) => {
    const [from = [0, 0, 0]] = corners;
    return valueAt(space.depth, ...from);
  });
  const whole = context.globalAlpha;
  context.save();
  context.lineWidth = crispWidth(0.75, size.ratio);
  for (const index of backToFront(depth)) {
    const { corners, side } = cells[index] ?? { corners: [], side: 0 };
    const places = corners.map((corner) => placeAt(space, ...corner));
    const positive = side * windingOf(places) > 0;
    const sunken = corners.every((corner) => corner[2] <= space.box.floor);
    tracePolygon(context, space, corners);
    context.globalAlpha = whole * CELL_TINT * (sunken ? SUNKEN : 1);
    context.fillStyle = positive ? theme.positive : theme.negative;
    context.fill();
    if (!positive && places[0] && places[2]) line(context, places[0], places[2]);
    context.globalAlpha = whole * (sunken ? 0.2 : 0.5);
    context.strokeStyle = positive ? theme.positive : theme.negative;
    context.stroke();
  }
  context.restore();
}

/** Above 0 where one sees the upper side of corners that run anticlockwise as seen from above. */
function windingOf(places: readonly PixelPoint[]): number {
  return places.reduce((sum, { x, y }, i) => {
    const next = places[(i + 1) % places.length] ?? { x, y };
    return sum + (next.x * y - x * next.y);
  }, 0);
}

/** An upright surface over a curve. */
function drawCurtain(layer: Layer, space: Space, curves: readonly Polyline[], theme: StageTheme): void {
  const { context, size } = layer;
  const [low, high] = space.box.z;
  const whole = context.globalAlpha;
  context.save();
  context.lineWidth = crispWidth(1, size.ratio);
  context.strokeStyle = theme.ink2;
  context.fillStyle = theme.ink3;
  for (const curve of curves) {
    const points = pairs(curve);
    const rim = (z: number): PixelPoint[] => points.map(([x, y]) => placeAt(space, x, y, z));
    const [bottom, top] = [rim(low), rim(high)];
    context.beginPath();
    line(context, ...bottom, ...top.toReversed());
    context.globalAlpha = whole * TINT;
    context.fill();
    context.globalAlpha = whole * 0.6;
    context.beginPath();
    line(context, ...bottom);
    line(context, ...top);
    for (let i = 0; i < points.length; i += 6) line(context, bottom[i] ?? { x: 0, y: 0 }, top[i] ?? { x: 0, y: 0 });
    context.stroke();
  }
  context.restore();
}

/** The arrow on the plane that says which side is the positive one. */
export function drawArrow(layer: Layer, space: Space, figure: Figure, writer: Writer, theme: StageTheme): void {
  const { separator, plane } = figure;
  if (separator?.kind !== "plane" || plane.length === 0) return;
  const { context } = layer;
  const normal = normalInPicture(space.box, separator.normal);
  const scale = pixelsPerUnit(space);
  const dx = dot(normal, space.basis.right) * ARROW * scale;
  const dy = -dot(normal, space.basis.up) * ARROW * scale;
  const length = Math.hypot(dx, dy);
  // Pointing at the eye it would be a dot.
  if (length < 12) return;
  const middle = (k: 0 | 1 | 2): number => plane.reduce((sum, corner) => sum + corner[k], 0) / plane.length;
  const foot = placeAt(space, middle(0), middle(1), middle(2));
  const tip = { x: foot.x + dx, y: foot.y + dy };
  const [ux, uy] = [dx / length, dy / length];
  const head = Math.min(10, length * 0.5);
  const neck = { x: tip.x - ux * head, y: tip.y - uy * head };
  const shaft = new Path2D();
  shaft.moveTo(foot.x, foot.y);
  shaft.lineTo(neck.x, neck.y);
  const point = new Path2D();
  point.moveTo(tip.x, tip.y);
  point.lineTo(neck.x - uy * head * 0.4, neck.y + ux * head * 0.4);
  point.lineTo(neck.x + uy * head * 0.4, neck.y - ux * head * 0.4);
  point.closePath();
  context.save();
  context.strokeStyle = theme.surface;
  context.lineWidth = 5;
  context.stroke(shaft);
  context.strokeStyle = theme.accent;
  context.fillStyle = theme.accent;
  context.lineWidth = 2.25;
  context.stroke(shaft);
  context.fill(point);
  context.restore();
  writer.write("+", { x: tip.x + ux * 9, y: tip.y + uy * 9 }, { color: theme.accent, bold: true });
}

/** Pixels of a unit of the picture that is seen at its full length. */
function pixelsPerUnit({ px, box, basis }: Space): number {
  const spans = [box.x, box.y] as const;
  const [k, other] =
    Math.abs(basis.right[0]) > Math.abs(basis.right[1]) ? ([0, spans[0]] as const) : ([1, spans[1]] as const);
  return (px[k] * (other[1] - other[0])) / (2 * box.half[k] * basis.right[k]);
}
