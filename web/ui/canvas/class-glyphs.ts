import { classColor } from "./colors.js";
import { drawCrowd, PALE } from "./crowd.js";
import type { Glyph } from "./glyphs.js";
import type { FurtherGlyphs } from "./points.js";

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
