import type { Words } from "../../../state/document/notation/words.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import { crispWidth, type Layer } from "../../../ui/canvas/layer.js";
import { planeTicks } from "../../../ui/canvas/plane.js";
import { drawText, textSprite } from "../../../ui/canvas/text-sprite.js";
import { type Range, type Space, valueAt } from "../space/space.js";

export interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

/** What is written along the axes. */
export interface Names {
  readonly x: string;
  readonly y: string;
  readonly z: string;
}

/** The length of an axis for the choice of its numbers, as if the stage were so many pixels wide. */
const LENGTH = 360;
/** Below this share of its length the upright axis is too short for numbers. */
const FORESHORTENED = 0.3;

export function placeAt(space: Space, x: number, y: number, z: number): PixelPoint {
  return { x: valueAt(space.px, x, y, z), y: valueAt(space.py, x, y, z) };
}

/** Strokes a line through points of the space. */
export function line(context: CanvasRenderingContext2D, ...places: readonly PixelPoint[]): void {
  places.forEach(({ x, y }, i) => {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
}

/** The base plane: its border, its grid, stronger lines through zero. */
export function drawBase({ context, size }: Layer, space: Space, theme: StageTheme): void {
  const { x, y, floor } = space.box;
  const at = (u: number, v: number): PixelPoint => placeAt(space, u, v, floor);
  const grid = (zero: boolean): void => {
    context.beginPath();
    for (const value of ticksOf(x)) if ((value === 0) === zero) line(context, at(value, y[0]), at(value, y[1]));
    for (const value of ticksOf(y)) if ((value === 0) === zero) line(context, at(x[0], value), at(x[1], value));
    context.stroke();
  };
  context.save();
  context.lineWidth = crispWidth(1, size.ratio);
  context.strokeStyle = theme.rule;
  grid(false);
  context.strokeStyle = theme.ink3;
  grid(true);
  context.beginPath();
  line(context, at(x[0], y[0]), at(x[1], y[0]), at(x[1], y[1]), at(x[0], y[1]), at(x[0], y[0]));
  context.stroke();
  context.restore();
}

/** The numbers along an axis. */
function ticksOf(range: Range): readonly number[] {
  return planeTicks(range, range, LENGTH / (range[1] - range[0])).x;
}

/** The numbers along the two edges in front and along an upright edge at the left, and the names of the axes. */
export function drawScales(writer: Writer, space: Space, names: Names, words: Words): void {
  const { box, depth } = space;
  const front = (range: Range, axis: 0 | 1): number => (depth[axis] > 0 ? range[1] : range[0]);
  const [xFront, yFront] = [front(box.x, 0), front(box.y, 1)];
  edge(writer, space, box.x, names.x, words, (value) => placeAt(space, value, yFront, box.floor));
  edge(writer, space, box.y, names.y, words, (value) => placeAt(space, xFront, value, box.floor));
  if (space.basis.up[2] >= FORESHORTENED) upright(writer, space, names.z, words);
}

/** Numbers stand off the edge at a right angle, on the side away from the middle of the base. */
function edge(
  writer: Writer,
  space: Space,
  range: Range,
  name: string,
  words: Words,
  at: (value: number) => PixelPoint,
): void {
  const { x, y, floor } = space.box;
  const middle = placeAt(space, (x[0] + x[1]) / 2, (y[0] + y[1]) / 2, floor);
  const [from, to] = [at(range[0]), at(range[1])];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // Edge on there is no room for numbers.
  if (length < writer.font * 4) return;
  const half = at((range[0] + range[1]) / 2);
  const away = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const out = away.x * (half.x - middle.x) + away.y * (half.y - middle.y) < 0 ? -1 : 1;
  const off = (place: PixelPoint, by: number): PixelPoint => ({
    x: place.x + away.x * out * by,
    y: place.y + away.y * out * by,
  });
  for (const value of ticksOf(range)) {
    const place = at(value);
    writer.tick(place, off(place, writer.font * 0.4));
    writer.number(words.number(value), off(place, writer.font * 1.15), "middle");
  }
  writer.name(name, off(half, writer.font * (2.5 + Math.min(1.2, 0.18 * name.length) * Math.abs(away.x))));
}

function upright(writer: Writer, space: Space, name: string, words: Words): void {
  const { x, y, z } = space.box;
  const corners = x.flatMap((u) => y.map((v) => [u, v] as const));
  const across = corners.map(([u, v]) => valueAt(space.px, u, v, 0));
  const [u, v] = corners[across.indexOf(Math.min(...across))] ?? [x[0], y[0]];
  const at = (height: number): PixelPoint => placeAt(space, u, v, height);
  writer.tick(at(z[0]), at(z[1]));
  for (const value of ticksOf(z)) {
    const place = at(value);
    writer.tick(place, { x: place.x - writer.font * 0.4, y: place.y });
    writer.number(words.number(value), { x: place.x - writer.font * 0.6, y: place.y }, "end");
  }
  const top = at(z[1]);
  writer.name(name, { x: top.x, y: top.y - writer.font * 0.9 });
}

/** Writes on the picture; what is written is drawn once and kept. */
export class Writer {
  readonly font: number;
  readonly #layer: Layer;
  readonly #theme: StageTheme;

  constructor(layer: Layer, theme: StageTheme, font: number) {
    this.#layer = layer;
    this.#theme = theme;
    this.font = font;
  }

  tick(from: PixelPoint, to: PixelPoint): void {
    const { context, size } = this.#layer;
    context.beginPath();
    line(context, from, to);
    context.lineWidth = crispWidth(1, size.ratio);
    context.strokeStyle = this.#theme.ink3;
    context.stroke();
  }

  /** @param stand which part of the text is at the place; the sign of a number hangs to its left. */
  number(text: string, place: PixelPoint, stand: "middle" | "end"): void {
    const hang = text.startsWith("−") && stand === "middle" ? this.font * 0.3 : 0;
    this.write(text, { x: place.x - hang, y: place.y }, { stand });
  }

  name(text: string, place: PixelPoint): void {
    this.write(text, place, { stand: "middle", name: true });
  }

  write(
    text: string,
    place: PixelPoint,
    {
      stand = "middle",
      name = false,
      color = name ? this.#theme.ink : this.#theme.ink2,
      bold = false,
    }: { stand?: "start" | "middle" | "end"; name?: boolean; color?: string; bold?: boolean },
  ): void {
    if (text === "") return;
    const theme = this.#theme;
    // Bare symbols are set as in a formula.
    const symbol = name && /^\p{L}[₀-₉⁰-⁹¹²³]*(?:[∧·]\p{L}[₀-₉⁰-⁹¹²³]*|x[₀-₉⁰-⁹¹²³]+)*$/u.test(text);
    const style = symbol
      ? `italic ${Math.round(this.font * 1.25)}px ${theme.serif}`
      : `${bold ? "600 " : ""}${this.font}px ${theme.font}`;
    const pad = 3;
    const sprite = textSprite(
      ["lift", text, style, color, theme.surface],
      this.#layer.size.ratio,
      (context) => {
        context.font = style;
        return { width: context.measureText(text).width + 2 * pad, height: this.font * 1.7 + 2 * pad };
      },
      (context, size) => {
        context.font = style;
        context.textBaseline = "middle";
        context.lineJoin = "round";
        context.lineWidth = 3;
        context.strokeStyle = theme.surface;
        context.strokeText(text, pad, size.height / 2);
        context.fillStyle = color;
        context.fillText(text, pad, size.height / 2);
      },
    );
    if (!sprite) return;
    const share = stand === "start" ? 0 : stand === "end" ? 1 : 0.5;
    const most = this.#layer.size.width - sprite.width;
    drawText(
      this.#layer,
      sprite,
      Math.max(0, Math.min(most, place.x - sprite.width * share)),
      place.y - sprite.height / 2,
    );
  }
}
