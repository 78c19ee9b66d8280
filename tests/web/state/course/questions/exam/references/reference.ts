import type { Answer } from "../../../../../../../web/state/course/checks/kind.js";
import type { AnyExamQuestion, ExamName } from "../../../../../../../web/state/course/questions/exam/index.js";

export type QuestionOf<Name extends ExamName> = Extract<AnyExamQuestion, { readonly kind: Name }>;

/** What a question asks, worked out a second time in plain arithmetic, without the core. */
export interface Reference<Name extends ExamName> {
  /** Throws where what is given is not as it is said. */
  check(question: QuestionOf<Name>): void;
  /** Answers that are right, each in another way. */
  right(question: QuestionOf<Name>): readonly Answer[];
  /** The usual slips, with the code of what is said to each; null where that may be another one's, too. */
  wrong(question: QuestionOf<Name>): readonly (readonly [Answer, code: string | null])[];
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const scoreOf = (weights: readonly number[], bias: number, x: readonly number[]): number =>
  sum(weights.map((weight, k) => weight * (x[k] ?? Number.NaN))) + bias;

export const lengthOf = (values: readonly number[]): number => Math.sqrt(sum(values.map((value) => value * value)));

export const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

export function assert(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** The weights of a run from given ones, a tie being a mistake, visit by visit. */
export interface HandVisit {
  readonly row: number;
  readonly score: number;
  readonly mistake: boolean;
  readonly weights: readonly number[];
  readonly bias: number;
}

export interface HandRun {
  readonly rows: readonly (readonly number[])[];
  readonly labels: readonly number[];
  readonly order?: readonly number[];
  readonly bias?: boolean;
  readonly rate?: number;
  readonly start?: { readonly weights: readonly number[]; readonly bias: number };
}

/** After each visit, the weights then; so many visits. */
export function visitsOf(
  { rows, labels, order = [...rows.keys()], bias = true, rate = 1, start }: HandRun,
  count: number,
): readonly HandVisit[] {
  let weights = start?.weights ?? (rows[0] ?? []).map(() => 0);
  let b = start?.bias ?? 0;
  return Array.from({ length: count }, (_, visit) => {
    const row = order[visit % order.length] ?? 0;
    const [x, y] = [rows[row] ?? [], labels[row] ?? 0];
    const score = scoreOf(weights, b, x);
    const mistake = y * score <= 0;
    if (mistake) {
      weights = weights.map((weight, k) => weight + rate * y * (x[k] ?? 0));
      if (bias) b += rate * y;
    }
    return { row, score, mistake, weights, bias: b };
  });
}
