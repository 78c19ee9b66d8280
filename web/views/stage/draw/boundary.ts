import type { StageTheme } from "../../../ui/canvas/colors.js";
import { clipToPlot, type Layer, strokeLine } from "../../../ui/canvas/layer.js";
import { type Projection, pixelX, pixelY } from "../../../ui/canvas/projection.js";
import { clipLine, type Division, type Segment } from "../../shared/canvas/boundary.js";
import type { Scene } from "./scene.js";

/** The boundary before the last update, dashed. */
export function drawGhost(layer: Layer, projection: Projection, ghost: Division, theme: StageTheme): void {
  if (ghost.kind !== "line") return;
  const segment = clipLine(ghost.line, projection.window);
  if (!segment) return;
  const { context } = layer;
  context.save();
  clipToPlot(layer, projection);
  context.setLineDash([7, 5]);
  halo(context, projection, segment, theme);
  context.strokeStyle = theme.ink3;
  context.lineWidth = 1.5;
  strokeSegment(context, projection, segment);
  context.restore();
}

/** The boundary, solid, and the weight vector on it, which has a name. */
export function drawModel(layer: Layer, scene: Scene, division: Division, name = "w"): void {
  if (division.kind !== "line") return;
  const {
    layout: { projection },
    theme,
  } = scene;
  const segment = clipLine(division.line, projection.window);
  if (!segment) return;
  const { context } = layer;
  context.save();
  clipToPlot(layer, projection);
  halo(context, projection, segment, theme);
  context.strokeStyle = theme.ink;
  context.lineWidth = 2.25;
  strokeSegment(context, projection, segment);
  scene.updates?.drawWeightVector(layer, scene, { ...division, name });
  context.restore();
}

/** A pale border lifts a line off hatch, grid and points. */
function halo(context: CanvasRenderingContext2D, p: Projection, segment: Segment, theme: StageTheme): void {
  context.strokeStyle = theme.surface;
  context.lineWidth = 4.5;
  strokeSegment(context, p, segment);
}

function strokeSegment(context: CanvasRenderingContext2D, p: Projection, { from, to }: Segment): void {
  strokeLine(context, pixelX(p, from.x), pixelY(p, from.y), pixelX(p, to.x), pixelY(p, to.y));
}
