import type { WholeEngine } from "../../../engine/engine.js";
import type { Job, OpenJob } from "../../../engine/job.js";
import type { WasmRun } from "../../../engine/run.js";
import type { PaneRun } from "../training/pane-run.js";

/** A job that is under way, and what takes over its result. */
interface Turn {
  readonly job: Job<unknown>;
  readonly take: () => void;
}

/** Turns that a budget is divided into, or more where there are more jobs: so that none waits long for the next. */
const fewestTurns = 4;

/** Multiply-adds that a job is asked for at once: a fraction of a millisecond, also where a machine is slow. */
export const slice = 50_000;

/** Jobs in turn, however long each of them takes: each has the same time, and only the queue knows of it. */
export class JobQueue {
  readonly #clock: () => number;
  #turns: readonly Turn[] = [];

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Whether there is anything to do. */
  get busy(): boolean {
    return this.#turns.length > 0;
  }

  /** Adds a job behind all others, and disposes it once its result has been taken. */
  put<Result>(job: Job<Result>, take: (result: Result) => void): void {
    this.#turns = [...this.#turns, { job, take: () => take(job.result()) }];
  }

  /** Ends a job, done or not; null is none. */
  drop(job: Job<unknown> | null): void {
    if (!job) return;
    this.#turns = this.#turns.filter((turn) => turn.job !== job);
    job.dispose();
  }

  /** Works for so many milliseconds, or until all is done. A job that throws is dropped, and what it threw is thrown. */
  work(milliseconds: number): void {
    let now = this.#clock();
    const end = now + milliseconds;
    while (this.#turns.length > 0 && now < end) {
      const [turn, ...others] = this.#turns;
      if (!turn) return;
      const share = milliseconds / Math.max(fewestTurns, this.#turns.length);
      // Behind the others before it works: what its result brings about may add and drop jobs.
      this.#turns = [...others, turn];
      now = this.#advance(turn, now + Math.min(share, end - now));
    }
  }

  /** Until then, at least once. The time by that. */
  #advance({ job, take }: Turn, until: number): number {
    try {
      let now = Number.NEGATIVE_INFINITY;
      while (now < until) {
        const done = job.advance(slice);
        if (done) {
          this.#turns = this.#turns.filter((turn) => turn.job !== job);
          take();
          job.dispose();
        }
        now = this.#clock();
        if (done) break;
      }
      return now;
    } catch (error) {
      this.drop(job);
      throw error;
    }
  }
}

/** Keeps a job that follows a run up with it: whenever the run has gone on, the job has its turns in the queue again. */
export class Following<Result> {
  readonly #queue: JobQueue;
  readonly #run: WasmRun;
  readonly #job: OpenJob<Result>;
  #turn: Job<void> | null = null;
  /** The frontier up to which the job is done. */
  #done = -1;
  #view: Result | null = null;

  /** Owns the job. */
  constructor(queue: JobQueue, run: WasmRun, job: OpenJob<Result>) {
    this.#queue = queue;
    this.#run = run;
    this.#job = job;
  }

  /** What has come of it so far: the same until more has; null before anything has. */
  get view(): Result | null {
    return this.#view;
  }

  follow(): void {
    if (this.#turn || this.#run.frontier === this.#done) return;
    this.#turn = this.#toTheFrontier();
    this.#queue.put(this.#turn, () => {
      this.#turn = null;
      this.#done = this.#run.frontier;
    });
  }

  /** Not until it is to follow again. */
  pause(): void {
    this.#queue.drop(this.#turn);
    this.#turn = null;
  }

  dispose(): void {
    this.pause();
    this.#job.dispose();
  }

  #toTheFrontier(): Job<void> {
    const job = this.#job;
    return {
      get progress() {
        return job.progress;
      },
      advance: (work) => {
        const before = job.progress;
        const done = job.advance(work);
        if (done || job.progress !== before) this.#view = job.soFar();
        return done;
      },
      result: () => {},
      // The job goes on when the run has.
      dispose: () => {},
    };
  }
}

/** Multiply-adds that are made at once: a fraction of a millisecond, and the number is there with the moment it is of. */
export const atOnce = 100_000;

/** The lead, whose run has started, and what is needed to find something out of it. */
export interface LeadRun {
  readonly engine: WholeEngine;
  readonly queue: JobQueue;
  readonly pane: PaneRun;
  readonly run: WasmRun;
}

/** Something that is found out of one run, and of its moments. */
export interface Finding<Want, View> {
  readonly view: View | null;
  /** Begins what there is to find out of the present moment. */
  follow(want: Want): void;
  dispose(): void;
}

/** What to find out, and of which moment: equal texts are the same moment. */
interface Moment<Result, View> {
  readonly moment: string;
  readonly start: () => Job<Result>;
  readonly read: (result: Result) => View;
}

/**
 * Finds the same out of one moment after another. What is under way is worked to its end, so that something can be shown
 * while moments pass faster than they can be looked into; then comes the last that was asked for.
 */
export class LatestJob<Want, Result, View> implements Finding<Want, View> {
  readonly #queue: JobQueue;
  readonly #momentOf: (want: Want) => Moment<Result, View> | null;
  #job: Job<Result> | null = null;
  #begun: string | null = null;
  #next: Moment<Result, View> | null = null;
  #view: View | null = null;

  /** @param momentOf Null: there is nothing else to find out. */
  constructor(queue: JobQueue, momentOf: (want: Want) => Moment<Result, View> | null) {
    this.#queue = queue;
    this.#momentOf = momentOf;
  }

  /** What was found last. */
  get view(): View | null {
    return this.#view;
  }

  follow(want: Want): void {
    this.#next = this.#momentOf(want) ?? this.#next;
    this.#begin();
  }

  dispose(): void {
    this.#queue.drop(this.#job);
    this.#job = null;
    this.#next = null;
  }

  #begin(): void {
    const next = this.#next;
    if (!next || this.#job || next.moment === this.#begun) return;
    this.#begun = next.moment;
    const job = next.start();
    if (job.advance(atOnce)) {
      this.#view = next.read(job.result());
      job.dispose();
      return;
    }
    this.#job = job;
    this.#queue.put(job, (result) => {
      this.#job = null;
      this.#view = next.read(result);
      this.#begin();
    });
  }
}

/** Something that is computed beside training while a view wants it of the lead. */
interface Row<Want, View, Fact> {
  /** Null where nothing can be found out of the run. */
  readonly begin: (lead: LeadRun, want: Want, fact: Fact) => Finding<Want, View> | null;
  /** The part of the want that decides everything found: where it differs, the search begins anew. */
  readonly of?: (want: Want) => string;
}

/** Keeps a row up with the lead as long as it is wanted. Of another lead, or by another fact, it begins anew. */
export class WhileWanted<Want, View, Fact = null> {
  readonly #row: Row<Want, View, Fact>;
  readonly #engine: WholeEngine;
  readonly #queue: JobQueue;
  #want: Want | null = null;
  #of: readonly unknown[] = [];
  #finding: Finding<Want, View> | null = null;

  constructor(row: Row<Want, View, Fact>, engine: WholeEngine, queue: JobQueue) {
    this.#row = row;
    this.#engine = engine;
    this.#queue = queue;
  }

  get view(): View | null {
    return this.#finding?.view ?? null;
  }

  /** Null: it is not shown. */
  set want(want: Want | null) {
    this.#want = want;
    if (want === null) this.dispose();
  }

  follow(pane: PaneRun | undefined, fact: Fact): void {
    const want = this.#want;
    if (want === null) return;
    const run = pane?.run;
    const of = [pane, run, fact, this.#row.of?.(want)];
    if (of.some((one, k) => one !== this.#of[k])) {
      this.dispose();
      this.#of = of;
      const { engine, queue } = { engine: this.#engine, queue: this.#queue };
      this.#finding = pane && run ? this.#row.begin({ engine, queue, pane, run }, want, fact) : null;
    }
    this.#finding?.follow(want);
  }

  dispose(): void {
    this.#finding?.dispose();
    this.#finding = null;
    this.#of = [];
  }
}
