import type { WasmRun } from "../../engine/run.js";
import type { Examples } from "../data/examples.js";
import type { PageLearner } from "../document/state.js";

/** A learner with its run, as far as what computes beside training knows it. */
export interface Trained {
  readonly learner: PageLearner;
  /** Null while there is nothing to train. */
  readonly run: WasmRun | null;
  /** About how many rows can be predicted within a millisecond. */
  readonly rowsAtOnce: number;
  /** The labels predicted for some of the page's examples. */
  labels(examples: Examples, from: number, to: number): Int32Array;
}
