import type { Examples } from "../../../../state/frame.js";
import { classGlyphs } from "../../../shared/canvas/class-glyphs.js";
import type { StageTheme } from "../../../shared/canvas/colors.js";
import { openLayer } from "../../../shared/canvas/layer.js";
import { byLook, spriteFor } from "../../../shared/canvas/points.js";
import { pixelX, pixelY, project } from "../../../shared/canvas/projection.js";

/** Of a glyph, in pixels. */
const radius = 2.6;
/** Around the examples, in pixels. */
const margin = 6;

/** Draws a set of examples on a small canvas, with the shapes and colours of the stage. */
export function drawThumbnail(canvas: HTMLCanvasElement, examples: Examples, theme: StageTheme): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = devicePixelRatio;
  const [deviceWidth, deviceHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  const layer = openLayer(canvas, { width, height, deviceWidth, deviceHeight, ratio, magnification: 1 });
  if (!layer || examples.count === 0) return;
  const across = examples.xy.filter((_, k) => k % 2 === 0);
  const up = examples.xy.filter((_, k) => k % 2 === 1);
  const window = { x: rangeOf(across), y: rangeOf(up) };
  const plot = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  const projection = project(window, plot);
  const spriteOf = byLook(examples, (label, held) => spriteFor(label, held, radius, ratio, theme, classGlyphs));
  layer.context.setTransform(1, 0, 0, 1, 0, 0);
  across.forEach((x1, i) => {
    const sprite = spriteOf(i);
    if (!sprite) return;
    const left = Math.round(pixelX(projection, x1) * ratio) - sprite.half;
    const top = Math.round(pixelY(projection, up[i] ?? 0) * ratio) - sprite.half;
    layer.context.drawImage(sprite.canvas, left, top);
  });
}

/** Stands for texts, which are no points in a plane: lines of writing. */
export function drawLines(canvas: HTMLCanvasElement, theme: StageTheme): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d");
  if (!context) return;
  context.fillStyle = theme.ink3;
  [0.8, 0.9, 0.7, 0.5].forEach((length, k) => {
    context.fillRect(width / 8, (height * (k + 1)) / 5, (length * width * 3) / 4, 2);
  });
}

/** From the least to the greatest, and at least a little. */
function rangeOf(values: Float64Array): readonly [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return high > low ? [low, high] : [low - 1, high + 1];
}
