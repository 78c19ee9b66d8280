/** The visits of a stretch of a run, as a table. */
export interface Trace {
  /** What stands after the score: "w_x1", …, "b"; of several classes "w0_x1", …; of a kernel "alpha". */
  readonly weights: readonly string[];
  readonly rows: readonly TraceRow[];
}

/** A visit; visits, epochs and examples count from 1, as on the page. */
export interface TraceRow {
  readonly visit: number;
  readonly epoch: number;
  readonly example: number;
  readonly score: number;
  /** As the learner takes it: −1 or +1, or a class number. */
  readonly label: number;
  readonly mistake: boolean;
  /** After the visit. */
  readonly weights: readonly number[];
}

/** The names of the columns. */
export function headings({ weights }: Trace): readonly string[] {
  return ["visit", "epoch", "example", "score", "label", "mistake", ...weights];
}
