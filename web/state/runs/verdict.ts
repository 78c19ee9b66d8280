import type { Witness } from "../../engine/types.js";
import { isZero } from "../document/initial-weights.js";
import type { Precision } from "../document/notation/numbers.js";
import { hasWeights, trainsAsPerceptron } from "../learners/traits.js";
import { endedInVain } from "./demand.js";
import type { Findings, Frame, PaneView, Verdict } from "./frame.js";

/** The verdict on what the frame shows; null while there is none, or only one on what was there before an edit. */
export function verdictNow({ findings }: { readonly findings: Pick<Findings, "verdict"> | null }): Verdict | null {
  const verdict = findings?.verdict;
  return verdict && !verdict.stale ? verdict : null;
}

/**
 * Whether weights of the features are what is trained, so that the verdict is about this learner: the weights of two classes
 * tell them apart where their difference does.
 */
export function concerns({ learner }: Pick<PaneView, "learner">): boolean {
  return hasWeights(learner);
}

type Ended = Pick<PaneView, "stop" | "learner">;

/** What decides whether the stage draws why. */
interface VerdictInputs {
  readonly findings: Pick<Findings, "verdict"> | null;
  /** The one that leads. */
  readonly pane: Ended;
  readonly state: { readonly learners: readonly unknown[]; readonly ui: Pick<Frame["state"]["ui"], "why"> };
}

/**
 * Whether a pane's stage draws why. Only the lead's does, once for all: when it is asked to, and else where the run has
 * ended in vain. Learners that are compared would be hidden below it: there it is drawn only when it is asked for.
 */
export function whyShown({ findings, pane: lead, state }: VerdictInputs, pane: Ended): boolean {
  const separable = findings?.verdict?.analysis.separable ?? null;
  if (separable === null || pane !== lead) return false;
  return state.ui.why ?? (separable === false && state.learners.length === 1 && endedInVain(pane));
}

/** Whether the two averages are one point, which no bias takes apart. Without a bias they may only be in one direction. */
export function samePoint({ factor }: Witness): boolean {
  return factor === 1;
}

/** Which examples alone have the origin as an average, on no side of a hyperplane through it; null where it takes both. */
export function atOrigin({ positive, negative }: Witness): "positive" | "negative" | null {
  if (negative.length === 0) return "positive";
  return positive.length === 0 ? "negative" : null;
}

/** The number of updates that a bound allows. */
export function wholeBound(bound: number): number {
  return Math.floor(bound * (1 + 1e-9));
}

/** A bound as a number to show: rounded down to so many significant digits, so that it is never above its whole number. */
export function boundRounded(bound: number, precision: Precision): number {
  if (precision === "full" || !(bound > 0)) return bound;
  const whole = wholeBound(bound);
  // Beyond, only the digits before the point are written.
  if (whole >= 10 ** 3) return whole;
  const digits = 3 - Math.floor(Math.log10(bound));
  return Math.max(Math.floor(bound * 10 ** digits * (1 + 1e-9)) / 10 ** digits, Math.min(whole, bound));
}

/** A learner, and the weights it starts from. */
interface Started {
  readonly pane: Pick<PaneView, "learner" | "initial">;
}

/**
 * Whether (R/γ)² bounds the updates of the lead: the perceptron's, from weights 0. Those that train as it does but
 * predict by something else make the same.
 */
export function boundApplies({ pane: { learner, initial } }: Started): boolean {
  return trainsAsPerceptron(learner) && startsFromZero(initial);
}

export function startsFromZero(initial: PaneView["initial"]): boolean {
  return !initial || isZero(initial);
}

/** Whether one example of each label is the same in every column: no feature made of these can tell them apart. */
export function sameExample({ analysis, subject }: Verdict): boolean {
  const { positive = [], negative = [] } = analysis.witness ?? {};
  if (positive.length !== 1 || negative.length !== 1) return false;
  const { X, base } = subject.examples;
  const row = (example = 0) => X.slice(base * example, base * (example + 1));
  const other = row(negative[0]?.example);
  return row(positive[0]?.example).every((value, j) => value === other[j]);
}
