/// <reference path="./gifenc.d.ts" />
import { applyPalette, type Encoder, GIFEncoder, quantize } from "gifenc";

/** A picture as pixels: four bytes each, row by row. */
type Pixels = Pick<ImageData, "data" | "width" | "height">;

/** Lets the page have its turn. */
type Pause = () => Promise<void>;

/** As many colours as a stage with anti-aliased lines needs, and fewer than a GIF can have. */
const COLORS = 128;

/** Pictures as an animated GIF, each with a palette of its own. */
export class Film {
  readonly #encoder: Encoder = GIFEncoder();
  readonly #delay: number;
  readonly #pause: Pause;

  /** @param delay milliseconds that each picture is shown. */
  constructor(delay: number, pause: Pause) {
    this.#delay = delay;
    this.#pause = pause;
  }

  /** @param times how long it is shown, in delays. */
  async add({ data, width, height }: Pixels, times = 1): Promise<void> {
    const palette = quantize(data as Uint8ClampedArray, COLORS);
    await this.#pause();
    const index = applyPalette(data as Uint8ClampedArray, palette);
    await this.#pause();
    this.#encoder.writeFrame(index, width, height, { palette, delay: this.#delay * times });
  }

  /** The file. Nothing can be added to it. */
  finished(): Blob {
    this.#encoder.finish();
    return new Blob([this.#encoder.bytes()], { type: "image/gif" });
  }
}

/** Moments of a stretch, its first and its last among them: all, or so many evenly apart. */
export function momentsOf(first: number, last: number, most: number): number[] {
  const count = Math.min(most, last - first + 1);
  const apart = count > 1 ? (last - first) / (count - 1) : 0;
  return Array.from({ length: count }, (_, k) => Math.round(first + k * apart));
}
