import type { LearnerKind, TieRule } from "../../../engine/types.js";
import { MINUS } from "../../document/notation/numbers.js";
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
export function tuple(values: ArrayLike<number>): string {
  return `(${Array.from(values, whole).join(", ")})`;
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
