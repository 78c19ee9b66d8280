/** What a scheduler runs: what is seen, and what is done between two pictures. */
interface Work {
  /** Draws what there is to see; `seen`: somebody may be looking. */
  paint(seen: boolean): void;
  /** Works for a part of a frame. What is new after it is told by `Scheduler.invalidate`. */
  tick(): void;
  /** Milliseconds until there is something to do; Infinity: nothing. */
  rest(): number;
}

/** Paints once a frame, and only where something is new; works between two frames; sleeps until there is work. */
export class Scheduler {
  readonly #work: Work;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen = true;
  #running = true;

  constructor(work: Work) {
    this.#work = work;
  }

  /** Something is new: it is painted with the next frame. */
  invalidate(): void {
    if (!this.#running) return;
    this.#frame ||= requestAnimationFrame(() => {
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
    this.#seen = seen;
    clearTimeout(this.#timer);
    if (seen) this.invalidate();
  }

  start(): void {
    this.#running = true;
    this.invalidate();
  }

  stop(): void {
    this.#running = false;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    clearTimeout(this.#timer);
  }

  /** Sleeps until there is work, which is a task of its own: one that also paints would be too long. */
  #plan(): void {
    const rest = this.#work.rest();
    clearTimeout(this.#timer);
    if (!this.#seen || !this.#running || rest === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(() => {
      this.#work.tick();
      // What is painted makes its own plan.
      if (!this.#frame) this.#plan();
    }, rest);
  }
}
