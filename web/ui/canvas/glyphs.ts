import type { StageTheme } from "./colors.js";
import { drawOnce } from "./layer.js";
import type { Rect } from "./projection.js";

/** Up to this many examples get the full glyphs with their signs. */
export const FULL_GLYPHS = 3_000;
/** Beyond this many, points are stamped as tiny shapes. */
export const SPRITES = 20_000;
/** Device pixels a sign needs to be told from a smudge. */
const LEAST_FOR_SIGN = 5;

/** A plot that is shorter or narrower has smaller glyphs, as far as their signs can still be read. */
const ROOMY = 260;
const SMALLEST = 0.65;

/** Radius of a glyph in CSS pixels: the more points, and the less room, the smaller. */
export function glyphRadius(count: number, { width, height }: Rect): number {
  const room = Math.max(SMALLEST, Math.min(1, Math.min(width, height) / ROOMY));
  if (count <= 200) return 8 * room;
  if (count <= FULL_GLYPHS) return 6.5 * room * room;
  return count <= SPRITES ? 3 : 2;
}

/** A glyph drawn beforehand; its centre lies on the corner of four device pixels, `half` from the left and the top. */
export interface Sprite {
  readonly canvas: HTMLCanvasElement;
  readonly half: number;
}

/** Draws a glyph of radius r with a rim of the surface's colour around it, both in device pixels, at the origin. */
export type Glyph = (context: CanvasRenderingContext2D, r: number, rim: number, theme: StageTheme) => void;

/** @param reach Pixels the glyph needs beyond its rim. */
export function drawSprite(glyph: Glyph, radius: number, ratio: number, theme: StageTheme, reach = 0): Sprite | null {
  const r = Math.max(2, Math.round(radius * ratio));
  const rim = Math.max(1, Math.round(ratio * 0.8));
  const half = r + rim + 1 + Math.ceil(reach * ratio);
  const canvas = document.createElement("canvas");
  canvas.width = 2 * half;
  canvas.height = 2 * half;
  const context = canvas.getContext("2d");
  if (!context) return null;
  drawOnce(context, (on) => {
    on.translate(half, half);
    glyph(on, r, rim, theme);
  });
  return { canvas, half };
}

/** A filled disc with a + cut out; rimmed, so that overlaps read. */
export function positiveGlyph(context: CanvasRenderingContext2D, r: number, rim: number, theme: StageTheme): void {
  context.fillStyle = theme.surface;
  context.beginPath();
  context.arc(0, 0, r + rim, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = theme.positive;
  context.beginPath();
  context.arc(0, 0, r, 0, 2 * Math.PI);
  context.fill();
  if (r < LEAST_FOR_SIGN) return;
  const arm = Math.round(r * 0.58);
  const thick = signThickness(r);
  context.fillStyle = theme.surface;
  context.fillRect(-arm, -thick, 2 * arm, 2 * thick);
  context.fillRect(-thick, -arm, 2 * thick, 2 * arm);
}

/** A hollow square with a −. */
export function negativeGlyph(context: CanvasRenderingContext2D, r: number, rim: number, theme: StageTheme): void {
  // A square looks larger than a disc of the same width.
  const side = Math.max(2, Math.round(r * 0.9));
  const frame = Math.max(1, Math.round(r * 0.24));
  context.fillStyle = theme.surface;
  context.fillRect(-side - rim, -side - rim, 2 * (side + rim), 2 * (side + rim));
  context.fillStyle = theme.negative;
  context.fillRect(-side, -side, 2 * side, 2 * side);
  const inner = side - frame;
  context.fillStyle = theme.surface;
  context.fillRect(-inner, -inner, 2 * inner, 2 * inner);
  if (r < LEAST_FOR_SIGN) return;
  const arm = Math.round(r * 0.45);
  const thick = signThickness(r);
  context.fillStyle = theme.negative;
  context.fillRect(-arm, -thick, 2 * arm, 2 * thick);
}

/** Half the thickness of a sign, in whole device pixels so that its edges are sharp. */
function signThickness(r: number): number {
  return Math.max(1, Math.round(r * 0.14));
}
