/** The visits of a stretch of a run, as a table. */
export interface Trace {
  /** The names of the weights: "w_x1", …, "b"; of several classes "w0_x1", …; of a kernel "alpha". */
  readonly weights: readonly string[];
  readonly rows: readonly TraceRow[];
}

/** A visit; visits, epochs and examples count from 1, as on the page. */
export interface TraceRow {
  readonly visit: number;
  readonly epoch: number;
  readonly example: number;
  /** Feature values of the example, in the order of the weights. */
  readonly x: ArrayLike<number>;
  readonly score: number;
  /** Of several classes the score of each. */
  readonly scores?: ArrayLike<number>;
  /** Of each weight vector, before the visit: what the scores have in them. None where there is no bias. */
  readonly biases: readonly number[];
  /** As the learner takes it: −1 or +1, or a class number. */
  readonly label: number;
  readonly mistake: boolean;
  /** What was added to the weights, one of each; null where nothing was updated. */
  readonly update: readonly number[] | null;
  /** The length of the update, 0 without one. */
  readonly changeLength: number;
  /** After the visit. */
  readonly weights: readonly number[];
}
