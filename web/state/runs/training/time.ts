import { countOf } from "../../../engine/checks.js";
import type { Advance } from "../../../engine/types.js";
import { mostLiveVisits } from "../../document/limits.js";
import type { Lockstep } from "./lockstep.js";
import { type Goal, Playback, type Tempo } from "./playback.js";

/** Moves the runs in time. Where there are none, nothing happens. */
export class Time {
  readonly #run: () => Lockstep | null;
  readonly #playback: Playback;
  #awaited = 0;
  #retrains = false;

  constructor(run: () => Lockstep | null, clock: () => number) {
    this.#run = run;
    this.#playback = new Playback(clock);
  }

  /** Whether it plays, or is on its way. */
  get playing(): boolean {
    return this.#playback.active;
  }

  /** Whether it trains again, and has not come to the end: until then what was there before stays on show. */
  get retraining(): boolean {
    return this.#retrains && (this.#playback.active || this.#awaited > 0);
  }

  /** See `Playback.arrival`. */
  get arrival(): Promise<number> {
    return this.#playback.arrival;
  }

  /** Where runs that have still to start are to come to. */
  get awaited(): number {
    return this.#awaited;
  }

  play(): void {
    const run = this.#run();
    if (run?.stopped) run.seek(0);
    this.#retrains = false;
    if (run) this.#playback.play();
  }

  pause(): void {
    this.#retrains = false;
    this.#playback.pause();
  }

  /**
   * Goes to the state just before a visit. What has to be replayed or trained for it takes as many frames as it takes;
   * where it was is shown until it is back in what has been computed.
   */
  seek(visit: number): void {
    countOf(visit, "visit");
    this.pause();
    this.catchUp(visit);
  }

  /** Brings new runs to the moment that others stood at; playing goes on from there. */
  catchUp(visit: number): void {
    this.#awaited = this.#run() ? 0 : visit;
    this.#goTo({ visit, leap: true });
  }

  step(): void {
    this.pause();
    this.#run()?.step();
  }

  backVisit(): void {
    this.pause();
    const run = this.#run();
    if (run) this.#goTo({ visit: Math.max(0, run.visit - 1), leap: true });
  }

  backUpdate(): void {
    this.pause();
    const run = this.#run();
    if (run) this.#goTo({ visit: run.lastUpdate, leap: true });
  }

  advance(how: Advance): void {
    const goal = this.#run()?.goalOf(how);
    this.pause();
    if (goal) this.#goTo(goal);
  }

  finish(): void {
    this.pause();
    this.#playback.goTo({ visit: Number.POSITIVE_INFINITY });
  }

  /** Trains new runs to their end, or for as many visits as that takes at most. What is short is done at once. */
  retrain(): void {
    this.seek(mostLiveVisits);
    this.#retrains = true;
  }

  /** The runs are others. */
  beginAnew(): void {
    this.#awaited = 0;
    this.#playback.beginAnew();
  }

  /** Milliseconds until there is something to do; Infinity while nothing moves. */
  rest(tempo: Tempo): number {
    return this.#playback.rest(tempo);
  }

  /** One frame. Returns whether anything is different after it. */
  tick(tempo: Tempo, budget: number): boolean {
    const run = this.#run();
    if (!this.playing) return false;
    const made = run ? this.#playback.tick(run, tempo, budget) : 0;
    if (!run || (run.stopped && !this.#playback.leaping)) this.pause();
    return made !== 0 || !this.playing;
  }

  /** What is near is reached at once. */
  #goTo(goal: Goal): void {
    const run = this.#run();
    if (!run) return;
    this.#playback.goTo(goal);
    this.#playback.work(run);
  }
}
