import type { StageTheme } from "../../shared/canvas/colors.js";
import type { Layer } from "../../shared/canvas/layer.js";
import { lengthOf, type Polyline, pointAlong } from "../../shared/canvas/polyline.js";
import { type Projection, pixelX, pixelY, type Rect } from "../../shared/canvas/projection.js";
import { drawText, type TextSprite, textSprite } from "../../shared/canvas/text-sprite.js";
import { FreeRoom } from "./free-room.js";
import type { Scene } from "./scene.js";

/** Where along a line its label may stand: at its ends first. */
const SHARES = [1, 0, 0.92, 0.08, 0.85, 0.15, 0.77, 0.23, 0.7, 0.3, 0.6, 0.4, 0.5];
const PAD = 4;
/** Pixels from a line to a label beside it. */
const BESIDE = 4;
/** Pixels from the plot's edges to what stands in a corner. */
const INSET = 8;

/** Small signs at the ends of lines and in the corners, which make way for one another and for examples. */
export class LineLabels {
  readonly #layer: Layer;
  readonly #projection: Projection;
  readonly #theme: StageTheme;
  readonly #room: FreeRoom;

  /** @param writer several may write on a stage: what this one wrote before has been wiped. */
  constructor(layer: Layer, scene: Pick<Scene, "frame" | "layout" | "marks" | "theme">, writer = "lines") {
    this.#layer = layer;
    this.#projection = scene.layout.projection;
    this.#theme = scene.theme;
    this.#room = new FreeRoom(scene, writer);
  }

  /** @param color of the frame: that of the line. */
  add(text: string, lines: readonly Polyline[], color: string): void {
    const sign = this.#sign(text, color);
    const box = sign && this.#best(this.#along(lines, sign))?.box;
    if (sign && box) this.#draw(sign, box);
  }

  /** In a corner: what is not about one line. The longest of the texts, the longest first, that has a free place. */
  caption(texts: readonly string[], color: string): void {
    const { plot } = this.#projection;
    const signs = texts.flatMap((text) => this.#sign(text, color) ?? []);
    const fitting = signs.filter(({ width }) => width <= plot.width - 2 * INSET);
    const places = (fitting.length > 0 ? fitting : signs.slice(-1)).flatMap((sign) => {
      const best = this.#best(corners(plot, sign));
      return best ? { sign, ...best } : [];
    });
    const chosen = places.find(({ cost }) => cost < 1) ?? places.sort((a, b) => a.cost - b.cost)[0];
    if (chosen) this.#draw(chosen.sign, chosen.box);
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

  /** The place that covers least; of equal ones the first. Where none is free, the first of all. */
  #best(places: readonly Rect[]): { readonly box: Rect; readonly cost: number } | undefined {
    let best: { box: Rect; cost: number } | undefined;
    for (const box of places) {
      const cost = this.#room.cost(box);
      if (!best || cost < best.cost) best = { box, cost };
      if (cost === 0) break;
    }
    return best;
  }

  #draw(sign: TextSprite, box: Rect): void {
    this.#room.take(box);
    drawText(this.#layer, sign, box.x, box.y);
  }
}

function near(plot: Rect, x: number, y: number): boolean {
  return x > plot.x - 2 && x < plot.x + plot.width + 2 && y > plot.y - 2 && y < plot.y + plot.height + 2;
}

/** The upper left first. */
function corners(plot: Rect, { width, height }: TextSprite): Rect[] {
  const left = plot.x + INSET;
  const top = plot.y + INSET;
  const right = plot.x + plot.width - width - INSET;
  const bottom = plot.y + plot.height - height - INSET;
  const middle = plot.x + (plot.width - width) / 2;
  // Below the upper corners: there the buttons may be.
  const lower = top + 2 * height;
  const places = [
    [left, top],
    [right, bottom],
    [right, top],
    [middle, top],
    [middle, bottom],
    [left, lower],
    [right, lower],
    [left, bottom],
  ] as const;
  return places.map(([x, y]) => ({ x, y, width, height }));
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
