import type { LearnerKind, TieRule } from "../../../engine/types.js";
import { MINUS } from "../../document/notation/numbers.js";
import type { Words } from "../../document/notation/words.js";
import type { DescribedData } from "../../io/exports/described.js";
import type { Obstacle } from "../../runs/training/obstacle.js";
import type { Difficulty, Given, Level } from "./choice.js";

/** A sheet to be worked out by hand, and its solution: all as it is written, in the notation that is chosen. */
export interface Worksheet {
  /** "Perceptron by hand" */
  readonly title: string;
  /** "Perceptron by hand: solution" */
  readonly solutionTitle: string;
  /** What is written at its head, before lines: who has worked it out, and when. */
  readonly name: string;
  readonly date: string;
  /** Where it comes from, and how much there is to do. */
  readonly origin: string;
  /** "page", or "usual-7": part of the names of files. */
  readonly sheet: string;
  /** What is done at a visit, a line each. */
  readonly rules: readonly string[];
  readonly tasks: readonly SheetTask[];
  readonly table: SheetTable;
  /** Null where the examples are not in a plane that a line divides. */
  readonly plot: SheetPlot | null;
}

export interface SheetTask {
  readonly text: string;
  /** What the solution says, a line each. */
  readonly answer: readonly string[];
}

export interface SheetTable {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
}

interface SheetColumn {
  readonly head: string;
  /** Whether it is left blank, but for the rows that are given. */
  readonly blank: boolean;
  /** What is put in takes more room than a number. */
  readonly wide: boolean;
}

interface SheetRow {
  /** One a column. */
  readonly cells: readonly string[];
  /** Whether nothing of it is left blank. */
  readonly given: boolean;
  /** Whether an epoch ends with it. */
  readonly endsEpoch: boolean;
}

export type PlanePoint = readonly [x: number, y: number];

/** The plane with the examples, to whole numbers; and what the solution draws into it. */
export interface SheetPlot {
  /** What is at the axes: "x₁". */
  readonly axes: readonly [string, string];
  readonly x: readonly [low: number, high: number];
  readonly y: readonly [low: number, high: number];
  readonly points: readonly SheetPoint[];
  /** Where the boundary cuts the edges; null where there is none in sight. */
  readonly boundary: readonly [PlanePoint, PlanePoint] | null;
  /** From the boundary to the side of the positives, of length 1; null where there is no boundary. */
  readonly normal: readonly [PlanePoint, PlanePoint] | null;
}

export interface SheetPoint {
  readonly place: PlanePoint;
  readonly positive: boolean;
  /** The numbers of the examples that are there: "1", "2, 5". */
  readonly name: string;
}

/** A whole number, with a true minus sign. */
export function whole(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value + 0);
}

/** "(3, −2)" */
export function tuple(values: ArrayLike<number>, { separator }: Pick<Words, "separator">): string {
  return `(${Array.from(values, whole).join(separator)})`;
}

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
export interface SheetWords extends Pick<Words, "separator" | "gap"> {
  title(kind: LearnerKind): string;
  solution(facts: { readonly title: string }): string;
  /** Lines to be filled in. */
  readonly name: string;
  readonly date: string;
  /** The examples of the page, after which a sheet is named. */
  pageData(data: DescribedData): string;
  /** Cut: the visits that are on the sheet, where the run goes on; else null. */
  fromPage(facts: { readonly data: string; readonly cut: number | null }): string;
  made(level: Level, seed: number, difficulty: Difficulty): string;
  /** One like the page was wanted, whose run does not end on a sheet. */
  madeInstead(seed: number, difficulty: Difficulty): string;

  features(facts: { readonly names: readonly string[] }): string;
  score(facts: { readonly form: BiasForm }): string;
  /** Steps: formulas of what an update does. */
  withinMargin(facts: {
    readonly signed: string;
    readonly margin: number;
    readonly precision: "full";
    readonly steps: readonly string[];
  }): string;
  onMistake(facts: { readonly steps: readonly string[] }): string;
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

  fillIn(facts: { readonly given: Given }): string;
  readonly howItEnds: string;
  ended(ending: Ending): string;
  average(facts: { readonly rows: number }): string;
  averaged(facts: { readonly sum: string; readonly rows: number }): string;
  readonly votes: string;
  /** Letter: of the bias; null where it is none, or one of the weights. */
  model(facts: { readonly vector: string; readonly letter: string | null; readonly bias: string }): string;
  voter(facts: { readonly model: string; readonly count: string }): string;
  /** The numbers of the examples at one place. */
  names(facts: { readonly names: readonly string[] }): string;
  draw(facts: { readonly averaged: boolean }): string;
  boundary(facts: { readonly equation: string }): string;
  readonly noBoundary: string;

  /** Why the learner on the page is not trained. */
  obstacle(obstacle: Obstacle): string;
  /** Why there are no sheets for a learner; null where there are. */
  learnerRefusal(kind: LearnerKind): string | null;
  notFound(difficulty: Difficulty): string;
  /** Why there is no sheet, or none of what stands on the page. */
  readonly refusals: {
    readonly noExamples: string;
    examples(facts: { readonly count: number; readonly most: number }): string;
    features(facts: { readonly count: number; readonly most: number }): string;
    classes(facts: { readonly most: number }): string;
    values(facts: { readonly most: number }): string;
    weights(facts: { readonly most: number }): string;
    scores(facts: { readonly most: number }): string;
    readonly neverUpdates: string;
  };
  /** After one of them. */
  readonly otherExamples: string;
}
