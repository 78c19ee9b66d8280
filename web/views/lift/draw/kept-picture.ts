import type { Layer } from "../../shared/canvas/layer.js";

/** A copy of what a canvas shows, to draw on it again what alone has changed since. */
export class KeptPicture {
  #copy: HTMLCanvasElement | null = null;

  keep({ context: { canvas } }: Layer): void {
    this.#copy ??= document.createElement("canvas");
    this.#copy.width = canvas.width;
    this.#copy.height = canvas.height;
    this.#copy.getContext("2d")?.drawImage(canvas, 0, 0);
  }

  drawOn({ context }: Layer): void {
    if (!this.#copy) return;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(this.#copy, 0, 0);
    context.restore();
  }
}
