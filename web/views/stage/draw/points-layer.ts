import { openLayer } from "../../shared/canvas/layer.js";
import { drawPoints } from "../../shared/canvas/points.js";
import { sameTheme } from "../../shared/canvas/surface/theme-watch.js";
import { drawAxes } from "./axes.js";
import type { Scene } from "./scene.js";

/**
 * The examples, and the numbers along the axes, which change as seldom. Stages side by side show the same in the same
 * places: the first paints it, the others copy.
 */
export function paintPoints(canvas: HTMLCanvasElement | null, scene: Scene): void {
  const { frame, group, layout, size, theme, predictions } = scene;
  const { examples } = frame;
  const layer = openLayer(canvas, size);
  if (!layer || !canvas) return;
  const glyphs = predictions?.glyphs ?? null;
  const place = JSON.stringify([layout.projection, size]);
  const last = group.painted;
  const same = last?.examples === examples && last.place === place && last.glyphs === glyphs;
  if (last && same && last.canvas !== canvas && sameTheme(last.theme, theme)) {
    layer.context.setTransform(1, 0, 0, 1, 0, 0);
    layer.context.drawImage(last.canvas, 0, 0);
    return;
  }
  drawPoints(layer, layout.projection, examples, theme, glyphs);
  drawAxes(layer, layout, examples.columns, theme);
  group.painted = { canvas, examples, theme, glyphs, place };
}
