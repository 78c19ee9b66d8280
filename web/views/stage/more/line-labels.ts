import type { StageTheme } from "../colors.js";
import type { Layer } from "../layer.js";
import { type Projection, pixelX, pixelY, type Rect } from "../projection.js";
import { drawText, type TextSprite, textSprite } from "../text-sprite.js";
import { lengthOf, type Polyline, pointAlong } from "./polyline.js";

/** Where along a line its label may stand: at its ends first. */
const SHARES = [1, 0, 0.85, 0.15, 0.7, 0.3, 0.5];
const PAD = 4;

/** Small signs at the ends of lines, which make way for one another. */
export class LineLabels {
  readonly #layer: Layer;
  readonly #projection: Projection;
  readonly #theme: StageTheme;
  readonly #taken: Rect[] = [];

  constructor(layer: Layer, projection: Projection, theme: StageTheme) {
    this.#layer = layer;
    this.#projection = projection;
    this.#theme = theme;
  }

  /** @param color of the frame: that of the line. */
  add(text: string, lines: readonly Polyline[], color: string): void {
    const sign = this.#sign(text, color);
    const box = sign && this.#place(lines, sign);
    if (sign && box) this.#draw(sign, box);
  }

  /** In the upper left corner: what is not about one line. The first of the texts that fits beside the buttons. */
  caption(texts: readonly string[], color: string): void {
    const { plot } = this.#projection;
    const room = plot.width - 4 * this.#theme.size;
    const signs = texts.map((text) => this.#sign(text, color));
    const sign = signs.find((one) => one && one.width <= room) ?? signs.at(-1);
    if (sign) this.#draw(sign, { x: plot.x + 8, y: plot.y + 8, width: sign.width, height: sign.height });
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

  #place(lines: readonly Polyline[], { width, height }: TextSprite): Rect | null {
    const { plot } = this.#projection;
    const longest = [...lines].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 4);
    let first: Rect | null = null;
    for (const line of longest) {
      for (const share of SHARES) {
        const [x, y] = pointAlong(line, share);
        const px = pixelX(this.#projection, x);
        const py = pixelY(this.#projection, y);
        if (!near(plot, px, py)) continue;
        const box = {
          x: clamp(px - width / 2, plot.x + 2, plot.x + plot.width - width - 2),
          y: clamp(py - height / 2, plot.y + 2, plot.y + plot.height - height - 2),
          width,
          height,
        };
        first ??= box;
        if (!this.#taken.some((other) => overlap(box, other))) return box;
      }
    }
    return first;
  }

  #draw(sign: TextSprite, box: Rect): void {
    this.#taken.push(box);
    drawText(this.#layer, sign, box.x, box.y);
  }
}

function near(plot: Rect, x: number, y: number): boolean {
  return x > plot.x - 2 && x < plot.x + plot.width + 2 && y > plot.y - 2 && y < plot.y + plot.height + 2;
}

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
