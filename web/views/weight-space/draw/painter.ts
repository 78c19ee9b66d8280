import type { Words } from "../../../state/document/notation/words.js";
import type { ViewWindow } from "../../../state/document/state.js";
import { addsExample, traitsOf } from "../../../state/learners/traits.js";
import type { Frame, RegionView } from "../../../state/runs/frame.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import { clipToPlot, crisp, type Layer, type StageSize } from "../../../ui/canvas/layer.js";
import { drawGrid, layPlane, type Margins, type Plane, tickLabel } from "../../../ui/canvas/plane.js";
import { type Projection, pixelX, pixelY } from "../../../ui/canvas/projection.js";
import { litExamples } from "../../shared/pointing/view-pointer.js";
import { depthIn, type ExampleLine, type Segment, segmentIn } from "../lines.js";
import { type WeightPicture, weightName } from "../picture.js";
import { drawLitStep, drawModel, drawPresent, drawStep, drawWay } from "./way.js";

/** The name of the axis that goes up is above the plot, that of the other in a row of its own below the numbers. */
const margins: Margins = { top: 1.9, right: 1.4, bottom: 3.1 };

/** Where the plane of the two weights is drawn. */
export function planeLayout(asked: ViewWindow, size: StageSize, base: number): Plane {
  return layPlane(asked, size, base, margins);
}

/** Grid, numbers, and the names of the two weights at the ends of their axes. */
export function drawPlane(
  layer: Layer,
  layout: Plane,
  names: readonly [string, string],
  words: Words,
  theme: StageTheme,
): void {
  drawGrid(layer, layout, theme);
  const { context, size } = layer;
  const { projection, ticks, font } = layout;
  const { plot } = projection;
  const bottom = plot.y + plot.height;
  context.fillStyle = theme.ink2;
  context.font = `${font}px ${theme.font}`;
  context.textAlign = "center";
  context.textBaseline = "top";
  for (const value of ticks.x) {
    context.fillText(
      tickLabel(value, ticks.step, words),
      crisp(pixelX(projection, value), size.ratio),
      bottom + font * 0.4,
    );
  }
  context.textAlign = "right";
  context.textBaseline = "middle";
  for (const value of ticks.y) {
    context.fillText(tickLabel(value, ticks.step, words), plot.x - font * 0.4, pixelY(projection, value));
  }
  context.fillStyle = theme.ink;
  context.font = `italic ${Math.round(font * 1.2)}px ${theme.serif}`;
  context.textAlign = "left";
  context.fillText(`↑ ${names[1]}`, plot.x, plot.y - font * 0.9, plot.width);
  context.textAlign = "right";
  context.textBaseline = "alphabetic";
  context.fillText(`${names[0]} →`, plot.x + plot.width, size.height - font * 0.5, plot.width);
}

export function paint(layer: Layer, layout: Plane, frame: Frame, picture: WeightPicture, theme: StageTheme): void {
  const { projection } = layout;
  const { axes, region, lines, stops, step, present, predictor } = picture;
  drawPlane(
    layer,
    layout,
    [
      weightName(axes[0], frame.state.ui, frame.words, frame.examples),
      weightName(axes[1], frame.state.ui, frame.words, frame.examples),
    ],
    frame.words,
    theme,
  );
  const { event, learner } = frame.pane;
  const lineOf = (example: number | null | undefined): ExampleLine | undefined =>
    lines.find((line) => line.example === example);
  const visited = lineOf(event?.example);
  layer.context.save();
  clipToPlot(layer, projection);
  if (region) drawRegion(layer, projection, region, theme);
  drawLines(layer, projection, lines, theme);
  if (visited) drawLit(layer, projection, visited, theme.ink, theme);
  for (const example of litExamples(frame)) {
    const line = lineOf(example);
    if (line) drawLit(layer, projection, line, theme.accent, theme);
  }
  drawWay(layer, projection, stops, traitsOf(learner).predicts === "votes", theme);
  for (const one of picture.lit) drawLitStep(layer, projection, one, theme);
  if (step) {
    if (visited && event?.update && addsExample(learner)) drawRightAngle(layer, projection, visited, step, theme);
    drawStep(layer, projection, step, theme);
  }
  if (predictor) drawModel(layer, projection, predictor.at, predictor.title, theme);
  drawPresent(layer, projection, present, theme);
  layer.context.restore();
}

/** Where every example is right. */
function drawRegion({ context }: Layer, p: Projection, region: RegionView, theme: StageTheme): void {
  if (region.where !== "inside") return;
  context.beginPath();
  for (let k = 0; k < region.corners.length; k += 2) {
    context.lineTo(pixelX(p, region.corners[k] as number), pixelY(p, region.corners[k + 1] as number));
  }
  context.closePath();
  context.save();
  context.globalAlpha = 0.24;
  context.fillStyle = theme.accent;
  context.fill();
  context.restore();
}

/** A line each, in the colour of its label; on the side that gets it right short strokes. */
function drawLines(layer: Layer, p: Projection, lines: readonly ExampleLine[], theme: StageTheme): void {
  const crowded = lines.length > 24;
  for (const line of lines) {
    const segment = segmentIn(line.half, p.window);
    if (!segment) continue;
    layer.context.save();
    layer.context.globalAlpha = line.bounds ? 1 : crowded ? 0.35 : 0.6;
    strokeLine(layer, p, line, segment, line.bounds ? 1.75 : 1, theme);
    if (line.bounds || !crowded) sideStrokes(layer, p, line, segment, theme);
    layer.context.restore();
  }
}

/** The line of the example visited, or of one that is pointed at. */
function drawLit(layer: Layer, p: Projection, line: ExampleLine, color: string, theme: StageTheme): void {
  const segment = segmentIn(line.half, p.window);
  if (!segment) return;
  const { context } = layer;
  context.save();
  context.lineWidth = 7;
  context.strokeStyle = theme.surface;
  trace(context, p, segment);
  context.globalAlpha = 0.35;
  context.strokeStyle = color;
  trace(context, p, segment);
  context.globalAlpha = 1;
  strokeLine(layer, p, line, segment, 2.25, theme);
  sideStrokes(layer, p, line, segment, theme);
  context.restore();
}

function strokeLine(
  layer: Layer,
  p: Projection,
  { label }: ExampleLine,
  segment: Segment,
  width: number,
  theme: StageTheme,
) {
  const { context } = layer;
  context.setLineDash(label > 0 ? [] : [6, 3]);
  context.strokeStyle = label > 0 ? theme.positive : theme.negative;
  context.lineWidth = width;
  trace(context, p, segment);
  context.setLineDash([]);
}

function trace(context: CanvasRenderingContext2D, p: Projection, { from, to }: Segment): void {
  context.beginPath();
  context.moveTo(pixelX(p, from.x), pixelY(p, from.y));
  context.lineTo(pixelX(p, to.x), pixelY(p, to.y));
  context.stroke();
}

/** Three short strokes across the line into its half-plane. */
function sideStrokes(
  layer: Layer,
  p: Projection,
  { half, label }: ExampleLine,
  { from, to }: Segment,
  theme: StageTheme,
) {
  const { context } = layer;
  context.strokeStyle = label > 0 ? theme.positive : theme.negative;
  context.lineWidth = 1.25;
  context.beginPath();
  for (const share of [0.12, 0.5, 0.88]) {
    const x = pixelX(p, from.x + share * (to.x - from.x));
    const y = pixelY(p, from.y + share * (to.y - from.y));
    context.moveTo(x, y);
    context.lineTo(x + 7 * half.nx, y - 7 * half.ny);
  }
  context.stroke();
}

/** The right angle at which a step from one place to another meets the line of the example it is for. */
function drawRightAngle(
  { context }: Layer,
  p: Projection,
  { half }: ExampleLine,
  step: Segment,
  theme: StageTheme,
): void {
  const before = depthIn(half, step.from);
  const foot = { x: step.from.x - half.nx * before, y: step.from.y - half.ny * before };
  const [x, y] = [pixelX(p, foot.x), pixelY(p, foot.y)];
  const { plot } = p;
  if (x < plot.x || x > plot.x + plot.width || y < plot.y || y > plot.y + plot.height) return;
  const side = 8;
  const [ux, uy] = [half.nx * side, -half.ny * side];
  context.save();
  context.strokeStyle = theme.accent;
  context.lineWidth = 1.25;
  context.setLineDash([2, 3]);
  context.beginPath();
  context.moveTo(pixelX(p, step.from.x), pixelY(p, step.from.y));
  context.lineTo(x, y);
  context.stroke();
  context.setLineDash([]);
  context.beginPath();
  context.moveTo(x - uy, y + ux);
  context.lineTo(x - uy + ux, y + ux + uy);
  context.lineTo(x + ux, y + uy);
  context.stroke();
  context.restore();
}
