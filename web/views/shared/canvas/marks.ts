import type { StageTheme } from "../../../ui/canvas/colors.js";
import { clipToPlot, crisp, crispWidth, type Layer } from "../../../ui/canvas/layer.js";
import { type PlanePoint, type Projection, pixelX, pixelY } from "../../../ui/canvas/projection.js";

/** What is pointed out above the points. Positions in data units, except the brush. */
export interface Marks {
  readonly visited: { readonly at: PlanePoint; readonly mistake: boolean } | null;
  readonly selected: PlanePoint | null;
  readonly hovered: PlanePoint | null;
  /** The keyboard's crosshair. */
  readonly cursor: PlanePoint | null;
  /** Centre and radius in pixels. */
  readonly brush: { readonly at: PlanePoint; readonly radius: number } | null;
  /** Radius of the glyphs, in pixels. */
  readonly glyph: number;
}

export function drawMarks(layer: Layer, projection: Projection, marks: Marks, theme: StageTheme): void {
  const { context } = layer;
  context.save();
  clipToPlot(layer, projection);
  if (marks.cursor) drawCrosshair(layer, projection, marks.cursor, theme);
  if (marks.hovered) drawRing(layer, projection, marks.hovered, marks.glyph + 4, 2, theme.accent, theme);
  if (marks.visited) drawVisited(layer, projection, marks, marks.visited, theme);
  if (marks.selected) drawBrackets(layer, projection, marks.selected, marks.glyph + 7, theme);
  if (marks.brush) drawBrush(context, marks.brush, theme);
  context.restore();
}

/** One ring for a visit, a second around it for a mistake. */
function drawVisited(
  layer: Layer,
  projection: Projection,
  { glyph }: Marks,
  { at, mistake }: NonNullable<Marks["visited"]>,
  theme: StageTheme,
): void {
  const radius = Math.max(9, glyph + 5);
  drawRing(layer, projection, at, radius, 2.25, theme.ink, theme);
  if (mistake) drawRing(layer, projection, at, radius + 5, 1.5, theme.ink, theme);
}

function drawRing(
  { context }: Layer,
  projection: Projection,
  at: PlanePoint,
  radius: number,
  width: number,
  color: string,
  theme: StageTheme,
): void {
  context.beginPath();
  context.arc(pixelX(projection, at.x), pixelY(projection, at.y), radius, 0, 2 * Math.PI);
  // Among thousands of points a thin ring alone would drown.
  context.lineWidth = width + 2;
  context.strokeStyle = theme.surface;
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = color;
  context.stroke();
}

/** Four corners around the selected example. */
function drawBrackets(
  { context, size }: Layer,
  projection: Projection,
  at: PlanePoint,
  half: number,
  theme: StageTheme,
): void {
  const x = pixelX(projection, at.x);
  const y = pixelY(projection, at.y);
  const arm = half * 0.5;
  const width = crispWidth(2, size.ratio);
  context.beginPath();
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      const cx = crisp(x + sx * half, size.ratio, width);
      const cy = crisp(y + sy * half, size.ratio, width);
      context.moveTo(cx - sx * arm, cy);
      context.lineTo(cx, cy);
      context.lineTo(cx, cy - sy * arm);
    }
  }
  context.lineJoin = "miter";
  context.lineWidth = width + 2;
  context.strokeStyle = theme.surface;
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = theme.accent;
  context.stroke();
}

function drawCrosshair({ context, size }: Layer, projection: Projection, at: PlanePoint, theme: StageTheme): void {
  const { plot } = projection;
  const x = crisp(pixelX(projection, at.x), size.ratio);
  const y = crisp(pixelY(projection, at.y), size.ratio);
  const gap = 12;
  context.beginPath();
  context.moveTo(plot.x, y);
  context.lineTo(x - gap, y);
  context.moveTo(x + gap, y);
  context.lineTo(plot.x + plot.width, y);
  context.moveTo(x, plot.y);
  context.lineTo(x, y - gap);
  context.moveTo(x, y + gap);
  context.lineTo(x, plot.y + plot.height);
  context.moveTo(x - 3, y);
  context.lineTo(x + 3, y);
  context.moveTo(x, y - 3);
  context.lineTo(x, y + 3);
  context.lineWidth = crispWidth(1, size.ratio);
  context.strokeStyle = theme.accent;
  context.stroke();
}

function drawBrush(
  context: CanvasRenderingContext2D,
  { at, radius }: NonNullable<Marks["brush"]>,
  theme: StageTheme,
): void {
  context.beginPath();
  context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  context.lineWidth = 1.25;
  context.strokeStyle = theme.ink2;
  context.setLineDash([3, 3]);
  context.stroke();
  context.setLineDash([]);
}
