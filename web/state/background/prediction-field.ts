import type { Job } from "../../engine/job.js";
import type { WasmRun } from "../../engine/run.js";
import type { Grid, Jobs, LearnerSpec, Predictions } from "../../engine/types.js";
import { labelOf } from "../data/labels.js";
import type { FieldView } from "../frame.js";
import type { FieldWant } from "../intent.js";
import { modelNumber } from "../learners/model-number.js";
import { tellsClasses } from "../learners/traits.js";
import { SlicePredictions } from "./slice-predictions.js";

/** Pixels a point of the grid stands for: first a coarse picture, then finer ones. */
const cells = [16, 4, 1];
export const levels = cells.length;

/** Predicts over a pane's stage as the run stands when it begins. */
export class PredictionField implements Job<FieldView> {
  readonly #modelAtFirst: number;
  readonly level: number;
  readonly #grid: Grid;
  readonly #classes: boolean;
  readonly #job: Job<Predictions>;

  /**
   * @param level how fine, from 0 to below `levels`.
   * @param slice where the plane that is drawn lies among more than two base features, as a row of them.
   */
  constructor(
    engine: Pick<Jobs, "startField">,
    run: WasmRun,
    learner: Pick<LearnerSpec, "kind">,
    want: FieldWant,
    level: number,
    slice: Float64Array = new Float64Array(2),
  ) {
    const modelNow = () => modelNumber(learner, run.moment());
    this.#modelAtFirst = modelNow();
    this.level = level;
    this.#grid = gridOf(want, cells[level] ?? 1);
    this.#classes = tellsClasses(learner);
    this.#job =
      slice.length > 2
        ? new SlicePredictions(run, this.#grid, slice, modelNow)
        : engine.startField(run, this.#grid, run.moment().visit);
  }

  /** By which model it is: see `modelNumber`. */
  get model(): number {
    return this.#job instanceof SlicePredictions ? this.#job.model : this.#modelAtFirst;
  }

  get progress(): number {
    return this.#job.progress;
  }

  advance(work: number): boolean {
    return this.#job.advance(work);
  }

  result(): FieldView {
    const { label, score } = this.#job.result();
    const labels = this.#classes ? Int8Array.from(label, labelOf) : new Int8Array(label);
    return { grid: this.#grid, label: labels, score: new Float32Array(score), model: this.model };
  }

  dispose(): void {
    this.#job.dispose();
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
