import type { WholeEngine } from "../../../../engine/engine.js";
import type { PlaygroundState, Point } from "../../../document/state.js";
import type { Answer } from "../../checks/kind.js";
import type { RandomChoices } from "../subject.js";

/** What the answer is given in: numbers, one of several options, or the numbers of examples in their order. */
export type ExamForm = "numbers" | "options" | "sequence";

/** What is said to an answer, as a code and its facts. */
export interface Coded {
  readonly code: string;
}

export interface ExamGrade<Said extends Coded> {
  readonly right: boolean;
  readonly said: Said;
}

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

/** A kind of question that has data of its own. */
export interface ExamKind<Given, Said extends Coded> {
  /** Whose turn it is at a seed: no two kinds have the same one, and a link keeps its question. */
  readonly turn: number;
  /** Null where what chance has made is no such question. */
  make(random: RandomChoices, engine: WholeEngine): MadeExam<Given> | null;
  /** Of a whole answer: as many numbers as are asked for, or an option that there is. */
  grade(given: Given, answer: readonly number[], engine: WholeEngine): ExamGrade<Said>;
  /** An answer that is right. */
  truth(given: Given, engine: WholeEngine): readonly number[];
  /** How many numbers or options there are. */
  parts(given: Given): number;
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
