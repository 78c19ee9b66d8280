import type { Examples } from "../../../state/frame.js";
import { clipToPlot } from "./clip-to-plot.js";
import { pixelBytes, type StageTheme } from "./colors.js";
import {
  drawSprite,
  FULL_GLYPHS,
  type Glyph,
  glyphRadius,
  negativeGlyph,
  positiveGlyph,
  SPRITES,
  type Sprite,
} from "./glyphs.js";
import type { Layer } from "./layer.js";
import { type Projection, pixelX, pixelY } from "./projection.js";
import { dotStamp, ringStamp, type Stamp, spriteStamp, stampAll } from "./stamps.js";

/** How examples look that are neither positive nor negative, or held out from training. */
export interface ClassGlyphs {
  glyphOf(label: number): Glyph;
  heldOut(glyph: Glyph): Glyph;
  tinyStamp(label: number, heldOut: boolean, unit: number, theme: StageTheme): Stamp;
  /** Pixels that the glyph of an example held out needs beyond its rim. */
  readonly reach: number;
}

/** All examples inside the plot, in their order, with glyphs that suit their number. */
export function drawPoints(
  layer: Layer,
  projection: Projection,
  examples: Examples,
  theme: StageTheme,
  classGlyphs: ClassGlyphs | null,
): void {
  if (examples.count <= FULL_GLYPHS) drawSprites(layer, projection, examples, theme, classGlyphs);
  else drawStamps(layer, projection, examples, theme, classGlyphs);
}

function drawSprites(
  layer: Layer,
  projection: Projection,
  examples: Examples,
  theme: StageTheme,
  classGlyphs: ClassGlyphs | null,
): void {
  const { context, size } = layer;
  const radius = glyphRadius(examples.count, projection.plot);
  const spriteOf = byLook(examples, (label, held) => spriteFor(label, held, radius, size.ratio, theme, classGlyphs));
  const { plot } = projection;
  const reach = radius + 6;
  context.save();
  clipToPlot(layer, projection);
  // Sprites are in device pixels already.
  context.setTransform(1, 0, 0, 1, 0, 0);
  for (let i = 0; i < examples.count; ++i) {
    const x = pixelX(projection, examples.xy[2 * i] as number);
    const y = pixelY(projection, examples.xy[2 * i + 1] as number);
    if (x < plot.x - reach || x > plot.x + plot.width + reach) continue;
    if (y < plot.y - reach || y > plot.y + plot.height + reach) continue;
    const sprite = spriteOf(i);
    if (!sprite) continue;
    const left = Math.round(x * size.ratio) - sprite.half;
    const top = Math.round(y * size.ratio) - sprite.half;
    context.drawImage(sprite.canvas, left, top);
  }
  context.restore();
}

/** Thousands of points, written straight into pixels: one call to the canvas instead of one for each point. */
function drawStamps(
  layer: Layer,
  projection: Projection,
  examples: Examples,
  theme: StageTheme,
  classGlyphs: ClassGlyphs | null,
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

/** What to draw for an example, made once for each label, trained on or held out. */
export function byLook<T>(
  { label, heldOut }: Examples,
  make: (label: number, held: boolean) => T,
): (index: number) => T {
  const made: T[] = [];
  return (index) => {
    const held = heldOut !== null && heldOut[index] === 1;
    const one = label[index] as number;
    const look = 2 * (one + 1) + (held ? 1 : 0);
    made[look] ??= make(one, held);
    return made[look] as T;
  };
}

/** Null while what draws it is not there yet. */
export function spriteFor(
  label: number,
  held: boolean,
  radius: number,
  ratio: number,
  theme: StageTheme,
  classGlyphs: ClassGlyphs | null,
): Sprite | null {
  const glyph = label < 0 ? negativeGlyph : label === 1 ? positiveGlyph : classGlyphs?.glyphOf(label);
  if (!glyph) return null;
  return held && classGlyphs
    ? drawSprite(classGlyphs.heldOut(glyph), radius, ratio, theme, classGlyphs.reach)
    : drawSprite(glyph, radius, ratio, theme);
}

/** @param radius of a full glyph; null for a tiny shape. */
export function stampFor(
  label: number,
  held: boolean,
  radius: number | null,
  ratio: number,
  theme: StageTheme,
  classGlyphs: ClassGlyphs | null,
): Stamp | null {
  if (radius !== null) {
    const sprite = spriteFor(label, held, radius, ratio, theme, classGlyphs);
    return sprite && spriteStamp(sprite);
  }
  const unit = Math.max(1, Math.round(ratio));
  if (held || label > 1) return classGlyphs?.tinyStamp(label, held, unit, theme) ?? null;
  return label > 0 ? dotStamp(unit, pixelBytes(theme.positive)) : ringStamp(unit, pixelBytes(theme.negative));
}
