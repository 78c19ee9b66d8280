import type { Examples } from "../../../state/frame.js";
import { openLayer } from "../../shared/canvas/layer.js";
import { sameTheme } from "../../shared/canvas/theme-watch.js";
import { drawAxes } from "./axes.js";
import type { Scene } from "./painter.js";
import { drawPoints } from "./points.js";

/** What was painted last, on whichever stage. */
let last: {
  readonly canvas: HTMLCanvasElement;
  readonly examples: Examples;
  readonly place: string;
  readonly scene: Pick<Scene, "theme" | "more">;
} | null = null;

/**
 * The examples, and the numbers along the axes, which change as seldom. Stages side by side show the same in the same
 * places: the first paints it, the others copy.
 */
export function paintPoints(canvas: HTMLCanvasElement | null, scene: Scene): void {
  const { frame, layout, size, theme, more } = scene;
  const { examples } = frame;
  const layer = openLayer(canvas, size);
  if (!layer || !canvas) return;
  const place = JSON.stringify([layout.projection, size]);
  const same = last?.examples === examples && last.place === place && last.scene.more === more;
  if (last && same && last.canvas !== canvas && sameTheme(last.scene.theme, theme)) {
    layer.context.setTransform(1, 0, 0, 1, 0, 0);
    layer.context.drawImage(last.canvas, 0, 0);
    return;
  }
  drawPoints(layer, layout.projection, examples, theme, more?.glyphs ?? null);
  drawAxes(layer, layout, examples.columns, theme);
  last = { canvas, examples, place, scene: { theme, more } };
}
