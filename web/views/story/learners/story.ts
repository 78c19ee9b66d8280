import type { nothing, TemplateResult } from "lit";
import type { LearnerKind, LearnerSpec } from "../../../engine/types.js";
import type { VisitEvent } from "../../../state/frame.js";
import type { SignOf } from "../equation/letters.js";
import type { StoryFrame } from "../inputs.js";
import type { Phrase, Sentences } from "../sentence/sentences.js";
import type { Way } from "../sentence/ways.js";

/** A frame, and its learner with the settings of its kind. */
export interface Moment<Spec extends LearnerSpec = LearnerSpec> {
  readonly frame: StoryFrame;
  readonly learner: Spec;
}

/** A moment after a visit. */
export interface Visited<Spec extends LearnerSpec = LearnerSpec> extends Moment<Spec> {
  readonly event: VisitEvent;
}

/** How one kind of learner is told: what is particular to it. Everything comes from the frame. */
export interface LearnerStory<Spec extends LearnerSpec = LearnerSpec> {
  /** What it does and what to press, in a few sentences, for a page on which nothing has happened yet. */
  readonly introduction?: string;
  /** What a sentence about it calls it, where not "it". */
  readonly called?: string;
  /** What there is before any visit, in whole sentences. */
  opening(moment: Moment<Spec>): string;
  /** Goes on from "Visit 1 looked at example 1, ". */
  visit(visited: Visited<Spec>): Phrase[];
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
  readonly head?: string;
  /** What a mistake on an example with this label does to it. */
  mistake(label: number): string;
}

/** What the end of a run says. */
export interface Ending<Spec extends LearnerSpec = LearnerSpec> {
  /** Goes on from "It has converged: ": what an epoch was without. */
  readonly clean: string;
  /** What the last epoch still made, where the run has not converged. */
  readonly made: "mistake" | "update";
  /** In place of the sentence that the run has converged; for what has no training that could. */
  converged?(moment: Moment<Spec>): string;
  /** More on a run that has converged, or "". */
  remark(moment: Moment<Spec>): string;
  /** A learner that finishes though it makes mistakes. */
  settled?(moment: Moment<Spec>): Pick<Sentences, "outcome" | "help" | "offers">;
  /** Goes on from "It may only need more time, or ". */
  doubt(moment: Moment<Spec>): string;
  /** What may help besides time and other examples; the last is introduced by "or". */
  ways(moment: Moment<Spec>): { readonly first: readonly Way[]; readonly last: Way };
}

/** Kinds that make the perceptron's visits, or almost: they are told in its words. */
export type AsPerceptron = "perceptron" | "margin" | "averaged" | "voted" | "pocket";

/** A story for each of these kinds. */
export type StoriesOf<Kind extends LearnerKind> = {
  readonly [K in Kind]: LearnerStory<Extract<LearnerSpec, { kind: K }>>;
};
