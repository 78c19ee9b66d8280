import type { nothing, TemplateResult } from "lit";
import type { LearnerKind, LearnerSpec } from "../../../engine/types.js";
import type { Words } from "../../../state/document/notation/words.js";
import type { Frame, VisitEvent } from "../../../state/runs/frame.js";
import type { OutcomeWords } from "../../../words/generated/en/outcome.js";
import type { Phrase } from "../../../words/phrase.js";
import type { SignOf } from "../equation/score-equation.js";
import type { Way } from "../sentence/ways.js";

/** A frame, and its learner with the settings of its kind. */
export interface Moment<Spec extends LearnerSpec = LearnerSpec> {
  readonly frame: Frame;
  readonly learner: Spec;
}

/** A moment after a visit. */
export interface Visited<Spec extends LearnerSpec = LearnerSpec> extends Moment<Spec> {
  readonly event: VisitEvent;
}

/** How one kind of learner is told: what is particular to it. Everything comes from the frame. */
export interface LearnerStory<Spec extends LearnerSpec = LearnerSpec> {
  /** What it does and what to press, in a few sentences, for a page on which nothing has happened yet. */
  introduction?(words: Words): string;
  /** Whether a sentence about it may call it the perceptron. */
  readonly isPerceptron?: boolean;
  /** What there is before any visit, sentence by sentence. */
  opening(moment: Moment<Spec>): readonly string[];
  /** What the visit did, sentence by sentence. */
  visit(visited: Visited<Spec>): readonly (string | readonly Phrase[])[];
  /** The visit with its numbers; all terms of a long sum, or the first and the last. */
  equation(visited: Visited<Spec>, all: boolean): TemplateResult | typeof nothing;
  /** How much room the equation takes: more than usual, or most. */
  readonly length?: "long" | "longest";
  /** What an update adds a multiple of the example by. */
  readonly step?: StepStory;
  /** What each of the four cases of a visit does to what is in training. */
  readonly cases?: CaseStory;
  /** One line on what predicts, where that is not simply what is in training. */
  predictor?(moment: Moment<Spec>): TemplateResult;
  readonly ending: Ending<Spec>;
}

/** The factor of the example in an update of one weight vector: η at each mistake, where nothing else is said. */
interface StepStory {
  readonly symbol?: string;
  /** Whose sign it has. */
  readonly of?: SignOf;
  size?(event: VisitEvent): number;
}

/** The case table: of weights to which the example is added, where nothing else is said. */
export interface CaseStory {
  /** What is in training, as the head of its column. */
  head?(words: Words): string;
  /** What a mistake on an example with this label does to it. */
  mistake(label: number, words: Words): string;
}

/** What the end of a run says. */
export interface Ending<Spec extends LearnerSpec = LearnerSpec> {
  /** What the last epoch of a run that has converged was without. */
  readonly without: Parameters<OutcomeWords["converged"]>[0]["without"];
  /** In place of the sentence that the run has converged; for what has no training that could. */
  converged?(moment: Moment<Spec>): string;
  /** More on a run that has converged, sentence by sentence. */
  remarks(moment: Moment<Spec>): readonly string[];
  /** A learner that finishes though it makes mistakes. */
  settled?(moment: Moment<Spec>): { readonly outcome: string; readonly ways?: readonly Way[] };
  /** What may be wrong where it has not converged, in a sentence. */
  doubt(moment: Moment<Spec>): string;
  /** What may help besides time and other examples, which come before the last. */
  ways(moment: Moment<Spec>): { readonly first: readonly Way[]; readonly last: Way };
}

/** A story for each of these kinds. */
export type StoriesOf<Kind extends LearnerKind> = {
  readonly [K in Kind]: LearnerStory<Extract<LearnerSpec, { kind: K }>>;
};
