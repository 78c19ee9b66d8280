import type { LinearModel } from "../../../engine/types.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { ViewWindow } from "../../../state/document/state.js";
import { tellsClasses, traitsOf } from "../../../state/learners/traits.js";
import { type FieldView, type Frame, hyperplane, hyperplanes, type PaneView } from "../../../state/runs/frame.js";
import { isShaded } from "../../../state/runs/models.js";
import { classGlyphs } from "../../../ui/canvas/class-glyphs.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import { contourOf } from "../../../ui/canvas/contour.js";
import { clipToPlot, crispWidth, type Layer } from "../../../ui/canvas/layer.js";
import { type Polyline, pathOf, strokePath } from "../../../ui/canvas/polyline.js";
import type { PlanePoint, Projection } from "../../../ui/canvas/projection.js";
import { drawing } from "../../../words/generated/en/drawing.js";
import {
  type Division,
  divide,
  halfPlane,
  lineOf,
  type PlaneModel,
  planeModel,
  signedDistance,
  windowCorners,
} from "../../shared/canvas/boundary.js";
import { namesOf } from "../../shared/words/names.js";
import { drawGhost, drawModel } from "../draw/boundary.js";
import { drawGround, tracePolygon } from "../draw/ground.js";
import { drawCaption, LineLabels } from "../draw/line-labels.js";
import { differing, overlaid, trainsApart } from "../draw/needs.js";
import type { Predictions, Scene } from "../draw/scene.js";
import { drawWhyBelow } from "../separability/why.js";
import { classLook, crossHatch, drawPattern, labelOfClass } from "./class-look.js";
import { drawField, drawMasked, drawShading, OPAQUE, pictureOf } from "./field-image.js";

/** Where two learners disagree: exactly for two lines, else point by point. Null while that is not known. */
type Difference =
  | { readonly kind: "polygons"; readonly polygons: readonly (readonly PlanePoint[])[] }
  | {
      readonly kind: "mask";
      readonly grid: FieldView["grid"];
      readonly mask: HTMLCanvasElement;
      readonly any: boolean;
    };

type Pair = readonly [PaneView, PaneView];

function differenceOf([first, second]: Pair, window: ViewWindow): Difference | null {
  if (first.regions.kind === "linear" && second.regions.kind === "linear") {
    const a = divide(planeModel(first.features, first.regions.model));
    const b = divide(planeModel(second.features, second.regions.model));
    return { kind: "polygons", polygons: disagreement(a, b, window) };
  }
  return first.field && second.field ? maskOf(first.field, second.field) : null;
}

function isEmpty(difference: Difference): boolean {
  return difference.kind === "polygons" ? difference.polygons.length === 0 : !difference.any;
}

function drawDifference(layer: Layer, p: Projection, difference: Difference, color: string): void {
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

/** One a pane, by its place; the lead's line is solid in any case. */
const DASHES: readonly (readonly number[])[] = [
  [14, 5],
  [2, 4],
  [9, 4, 2, 4],
  [5, 4],
  [9, 3, 2, 3, 2, 3],
  [20, 4, 6, 4],
];

function colorOf(index: number, theme: StageTheme): string {
  const colors = [theme.accent, theme.class3, theme.class4, theme.class5, theme.ink2, theme.class2];
  return colors[index % colors.length] ?? theme.ink;
}

/** "2 Voted": what the panes' boundaries are called at the ends of their lines. */
function paneNames(panes: readonly PaneView[], words: Words): readonly string[] {
  return namesOf(
    panes.map(({ learner }) => learner),
    words,
  ).map(({ sign }) => sign);
}

/** A boundary, and the sign that says whose it is. */
interface NamedLines {
  readonly name: string;
  readonly lines: readonly Polyline[];
  readonly color: string;
}

/**
 * The boundaries of all panes on one stage, told apart by dash and colour, and by the names that are to be written at
 * them. That of the lead is drawn already: it only gets its name.
 */
function drawOverlay(layer: Layer, projection: Projection, frame: Frame, theme: StageTheme): NamedLines[] {
  const { context } = layer;
  const names = paneNames(frame.panes, frame.words);
  const all = frame.panes.map((pane, index) => ({
    name: names[index] ?? "",
    lines: pane.obstacle === null ? outlineOf(pane, projection.window) : [],
    color: index === frame.lead ? theme.ink : colorOf(index, theme),
  }));
  context.save();
  clipToPlot(layer, projection);
  all.forEach(({ lines, color }, index) => {
    if (index === frame.lead || lines.length === 0) return;
    const look = { color, width: 2.25, dash: DASHES[index % DASHES.length] ?? [] };
    strokePath(context, pathOf(projection, lines), { ...look, halo: theme.surface });
  });
  context.restore();
  return all;
}

export { drawWhyAbove } from "../separability/why.js";
export { FieldAsker } from "./field-image.js";

/** What the stage draws beyond two labels and one line between them; loaded when it is first needed. */
export const glyphs: Predictions["glyphs"] = classGlyphs;

/** The places where each label is predicted, the score as shading, and where two learners disagree. */
export function drawRegions(layer: Layer, scene: Scene, division: Division): void {
  const { frame, pane, layout, theme } = scene;
  const { projection } = layout;
  const { regions, field } = pane;
  const shading = isShaded(frame.state);
  const shaded = shading && regions.kind !== "linear" && field !== null;
  if (shaded) drawShading(layer, projection, field, theme);
  if (regions.kind === "linear") drawGround(layer, layout, division, theme, shading);
  else if (regions.kind === "classes") drawClasses(layer, scene, !shaded);
  else if (field) drawField(layer, projection, field, theme, !shaded);
  const difference = differenceNow(scene);
  if (difference) drawDifference(layer, projection, difference, theme.ink);
}

/** The boundaries: as they were before the last update, as they are, those in training, those of other learners. */
export function drawBoundaries(layer: Layer, scene: Scene, division: Division): void {
  const { frame, pane, layout, theme } = scene;
  const { projection } = layout;
  const { context } = layer;
  drawGhostLines(layer, scene);
  if (pane.regions.kind === "linear") {
    drawModel(layer, scene, division, nameOfWeights(pane));
  } else {
    context.save();
    clipToPlot(layer, projection);
    const path = pathOf(projection, outlineOf(pane, projection.window));
    strokePath(context, path, { color: theme.ink, width: 2.25, halo: theme.surface });
    context.restore();
  }
  const training = trainsApart(pane) ? drawTraining(layer, scene) : [];
  const others = overlaid(frame) ? drawOverlay(layer, projection, frame, theme) : [];
  // Signs stand above all lines.
  const labels = new LineLabels(layer, scene);
  drawWhyBelow(layer, scene, labels);
  const difference = differenceNow(scene);
  if (difference) drawCaption(layer, scene, differenceCaptions(frame, isEmpty(difference)));
  labels.add(frame.words.room(drawing).weightsInTraining, training, theme.ink3);
  for (const { name, lines, color } of others) labels.add(name, lines, color);
}

/** The mean of the weights is not the weights the story updates, and over axes that are scaled for them they are divided. */
function nameOfWeights({ learner, onAxes }: PaneView): string {
  return `${traitsOf(learner).predicts === "mean" ? "w̄" : "w"}${onAxes?.scaled ? "/s" : ""}`;
}

function drawClasses(layer: Layer, { pane, layout: { projection }, theme }: Scene, tinted: boolean): void {
  if (pane.regions.kind !== "classes") return;
  const { context, size } = layer;
  const models = planeModels(pane.features, pane.regions.models);
  for (const { classNumber, polygon } of argmaxRegions(models, projection.window)) {
    const look = classLook(labelOfClass(classNumber), theme);
    context.save();
    tracePolygon(context, projection, polygon);
    context.fillStyle = look.color;
    context.globalAlpha = look.tint;
    if (tinted) context.fill();
    context.clip();
    drawPattern(context, projection.plot, look, size.ratio);
    context.restore();
  }
}

function drawGhostLines(layer: Layer, { pane, layout: { projection }, theme }: Scene): void {
  const { regions, features } = pane;
  const { ghost } = pane.onAxes ?? pane;
  const one = hyperplane(ghost);
  const several = hyperplanes(ghost);
  if (one && regions.kind === "linear") {
    drawGhost(layer, projection, divide(planeModel(features, one)), theme);
  } else if (several && regions.kind === "classes") {
    const lines = argmaxBorders(planeModels(features, several), projection.window);
    layer.context.save();
    clipToPlot(layer, projection);
    strokePath(layer.context, pathOf(projection, lines), {
      color: theme.ink3,
      width: 1.25,
      dash: [7, 5],
      halo: theme.surface,
    });
    layer.context.restore();
  }
}

/** The weights in training, where something else predicts. */
function drawTraining(layer: Layer, { pane, layout: { projection }, theme }: Scene): readonly Polyline[] {
  const training = hyperplane((pane.onAxes ?? pane).current);
  const lines = training ? lineOf(divide(planeModel(pane.features, training)), projection.window) : [];
  layer.context.save();
  clipToPlot(layer, projection);
  strokePath(layer.context, pathOf(projection, lines), {
    color: theme.ink2,
    width: crispWidth(1.5, layer.size.ratio),
    dash: [2, 3],
    halo: theme.surface,
  });
  layer.context.restore();
  return lines;
}

function differenceNow({ frame, pane, layout }: Scene): Difference | null {
  const pair = differing(frame, pane);
  return pair && differenceOf(pair, layout.projection.window);
}

/** The longest first. */
function differenceCaptions({ panes, state, words }: Frame, none: boolean): string[] {
  const say = words.room(drawing);
  const pair = state.ui.difference ?? [];
  const signs = paneNames(panes, words);
  const names = [pair.map((index) => signs[index] ?? ""), pair.map((index) => String(index + 1))];
  return names.map(([first = "", second = ""]) =>
    none ? say.agree({ first, second }) : say.disagree({ first, second }),
  );
}

/** The boundary of what a pane predicts, whatever its kind; none where there is none in view, or not known yet. */
function outlineOf({ regions, features, field, learner }: PaneView, window: ViewWindow): readonly Polyline[] {
  if (regions.kind === "linear") return lineOf(divide(planeModel(features, regions.model)), window);
  if (regions.kind === "classes") return argmaxBorders(planeModels(features, regions.models), window);
  return field ? contourOf(field, tellsClasses(learner)) : [];
}

function planeModels(features: readonly string[], models: readonly LinearModel[]): PlaneModel[] {
  return models.map((model) => planeModel(features, model) ?? { w1: 0, w2: 0, b: 0 });
}

/** The part of the window in which one class has the highest score: convex. */
interface ClassRegion {
  readonly classNumber: number;
  readonly polygon: readonly PlanePoint[];
}

/** A corner, and the class beyond the edge that starts there; null at the window's frame. */
interface Corner extends PlanePoint {
  readonly beyond: number | null;
}

/** Divides the window by the highest of several linear scores; of equal ones the lowest class wins. */
export function argmaxRegions(models: readonly PlaneModel[], window: ViewWindow): ClassRegion[] {
  return cornersOf(models, window).flatMap((polygon, classNumber) =>
    polygon.length > 0 ? [{ classNumber, polygon }] : [],
  );
}

/** The lines between the regions, each once. */
export function argmaxBorders(models: readonly PlaneModel[], window: ViewWindow): Polyline[] {
  const lines: Polyline[] = [];
  cornersOf(models, window).forEach((corners, classNumber) => {
    corners.forEach(({ x, y, beyond }, i) => {
      const next = corners[(i + 1) % corners.length];
      if (next && beyond !== null && beyond > classNumber) lines.push([x, y, next.x, next.y]);
    });
  });
  return lines;
}

function cornersOf(models: readonly PlaneModel[], window: ViewWindow): Corner[][] {
  const whole = windowCorners(window).map((corner) => ({ ...corner, beyond: null }));
  return models.map((model, classNumber) => {
    let polygon: Corner[] = whole;
    for (let other = 0; other < models.length && polygon.length > 0; ++other) {
      const rival = models[other];
      if (rival && other !== classNumber) polygon = cut(polygon, lead(model, rival), other, other < classNumber);
    }
    return polygon;
  });
}

/** By how much one score is above another. */
function lead(model: PlaneModel, rival: PlaneModel): PlaneModel {
  return { w1: model.w1 - rival.w1, w2: model.w2 - rival.w2, b: model.b - rival.b };
}

/** What is left of a convex polygon where the score is not below 0. */
function cut(polygon: readonly Corner[], { w1, w2, b }: PlaneModel, rival: number, rivalWinsTies: boolean): Corner[] {
  if (w1 === 0 && w2 === 0) return b > 0 || (b === 0 && !rivalWinsTies) ? [...polygon] : [];
  const score = ({ x, y }: PlanePoint): number => w1 * x + w2 * y + b;
  const out: Corner[] = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length] ?? p;
    const sp = score(p);
    const sq = score(q);
    if (sp > 0 || (sp === 0 && sq >= 0)) out.push(p);
    else if (sp === 0) out.push({ ...p, beyond: rival });
    if (!(sp * sq < 0)) return;
    const t = sp / (sp - sq);
    const crossing = { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
    out.push({ ...crossing, beyond: sp > 0 ? rival : p.beyond });
  });
  return out.length > 2 ? out : [];
}
