import type { LearnerSpec, LinearModel } from "../../../engine/types.js";
import { hasResiduals, labelSign, marginText } from "../../document/notation/labels.js";
import { biasLetter, biasSign, isThreshold, isWeight, type Notation } from "../../document/notation/notation.js";
import type { VisitEvent } from "../../runs/frame.js";
import type { ProgramRun, ProgramText } from "./python/text.js";

/** What a line does; once in an algorithm. */
export type LineId =
  | "initialise"
  | "prepare"
  | "epoch"
  | "gather"
  | "example"
  | "score"
  | "predict"
  | "residual"
  | "loss"
  | "test"
  | "direction"
  | "step"
  | "keep"
  | "weights"
  | "bias"
  | "sum"
  | "sumBias"
  | "renew"
  | "pocket"
  | "punish"
  | "collect"
  | "otherwise"
  | "count"
  | "empty"
  | "short"
  | "stop"
  | "return"
  | "use";

/** What stands in a line: a formula, or facts that a language has a sentence for. Formulas have the letters of the page. */
export type LineText =
  | { readonly code: "formula"; readonly formula: string }
  | { readonly code: "start"; readonly letters: string }
  | { readonly code: "eachClass"; readonly formula: string }
  | { readonly code: "eachEpoch"; readonly most: number }
  | { readonly code: "eachExample"; readonly pair: string }
  | { readonly code: "if"; readonly condition: string }
  | { readonly code: "otherwise" }
  | { readonly code: "cases"; readonly letter: string; readonly first: ValueCase; readonly more: readonly ValueCase[] }
  | { readonly code: "winner" }
  | { readonly code: "keepVoter"; readonly letters: string }
  | { readonly code: "firstPocket"; readonly letters: string }
  | { readonly code: "intoPocket"; readonly letters: string }
  | { readonly code: "nothingCollected" }
  | { readonly code: "shortStep"; readonly tolerance: number }
  | { readonly code: "stopWithout"; readonly what: "mistake" | "update" }
  | { readonly code: "returns"; readonly what: string }
  | { readonly code: "returnsVoters"; readonly letters: string }
  | { readonly code: "predicts"; readonly what: string }
  | { readonly code: "predictsWinner" }
  | { readonly code: "predictsByVote" };

/** What a letter is, and where; null: everywhere else. */
export interface ValueCase {
  readonly value: string;
  readonly where: string | null;
}

export interface Line {
  readonly id: LineId;
  /** How far it is indented. */
  readonly depth: number;
  readonly text: LineText;
}

/** How an algorithm is written. */
export interface Writing extends Notation {
  readonly hasBias: boolean;
  /** Between numbers. */
  readonly separator: string;
  number(value: number): string;
  /** Whether a number is exactly as `number` writes it. */
  isExact(value: number): boolean;
}

/** The start of a run. */
export interface Start {
  readonly fromZero: boolean;
  /** The weights that were chosen, where they are those of one hyperplane. */
  readonly initial: Pick<LinearModel, "weights" | "bias"> | null;
  readonly maxEpochs: number;
}

/** A visit, and what the frame knows of its moment. */
export interface Visited<Spec extends LearnerSpec = LearnerSpec> {
  readonly learner: Spec;
  readonly event: VisitEvent;
  /** How many visits the weights had survived before it, the one that made them included. */
  readonly survived: number;
  readonly writing: Writing;
}

/** A line that ran, with its numbers where there are any to say. */
export interface RanLine {
  readonly id: LineId;
  readonly figures: string | null;
}

/** A learner's own part of the script that makes its run. */
export interface LearnerProgram<Spec extends LearnerSpec = LearnerSpec> {
  program(learner: Spec, run: ProgramRun): ProgramText;
}

/** How a kind of learner that is trained visit by visit is written down. */
export interface LearnerAlgorithm<Spec extends LearnerSpec = LearnerSpec> extends LearnerProgram<Spec> {
  lines(learner: Spec, writing: Writing, start: Start): readonly Line[];
  /** What ran of the lines between the head of the inner loop and the end of the epoch. */
  ran(visited: Visited<Spec>): readonly RanLine[];
  /** What runs at the end of an epoch. */
  atEnd?(visited: Visited<Spec>): readonly RanLine[];
}

export const formula = (id: LineId, depth: number, text: string): Line => ({
  id,
  depth,
  text: { code: "formula", formula: text },
});

export const ran = (id: LineId, figures: string | null = null): RanLine => ({ id, figures });

/** Whether the bias has a line of its own: not where it is one of the weights. */
export function hasBiasLine(writing: Writing): boolean {
  return writing.hasBias && !isWeight(writing);
}

/** "w, b", "w, θ", or "w". */
export function letters(writing: Writing): string {
  return hasBiasLine(writing) ? `w, ${biasLetter(writing)}` : "w";
}

/** "w ← 0, b ← 0" */
export function zeros(writing: Writing): string {
  return hasBiasLine(writing) ? `w ← 0, ${biasLetter(writing)} ← 0` : "w ← 0";
}

/** "w·x + b"; "w·x" where the bias is one of the weights, or a threshold. */
export function scoreOf(weights: string, bias: string, x: string, writing: Writing): string {
  return hasBiasLine(writing) && !isThreshold(writing) ? `${weights}·${x} + ${bias}` : `${weights}·${x}`;
}

/** What a score is compared with: 0, or the threshold. */
export function limitOf(writing: Writing): string {
  return hasBiasLine(writing) && isThreshold(writing) ? "θ" : "0";
}

/** "y·a"; "y·(a − θ)"; "(2y − 1)·a" of labels 0 and 1. */
export function agreement(writing: Writing): string {
  return marginText(writing.hasBias, writing);
}

/** The factor of the sign in an update at a mistake: "y·", "e·", "η·y·". */
export function atMistake(learningRate: number, writing: Writing): string {
  return `${learningRate === 1 ? "" : "η·"}${hasResiduals(writing) ? "e" : "y"}`;
}

/** The same where the label alone says the sign: updates without a mistake. */
export function towardsLabel(factor: string, writing: Writing): string {
  return `${factor === "" ? "" : `${factor}·`}${labelSign(writing)}`;
}

/** "b ← b + y"; of a threshold "θ ← θ − y". */
export function biasChange(step: string, writing: Writing): string {
  const letter = biasLetter(writing);
  return `${letter} ← ${letter} ${biasSign(writing)} ${step}`;
}

/** What one weight vector predicts by: "w·x + b", "w·x − θ". */
export function predictsBy(weights: string, bias: string, writing: Writing): string {
  const score = scoreOf(weights, bias, "x", writing);
  return hasBiasLine(writing) && isThreshold(writing) ? `${score} − ${bias}` : score;
}
