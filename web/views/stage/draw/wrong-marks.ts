import { FULL_GLYPHS, SPRITES } from "../../../ui/canvas/glyphs.js";
import { clipToPlot, type Layer } from "../../../ui/canvas/layer.js";
import { pixelX, pixelY } from "../../../ui/canvas/projection.js";
import type { Scene } from "./scene.js";

/** Half of a cross beside a glyph with a sign, in pixels. */
const HALF = 3.5;
/** Of marks that are of another moment than the picture. */
const PALE = 0.4;
/** How far a cross below a tiny glyph comes out of it. */
const OUT = 2.5;

/**
 * A small cross at each example that is wrong now: at the upper right of its glyph, or where glyphs are tiny, below it.
 * The examples are drawn above all crosses, so that none hides a sign. All crosses are one path; of more examples than
 * `SPRITES` it would take seconds to fill, and no cross could be told from the next: there the status counts them.
 */
export function drawWrong(layer: Layer, { frame, pane, layout: { projection }, marks, theme }: Scene): void {
  const { wrong } = pane;
  const { examples } = frame;
  if (!wrong || wrong.examples.length === 0 || examples.count > SPRITES) return;
  const { context } = layer;
  const tiny = examples.count > FULL_GLYPHS;
  const beside = tiny ? 0 : marks.glyph + HALF / 2;
  const half = tiny ? marks.glyph + OUT : HALF;
  context.save();
  if (wrong.visit !== pane.visit) context.globalAlpha = PALE;
  clipToPlot(layer, projection);
  context.beginPath();
  for (const example of wrong.examples) {
    const x = pixelX(projection, examples.xy[2 * example] ?? 0) + beside;
    const y = pixelY(projection, examples.xy[2 * example + 1] ?? 0) - beside;
    context.moveTo(x - half, y - half);
    context.lineTo(x + half, y + half);
    context.moveTo(x - half, y + half);
    context.lineTo(x + half, y - half);
  }
  context.lineWidth = tiny ? 2.5 : 4.5;
  context.strokeStyle = theme.surface;
  context.stroke();
  context.lineWidth = tiny ? 1 : 2;
  context.strokeStyle = theme.ink;
  context.stroke();
  context.restore();
}
