import type { StageTheme } from "../../../ui/canvas/colors.js";
import { crisp, crispWidth, type Layer } from "../../../ui/canvas/layer.js";
import type { Room } from "../line.js";

/** What stands above the picture, at a place of the line. */
interface Named {
  readonly place: number;
  readonly name: string;
}

/** Where the score is 0: a line from top to bottom; beyond the picture an arrow at its end. */
export function drawThreshold(layer: Layer, room: Room, { place, name }: Named, theme: StageTheme): void {
  const { context, size } = layer;
  const { left, right, top, bottom } = room;
  const at = room.across(place);
  const inside = at >= left && at <= right;
  if (inside) {
    const x = crisp(at, size.ratio, 2);
    context.strokeStyle = theme.ink;
    context.lineWidth = crispWidth(2, size.ratio);
    context.beginPath();
    context.moveTo(x, top - 4);
    context.lineTo(x, bottom);
    context.stroke();
  }
  const text = inside ? name : at < left ? `◂ ${name}` : `${name} ▸`;
  write(layer, room, text, at, top - room.font * 1.5, theme, theme.ink);
}

/** Where the origin lies: a dotted line. */
export function drawOrigin({ context, size }: Layer, room: Room, place: number, theme: StageTheme): void {
  const { left, right, top, bottom } = room;
  const x = crisp(room.across(place), size.ratio);
  if (x < left || x > right) return;
  context.save();
  context.setLineDash([2, 3]);
  context.strokeStyle = theme.ink2;
  context.lineWidth = crispWidth(1, size.ratio);
  context.beginPath();
  context.moveTo(x, top);
  context.lineTo(x, bottom);
  context.stroke();
  context.restore();
}

/** From the origin as far as 1: what a vector of length 1 is long. Null where it would be a speck, or leave the picture. */
export function drawUnit(layer: Layer, room: Room, origin: number, theme: StageTheme): void {
  const { context } = layer;
  const [from, to] = [room.across(origin), room.across(origin + 1)];
  if (to - from < 16 || from < room.left || to > room.right) return;
  const y = room.top + 8;
  context.strokeStyle = theme.accent;
  context.fillStyle = theme.accent;
  context.lineWidth = 2.5;
  context.beginPath();
  context.moveTo(from, y);
  context.lineTo(to - 7, y);
  context.stroke();
  context.beginPath();
  context.moveTo(to, y);
  context.lineTo(to - 9, y - 4);
  context.lineTo(to - 9, y + 4);
  context.fill();
  write(layer, room, "w/‖w‖", to + 4, y - room.font * 0.45, theme, theme.accent, "left");
}

/** The strip that is free of examples on both sides of the threshold, and how wide it is. */
export function drawMargin(layer: Layer, room: Room, threshold: number, { place, name }: Named, theme: StageTheme) {
  const { context } = layer;
  const [zero, end] = [room.across(threshold), room.across(place)];
  const width = Math.abs(end - zero);
  if (zero + width < room.left || zero - width > room.right) return;
  const [from, to] = [Math.max(room.left, zero - width), Math.min(room.right, zero + width)];
  context.save();
  context.globalAlpha = 0.14;
  context.fillStyle = theme.accent;
  context.fillRect(from, room.top, to - from, room.bottom - room.top);
  context.globalAlpha = 1;
  context.strokeStyle = theme.accent;
  context.lineWidth = 1.5;
  const y = room.top + 8 + room.font * 1.4;
  context.beginPath();
  for (const x of [zero, end]) {
    context.moveTo(x, y - 4);
    context.lineTo(x, y + 4);
  }
  context.moveTo(zero, y);
  context.lineTo(end, y);
  context.stroke();
  context.restore();
  write(layer, room, name, Math.max(zero, end) + 4, y - room.font * 0.4, theme, theme.accent, "left");
}

/** On a ground of its own, so that it can be read above hatch and dots; kept inside the picture. */
function write(
  { context, size }: Layer,
  { font, left, right }: Room,
  text: string,
  x: number,
  y: number,
  theme: StageTheme,
  color: string,
  align: "center" | "left" = "center",
): void {
  context.save();
  context.font = `${font}px ${theme.font}`;
  context.textAlign = "left";
  context.textBaseline = "top";
  const { width } = context.measureText(text);
  const from = align === "center" ? x - width / 2 : x;
  const at = Math.min(Math.min(right, size.width) - width, Math.max(left, from));
  context.lineJoin = "round";
  context.lineWidth = 4;
  context.strokeStyle = theme.surface;
  context.strokeText(text, at, y);
  context.fillStyle = color;
  context.fillText(text, at, y);
  context.restore();
}
