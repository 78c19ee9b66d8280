import type { StageTheme } from "../../../ui/canvas/colors.js";
import { type Layer, strokeLine } from "../../../ui/canvas/layer.js";
import { type PlanePoint, pixelX, pixelY, type Rect } from "../../../ui/canvas/projection.js";
import { drawText, type TextSprite, textSprite } from "../../../ui/canvas/text-sprite.js";
import { FreeRoom, type Room } from "../../shared/canvas/free-room.js";
import { standArrow } from "../../shared/canvas/weight-arrow.js";
import type { Scene, WeightVector } from "./scene.js";

/** Pixels from an arrow to its letter. */
const BESIDE = 3;

/** In pixels: where it starts, the unit vector along it, and its length. */
interface Arrow {
  readonly foot: PlanePoint;
  readonly along: PlanePoint;
  readonly reach: number;
}

/** How far along the arrow its letter may be, as shares of it, and on which side of it. */
const beside = [1, 0.8, 0.6, 0.4, 0.2].flatMap((share) => [1, -1].map((side) => [share, side] as const));

/**
 * Where an arrow's letter, with its halo, is drawn: beyond the tip, or beside the head or the shaft where an example or
 * another label is in the way; null where there is no room all along.
 */
export function letterPlace(
  { foot, along, reach }: Arrow,
  { width, height }: Pick<Rect, "width" | "height">,
  room: Room,
): Rect | null {
  // How far from the arrow the middle of a letter is that touches it from there.
  const half = (x: number, y: number): number => BESIDE + (Math.abs(x) * width + Math.abs(y) * height) / 2;
  const beyond = reach + half(along.x, along.y);
  const aside = half(along.y, along.x);
  const places = [[beyond, 0] as const, ...beside.map(([share, side]) => [share * reach, side * aside] as const)];
  return new FreeRoom(room, "w").first(
    places.map(([far, off]) => ({
      x: foot.x + along.x * far - along.y * off - width / 2,
      y: foot.y + along.y * far + along.x * off - height / 2,
      width,
      height,
    })),
  );
}

const HEAD = 11;
/** Of the two strokes across an arrow that is longer than it is drawn. */
const BREAK = { half: 6, apart: 5 } as const;

/** The weight vector, standing on its boundary. */
export function drawWeightVector(layer: Layer, scene: Scene, { line, length, name }: WeightVector): void {
  const {
    layout: { projection },
    theme,
  } = scene;
  const standing = scene.standing ?? standArrow(projection, line, length);
  if (!standing) return;
  const { context } = layer;
  const { foot, reach } = standing;
  const x = pixelX(projection, foot.x);
  const y = pixelY(projection, foot.y);
  // Pixels grow downwards.
  const ux = line.nx;
  const uy = -line.ny;
  context.strokeStyle = theme.accent;
  context.fillStyle = theme.accent;
  rightAngle(context, x, y, ux, uy);
  arrow(context, x, y, ux, uy, reach, theme);
  if (length * projection.scale > reach + 1)
    breakOf(context, { x: x + (ux * reach) / 2, y: y + (uy * reach) / 2 }, ux, uy, theme);
  const letter = letterSprite(name, layer.size.ratio, theme);
  const place = letter && letterPlace({ foot: { x, y }, along: { x: ux, y: uy }, reach }, letter, scene);
  if (place) drawText(layer, letter, place.x, place.y);
}

/** The small square that marks a right angle. */
function rightAngle(context: CanvasRenderingContext2D, x: number, y: number, ux: number, uy: number): void {
  const side = 8;
  const vx = -uy;
  const vy = ux;
  context.lineWidth = 1.25;
  context.beginPath();
  context.moveTo(x + vx * side, y + vy * side);
  context.lineTo(x + (vx + ux) * side, y + (vy + uy) * side);
  context.lineTo(x + ux * side, y + uy * side);
  context.stroke();
}

function arrow(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  ux: number,
  uy: number,
  reach: number,
  theme: StageTheme,
): void {
  const half = HEAD * 0.38;
  const neckX = x + ux * (reach - HEAD);
  const neckY = y + uy * (reach - HEAD);
  const shaft = (): void => strokeLine(context, x, y, neckX + ux * 2, neckY + uy * 2);
  const head = (): void => {
    context.beginPath();
    context.moveTo(x + ux * reach, y + uy * reach);
    context.lineTo(neckX - uy * half, neckY + ux * half);
    context.lineTo(neckX + uy * half, neckY - ux * half);
    context.closePath();
  };
  context.lineJoin = "round";
  context.strokeStyle = theme.surface;
  context.lineWidth = 5;
  shaft();
  head();
  context.lineWidth = 3;
  context.stroke();
  context.strokeStyle = theme.accent;
  context.lineWidth = 2.5;
  shaft();
  head();
  context.fill();
}

/** Cuts through the shaft and marks both ends: here a piece of it is left out. */
function breakOf(context: CanvasRenderingContext2D, at: PlanePoint, ux: number, uy: number, theme: StageTheme): void {
  const { half, apart } = BREAK;
  const ends = [-apart / 2, apart / 2].map((along) => ({ x: at.x + ux * along, y: at.y + uy * along }));
  const across = { x: (-uy + ux * 0.5) * half, y: (ux + uy * 0.5) * half };
  const [from, to] = ends;
  if (!from || !to) return;
  context.lineWidth = 5;
  context.strokeStyle = theme.surface;
  strokeLine(context, from.x, from.y, to.x, to.y);
  context.lineWidth = 1.75;
  context.strokeStyle = theme.accent;
  context.beginPath();
  for (const end of ends) {
    context.moveTo(end.x - across.x, end.y - across.y);
    context.lineTo(end.x + across.x, end.y + across.y);
  }
  context.stroke();
}

/** The name of the vector. A halo keeps it readable over hatch and grid. */
function letterSprite(name: string, ratio: number, { size, serif, surface, accent }: StageTheme): TextSprite | null {
  const font = `bold ${Math.round(size * 1.15)}px ${serif}`;
  const halo = 4;
  return textSprite(
    [name, size, serif, surface, accent],
    ratio,
    (context) => {
      context.font = font;
      return { width: context.measureText(name).width + halo, height: 1.3 * size };
    },
    (context, { width, height }) => {
      context.font = font;
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.lineJoin = "round";
      context.lineWidth = halo;
      context.strokeStyle = surface;
      context.strokeText(name, width / 2, height / 2);
      context.fillStyle = accent;
      context.fillText(name, width / 2, height / 2);
    },
  );
}
