import type { StageTheme } from "./colors.js";
import {
  drawSprite,
  FULL_GLYPHS,
  type Glyph,
  glyphRadius,
  negativeGlyph,
  positiveGlyph,
  type Sprite,
} from "./glyphs.js";
import { clipToPlot, type Layer } from "./layer.js";
import { type Projection, pixelX, pixelY } from "./projection.js";

/** Points of a plane, each with a label. */
export interface Examples {
  readonly count: number;
  /** Interleaved x1, x2. */
  readonly xy: Float64Array;
  /** −1, +1, or 2… for further classes. */
  readonly label: Int8Array;
  /** 1 where one is held out; null where none is. */
  readonly heldOut: Uint8Array | null;
}

/** How examples look that are neither positive nor negative, or held out from training. */
export interface ClassGlyphs {
  glyphOf(label: number): Glyph;
  heldOut(glyph: Glyph): Glyph;
  /** Pixels that the glyph of an example held out needs beyond its rim. */
  readonly reach: number;
}

/** Draws all examples inside the plot, in their order, where there are too many for glyphs with signs. */
type DrawCrowd = (layer: Layer, projection: Projection, examples: Examples, theme: StageTheme) => void;

/** What the examples of the first picture do without: other glyphs than those of two classes, and crowds. */
export type FurtherGlyphs = ClassGlyphs & { readonly drawCrowd: DrawCrowd };

/** All examples inside the plot, in their order, with glyphs that suit their number. */
export function drawPoints(
  layer: Layer,
  projection: Projection,
  examples: Examples,
  theme: StageTheme,
  further: FurtherGlyphs | null,
): void {
  if (examples.count <= FULL_GLYPHS) drawSprites(layer, projection, examples, theme, further);
  else further?.drawCrowd(layer, projection, examples, theme);
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
