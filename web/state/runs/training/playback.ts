import type { Speed, UiState } from "../../document/state.js";

/**
 * How a run is told. Play passes correct visits in a glance, ever faster the more of them come in a row, and dwells on
 * updates, a little less on each than on the one before, but always for as long as the boundary takes to turn. Two blobs
 * converge within six seconds. What is still going on after a quarter of a minute goes twice
 * as fast every four seconds: a million visits are told in a minute and a half. All of it begins anew with play.
 */

/** Milliseconds on the first update, and on the first correct visit after one. */
const dwell = 500;
const glance = 16;
/** Milliseconds on any update. */
const leastDwell = 340;
/** What is left of that at the next. */
const nextDwell = 0.9;
const nextGlance = 0.95;
/** Milliseconds at leisure, and those in which the pace doubles from then on. */
const leisure = 15_000;
const doubling = 4000;

class StoryPace {
  readonly #hurry: number;
  #told = 0;
  /** Milliseconds that have passed and are not spent; below 0 it stays where it is. */
  #left = 0;
  #updates = 0;
  #inARow = 0;

  /** @param hurry How many times as fast as usual. */
  constructor(hurry = 1) {
    this.#hurry = hurry;
  }

  /** Milliseconds until a visit is due. */
  get rest(): number {
    return Math.max(0, -this.#left);
  }

  /** How many visits are due, if none of them makes an update. */
  get due(): number {
    if (this.#left < 0) return 0;
    // Those of which the pauses between, a geometric series, are over.
    const share = 1 - (this.#left * (1 - nextGlance)) / this.#glance;
    return share > 0 ? 1 + Math.floor(Math.log(share) / Math.log(nextGlance)) : Number.POSITIVE_INFINITY;
  }

  pass(milliseconds: number): void {
    this.#told += milliseconds;
    this.#left += milliseconds;
  }

  /** So many visits have been made, of which the last made an update, or none. */
  tell(visits: number, updated: boolean): void {
    const correct = updated ? visits - 1 : visits;
    this.#left -= (this.#glance * (1 - nextGlance ** correct)) / (1 - nextGlance);
    this.#inARow += correct;
    if (!updated) return;
    this.#left -= Math.max(leastDwell, dwell * nextDwell ** this.#updates) / this.#haste;
    this.#updates++;
    this.#inARow = 0;
  }

  /** What the machine could not make in time is let go. */
  letGo(): void {
    this.#left = Math.min(0, this.#left);
  }

  get #glance(): number {
    return (glance * nextGlance ** this.#inARow) / this.#haste;
  }

  get #haste(): number {
    return this.#hurry * 2 ** (Math.max(0, this.#told - leisure) / doubling);
  }
}

/** How many times as fast as usual a run is told. */
const hurries = { slow: 0.4, told: 1, fast: 3 } as const;

/** Visits a second, or as a run is told. */
export type Tempo = Speed | keyof typeof hurries;

/** A run is told slower or faster where its speed is one of the slow or the fast ones. */
export function tempoOf({ pace, speed }: Pick<UiState, "pace" | "speed">): Tempo {
  if (pace !== "told") return speed;
  if (speed === "max") return "told";
  return speed < 3 ? "slow" : speed > 12 ? "fast" : "told";
}

const isTold = (tempo: Tempo): tempo is keyof typeof hurries => String(tempo) in hurries;

/** Milliseconds of training a frame, of the 16 it has. */
const wholeBudget = 8;

/**
 * Visits between two looks at the clock, or multiply-adds of replaying: adapted to about a quarter of the budget. A visit
 * may take a millisecond.
 */
const firstChunk = 4;
const mostChunk = 2 ** 22;

/** Where a playback goes: to a visit, or until so many updates have been made if that comes before. */
export interface Goal {
  readonly visit: number;
  readonly updates?: number;
  /** Whether it leaps over what has been computed, forwards or back: visits that are not made, and not counted. */
  readonly leap?: boolean;
}

/** What a playback moves. */
interface Movable {
  readonly visit: number;
  readonly updates: number;
  /** How far has been computed. */
  readonly frontier: number;
  /** Whether `seek` is short; where it is not yet, works about so much towards that, and stands where it stands. */
  approach(visit: number, work: number): boolean;
  seek(visit: number): void;
  /** Makes at most so many visits and updates; returns the visits made, 0 only at the end. */
  advanceWithin(visits: number, updates?: number): number;
}

/** Moves a run in time, never longer than the budget at once. */
export class Playback {
  readonly #clock: () => number;
  #visits = { chunk: firstChunk };
  #replayed = { chunk: firstChunk };
  #budget = wholeBudget;
  #frames = 0;
  #last: number | null = null;
  #due = 0;
  #telling = new StoryPace();
  #tempo: Tempo = "told";
  #goal: Goal | null = null;
  #made = 0;
  #arrival: Promise<number> = Promise.resolve(0);
  #arrive: (made: number) => void = () => {};
  playing = false;

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Whether there is something to do in a later frame. */
  get active(): boolean {
    return this.playing || this.#goal !== null;
  }

  /** Whether it is on its way to a moment that has been computed: until then it stands where it stood. */
  get leaping(): boolean {
    return this.#goal?.leap === true;
  }

  /** Resolves with the visits made, once the last goal is reached or something else has taken over. */
  get arrival(): Promise<number> {
    return this.#arrival;
  }

  play(): void {
    this.dropGoal();
    this.playing = true;
    this.#last = null;
    this.#due = 0;
    this.#telling = new StoryPace();
    this.#tempo = "told";
    this.#frames = 0;
  }

  pause(): void {
    this.playing = false;
    this.dropGoal();
    this.#arrival = Promise.resolve(0);
  }

  /** Goes there as fast as the machine can, over as many frames as it takes. What was playing plays on from there. */
  goTo(goal: Goal): void {
    this.dropGoal();
    this.#frames = 0;
    this.#made = 0;
    this.#goal = goal;
    this.#arrival = new Promise((resolve) => {
      this.#arrive = resolve;
    });
  }

  /** Forgets where it was going; playing goes on. */
  dropGoal(): void {
    this.#goal = null;
    this.#arrive(this.#made);
  }

  /** For when the run is another, whose visits may cost a thousand times as much. */
  beginAnew(): void {
    this.dropGoal();
    this.#visits = { chunk: firstChunk };
    this.#replayed = { chunk: firstChunk };
  }

  /** Milliseconds until there is something to do; Infinity while nothing moves. */
  rest(tempo: Tempo): number {
    if (this.#goal) return 0;
    if (!this.playing) return Number.POSITIVE_INFINITY;
    if (tempo === "max" || this.#last === null) return 0;
    const rest = isTold(tempo) ? this.#telling.rest : ((1 - this.#due) / tempo) * 1000;
    return Math.max(0, rest - (this.#clock() - this.#last));
  }

  /** One frame. Returns the visits made. */
  tick(run: Movable, tempo: Tempo, budget = wholeBudget): number {
    // The first frames also draw what pressing play has changed, with code that has not run yet.
    this.#budget = Math.min(budget, 2 * 2 ** this.#frames++);
    const from = run.visit;
    if (this.#goal) this.work(run, this.#budget);
    else if (this.playing) this.#play(run, tempo);
    return run.visit - from;
  }

  /** Goes on to the goal, if there is one, for so many milliseconds. */
  work(run: Movable, budget = wholeBudget): void {
    this.#budget = budget;
    if (this.leaping) this.#leap(run);
    if (!this.#goal || this.leaping) return;
    const from = run.visit;
    const there = this.#move(run, this.#goal);
    this.#made += run.visit - from;
    if (there) this.dropGoal();
  }

  /** Milliseconds since the last frame, null in the first. Time the page was hidden is not caught up on. */
  #passed(rest: number): number | null {
    const now = this.#clock();
    const last = this.#last;
    this.#last = now;
    return last === null ? null : Math.min(now - last, Math.max(250, rest + 50));
  }

  #play(run: Movable, tempo: Tempo): void {
    if (isTold(tempo)) this.#tell(run, tempo);
    else this.#move(run, { visit: run.visit + this.#visitsDue(tempo) });
  }

  /** At a steady pace. */
  #visitsDue(speed: Speed): number {
    const passed = this.#passed(speed === "max" ? 0 : 1000 / speed);
    if (speed === "max") return Number.POSITIVE_INFINITY;
    // The first visit comes at once: pressing play must show something.
    this.#due += passed === null ? 1 : (passed / 1000) * speed;
    const visits = Math.floor(this.#due);
    this.#due -= visits;
    return visits;
  }

  /** Makes the visits that are due, up to an update, on which it dwells. */
  #tell(run: Movable, tempo: keyof typeof hurries): void {
    if (tempo !== this.#tempo) this.#telling = new StoryPace(hurries[tempo]);
    this.#tempo = tempo;
    const telling = this.#telling;
    telling.pass(this.#passed(telling.rest) ?? 0);
    if (telling.due === 0) return;
    const inTime = this.#inChunks(this.#visits, (chunk) => {
      const { updates } = run;
      const visits = Math.min(telling.due, chunk);
      // A lead that has stopped makes no update: the others go on without one.
      const made = run.advanceWithin(visits, 1) || run.advanceWithin(visits);
      telling.tell(made, run.updates > updates);
      return made === 0 || telling.due === 0;
    });
    if (!inTime) telling.letGo();
  }

  /** Leaps as soon as what lies there has been replayed; from there on it is trained. */
  #leap(run: Movable): void {
    const { visit = 0 } = this.#goal ?? {};
    const known = Math.min(visit, run.frontier);
    if (!this.#inChunks(this.#replayed, (work) => run.approach(known, work))) return;
    run.seek(known);
    this.#goal = { visit };
  }

  /** Moves towards a goal within the budget. True when it is reached, or the run has stopped. */
  #move(run: Movable, { visit, updates = Number.POSITIVE_INFINITY }: Goal): boolean {
    const there = () => !(visit > run.visit && updates > run.updates);
    const advance = (visits: number) => run.advanceWithin(Math.min(visit - run.visit, visits), updates - run.updates);
    return there() || this.#inChunks(this.#visits, (visits) => advance(visits) === 0 || there());
  }

  /** Works within the budget. True once it is done. */
  #inChunks(adapted: { chunk: number }, work: (chunk: number) => boolean): boolean {
    const start = this.#clock();
    for (let before = start; ; before = this.#clock()) {
      const done = work(adapted.chunk);
      const after = this.#clock();
      adapted.chunk = this.#adapt(adapted.chunk, after - before);
      if (done || after - start >= this.#budget) return done;
    }
  }

  #adapt(chunk: number, milliseconds: number): number {
    const most = this.#budget / 2;
    if (milliseconds > most) return Math.max(1, Math.floor((chunk * most) / milliseconds));
    return milliseconds < this.#budget / 8 ? Math.min(mostChunk, chunk * 2) : chunk;
  }
}

/**
 * Milliseconds of each frame for training, and for what the panes show. Drawing several panes leaves less time. Runs that
 * move to another engine have to catch up with those that train on.
 */
export function budgetsOf(learners: number, moving = false): { readonly train: number; readonly look: number } {
  if (moving) return { train: 2, look: 10 };
  return learners > 1 ? { train: 4, look: 3 } : { train: 8, look: 5 };
}
