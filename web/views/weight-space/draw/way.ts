import type { StageTheme } from "../../../ui/canvas/colors.js";
import type { Layer } from "../../../ui/canvas/layer.js";
import { type PlanePoint, type Projection, pixelX, pixelY } from "../../../ui/canvas/projection.js";
import type { Segment } from "../lines.js";
import type { Stop } from "../picture.js";

/** With more stops their dots would be a line of their own. */
const MOST_DOTS = 200;
/** Of such a way only so many stops stand out: all of them would be a blot. */
const LAST = 30;

/** The way up to the moment: thin, a dot at each stop. @param voters Whether each votes, for as long as it stayed. */
export function drawWay(layer: Layer, p: Projection, stops: readonly Stop[], voters: boolean, theme: StageTheme): void {
  const { context } = layer;
  context.save();
  context.lineJoin = "round";
  const many = stops.length > MOST_DOTS;
  if (many) {
    context.globalAlpha = 0.25;
    trace(layer, p, stops, theme);
    context.globalAlpha = 1;
  }
  trace(layer, p, many ? stops.slice(-LAST) : stops, theme, 3.5);
  const longest = stops.reduce((most, { visits }) => Math.max(most, visits), 1);
  if (stops.length <= MOST_DOTS || voters) {
    for (const stop of stops) {
      // The area of a voter is its votes.
      const radius = voters ? 1 + 9 * Math.sqrt(stop.visits / longest) : 2;
      disc(layer, p, stop, radius, voters, theme);
    }
  }
  context.restore();
}

/** @param halo Of a border that lifts it off what is below. */
function trace({ context }: Layer, p: Projection, stops: readonly Stop[], theme: StageTheme, halo = 0): void {
  context.beginPath();
  for (const { x, y } of stops) context.lineTo(pixelX(p, x), pixelY(p, y));
  context.strokeStyle = theme.surface;
  context.lineWidth = halo;
  if (halo > 0) context.stroke();
  context.strokeStyle = theme.ink2;
  context.lineWidth = 1.25;
  context.stroke();
}

function disc(
  { context }: Layer,
  p: Projection,
  at: PlanePoint,
  radius: number,
  open: boolean,
  theme: StageTheme,
): void {
  context.beginPath();
  context.arc(pixelX(p, at.x), pixelY(p, at.y), radius, 0, 2 * Math.PI);
  context.fillStyle = theme.ink2;
  context.globalAlpha = open ? 0.25 : 1;
  context.fill();
  context.globalAlpha = 1;
  if (!open) return;
  context.strokeStyle = theme.ink2;
  context.lineWidth = 1;
  context.stroke();
}

/** The last step, as an arrow. */
export function drawStep({ context }: Layer, p: Projection, { from, to }: Segment, theme: StageTheme): void {
  const [x0, y0, x1, y1] = [pixelX(p, from.x), pixelY(p, from.y), pixelX(p, to.x), pixelY(p, to.y)];
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (!(length > 2)) return;
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  const head = Math.min(9, length);
  context.save();
  context.strokeStyle = theme.accent;
  context.fillStyle = theme.accent;
  context.lineWidth = 2.5;
  context.beginPath();
  context.moveTo(x0, y0);
  context.lineTo(x1 - ux * head * 0.8, y1 - uy * head * 0.8);
  context.stroke();
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x1 - head * ux + 4 * uy, y1 - head * uy - 4 * ux);
  context.lineTo(x1 - head * ux - 4 * uy, y1 - head * uy + 4 * ux);
  context.fill();
  context.restore();
}

/** The step of an update that is pointed at: thicker, on a band that lifts it off what is below. */
export function drawLitStep(layer: Layer, p: Projection, { from, to }: Segment, theme: StageTheme): void {
  const { context } = layer;
  context.save();
  context.lineCap = "round";
  for (const [width, color] of [
    [9, theme.surface],
    [5, theme.ink],
  ] as const) {
    context.beginPath();
    context.moveTo(pixelX(p, from.x), pixelY(p, from.y));
    context.lineTo(pixelX(p, to.x), pixelY(p, to.y));
    context.lineWidth = width;
    context.strokeStyle = color;
    context.stroke();
  }
  context.restore();
  disc(layer, p, to, 5, false, theme);
}

/** The weights in training: a ring with a dot, and their name. */
export function drawPresent(layer: Layer, p: Projection, at: PlanePoint, theme: StageTheme): void {
  const { context } = layer;
  const [x, y] = [pixelX(p, at.x), pixelY(p, at.y)];
  context.save();
  context.beginPath();
  context.arc(x, y, 6, 0, 2 * Math.PI);
  context.fillStyle = theme.surface;
  context.fill();
  context.strokeStyle = theme.accent;
  context.lineWidth = 2.25;
  context.stroke();
  context.beginPath();
  context.arc(x, y, 2.25, 0, 2 * Math.PI);
  context.fillStyle = theme.accent;
  context.fill();
  name(layer, "w", x + 9, y - 9, `bold ${Math.round(theme.size * 1.05)}px ${theme.serif}`, theme);
  context.restore();
}

/** The weights that predict, where they are not those in training: a diamond with a name. */
export function drawModel(layer: Layer, p: Projection, at: PlanePoint, title: string, theme: StageTheme): void {
  const { context } = layer;
  const [x, y] = [pixelX(p, at.x), pixelY(p, at.y)];
  context.save();
  context.beginPath();
  for (const [dx, dy] of [
    [0, -7],
    [7, 0],
    [0, 7],
    [-7, 0],
  ] as const) {
    context.lineTo(x + dx, y + dy);
  }
  context.closePath();
  context.fillStyle = theme.surface;
  context.fill();
  context.strokeStyle = theme.ink;
  context.lineWidth = 2;
  context.stroke();
  name(layer, title, x + 10, y + 6, `${Math.round(theme.size * 0.8)}px ${theme.font}`, theme);
  context.restore();
}

function name({ context }: Layer, text: string, x: number, y: number, font: string, theme: StageTheme): void {
  context.font = font;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 4;
  context.strokeStyle = theme.surface;
  context.strokeText(text, x, y);
  context.fillStyle = theme.ink;
  context.fillText(text, x, y);
}
