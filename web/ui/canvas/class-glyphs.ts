import { classColor, type StageTheme } from "./colors.js";
import { type Glyph, glyphRadius, SPRITES } from "./glyphs.js";
import type { Layer } from "./layer.js";
import { pixelBytes } from "./pixel-bytes.js";
import { byLook, type ClassGlyphs, type Examples, type FurtherGlyphs, spriteFor } from "./points.js";
import type { Projection } from "./projection.js";
import { dotStamp, ringStamp, type Stamp, spriteStamp, stampAll, tinted } from "./stamps.js";

/** How much of its colour an example keeps that is held out from training. */
const PALE = 0.42;

/** Thousands of points, written straight into pixels: one call to the canvas instead of one for each point. */
function drawCrowd(
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

type Corners = readonly (readonly [number, number])[];

/** Corners for a radius of 1, by label from 2 on: triangle, diamond, cross, pentagon. Sizes look alike. */
const SHAPES: readonly Corners[] = [
  [
    [0, -1.12],
    [1.08, 0.8],
    [-1.08, 0.8],
  ],
  [
    [0, -1.14],
    [1.14, 0],
    [0, 1.14],
    [-1.14, 0],
  ],
  [
    [-0.36, -1],
    [0.36, -1],
    [0.36, -0.36],
    [1, -0.36],
    [1, 0.36],
    [0.36, 0.36],
    [0.36, 1],
    [-0.36, 1],
    [-0.36, 0.36],
    [-1, 0.36],
    [-1, -0.36],
    [-0.36, -0.36],
  ],
  Array.from({ length: 5 }, (_, k) => {
    const angle = (2 * Math.PI * k) / 5 - Math.PI / 2;
    return [1.08 * Math.cos(angle), 1.08 * Math.sin(angle)] as const;
  }),
];

function glyphOf(label: number): Glyph {
  const shape = SHAPES[(label - 2) % SHAPES.length] ?? [];
  return (context, r, rim, theme) => {
    context.beginPath();
    for (const [x, y] of shape) context.lineTo(x * r, y * r);
    context.closePath();
    context.lineJoin = "round";
    context.lineWidth = 2 * rim;
    context.strokeStyle = theme.surface;
    context.stroke();
    context.fillStyle = classColor(label, theme);
    context.fill();
  };
}

/** The same shape, pale, in a ring of dots. */
function heldOut(glyph: Glyph): Glyph {
  return (context, r, rim, theme) => {
    context.globalAlpha = PALE;
    glyph(context, r, rim, theme);
    context.globalAlpha = 1;
    // Small glyphs have no room for a ring.
    if (r < 5) return;
    const radius = r + 3 * rim;
    context.beginPath();
    context.arc(0, 0, radius, 0, 2 * Math.PI);
    const dots = Math.max(8, Math.round((2 * Math.PI * radius) / (4 * rim)));
    const gap = (2 * Math.PI * radius) / dots;
    context.lineCap = "butt";
    context.setLineDash([gap / 2, gap / 2]);
    context.lineWidth = 1.2 * rim;
    context.strokeStyle = theme.ink2;
    context.stroke();
    context.setLineDash([]);
  };
}

export const classGlyphs: FurtherGlyphs = {
  glyphOf,
  heldOut,
  reach: 4,
  drawCrowd: (layer, projection, examples, theme) => drawCrowd(layer, projection, examples, theme, classGlyphs),
};
