/** What a scheduler runs: what is seen, and what is done between two pictures. */
export interface Work {
  /** Draws what there is to see; `seen`: somebody may be looking. */
  paint(seen: boolean): void;
  /** Works for a part of a frame. What is new after it is told by `Scheduler.invalidate`. */
  tick(): void;
  /** Milliseconds until there is something to do; Infinity: nothing. */
  rest(): number;
}

/** When things happen: the browser's frames and timers. */
export interface Rhythm {
  now(): number;
  requestFrame(act: () => void): number;
  cancelFrame(id: number): void;
  wait(act: () => void, milliseconds: number): number;
  cancelWait(id: number): void;
}

export const browserRhythm: Rhythm = {
  now: () => performance.now(),
  requestFrame: (act) => requestAnimationFrame(act),
  cancelFrame: (id) => cancelAnimationFrame(id),
  wait: (act, milliseconds) => window.setTimeout(act, milliseconds),
  cancelWait: (id) => clearTimeout(id),
};

/** Paints once a frame, and only where something is new; works between two frames; sleeps until there is work. */
export class Scheduler {
  readonly #work: Work;
  readonly #rhythm: Rhythm;
  #frame = 0;
  #timer = 0;
  /** When the timer wakes. */
  #due = Number.POSITIVE_INFINITY;
  #seen = true;
  #stopped = false;

  constructor(work: Work, rhythm: Rhythm = browserRhythm) {
    this.#work = work;
    this.#rhythm = rhythm;
  }

  /** Something is new: it is painted with the next frame. */
  invalidate(): void {
    if (this.#stopped) return;
    this.#frame ||= this.#rhythm.requestFrame(() => {
      this.#frame = 0;
      this.paint();
    });
  }

  /** Paints now. */
  paint(): void {
    this.#work.paint(this.#seen);
    this.#plan();
  }

  /** Out of sight nothing works. It goes on when it is seen again. */
  set seen(seen: boolean) {
    if (seen === this.#seen) return;
    this.#seen = seen;
    if (seen) this.invalidate();
    else this.#wakeNever();
  }

  start(): void {
    this.#stopped = false;
    this.invalidate();
  }

  stop(): void {
    this.#stopped = true;
    this.#rhythm.cancelFrame(this.#frame);
    this.#frame = 0;
    this.#wakeNever();
  }

  /** Sleeps until there is work, in a task of its own: a task that also paints would be too long. */
  #plan(): void {
    const rest = this.#work.rest();
    if (!this.#seen || this.#stopped || rest === Number.POSITIVE_INFINITY) return;
    const due = this.#rhythm.now() + rest;
    if (this.#timer && this.#due <= due) return;
    this.#wakeNever();
    this.#due = due;
    this.#timer = this.#rhythm.wait(() => {
      this.#timer = 0;
      this.#work.tick();
      // What is painted makes its own plan.
      if (!this.#frame) this.#plan();
    }, rest);
  }

  #wakeNever(): void {
    this.#rhythm.cancelWait(this.#timer);
    this.#timer = 0;
  }
}
