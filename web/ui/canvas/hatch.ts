import type { Rect } from "./projection.js";

/** Pixels between hatch lines, along the horizontal. */
export const HATCH_GAP = 11;

/** Strokes lines that rise to the right. */
export function hatch(context: CanvasRenderingContext2D, plot: Rect): void {
  context.beginPath();
  const bottom = plot.y + plot.height;
  for (let x = plot.x - plot.height; x < plot.x + plot.width; x += HATCH_GAP) {
    context.moveTo(x, bottom);
    context.lineTo(x + plot.height, plot.y);
  }
  context.stroke();
}
