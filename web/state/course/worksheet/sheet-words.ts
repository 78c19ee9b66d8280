import type { LearnerKind, TieRule } from "../../../engine/types.js";
import type { DescribedData } from "../../io/exports/described.js";
import type { Obstacle } from "../../runs/training/obstacle.js";
import type { Given, Level } from "./choice.js";
import type { Difficulty } from "./difficulty.js";

/** How the bias stands in what is written: not at all, or as the notation has it. */
export type BiasForm = "none" | "bias" | "weight" | "threshold";

/** How a run ended on its sheet. */
interface Ending {
  readonly updates: number;
  readonly visits: number;
  readonly epochs: number;
  readonly converged: boolean;
}

/** Where a visit is a mistake, in formulas. */
export interface MistakeFacts {
  readonly tie: TieRule;
  /** "y·a", "y·(a − θ)" */
  readonly signed: string;
  /** What a tie is: "a = 0", "a = θ". */
  readonly tied: string;
  /** Where the prediction is positive: "a > 0". */
  readonly positive: string;
  /** Whether labels are 0 and 1, so that a residual says what is wrong. */
  readonly residuals: boolean;
}

/** What a sheet says, in one language: a document is made of it, so whoever asks for a sheet brings its words along. */
export interface SheetWords {
  title(kind: LearnerKind): string;
  solution(title: string): string;
  /** Lines to be filled in. */
  readonly name: string;
  readonly date: string;
  /** @param cut the visits that are on the sheet, where the run goes on; else null. */
  /** The examples of the page, after which a sheet is named. */
  pageData(data: DescribedData): string;
  fromPage(data: string, cut: number | null): string;
  made(level: Level, seed: number, difficulty: Difficulty): string;
  /** One like the page was wanted, whose run does not end on a sheet. */
  madeInstead(seed: number, difficulty: Difficulty): string;

  features(names: readonly string[]): string;
  score(form: BiasForm): string;
  /** @param steps formulas of what an update does. */
  withinMargin(signed: string, margin: number, steps: readonly string[]): string;
  onMistake(steps: readonly string[]): string;
  mistake(facts: MistakeFacts): string;
  classes(form: BiasForm): readonly string[];

  readonly heads: {
    readonly visit: string;
    readonly epoch: string;
    readonly example: string;
    readonly class: string;
    readonly score: string;
    readonly predicted: string;
    readonly correct: string;
    readonly update: string;
  };
  readonly start: string;
  readonly yes: string;
  readonly no: string;
  readonly noUpdate: string;

  fillIn(given: Given): string;
  readonly howItEnds: string;
  ended(ending: Ending): string;
  average(rows: number): string;
  averaged(sum: string, rows: number): string;
  readonly votes: string;
  draw(averaged: boolean): string;
  boundary(equation: string): string;
  readonly noBoundary: string;

  /** Why the learner on the page is not trained. */
  obstacle(obstacle: Obstacle): string;
  /** Why there is no sheet, or none of what stands on the page. */
  readonly refusals: {
    learner(kind: LearnerKind): string | null;
    readonly noExamples: string;
    examples(count: number, most: number): string;
    features(count: number, most: number): string;
    classes(most: number): string;
    values(most: number): string;
    weights(most: number): string;
    scores(most: number): string;
    readonly neverUpdates: string;
    notFound(difficulty: Difficulty): string;
  };
  /** After one of them. */
  readonly otherExamples: string;
}
