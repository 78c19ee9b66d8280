import type { WasmEngine } from "../../../engine/engine.js";
import type { Job } from "../../../engine/job.js";
import type { PlaygroundState } from "../../document/state.js";
import type { Frame } from "../../runs/frame.js";
import type { Dispatch } from "../../runs/intent.js";
import { Session } from "../../session/session.js";
import { leadRunOf } from "./lead-run.js";
import { fileName, type TextFile } from "./text-file.js";

/**
 * What predicts at the moment shown, of the lead: the file of the program's `--save-model`. The run is made once more, in
 * slices; resolves with null if the signal aborts it. Rejects with `PlaygroundError` where the engine refuses the run.
 * @param report Takes the progress, 0…1.
 */
export async function modelFile(
  frame: Frame,
  signal: AbortSignal,
  report: (progress: number) => void,
): Promise<TextFile | null> {
  const engine = await frame.engine.complete();
  const { visit } = frame.pane;
  const run = await runInSlices(engine.startRun(leadRunOf(frame).spec), signal, report);
  if (!run) return null;
  try {
    while (run.visit < visit) {
      const visits = Math.ceil(slice / (run.predictionCost + run.features.length));
      run.advance({ visits: Math.min(visits, visit - run.visit) });
      report(run.visit / visit);
      await pause();
      if (signal.aborted) return null;
    }
    const name = fileName(frame.state, "model", "json");
    return { name, type: "application/json", text: `${run.saveModel()}\n` };
  } finally {
    run.dispose();
  }
}

/** Multiply-adds per slice: a few milliseconds, after which the work yields to the page. */
const slice = 2_000_000;

/** Yields to the page. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Runs a job to its end in slices, and disposes of it. Resolves with null if the signal aborts it.
 * @param report Takes the progress, 0…1.
 */
export async function runInSlices<Result>(
  job: Job<Result>,
  signal: AbortSignal,
  report: (progress: number) => void,
): Promise<Result | null> {
  try {
    while (!job.advance(slice)) {
      report(job.progress);
      await pause();
      if (signal.aborted) return null;
    }
    return job.result();
  } finally {
    job.dispose();
  }
}

/** A second session without a page: it produces frames of other visits, while the page stays where it is. */
export class HiddenSession {
  readonly #session: Session;
  readonly #dispatch: Dispatch;

  /** Throws `PlaygroundError` if the engine has no room for another run. */
  constructor(engine: WasmEngine, state: PlaygroundState) {
    // Only the stage is drawn.
    const ui = { ...state.ui, drawer: null, lift: null, share: false };
    const session = new Session(engine, { ...state, visit: 0, ui }, () => {});
    this.#session = session;
    this.#dispatch = Object.assign((wanted: Parameters<Dispatch>[0]) => session.dispatch(wanted), {
      now: () => session.frame(),
      inTurn: session.inTurn,
      lives: () => () => !session.ended,
    });
  }

  /**
   * The complete frame of a visit. @param ask Takes the frame so far, and dispatches intents for what is missing: predictions
   * over a stage.
   */
  async at(visit: number, ask: (frame: Frame, dispatch: Dispatch) => void, signal: AbortSignal): Promise<Frame> {
    const session = this.#session;
    session.dispatch({ type: "seek", visit });
    do {
      ask(session.frame(), this.#dispatch);
      await pause();
      await session.settled();
    } while (!signal.aborted && (session.tick() || session.rest < Number.POSITIVE_INFINITY));
    return session.frame();
  }

  dispose(): void {
    this.#session.dispose();
  }
}
