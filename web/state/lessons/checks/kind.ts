import type { WholeEngine } from "../../../engine/engine.js";
import type { Frame } from "../../frame.js";
import type { Check, CheckOf } from "../lesson.js";

/**
 * What somebody answers: a number; of choices the one at this place; whether it will be a mistake; weights, the bias last;
 * the cells of a table, row by row. Null: something was done instead.
 */
export type Answer = number | boolean | readonly number[] | null;

/** What a check is decided by. */
export interface Moment {
  readonly frame: Frame;
  readonly engine: WholeEngine;
  /** How many examples the step began with; null where that is not known. */
  readonly began: number | null;
}

/** Values that stand in texts, by their names. */
export type Values = Readonly<Record<string, string>>;

export interface Judgement {
  readonly right: boolean;
  /** What that answer would do, in a sentence; of a right one why it is, or nothing. */
  readonly said: string;
  readonly values: Values;
}

/** Decides on the answers to one kind of question. */
export interface AnswerKind<Kind extends Check["kind"] = Check["kind"]> {
  readonly takes: "answer";
  /** What `Judgement.values` has beside what all have. */
  readonly values: readonly string[];
  judge(check: CheckOf<Kind>, answer: Answer, moment: Moment): Judgement;
  /** An answer that is right now; null where there is none. */
  truth(check: CheckOf<Kind>, moment: Moment): Answer;
}

/** Decides on what has been done. */
export interface DeedKind<Kind extends Check["kind"] = Check["kind"]> {
  readonly takes: "deed";
  /** What is lacking, in a sentence; null: nothing. */
  lacking(check: CheckOf<Kind>, moment: Moment): string | null;
}
