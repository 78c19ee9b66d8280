import type { Frame } from "../frame.js";
import type { Dispatch } from "../intent.js";
import { nextExampleOf } from "../lessons/checks/run.js";
import { sessionOf } from "../lessons/guide-session.js";
import { openMoment } from "./moments.js";

/** What a lecturer has on: it is in no link, and ends with the lecture. */
export interface LectureLook {
  /** Whether the room is asked about the visit that comes next: then the page says nothing that would answer it. */
  readonly asks: boolean;
  /** The example of that visit, from 1; null while it is not known. */
  readonly next: number | null;
  /** Whether the page is blank. */
  readonly blank: boolean;
  /** Whether the equation has half of the window. */
  readonly enlarged: boolean;
  /** Whether the pointer is large, and leaves a trail. */
  readonly pointer: boolean;
  /** Whether the tools for drawing are in sight. */
  readonly draws: boolean;
}

const atFirst: LectureLook = {
  asks: false,
  next: null,
  blank: false,
  enlarged: false,
  pointer: false,
  draws: false,
};

/** The lecture that is held with one playground: the way on and back through it. */
export class Lecture {
  readonly #dispatch: Dispatch;
  readonly #listeners = new Set<() => void>();
  #look = atFirst;
  /** The place of the prepared moment that was opened last; −1: none has been. */
  #at = -1;
  /** The visit that the room was asked after. */
  #askedAt = 0;

  constructor(dispatch: Dispatch) {
    this.#dispatch = dispatch;
  }

  get look(): LectureLook {
    return this.#look;
  }

  get at(): number {
    return this.#at;
  }

  /** Calls the listener after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  change(look: Partial<LectureLook>): void {
    this.#look = { ...this.#look, ...look };
    for (const listener of this.#listeners) listener();
  }

  /** Whoever comes back to the lecture begins anew. */
  end(): void {
    this.#at = -1;
    this.change(atFirst);
  }

  /** A press of the clicker: to the next prepared moment while there is one, else to the next visit; or back. */
  go(by: 1 | -1): void {
    const { moments } = this.#dispatch.now().state.ui;
    const next = this.#at + by;
    if (!this.#look.asks && next >= 0 && next < moments.length) void this.open(next);
    else if (by === 1) this.visit();
    else if (this.#look.asks) this.change({ asks: false });
    else this.#dispatch({ type: "back-visit" });
  }

  /** On to the next visit. Where the room predicts first it is asked, and the press after that makes the visit. */
  visit(): void {
    const { asks } = this.#look;
    const now = this.#dispatch.now();
    if (!asks && now.state.ui.predictFirst && isToVisit(now)) {
      if (now.playback.playing) this.#dispatch({ type: "pause" });
      this.#askedAt = now.playback.visit;
      this.change({ asks: true, next: null });
      void this.#findNext();
      return;
    }
    if (asks) this.change({ asks: false });
    this.#dispatch({ type: "step" });
  }

  /** There is nothing left to predict once the run has gone elsewhere by other ways: played, scrubbed, begun anew. */
  follow({ playing, visit }: Pick<Frame["playback"], "playing" | "visit">): void {
    if (this.#look.asks && (playing || visit !== this.#askedAt)) this.change({ asks: false });
  }

  /** Another run, at the moment shown, says which example it would visit. */
  async #findNext(): Promise<void> {
    const engine = await this.#dispatch.now().engine.complete();
    const next = nextExampleOf({ frame: this.#dispatch.now(), engine, began: null });
    if (this.#look.asks) this.change({ next });
  }

  /** Puts a prepared moment on the page. */
  async open(index: number): Promise<void> {
    this.#at = index;
    this.change({ asks: false });
    await openMoment(this.#dispatch, index);
  }
}

/** Whether another visit can be made. */
function isToVisit({ playback, pane }: Pick<Frame, "playback" | "pane">): boolean {
  return pane.epochLength > 0 && !(playback.finished && playback.visit >= playback.frontier);
}

/** The lecture of a playground. */
export const lectureOf = sessionOf((dispatch) => new Lecture(dispatch));
