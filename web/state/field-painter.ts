import type { WasmRun } from "../engine/run.js";
import type { Grid } from "../engine/types.js";
import type { FieldView } from "./frame.js";
import type { FieldWant } from "./intent.js";
import { labelOf } from "./training-set.js";

/** Pixels a point of the grid stands for: first a coarse picture, then finer ones. */
const cells = [16, 4, 1];
/** Milliseconds that one call may take. */
const slice = 1;

interface Job {
  readonly grid: Grid;
  readonly visit: number;
  readonly level: number;
  readonly label: Int8Array;
  readonly score: Float32Array;
  /** How many points have been predicted. */
  point: number;
}

/** Predicts over a pane's stage, coarse first, a few rows at a time. */
export class FieldPainter {
  readonly #run: WasmRun | null;
  readonly #classes: boolean;
  #want: FieldWant | null = null;
  #job: Job | null = null;
  #done: { readonly visit: number; readonly level: number } | null = null;
  #points = 64;
  view: FieldView | null = null;

  constructor(run: WasmRun | null, classes: boolean) {
    this.#run = run;
    this.#classes = classes;
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
    return { grid, visit, level, label: new Int8Array(points), score: new Float32Array(points), point: 0 };
  }

  #paint(run: WasmRun, job: Job, visit: number): void {
    // Finer pictures of a moment that has gone by are of no use; a coarse one is, while the run goes on.
    if (job.visit !== visit && job.level > 0) {
      this.#job = null;
      return;
    }
    const { grid } = job;
    const started = performance.now();
    if (job.visit !== visit) run.seek(job.visit);
    const columns = Math.min(this.#points, grid.columns - (job.point % grid.columns));
    this.#predict(run, job, columns);
    if (job.visit !== visit) run.seek(visit);
    this.#adapt(performance.now() - started);
    if (job.point < job.label.length) return;
    this.view = { grid, label: job.label, score: job.score, visit: job.visit };
    this.#done = { visit: job.visit, level: job.level };
    this.#job = null;
  }

  /** A part of a row, or several whole rows. */
  #predict(run: WasmRun, job: Job, columns: number): void {
    const { grid } = job;
    const [row, column] = [Math.floor(job.point / grid.columns), job.point % grid.columns];
    const whole = columns === grid.columns;
    const rows = whole ? Math.min(Math.max(1, Math.floor(this.#points / grid.columns)), grid.rows - row) : 1;
    const place = { x0: grid.x0 + column * grid.dx, y0: grid.y0 + row * grid.dy, columns, rows };
    const { label, score } = run.field({ ...grid, ...place });
    job.label.set(this.#classes ? label.map(labelOf) : label, job.point);
    job.score.set(score, job.point);
    job.point += rows * columns;
  }

  #adapt(milliseconds: number): void {
    if (milliseconds > slice) this.#points = Math.max(8, Math.floor((this.#points * slice) / milliseconds));
    else if (milliseconds < slice / 4) this.#points = Math.min(1 << 20, this.#points * 2);
  }
}

/** The middles of the cells that cover the window, the lowest row first. */
function gridOf({ window: { x, y }, columns, rows }: FieldWant, cell: number): Grid {
  const across = Math.max(1, Math.round(columns / cell));
  const up = Math.max(1, Math.round(rows / cell));
  const dx = (x[1] - x[0]) / across;
  const dy = (y[1] - y[0]) / up;
  return { x0: x[0] + dx / 2, y0: y[0] + dy / 2, dx, dy, columns: across, rows: up };
}
