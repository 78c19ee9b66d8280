import type { Job } from "../../engine/job.js";
import type { WasmRun } from "../../engine/run.js";
import type { Grid, LearnerSpec } from "../../engine/types.js";
import { labelOf } from "../data/labels.js";
import type { FieldView } from "../frame.js";
import type { FieldWant } from "../intent.js";
import { tellsClasses, traitsOf } from "../learners/traits.js";
import { atVisit, rowsFor } from "./mistake-count.js";

/** Pixels a point of the grid stands for: first a coarse picture, then finer ones. */
const cells = [16, 4, 1];
export const levels = cells.length;
/** Rows that are voted on together: every call begins by finding the first of its voters. */
const ballot = 16;
/** Multiply-adds that a voter takes for a row of the grid. */
const voterCost = 8;

/** Predicts over a pane's stage as the run stands at a visit, a few rows at a time. */
export class PredictionField implements Job<FieldView> {
  readonly visit: number;
  readonly level: number;
  readonly #run: WasmRun;
  readonly #kind: LearnerSpec["kind"];
  readonly #grid: Grid;
  readonly #label: Int8Array;
  readonly #score: Float32Array;
  /** How many points have been predicted. */
  #point = 0;
  /** Of the next rows: how many voters have been asked, and their votes. */
  #voter = 0;
  #votes: Float64Array = new Float64Array(0);

  /** @param level how fine, from 0 to below `levels`. */
  constructor(run: WasmRun, kind: LearnerSpec["kind"], want: FieldWant, level: number) {
    this.visit = run.moment().visit;
    this.level = level;
    this.#run = run;
    this.#kind = kind;
    this.#grid = gridOf(want, cells[level] ?? 1);
    const points = this.#grid.columns * this.#grid.rows;
    this.#label = new Int8Array(points);
    this.#score = new Float32Array(points);
  }

  get progress(): number {
    return this.#point / this.#label.length;
  }

  advance(work: number): boolean {
    atVisit(this.#run, this.visit, work, () => {
      if (traitsOf({ kind: this.#kind }).predicts === "votes") this.#vote(rowsFor(work, voterCost));
      else this.#predict(rowsFor(work, this.#run.predictionCost));
    });
    return this.#point === this.#label.length;
  }

  result(): FieldView {
    return { grid: this.#grid, label: this.#label, score: this.#score, visit: this.visit };
  }

  dispose(): void {}

  /** A part of a row, or several whole rows. */
  #predict(points: number): void {
    const grid = this.#grid;
    const column = this.#point % grid.columns;
    const columns = Math.min(points, grid.columns - column);
    const rows = columns < grid.columns ? 1 : this.#rowsLeft(points / grid.columns);
    const { label, score } = this.#run.field(this.#part(rows, { x0: grid.x0 + column * grid.dx, columns }));
    this.#label.set(tellsClasses({ kind: this.#kind }) ? label.map(labelOf) : label, this.#point);
    this.#score.set(score, this.#point);
    this.#point += rows * columns;
  }

  /** Some of the voters for several rows. Votes are whole numbers: in parts they add up to the same. */
  #vote(asked: number): void {
    const { columns } = this.#grid;
    const voters = this.#run.moment().updates + 1;
    const rows = this.#voter > 0 ? this.#votes.length / columns : this.#rowsLeft(Math.max(ballot, asked / voters));
    const last = Math.min(this.#voter + Math.max(1, Math.floor(asked / rows)), voters);
    const { score } = this.#run.field(this.#part(rows), this.#voter, last);
    this.#votes = this.#voter === 0 ? score : score.map((vote, k) => vote + (this.#votes[k] ?? 0));
    this.#voter = last;
    if (last < voters) return;
    this.#score.set(this.#votes, this.#point);
    this.#label.set(this.#votes.map(Math.sign), this.#point);
    this.#point += this.#votes.length;
    this.#voter = 0;
  }

  /** Up to so many of the rows that are left. */
  #rowsLeft(most: number): number {
    const { columns, rows } = this.#grid;
    return Math.max(1, Math.min(Math.floor(most), rows - Math.floor(this.#point / columns)));
  }

  /** The grid of the next rows. */
  #part(rows: number, across: Partial<Grid> = {}): Grid {
    const grid = this.#grid;
    return { ...grid, y0: grid.y0 + Math.floor(this.#point / grid.columns) * grid.dy, rows, ...across };
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
