import type { WasmRun } from "../../engine/run.js";
import type { Grid, LearnerSpec } from "../../engine/types.js";
import { labelOf } from "../data/labels.js";
import type { FieldView } from "../frame.js";
import type { FieldWant } from "../intent.js";
import { tellsClasses, traitsOf } from "../learners/traits.js";

/** Pixels a point of the grid stands for: first a coarse picture, then finer ones. */
const cells = [16, 4, 1];
/** Milliseconds that one call may take. */
const slice = 1;
/** Rows that are voted on together: every call begins by finding the first of its voters. */
const ballot = 16;

interface Job {
  readonly grid: Grid;
  readonly visit: number;
  readonly level: number;
  readonly label: Int8Array;
  readonly score: Float32Array;
  /** How many points have been predicted. */
  point: number;
  /** Of the next rows: how many voters have been asked, and their votes. */
  voter: number;
  votes: Float64Array;
}

/** Predicts over a pane's stage, coarse first, a few rows at a time. */
export class FieldPainter {
  readonly #run: WasmRun | null;
  readonly #kind: LearnerSpec["kind"];
  #want: FieldWant | null = null;
  #job: Job | null = null;
  #done: { readonly visit: number; readonly level: number } | null = null;
  /** How much one call asks: so many points, or as many times a voter for a row. */
  #asked = 64;
  view: FieldView | null = null;

  constructor(run: WasmRun | null, kind: LearnerSpec["kind"]) {
    this.#run = run;
    this.#kind = kind;
  }

  get want(): FieldWant | null {
    return this.#want;
  }

  /** What the pane's stage needs from now on. */
  set want(want: FieldWant | null) {
    if (JSON.stringify(want) === JSON.stringify(this.#want)) return;
    this.#want = want;
    this.#job = null;
    this.#done = null;
    if (!want) this.view = null;
  }

  /** Predicts on, as long as there is time. Returns whether there is more to do. */
  work(late: () => boolean): boolean {
    const run = this.#run;
    const want = this.#want;
    if (!run || !want) return false;
    const { visit } = run.moment();
    for (;;) {
      this.#job ??= this.#next(want, visit);
      if (!this.#job) return false;
      if (late()) return true;
      this.#paint(run, this.#job, visit);
    }
  }

  /** The next picture: of another moment a coarse one, else a finer one than the last. */
  #next(want: FieldWant, visit: number): Job | null {
    const level = this.#done?.visit === visit ? this.#done.level + 1 : 0;
    const cell = cells[level];
    if (cell === undefined) return null;
    const grid = gridOf(want, cell);
    const points = grid.columns * grid.rows;
    const empty = { label: new Int8Array(points), score: new Float32Array(points) };
    return { grid, visit, level, ...empty, point: 0, voter: 0, votes: new Float64Array(0) };
  }

  #paint(run: WasmRun, job: Job, visit: number): void {
    // Finer pictures of a moment that has gone by are of no use; a coarse one is, while the run goes on.
    if (job.visit !== visit && job.level > 0) {
      this.#job = null;
      return;
    }
    if (job.visit !== visit) run.seek(job.visit);
    const started = performance.now();
    if (traitsOf({ kind: this.#kind }).predicts === "votes") this.#vote(run, job);
    else this.#predict(run, job);
    this.#adapt(performance.now() - started);
    if (job.visit !== visit) run.seek(visit);
    if (job.point < job.label.length) return;
    this.view = { grid: job.grid, label: job.label, score: job.score, visit: job.visit };
    this.#done = { visit: job.visit, level: job.level };
    this.#job = null;
  }

  /** A part of a row, or several whole rows. */
  #predict(run: WasmRun, job: Job): void {
    const { grid } = job;
    const column = job.point % grid.columns;
    const columns = Math.min(this.#asked, grid.columns - column);
    const rows = columns < grid.columns ? 1 : rowsLeft(job, this.#asked / grid.columns);
    const { label, score } = run.field(part(job, rows, { x0: grid.x0 + column * grid.dx, columns }));
    job.label.set(tellsClasses({ kind: this.#kind }) ? label.map(labelOf) : label, job.point);
    job.score.set(score, job.point);
    job.point += rows * columns;
  }

  /** Some of the voters for several rows. Votes are whole numbers: in parts they add up to the same. */
  #vote(run: WasmRun, job: Job): void {
    const voters = run.moment().updates + 1;
    const rows =
      job.voter > 0 ? job.votes.length / job.grid.columns : rowsLeft(job, Math.max(ballot, this.#asked / voters));
    const last = job.voter + Math.max(1, Math.floor(this.#asked / rows));
    const { score } = run.field(part(job, rows), job.voter, last);
    if (job.voter === 0) job.votes = score;
    else
      job.votes.forEach((vote, k) => {
        job.votes[k] = vote + (score[k] ?? 0);
      });
    job.voter = last;
    if (last < voters) return;
    job.score.set(job.votes, job.point);
    job.label.set(job.votes.map(Math.sign), job.point);
    job.point += job.votes.length;
    job.voter = 0;
  }

  #adapt(milliseconds: number): void {
    if (milliseconds > slice) this.#asked = Math.max(8, Math.floor((this.#asked * slice) / milliseconds));
    else if (milliseconds < slice / 4) this.#asked = Math.min(1 << 20, this.#asked * 2);
  }
}

/** Up to so many of the rows that are left. */
function rowsLeft({ grid, point }: Job, most: number): number {
  return Math.max(1, Math.min(Math.floor(most), grid.rows - Math.floor(point / grid.columns)));
}

/** The grid of the next rows. */
function part({ grid, point }: Job, rows: number, across: Partial<Grid> = {}): Grid {
  return { ...grid, y0: grid.y0 + Math.floor(point / grid.columns) * grid.dy, rows, ...across };
}

/** The middles of the cells that cover the window, the lowest row first. */
function gridOf({ window: { x, y }, columns, rows }: FieldWant, cell: number): Grid {
  const across = Math.max(1, Math.round(columns / cell));
  const up = Math.max(1, Math.round(rows / cell));
  const dx = (x[1] - x[0]) / across;
  const dy = (y[1] - y[0]) / up;
  return { x0: x[0] + dx / 2, y0: y[0] + dy / 2, dx, dy, columns: across, rows: up };
}
