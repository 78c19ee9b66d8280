import type { Witness } from "../../engine/types.js";
import { type Findings, type Frame, hyperplane, type PaneView, type Subject, type Verdict } from "../../state/frame.js";
import { formatNumber } from "./format.js";

/** The verdict on what the frame shows; null while there is none, or only one on what was there before an edit. */
export function verdictNow({ findings }: { readonly findings: Pick<Findings, "verdict"> | null }): Verdict | null {
  const verdict = findings?.verdict;
  return verdict && !verdict.stale ? verdict : null;
}

/** Whether a hyperplane over the features is what is trained, so that the verdict is about this learner. */
export function concerns({ current }: Pick<PaneView, "current">): boolean {
  return hyperplane(current) !== null;
}

/** Whether a run of such a learner has ended, and not by convergence. */
export function endedInVain(pane: Pick<PaneView, "stop" | "current">): boolean {
  return pane.stop !== null && pane.stop !== "converged" && concerns(pane);
}

/** What decides whether the stage draws why. */
interface Shown {
  readonly findings: Pick<Findings, "verdict"> | null;
  readonly state: { readonly ui: Pick<Frame["state"]["ui"], "why"> };
}

/** Whether a stage draws why: when it is asked to, and else where the run of its pane has ended in vain. */
export function whyShown({ findings, state }: Shown, pane: Pick<PaneView, "stop" | "current">): boolean {
  const separable = findings?.verdict?.analysis.separable ?? null;
  if (separable === null) return false;
  return state.ui.why ?? (separable === false && endedInVain(pane));
}

/** Whether the features are the two axes themselves, so that their space is the plane drawn. */
function overAxes({ features, examples, scaling, bias }: Subject): boolean {
  const axes = features.length === 2 && features.includes("x1") && features.includes("x2");
  return axes && examples.xy.length > 0 && (scaling === "none" || (bias && scaling !== "unit-norm"));
}

/** Whether the stage can draw it. Lines and averages stay what they are when each axis is scaled; distances do not. */
export function drawable({ analysis, subject }: Verdict): boolean {
  return overAxes(subject) && (analysis.separable === false || subject.scaling === "none");
}

/** "line": what would separate the examples. */
export function separatorName({ features, bias }: Pick<Subject, "features" | "bias">): string {
  const shape = ["threshold", "line", "plane"][features.length - 1] ?? "hyperplane";
  return bias ? shape : `${shape} through the origin`;
}

/** Whether the two averages are one point, which no bias takes apart. Without a bias they may only be in one direction. */
export function samePoint({ factor }: Witness): boolean {
  return factor === 1;
}

/** Whether a bias may help: not where there is one, and not where one point is an average of both labels. */
export function biasMayHelp({ analysis: { witness }, subject }: Verdict): boolean {
  return !subject.bias && !(witness && samePoint(witness));
}

/** Which examples alone have the origin as an average, on no side of a hyperplane through it; null where it takes both. */
export function atOrigin({ positive, negative }: Witness): "positive" | "negative" | null {
  if (negative.length === 0) return "positive";
  return positive.length === 0 ? "negative" : null;
}

/** "the two diagonals cross": why no line separates, as one can see it. */
export function reason(witness: Witness, subject: Subject): string {
  const { positive, negative } = witness;
  const [p, n] = [positive.length, negative.length];
  const label = atOrigin(witness);
  if (label) return `${p + n === 1 ? `a ${label}` : `an average of ${label}s`} is the origin itself`;
  if (!samePoint(witness))
    return "an average of positives and one of negatives lie in the same direction from the origin";
  if (p === 1 && n === 1) return "a positive and a negative are the same point";
  if (p === 2 && n === 2) {
    const halves = [...positive, ...negative].every(({ weight }) => Math.abs(weight - 0.5) < 1e-9);
    if (halves && overAxes(subject)) return "the two diagonals cross";
    return "a line between two positives crosses one between two negatives";
  }
  if (p === 1) return n === 2 ? "a positive lies between two negatives" : "a positive lies amid negatives";
  if (n === 1) return p === 2 ? "a negative lies between two positives" : "a negative lies amid positives";
  return "an average of positives is the same point as an average of negatives";
}

/** The number of updates that a bound allows. */
export function wholeBound(bound: number): number {
  return Math.floor(bound * (1 + 1e-9));
}

/** A learner, and the weights it starts from unless it has its own. */
interface Started {
  readonly pane: Pick<PaneView, "learner">;
  readonly state: Pick<Frame["state"], "initial">;
}

/**
 * Whether (R/γ)² bounds the updates of the lead: the perceptron's, from weights 0. Those that train as it does but
 * predict by something else make the same.
 */
export function boundApplies({ pane: { learner }, state }: Started): boolean {
  const initial = learner.initial ?? state.initial;
  return trainsAsPerceptron(learner.kind) && startsFromZero(initial);
}

export function trainsAsPerceptron(kind: PaneView["learner"]["kind"]): boolean {
  return kind === "perceptron" || kind === "averaged" || kind === "voted" || kind === "pocket";
}

export function startsFromZero(initial: Frame["state"]["initial"]): boolean {
  return !initial || (initial.bias === 0 && initial.weights.every((weight) => weight === 0));
}

const FRACTIONS: Readonly<Record<string, string>> = { "1/2": "½", "1/3": "⅓", "2/3": "⅔", "1/4": "¼", "3/4": "¾" };

/** "½", "3/7": a number as a fraction with a small denominator; null where it is none. */
function asFraction(value: number, largest: number): string | null {
  for (let below = 2; below <= largest; below++) {
    const above = Math.round(value * below);
    if (Math.abs(above - value * below) > 1e-12 * below * Math.max(1, Math.abs(value))) continue;
    return above % below === 0
      ? formatNumber(above / below)
      : (FRACTIONS[`${above}/${below}`] ?? `${formatNumber(above)}/${below}`);
  }
  return null;
}

/** A number as one reckons with it by hand; as a decimal where it is no small fraction, or full precision is asked for. */
export function fraction(value: number, precision: "short" | "full"): string {
  return (precision === "short" ? asFraction(value, 60) : null) ?? formatNumber(value, precision);
}

/** A weight of an average in little room. */
export function shareText(weight: number): string {
  return asFraction(weight, 12) ?? (weight < 0.005 ? "<0.01" : formatNumber(Number(weight.toFixed(2))));
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
