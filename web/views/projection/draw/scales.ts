import type { StageTheme } from "../../shared/canvas/colors.js";
import { hatch } from "../../shared/canvas/hatch.js";
import { crisp, crispWidth, type Layer } from "../../shared/canvas/layer.js";
import type { Ruler } from "../rulers.js";
import type { Room } from "./room.js";

const TINT = 0.1;
const HATCHED_TINT = 0.055;
const HATCH = 0.2;

/** The two sides of the threshold: a tint each, and a hatch for the side of the negatives. */
export function drawSides({ context, size }: Layer, room: Room, threshold: number, theme: StageTheme): void {
  const { left, right, top, bottom } = room;
  const at = Math.min(right, Math.max(left, room.across(threshold)));
  context.save();
  context.globalAlpha = TINT;
  context.fillStyle = theme.positive;
  context.fillRect(at, top, right - at, bottom - top);
  context.globalAlpha = HATCHED_TINT;
  context.fillStyle = theme.negative;
  context.fillRect(left, top, at - left, bottom - top);
  context.beginPath();
  context.rect(left, top, at - left, bottom - top);
  context.clip();
  context.globalAlpha = HATCH;
  context.strokeStyle = theme.negative;
  context.lineWidth = crispWidth(1, size.ratio);
  hatch(context, { x: left, y: top, width: at - left, height: bottom - top });
  context.restore();
}

/** The line itself, with an arrow in the direction of w. */
export function drawLine({ context, size }: Layer, { left, right, line }: Room, theme: StageTheme): void {
  const y = crisp(line, size.ratio);
  context.strokeStyle = theme.ink2;
  context.fillStyle = theme.ink2;
  context.lineWidth = crispWidth(1, size.ratio);
  context.beginPath();
  context.moveTo(left, y);
  context.lineTo(right, y);
  context.stroke();
  context.beginPath();
  context.moveTo(right + 5, y);
  context.lineTo(right - 3, y - 4);
  context.lineTo(right - 3, y + 4);
  context.fill();
}

/** Numbers along the picture, a row for each of the rulers, its name at the right end of the row. */
export function drawRulers(layer: Layer, room: Room, rulers: readonly Ruler[], theme: StageTheme): void {
  rulers.forEach((one, row) => {
    drawRuler(layer, room, one, room.bottom + row * room.font * 2.1, theme);
  });
}

function drawRuler({ context, size }: Layer, room: Room, { name, ticks }: Ruler, top: number, theme: StageTheme): void {
  const { left, right, font, across } = room;
  const y = crisp(top, size.ratio);
  context.strokeStyle = theme.ink3;
  context.lineWidth = crispWidth(1, size.ratio);
  context.beginPath();
  context.moveTo(left, y);
  context.lineTo(right, y);
  context.textBaseline = "top";
  context.textAlign = "right";
  context.fillStyle = theme.ink;
  context.font = `italic ${Math.round(font * 1.1)}px ${theme.serif}`;
  context.fillText(name, right, y + font * 0.45);
  const free = right - context.measureText(name).width - font;
  context.font = `${font}px ${theme.font}`;
  context.fillStyle = theme.ink2;
  context.textAlign = "center";
  context.fontKerning = "none";
  for (const { place, text } of ticks) {
    const x = crisp(across(place), size.ratio);
    if (x < left || x > right) continue;
    context.moveTo(x, y);
    context.lineTo(x, y + font * 0.36);
    const half = context.measureText(text).width / 2;
    if (x + half <= free) context.fillText(text, Math.max(left + half, x), y + font * 0.5);
  }
  context.stroke();
}
