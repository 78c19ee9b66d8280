import type { Examples } from "../../state/frame.js";
import { pixelBytes, type StageTheme } from "./colors.js";
import { clipToPlot } from "./draw-model.js";
import { drawSprite, FULL_GLYPHS, glyphRadius, SPRITES } from "./glyphs.js";
import type { Layer } from "./layer.js";
import { type Projection, pixelX, pixelY } from "./projection.js";
import { dotStamp, ringStamp, type Stamp, spriteStamp, stampAll } from "./stamps.js";

/** All examples inside the plot, in their order, with glyphs that suit their number. */
export function drawPoints(layer: Layer, projection: Projection, examples: Examples, theme: StageTheme): void {
  if (examples.count <= FULL_GLYPHS) drawSprites(layer, projection, examples, theme);
  else drawStamps(layer, projection, examples, theme);
}

function drawSprites(layer: Layer, projection: Projection, examples: Examples, theme: StageTheme): void {
  const { context, size } = layer;
  const radius = glyphRadius(examples.count);
  const positive = drawSprite(1, radius, size.ratio, theme);
  const negative = drawSprite(-1, radius, size.ratio, theme);
  if (!positive || !negative) return;
  const { plot } = projection;
  const reach = radius + 2;
  context.save();
  clipToPlot(layer, projection);
  // Sprites are in device pixels already.
  context.setTransform(1, 0, 0, 1, 0, 0);
  for (let i = 0; i < examples.count; ++i) {
    const x = pixelX(projection, examples.xy[2 * i] as number);
    const y = pixelY(projection, examples.xy[2 * i + 1] as number);
    if (x < plot.x - reach || x > plot.x + plot.width + reach) continue;
    if (y < plot.y - reach || y > plot.y + plot.height + reach) continue;
    const sprite = (examples.label[i] as number) > 0 ? positive : negative;
    const left = Math.round(x * size.ratio) - sprite.half;
    const top = Math.round(y * size.ratio) - sprite.half;
    context.drawImage(sprite.canvas, left, top);
  }
  context.restore();
}

/** Thousands of points, written straight into pixels: one call to the canvas instead of one for each point. */
function drawStamps(layer: Layer, projection: Projection, examples: Examples, theme: StageTheme): void {
  const { context, size } = layer;
  const { plot } = projection;
  const left = Math.ceil(plot.x * size.ratio);
  const top = Math.ceil(plot.y * size.ratio);
  const width = Math.floor((plot.x + plot.width) * size.ratio) - left;
  const height = Math.floor((plot.y + plot.height) * size.ratio) - top;
  const positive = stampFor(1, examples.count, size.ratio, theme);
  const negative = stampFor(-1, examples.count, size.ratio, theme);
  if (width < 1 || height < 1 || !positive || !negative) return;
  const image = context.createImageData(width, height);
  const place = {
    scale: projection.scale * size.ratio,
    x: plot.x * size.ratio - left - projection.window.x[0] * projection.scale * size.ratio,
    y: plot.y * size.ratio - top + projection.window.y[1] * projection.scale * size.ratio,
  };
  stampAll(image, examples, place, positive, negative);
  context.putImageData(image, left, top);
}

function stampFor(label: -1 | 1, count: number, ratio: number, theme: StageTheme): Stamp | null {
  if (count <= SPRITES) {
    const sprite = drawSprite(label, glyphRadius(count), ratio, theme);
    return sprite && spriteStamp(sprite);
  }
  const unit = Math.max(1, Math.round(ratio));
  return label > 0 ? dotStamp(unit, pixelBytes(theme.positive)) : ringStamp(unit, pixelBytes(theme.negative));
}
