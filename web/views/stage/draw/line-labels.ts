import type { StageTheme } from "../../../ui/canvas/colors.js";
import type { Layer } from "../../../ui/canvas/layer.js";
import { lengthOf, type Polyline, pointAlong } from "../../../ui/canvas/polyline.js";
import { type PlanePoint, type Projection, pixelX, pixelY, type Rect } from "../../../ui/canvas/projection.js";
import { drawText, type TextSprite, textSprite } from "../../../ui/canvas/text-sprite.js";
import { FreeRoom, type Room } from "../../shared/canvas/free-room.js";
import { ABOVE, nameFont, upName } from "./axes.js";
import type { Scene } from "./scene.js";

/** Where along a line its label may be: near its ends first. */
const SHARES = Array.from({ length: 21 }, (_, k) => k / 40).flatMap((share) => [1 - share, share]);
const PAD = 4;
/** Pixels from a line to a label beside it. */
const BESIDE = 4;
/** And from a mark, the nearest first. */
const AWAY = [BESIDE, 12, 24, 36];

/** Small signs at the ends of lines, which cover neither one another nor an example: what has no free place is left out. */
export class LineLabels {
  readonly #layer: Layer;
  readonly #projection: Projection;
  readonly #theme: StageTheme;
  readonly #room: FreeRoom;

  /** @param writer several may write on a stage: what this one wrote before has been wiped. */
  constructor(layer: Layer, scene: Room & Pick<Scene, "theme">, writer = "lines") {
    this.#layer = layer;
    this.#projection = scene.layout.projection;
    this.#theme = scene.theme;
    this.#room = new FreeRoom(scene, writer);
  }

  /** @param color of the frame: that of the line. */
  add(text: string, lines: readonly Polyline[], color: string): void {
    const sign = this.#sign(text, color);
    const box = sign && this.#room.first(this.#along(lines, sign));
    if (sign && box) drawText(this.#layer, sign, box.x, box.y);
  }

  /** The same for a mark: at one of these sides of it, as near as there is room. @param radius of the mark, in pixels */
  addBeside(text: string, mark: PlanePoint, radius: number, sides: readonly PlanePoint[], color: string): void {
    const sign = this.#sign(text, color);
    if (!sign) return;
    const { width, height } = sign;
    const places = AWAY.flatMap((away) =>
      sides.map((side) => ({
        x: pixelX(this.#projection, mark.x) + side.x * (radius + away + width / 2) - width / 2,
        y: pixelY(this.#projection, mark.y) - side.y * (radius + away + height / 2) - height / 2,
        width,
        height,
      })),
    );
    const box = this.#room.first(places.filter((place) => isWithin(place, this.#projection.plot)));
    if (box) drawText(this.#layer, sign, box.x, box.y);
  }

  /** The first of the places that is free: what is drawn there by others is in the way of signs. */
  place(boxes: readonly Rect[]): Rect | null {
    return this.#room.first(boxes);
  }

  /** Where something is drawn that no sign shall cover. */
  leave(box: Rect): void {
    this.#room.take(box);
  }

  #sign(text: string, color: string): TextSprite | null {
    const { surface, ink, font, size } = this.#theme;
    const fontSize = Math.round(size * 0.8);
    return textSprite(
      [text, color, surface, ink, font, size],
      this.#layer.size.ratio,
      (context) => {
        context.font = `${fontSize}px ${font}`;
        return { width: context.measureText(text).width + 2 * PAD + 2, height: fontSize + 2 * PAD + 2 };
      },
      (context, { width, height }) => {
        context.font = `${fontSize}px ${font}`;
        context.fillStyle = surface;
        context.strokeStyle = color;
        context.lineWidth = 1.25;
        context.beginPath();
        context.roundRect(1, 1, width - 2, height - 2, 3);
        context.fill();
        context.stroke();
        context.fillStyle = ink;
        context.textBaseline = "middle";
        context.fillText(text, PAD + 1, height / 2 + 0.5);
      },
    );
  }

  /** Places on and beside the longest of the lines, those at their ends first. */
  #along(lines: readonly Polyline[], { width, height }: TextSprite): Rect[] {
    const { plot } = this.#projection;
    const longest = [...lines].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 4);
    const [aside, above] = [width / 2 + BESIDE, height / 2 + BESIDE];
    const moves = [
      [0, 0],
      [aside, 0],
      [-aside, 0],
      [0, -above],
      [0, above],
    ] as const;
    return longest.flatMap((line) =>
      SHARES.flatMap((share) => {
        const [x, y] = pointAlong(line, share);
        const px = pixelX(this.#projection, x);
        const py = pixelY(this.#projection, y);
        if (!near(plot, px, py)) return [];
        return moves.map(([dx, dy]) => ({
          x: clamp(px + dx - width / 2, plot.x + 2, plot.x + plot.width - width - 2),
          y: clamp(py + dy - height / 2, plot.y + 2, plot.y + plot.height - height - 2),
          width,
          height,
        }));
      }),
    );
  }
}

function near(plot: Rect, x: number, y: number): boolean {
  return x > plot.x - 2 && x < plot.x + plot.width + 2 && y > plot.y - 2 && y < plot.y + plot.height + 2;
}

export function isWithin({ x, y, width, height }: Rect, plot: Rect): boolean {
  return x >= plot.x && y >= plot.y && x + width <= plot.x + plot.width && y + height <= plot.y + plot.height;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/**
 * What is not about one line: above the plot, right of the name of the axis, so that it never covers an example. The longest
 * of the texts that has room there; none where none has.
 * @param texts the longest first.
 */
export function drawCaption(layer: Layer, scene: Scene, texts: readonly string[]): void {
  const { plot } = scene.layout.projection;
  for (const text of texts) {
    const row = captionRow(layer, scene, text);
    if (!row || row.width > plot.width) continue;
    drawText(layer, row, plot.x + plot.width - row.width, plot.y - row.height);
    return;
  }
}

/** The text at the end of a row that is as wide as it and the name of the axis. */
function captionRow(layer: Layer, { frame, layout: { font }, theme }: Scene, text: string): TextSprite | null {
  const name = upName(frame.examples.columns);
  const textFont = `${font}px ${theme.font}`;
  return textSprite(
    ["caption", text, name, font, theme.font, theme.serif, theme.ink],
    layer.size.ratio,
    (context) => {
      context.font = nameFont(name, font, theme);
      const before = context.measureText(`${name}  `).width;
      context.font = textFont;
      return { width: before + context.measureText(text).width + font, height: (1 + ABOVE) * font };
    },
    (context, { width, height }) => {
      context.font = textFont;
      context.textAlign = "right";
      context.textBaseline = "alphabetic";
      context.fillStyle = theme.ink;
      context.fillText(text, width, height - font * ABOVE);
    },
  );
}
