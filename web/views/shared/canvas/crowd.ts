import type { Examples } from "../../../state/runs/frame.js";
import { classColor, type StageTheme } from "./colors.js";
import { glyphRadius, SPRITES } from "./glyphs.js";
import type { Layer } from "./layer.js";
import { pixelBytes } from "./pixel-bytes.js";
import { byLook, type ClassGlyphs, spriteFor } from "./points.js";
import type { Projection } from "./projection.js";
import { dotStamp, ringStamp, type Stamp, spriteStamp, stampAll, tinted } from "./stamps.js";

/** How much of its colour an example keeps that is held out from training. */
export const PALE = 0.42;

/** Thousands of points, written straight into pixels: one call to the canvas instead of one for each point. */
export function drawCrowd(
  layer: Layer,
  projection: Projection,
  examples: Examples,
  theme: StageTheme,
  classGlyphs: ClassGlyphs,
): void {
  const { context, size } = layer;
  const { plot } = projection;
  const left = Math.ceil(plot.x * size.ratio);
  const top = Math.ceil(plot.y * size.ratio);
  const width = Math.floor((plot.x + plot.width) * size.ratio) - left;
  const height = Math.floor((plot.y + plot.height) * size.ratio) - top;
  if (width < 1 || height < 1) return;
  const image = context.createImageData(width, height);
  const place = {
    scale: projection.scale * size.ratio,
    x: plot.x * size.ratio - left - projection.window.x[0] * projection.scale * size.ratio,
    y: plot.y * size.ratio - top + projection.window.y[1] * projection.scale * size.ratio,
  };
  const radius = examples.count <= SPRITES ? glyphRadius(examples.count, plot) : null;
  const stampOf = byLook(examples, (label, held) => stampFor(label, held, radius, size.ratio, theme, classGlyphs));
  stampAll(image, examples, place, stampOf);
  context.putImageData(image, left, top);
}

/** @param radius of a full glyph; null for a tiny shape. */
export function stampFor(
  label: number,
  held: boolean,
  radius: number | null,
  ratio: number,
  theme: StageTheme,
  classGlyphs: ClassGlyphs,
): Stamp | null {
  if (radius === null) return tinyStamp(label, held, Math.max(1, Math.round(ratio)), theme);
  const sprite = spriteFor(label, held, radius, ratio, theme, classGlyphs);
  return sprite && spriteStamp(sprite);
}

/** Among tens of thousands: a frame for the negative, a dot for the others; pale where held out. */
function tinyStamp(label: number, held: boolean, unit: number, theme: StageTheme): Stamp {
  const color = pixelBytes(classColor(label, theme));
  const stamp = label < 0 ? ringStamp(unit, color) : dotStamp(unit, color);
  return held ? tinted(stamp, pixelBytes(theme.surface), 1 - PALE) : stamp;
}
