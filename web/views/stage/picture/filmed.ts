import { HiddenSession } from "../../../state/io/exports/hidden-session.js";
import { mostPictures } from "../../../state/io/exports/limits.js";
import { pause } from "../../../state/io/exports/run-in-slices.js";
import type { Frame } from "../../../state/runs/frame.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import type { Answers, Predictions } from "../draw/scene.js";
import type * as predictionsCode from "../predictions/index.js";
import { Film, momentsOf } from "./film.js";
import { Easel, paperOf, sceneOf, type View } from "./scene.js";

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
  view: View,
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
