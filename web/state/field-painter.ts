import type { WasmRun } from "../engine/run.js";
import type { Grid } from "../engine/types.js";
import type { FieldView } from "./frame.js";
import type { FieldWant } from "./intent.js";
import { labelOf } from "./training-set.js";

/** Pixels a point of the grid stands for: first a coarse picture, then finer ones. */
const cells = [16, 4, 1];
/** Milliseconds that one call may take. */
const slice = 3;

interface Job {
  readonly grid: Grid;
  readonly visit: number;
  readonly level: number;
  readonly label: Int8Array;
  readonly score: Float32Array;
  row: number;
}

/** Predicts over a pane's stage, coarse first, a few rows at a time. */
export class FieldPainter {
  readonly #run: WasmRun | null;
  readonly #classes: boolean;
  #want: FieldWant | null = null;
  #job: Job | null = null;
  #done: { readonly visit: number; readonly level: number } | null = null;
  #rows = 1;
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
    while (!late()) {
      this.#job ??= this.#next(want, visit);
      if (!this.#job) return false;
      this.#paint(run, this.#job, visit);
    }
    return true;
  }

  /** The next picture: of another moment a coarse one, else a finer one than the last. */
  #next(want: FieldWant, visit: number): Job | null {
    const level = this.#done?.visit === visit ? this.#done.level + 1 : 0;
    const cell = cells[level];
    if (cell === undefined) return null;
    const grid = gridOf(want, cell);
    const points = grid.columns * grid.rows;
    return { grid, visit, level, label: new Int8Array(points), score: new Float32Array(points), row: 0 };
  }

  #paint(run: WasmRun, job: Job, visit: number): void {
    // Finer pictures of a moment that has gone by are of no use; a coarse one is, while the run goes on.
    if (job.visit !== visit && job.level > 0) {
      this.#job = null;
      return;
    }
    const { grid } = job;
    const rows = Math.min(this.#rows, grid.rows - job.row);
    const started = performance.now();
    if (job.visit !== visit) run.seek(job.visit);
    const { label, score } = run.field({ ...grid, y0: grid.y0 + job.row * grid.dy, rows });
    if (job.visit !== visit) run.seek(visit);
    this.#adapt(performance.now() - started);
    job.label.set(this.#classes ? label.map(labelOf) : label, job.row * grid.columns);
    job.score.set(score, job.row * grid.columns);
    job.row += rows;
    if (job.row < grid.rows) return;
    this.view = { grid, label: job.label, score: job.score, visit: job.visit };
    this.#done = { visit: job.visit, level: job.level };
    this.#job = null;
  }

  #adapt(milliseconds: number): void {
    if (milliseconds > slice) this.#rows = Math.max(1, Math.floor(this.#rows / 2));
    else if (milliseconds < slice / 4) this.#rows = Math.min(1024, this.#rows * 2);
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
