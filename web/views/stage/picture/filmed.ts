/// <reference path="./gifenc.d.ts" />

import { applyPalette, type Encoder, GIFEncoder, quantize } from "gifenc";
import { HiddenSession, pause } from "../../../state/io/exports/hidden-session.js";
import { mostPictures } from "../../../state/io/exports/text-file.js";
import type { Frame } from "../../../state/runs/frame.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import type { Answers, Predictions } from "../draw/scene.js";
import type * as predictionsCode from "../predictions/index.js";
import { Easel, paperOf, type StageView, sceneOf } from "./pen.js";

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

/** What an animation is of. */
interface Script {
  /** Visits made at the first picture and at the last. */
  readonly first: number;
  readonly last: number;
  /** Pictures a second. */
  readonly pace: number;
  /** Which of the learners' panes. */
  readonly pane: number;
}

/** How much longer the last picture is shown: then it begins again. */
const LINGER = 4;

/** A stretch of the run as an animated GIF, drawn as the stage draws it. Null where the signal ends it before it is done. */
export async function filmed(
  { engine, state }: Pick<Frame, "engine" | "state">,
  view: StageView,
  { first, last, pace, pane }: Script,
  code: {
    readonly predictions: Predictions & Pick<typeof predictionsCode, "FieldAsker">;
    readonly answers: Answers;
  },
  signal: AbortSignal,
  tell: (progress: number) => void,
): Promise<Blob | null> {
  const hidden = new HiddenSession(engine, state);
  const asker = new code.predictions.FieldAsker();
  const film = new Film(Math.round(1000 / pace), pause);
  const easel = new Easel();
  const paper = paperOf(view, 1);
  const drawn = (frame: Frame) => sceneOf(frame, frame.panes[pane] ?? frame.pane, paper, code);
  const ask = (frame: Frame, dispatch: Dispatch): void => {
    const { pane: shown, layout, size } = drawn(frame);
    asker.follow(frame, shown, layout.projection, size, dispatch);
  };
  tell(0);
  try {
    const moments = momentsOf(first, last, mostPictures);
    for (const [k, visit] of moments.entries()) {
      const frame = await hidden.at(visit, ask, signal);
      if (signal.aborted) return null;
      const canvas = easel.paint(drawn(frame));
      const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
      if (pixels) await film.add(pixels, k + 1 === moments.length ? LINGER : 1);
      tell((k + 1) / moments.length);
      // The run has ended: what comes after looks the same.
      if (frame.playback.visit < visit) break;
    }
    return film.finished();
  } finally {
    hidden.dispose();
  }
}
