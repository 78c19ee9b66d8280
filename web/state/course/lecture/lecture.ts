import type { Frame } from "../../runs/frame.js";
import type { Dispatch } from "../../runs/intent.js";
import { nextExampleOf } from "../checks/run.js";
import { sessionOf } from "../lessons/guide-session.js";
import { keepMoment, type Moments, openMoment, writeOverMoment } from "./moments.js";

/** What a lecturer has on: it is in no link, and ends with the lecture. */
export interface LectureLook {
  /** Whether the room is asked about the visit that comes next: then the page says nothing that would answer it. */
  readonly asks: boolean;
  /** The example of that visit, from 1; null while it is not known. */
  readonly next: number | null;
  /** Whether the page is blank. */
  readonly blank: boolean;
  /** Whether the stage has all of the width. */
  readonly alone: boolean;
  /** Whether the pointer is large, and leaves a trail. */
  readonly pointer: boolean;
  /** Whether the tools for drawing are in sight. */
  readonly draws: boolean;
}

const atFirst: LectureLook = {
  asks: false,
  next: null,
  blank: false,
  alone: false,
  pointer: false,
  draws: false,
};

/** The lecture that is held with one playground: the way on and back through it. */
export class Lecture {
  readonly #dispatch: Dispatch;
  readonly #listeners = new Set<() => void>();
  #look = atFirst;
  /** The place of the prepared moment that the lecture is at: opened or kept last; −1: none has been. */
  #at = -1;
  /** The visits made by presses since that moment, which are taken back before it is left. */
  #made = 0;
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
    this.#arrive(-1);
    this.change(atFirst);
  }

  /** A press of the clicker: to the next prepared moment while there is one, else to the next visit; or back the same way. */
  go(by: 1 | -1): void {
    if (by === -1) this.#back();
    else if (!this.#look.asks && this.#at + 1 < this.#moments.length) void this.open(this.#at + 1);
    else this.visit();
  }

  #back(): void {
    if (this.#look.asks) this.change({ asks: false });
    else if (this.#at === -1 || this.#made > 0) {
      this.#made = Math.max(0, this.#made - 1);
      this.#dispatch({ type: "back-visit" });
    } else if (this.#at > 0) void this.open(this.#at - 1);
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
    if (isToVisit(now)) this.#made++;
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
    this.#arrive(index);
    this.change({ asks: false });
    await openMoment(this.#dispatch, index);
  }

  /** Keeps what is on the page as the last moment, at which the lecture then is. False where it cannot be kept. */
  async keep(name: string): Promise<boolean> {
    const kept = await keepMoment(this.#dispatch, name);
    if (kept) this.#arrive(this.#moments.length - 1);
    this.change({});
    return kept;
  }

  /** Writes what is on the page over the moment that the lecture is at. False where it cannot be kept. */
  writeOver(): Promise<boolean> {
    return writeOverMoment(this.#dispatch, this.#at);
  }

  /** Removes a moment; the one that follows it comes next where the lecture was at it. */
  remove(index: number): void {
    this.#set(this.#moments.toSpliced(index, 1));
    if (index <= this.#at) this.#arrive(this.#at - 1);
    this.change({});
  }

  /** Moves a moment before the one before it; the lecture stays at the one it is at. */
  moveUp(index: number): void {
    this.#set(
      this.#moments.map((one, at, all) => (at === index - 1 ? all[index] : at === index ? all[index - 1] : one) ?? one),
    );
    if (this.#at === index) this.#at = index - 1;
    else if (this.#at === index - 1) this.#at = index;
    this.change({});
  }

  get #moments(): Moments {
    return this.#dispatch.now().state.ui.moments;
  }

  #set(moments: Moments): void {
    this.#dispatch({ type: "set-ui", ui: { moments } });
  }

  #arrive(at: number): void {
    this.#at = at;
    this.#made = 0;
  }
}

/** Whether another visit can be made. */
function isToVisit({ playback, pane }: Pick<Frame, "playback" | "pane">): boolean {
  return pane.epochLength > 0 && !(playback.finished && playback.visit >= playback.frontier);
}

/** The lecture of a playground. */
export const lectureOf = sessionOf((dispatch) => new Lecture(dispatch));
