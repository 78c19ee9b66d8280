/** What is known of the proof of convergence on the lead's run. */
import type { ProofCurve, ProofStep, ProofTerms } from "../../engine/types.js";

/** The proof of convergence, as far as it is known. The same object as long as nothing of it changes. */
export interface ProofView {
  /** False: there is no w* to hold the weights against, and of `curve` and `step` only what is said of ‖w‖ counts. */
  readonly separable: boolean;
  /** As an analysis found them. */
  readonly best: ProofTerms;
  /** What the run is held against: those, or the target that the reader has chosen, with the γ that it has. */
  readonly terms: ProofTerms;
  /** Up to the frontier, as far as it has been found out; null before. */
  readonly curve: ProofCurve | null;
  /** Null until it is known. */
  readonly step: ProofStepView | null;
  /** Null where not separable: no order ends. */
  readonly counts: UpdateCounts | null;
}

export interface ProofStepView extends ProofStep {
  /** The moment it was computed for; it may lag behind the pane while playing. */
  readonly visit: number;
}

/** How many updates runs from weights 0 need. */
export interface UpdateCounts {
  /** In the order of the lead; null until it is known. Not converged: it has been ended before. */
  readonly own: { readonly updates: number; readonly converged: boolean } | null;
  /** In random orders, ascending. */
  readonly counts: Float64Array;
  /** How many of these were ended before they had converged. */
  readonly unfinished: number;
  /** Runs made, of so many: none where there are too many examples to try them. */
  readonly done: number;
  readonly total: number;
}
