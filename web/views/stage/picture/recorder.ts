import type { Item, Segment } from "../../../state/exports/picture/index.js";
import { Pen, type Shared } from "./pen.js";
import { colorOf, fontOf } from "./styles.js";

/**
 * Stands in the place of a canvas's context and keeps what is drawn, as lines and texts. It knows what the stage draws
 * with: whole circles, scales that are the same both ways, and pictures that are copied from other canvases.
 */
export class Recorder extends Pen {
  #path: Segment[] = [];

  beginPath(): void {
    this.#path = [];
  }

  moveTo(x: number, y: number): void {
    this.#path.push({ to: "move", ...this.at(x, y) });
  }

  /** The first of a path is where it begins. */
  lineTo(x: number, y: number): void {
    this.#path.push({ to: this.#path.length > 0 ? "line" : "move", ...this.at(x, y) });
  }

  closePath(): void {
    this.#path.push({ to: "close" });
  }

  arc(x: number, y: number, radius: number, from: number, to: number): void {
    if (Math.abs(to - from) < 2 * Math.PI) throw new RangeError("A recorded picture has whole circles only.");
    this.#path.push({ to: "circle", ...this.at(x, y), radius: this.length(radius) });
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.roundRect(x, y, width, height, 0);
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    this.#path.push(this.#rectangle(x, y, width, height, radius));
  }

  stroke(): void {
    this.#strokePath([...this.#path]);
  }

  fill(): void {
    this.#fillPath([...this.#path]);
  }

  clip(): void {
    const items: Item[] = [];
    this.items.push({ kind: "clipped", by: [...this.#path], items });
    this.items = items;
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.#strokePath([this.#rectangle(x, y, width, height, 0)]);
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#fillPath([this.#rectangle(x, y, width, height, 0)]);
  }

  fillText(text: string, x: number, y: number, widest?: number): void {
    this.#write(text, x, y, this.fillStyle, null, widest);
  }

  strokeText(text: string, x: number, y: number): void {
    this.#write(text, x, y, this.strokeStyle, this.length(this.lineWidth));
  }

  measureText(text: string): TextMetrics {
    return this.ruler(this.font).measureText(text);
  }

  createImageData(width: number, height: number): ImageData {
    return new ImageData(width, height);
  }

  putImageData(image: ImageData, x: number, y: number): void {
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d")?.putImageData(image, 0, 0);
    // Wherever the pen is, pixels go to pixels.
    this.save();
    this.setTransform(1, 0, 0, 1, 0, 0);
    this.#image(canvas, x, y, canvas.width, canvas.height);
    this.restore();
  }

  /** A symbol where the canvas was drawn in a way that is known, else its pixels. */
  drawImage(canvas: HTMLCanvasElement, x: number, y: number, width?: number, height?: number): void {
    const symbol = width === undefined ? this.#symbolOf(canvas) : null;
    if (symbol === null) this.#image(canvas, x, y, width ?? canvas.width, height ?? canvas.height);
    else this.items.push({ kind: "symbol", symbol, ...this.at(x, y), alpha: this.globalAlpha });
  }

  /** There is nothing on it yet. */
  clearRect(): void {}

  #symbolOf(canvas: HTMLCanvasElement): number | null {
    return this.shared.symbolOf(canvas, (shared: Shared, draw) => {
      const inner = new Recorder(shared);
      inner.setTransform(1, 0, 0, 1, 0, 0);
      draw(inner as unknown as CanvasRenderingContext2D);
      return inner.drawn;
    });
  }

  #rectangle(x: number, y: number, width: number, height: number, radius: number): Segment {
    const [across, down] = [this.length(width), this.length(height)];
    return { to: "rectangle", ...this.at(x, y), width: across, height: down, radius: this.length(radius) };
  }

  #strokePath(segments: readonly Segment[]): void {
    const stroke = {
      color: colorOf(this.strokeStyle, this.globalAlpha),
      width: this.length(this.lineWidth),
      dash: this.dash.map((length) => this.length(length)),
      join: this.lineJoin,
    };
    this.items.push({ kind: "path", segments, fill: null, stroke });
  }

  #fillPath(segments: readonly Segment[]): void {
    this.items.push({ kind: "path", segments, fill: colorOf(this.fillStyle, this.globalAlpha), stroke: null });
  }

  #write(text: string, x: number, y: number, color: string, halo: number | null, widest = Number.POSITIVE_INFINITY) {
    const { width } = this.measureText(text);
    const place = this.at(x, y + this.baseline());
    const align = { left: "start", start: "start", center: "middle", right: "end", end: "end" } as const;
    this.items.push({
      kind: "text",
      text,
      ...place,
      align: align[this.textAlign],
      font: fontOf(this.font, this.length(Math.min(1, widest / width))),
      color: colorOf(color, this.globalAlpha),
      halo,
    });
  }

  #image(canvas: HTMLCanvasElement, x: number, y: number, width: number, height: number): void {
    this.items.push({
      kind: "image",
      source: canvas.toDataURL("image/png"),
      ...this.at(x, y),
      width: this.length(width),
      height: this.length(height),
      alpha: this.globalAlpha,
      smooth: this.imageSmoothingEnabled,
    });
  }
}
