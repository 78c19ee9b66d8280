/** The target αw* of the proofs, where the reader holds it: what it makes of the terms, and of the updates. */
import type { ProofCurve, ProofStep, ProofTerms } from "../../engine/types.js";

type Numbers = readonly number[];

/** α: see `ProofTerms.chosenReach`. */
export function reachOf(terms: ProofTerms): number {
  return terms.chosenReach ?? bestReachOf(terms);
}

/** The α with the smallest bound from weights 0. */
export function bestReachOf({ margin, radius, learningRate = 1 }: ProofTerms): number {
  return (learningRate * radius ** 2) / margin;
}

/** αw* as numbers, the bias last, without what rounding has added. */
export function targetOf(terms: ProofTerms): number[] {
  const reach = reachOf(terms);
  const { weights, bias } = terms.separator;
  return [...weights, bias].map((one) => rounded(reach * one));
}

/** The best terms, held against a target instead; γ is to be found out. Null where it is none of these weights. */
export function aimedAt(best: ProofTerms, target: Numbers, bias: boolean): ProofTerms | null {
  const reach = Math.hypot(...target);
  if (target.length !== best.separator.weights.length + 1 || !(reach > 0) || !Number.isFinite(reach)) return null;
  const last = target.at(-1) ?? 0;
  if (!bias && last !== 0) return null;
  const weights = Float64Array.from(target.slice(0, -1), (one) => one / reach);
  return { ...best, separator: { weights, bias: last / reach }, chosenReach: reach };
}

/** How much every update takes off the squared distance from αw* at least; not above 0 where αw* is too near for that. */
export function fallOf({ margin, radius, learningRate = 1, chosenReach }: ProofTerms): number {
  const step = (learningRate * radius) ** 2;
  return chosenReach === undefined ? step : 2 * chosenReach * learningRate * margin - step;
}

/** The updates after which the weights are farther from αw* than before. Of a long run the points of its curve stand for them. */
export function astrayOf({ updates, potential }: Pick<ProofCurve, "updates" | "potential">): number[] {
  const most = potential.reduce((high, value) => Math.max(high, value), 0);
  return Array.from(updates).filter(
    (_, k) => k > 0 && (potential[k] ?? 0) - (potential[k - 1] ?? 0) > roundings * most,
  );
}

/** What two squares of numbers that are as far as that may differ by, though they are equal. */
const roundings = 1e-12;

const rounded = (value: number): number => Number(value.toPrecision(12));

/** A w* in the plane, as it is turned: where its weights point, in degrees, and its bias. */
export interface Aim {
  readonly degrees: number;
  readonly bias: number;
}

/** Null where there are not two weights. */
export function aimOf({ separator: { weights, bias } }: ProofTerms): Aim | null {
  const [first = 0, second = 0] = weights;
  return weights.length === 2 ? { degrees: (Math.atan2(second, first) * 180) / Math.PI, bias } : null;
}

/** The target in that direction, as far away as before. */
export function turned(terms: ProofTerms, { degrees, bias }: Aim): number[] {
  const [reach, turn] = [reachOf(terms), (degrees * Math.PI) / 180];
  const across = Math.sqrt(1 - bias ** 2);
  return [across * Math.cos(turn), across * Math.sin(turn), bias].map((one) => rounded(reach * one));
}

/** The target in the same direction, so far away. */
export function moved(terms: ProofTerms, reach: number): number[] {
  const { weights, bias } = terms.separator;
  return [...weights, bias].map((one) => rounded(reach * one));
}

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
