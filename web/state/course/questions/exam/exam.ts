import type { WholeEngine } from "../../../../engine/engine.js";
import type { RunSpec } from "../../../../engine/types.js";
import type { PlaygroundState, Point } from "../../../document/state.js";
import { hyperplane } from "../../../runs/frame.js";
import type { Answer } from "../../checks/kind.js";
import { using } from "../../checks/run.js";
import type { RandomChoices } from "../subject.js";

/** What the answer is given in: numbers, one of several options, or the numbers of examples in their order. */
export type ExamForm = "numbers" | "options" | "sequence";

/** A question as it is made. */
export interface MadeExam<Given> {
  readonly form: ExamForm;
  /** What is given, and what the answer is graded by: its words are made of it. */
  readonly given: Given;
  /** What the page shows while it is asked. */
  readonly page: Partial<PlaygroundState>;
  readonly visit?: number;
  /** The feature by which the stage lifts the examples, where the plane would draw some over others. */
  readonly lift?: string;
  /** What of the page is different once the answer is known. */
  readonly after?: Partial<PlaygroundState>;
}

/**
 * When a reply is made: to this answer, or where this holds. Where facts come of it, the sentence has them
 * together with what the question gives.
 */
type Row = readonly number[] | boolean | object | null | undefined;
/** The replies of a kind by their codes: an answer gets the first one that is for it. */
type Rows = Readonly<Record<string, Row>>;

/** A kind of question that has data of its own. What it gives and what it replies are as `make` and `replies` return them. */
export interface ExamKind<Given, Replies extends Rows> {
  /** Whose turn it is at a seed: no two kinds have the same one, and a link keeps its question. */
  readonly turn: number;
  /** Null where what chance has made is no such question. */
  make(random: RandomChoices, engine: WholeEngine): MadeExam<Given> | null;
  /** An answer that is right, and the only one unless a reply says of its own that it is to a right one. */
  truth(given: Given): readonly number[];
  /** How many numbers or options there are; without it as many as are right, or as `given` has options. */
  parts?(given: Given): number;
  /** To a whole answer: as many numbers as are asked for, or an option that there is. */
  replies(given: Given, answer: readonly number[], engine: WholeEngine): Replies;
}

/** A kind of question, its types inferred. */
export function examKind<const Given, const Replies extends Rows>(
  kind: ExamKind<Given, Replies>,
): ExamKind<Given, Replies> {
  return kind;
}

type FactsIn<One> = Exclude<One, boolean | null | undefined | readonly unknown[]>;
/** Also of what is given in one of several ways. */
type Joined<Given, Facts> = Given extends unknown ? Omit<Given, keyof Facts> & Facts : never;
type SaidBy<Given, Code, Facts> = [Facts] extends [never]
  ? Joined<Given, { readonly code: Code; readonly right: boolean }>
  : Facts extends unknown
    ? Joined<Given, { readonly code: Code; readonly right: boolean } & Omit<Facts, "right">>
    : never;

/** What is said to answers, by code: the facts of the reply with those that the question gives. */
export type SaidIn<Given, Replies> = Replies extends unknown
  ? {
      readonly [Code in keyof Replies & string]-?: [Replies[Code]] extends [undefined]
        ? never
        : SaidBy<Given, Code, FactsIn<Replies[Code]>>;
    }[keyof Replies & string]
  : never;

export interface ExamGrade {
  readonly right: boolean;
  readonly code: string;
}

/** Grades a whole answer: whether it is right, and the first reply that is for it, with its facts. */
export function graded<Given>(
  kind: ExamKind<Given, Rows>,
  given: Given,
  answer: readonly number[],
  engine: WholeEngine,
): ExamGrade {
  const isFor = (row: Row): boolean => (Array.isArray(row) ? allAgree(answer, row) : Boolean(row));
  const found = Object.entries(kind.replies(given, answer, engine)).find(([, row]) => isFor(row));
  if (!found) throw new Error("Every answer has a reply.");
  const [code, row] = found;
  const facts = Array.isArray(row) ? {} : Object(row);
  return { ...given, right: allAgree(answer, kind.truth(given)), ...facts, code };
}

/** The reply to the option that is chosen, which is called as that is. */
export function chosen<const Option extends string>(
  options: readonly Option[],
  [at = 0]: readonly number[],
): { readonly [One in Option]: true } {
  return { [options[at] ?? ""]: true } as { readonly [One in Option]: true };
}

/** The numbers of an answer; an option is one. Null where it lacks one, or there is no such option. */
export function wholeAnswer(form: ExamForm, parts: number, answer: Answer): readonly number[] | null {
  const numbers = Array.isArray(answer) ? (answer as readonly number[]) : answer === null ? [] : [Number(answer)];
  if (!numbers.every(Number.isFinite)) return null;
  if (form === "sequence") return numbers.length > 0 ? numbers : null;
  if (form === "numbers") return numbers.length === parts ? numbers : null;
  const [option = -1] = numbers;
  return Number.isInteger(option) && option >= 0 && option < parts ? [option] : null;
}

/** How far off a number may be: of what is not whole, two digits after the point are enough. */
const exactness = 0.0051;

export function agrees(given: number | undefined, wanted: number): boolean {
  const within = Number.isInteger(wanted) ? 1e-6 : exactness;
  return given !== undefined && Math.abs(given - wanted) <= within;
}

export function allAgree(given: readonly number[], wanted: readonly number[]): boolean {
  return given.length === wanted.length && wanted.every((value, k) => agrees(given[k], value));
}

/** Without what doubles add to sums of decimals. */
export function rounded(value: number): number {
  return Math.round(value * 1e9) / 1e9 + 0;
}

/** A point of the plane: [x1, x2]. */
export type Place = readonly [x1: number, x2: number];

/** Different places of small whole numbers, none of them the origin. */
export function places(random: RandomChoices, count: number, reach = 4): readonly Place[] {
  const side = 2 * reach + 1;
  const all = Array.from(
    { length: side * side },
    (_, at): Place => [(at % side) - reach, Math.floor(at / side) - reach],
  );
  const left = all.filter(([x1, x2]) => x1 !== 0 || x2 !== 0);
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0] ?? [1, 1]);
}

/** Labels of chance, both of them there. */
export function labels(random: RandomChoices, count: number): readonly (1 | -1)[] {
  for (;;) {
    const all = Array.from({ length: count }, () => (random.below(2) === 0 ? 1 : -1));
    if (all.includes(1) && all.includes(-1)) return all;
  }
}

/** As the page has them: a class 0, 1, 2 is the label −1, 1, 2. */
export function pointsOf(at: readonly Place[], labels: readonly number[]): PlaygroundState["data"] {
  const points = at.map(([x1, x2], k): Point => [x1, x2, (labels[k] ?? 1) as Point[2]]);
  return { kind: "points", points };
}

/** From −most to most, without 0. */
export function signedBelow(random: RandomChoices, most: number): number {
  const size = 1 + random.below(most);
  return random.below(2) === 0 ? size : -size;
}

/** Weights of chance up to a size, none of them 0, and such a bias. */
export function anyModel(random: RandomChoices, most: number, mostBias = most): Model {
  const weights = [signedBelow(random, most), signedBelow(random, most)];
  return { weights, bias: signedBelow(random, mostBias) };
}

/** Weights and a bias, as they are written. */
export interface Model {
  readonly weights: readonly number[];
  readonly bias: number;
}

export const flat = ({ weights, bias }: Model): readonly number[] => [...weights, bias];

/** With a multiple of an example added. */
export function plus({ weights, bias }: Model, factor: number, example: readonly number[]): readonly number[] {
  return [...weights.map((weight, k) => weight + factor * (example[k] ?? 0)), bias + factor];
}

/** What is trained, where that is one hyperplane. */
export function modelOf(current: Parameters<typeof hyperplane>[0]): Model | null {
  const plane = hyperplane(current);
  return plane && { weights: Array.from(plane.weights, rounded), bias: rounded(plane.bias) };
}

/** The scores of places by a model. */
export function scoresOf(
  { weights, bias }: Model,
  at: readonly (readonly number[])[],
  engine: WholeEngine,
): readonly number[] {
  return Array.from(engine.featureMap({ X: at }).scores({ weights: Float64Array.from(weights), bias }, at), rounded);
}

/** The sum of rows of three numbers, each times its factor. */
export function sumOf(
  factors: readonly number[],
  rows: readonly (readonly number[])[],
  engine: WholeEngine,
): readonly number[] {
  return Array.from(engine.featureMap({ X: [[0, 0, 0]] }).combination(factors, rows), rounded);
}

/** A run of so many visits, or until it ends: its updates, each with the number of its example, from 1, and its model then. */
export function ran(spec: RunSpec, visits: number, engine: WholeEngine) {
  return using(engine.createRun(spec), (run) => {
    run.advance({ visits });
    const { converged, current, visit: end } = run.snapshot();
    const { example, score, visit } = run.journal();
    const updates = Array.from(example, (row, k) => ({
      example: row + 1,
      score: rounded(score[k] ?? 0),
      visit: visit[k] ?? 0,
    }));
    return { converged, visits: end, model: modelOf(current), updates };
  });
}
