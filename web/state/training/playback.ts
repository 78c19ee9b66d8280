import type { Advance } from "../../engine/types.js";
import type { Speed } from "../document/state.js";

/** Milliseconds of training a frame, of the 16 it has. */
const wholeBudget = 8;

/** Visits between two looks at the clock: adapted to about a quarter of the budget. */
const firstChunk = 64;
const mostChunk = 2 ** 22;

/** What a player moves. */
export interface Course {
  advance(how: Advance): number;
}

/** Moves a run in time, never longer than the budget at once. */
export class Player {
  readonly #clock: () => number;
  #chunk = firstChunk;
  #budget = wholeBudget;
  #frames = 0;
  #last: number | null = null;
  #due = 0;
  #goal: number | null = null;
  playing = false;

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Whether there is something to do in the next frame. */
  get active(): boolean {
    return this.playing || this.#goal !== null;
  }

  play(): void {
    this.playing = true;
    this.#goal = null;
    this.#last = null;
    this.#due = 0;
    this.#frames = 0;
  }

  pause(): void {
    this.playing = false;
    this.#goal = null;
  }

  /** Goes to a visit as fast as the machine can, over as many frames as it takes. Infinity: to the end of the run. */
  goTo(visit: number): void {
    this.pause();
    this.#frames = 0;
    this.#goal = visit;
  }

  /** Forgets where it was going; playing goes on. For when the run is another. */
  dropGoal(): void {
    this.#goal = null;
    // Visits of another run may cost a thousand times as much.
    this.#chunk = firstChunk;
  }

  /** One frame. */
  tick(run: Course, visit: number, speed: Speed, budget = wholeBudget): void {
    // The first frames also draw what pressing play has changed, with code that has not run yet.
    this.#budget = Math.min(budget, 2 * 2 ** this.#frames++);
    const now = this.#clock();
    if (this.#goal !== null) {
      if (this.#advance(run, this.#goal - visit)) this.#goal = null;
      return;
    }
    if (!this.playing) return;
    const seconds = this.#last === null ? 0 : Math.min(now - this.#last, 250) / 1000;
    const first = this.#last === null;
    this.#last = now;
    if (speed === "max") {
      this.#advance(run, Number.POSITIVE_INFINITY);
    } else {
      // The first visit comes at once: pressing play must show something.
      this.#due += first ? 1 : seconds * speed;
      const visits = Math.floor(this.#due);
      this.#due -= visits;
      this.#advance(run, visits);
    }
  }

  /** Makes up to so many visits within the budget. True when all were made, or the run stopped. */
  #advance(run: Course, visits: number): boolean {
    const start = this.#clock();
    let left = visits;
    while (left > 0) {
      const wanted = Math.min(left, this.#chunk);
      const before = this.#clock();
      const made = run.advance({ visits: wanted });
      const after = this.#clock();
      left -= made;
      if (made < wanted) return true;
      this.#adapt(after - before);
      if (after - start >= this.#budget) return left <= 0;
    }
    return true;
  }

  #adapt(milliseconds: number): void {
    const most = this.#budget / 2;
    if (milliseconds > most) this.#chunk = Math.max(1, Math.floor((this.#chunk * most) / milliseconds));
    else if (milliseconds < this.#budget / 8) this.#chunk = Math.min(mostChunk, this.#chunk * 2);
  }
}
