import type { WholeEngine } from "../../../engine/engine.js";
import { MINUS } from "../../document/notation/numbers.js";
import type { Frame } from "../../runs/frame.js";
import type { Check, CheckOf } from "../lessons/lesson.js";
import type { CheckFeedback, OwnFeedback } from "./feedback.js";

/**
 * An answer: a number; the index of a choice; whether the next visit is a mistake; weights and then the bias; the cells of a
 * table, row by row; the places of lines in their order. Null when the task asks for an action instead.
 */
export type Answer = number | boolean | readonly number[] | null;

/** Of a value from outside. */
export const isAnswer = (value: unknown): value is Answer =>
  value === null ||
  typeof value === "number" ||
  typeof value === "boolean" ||
  (Array.isArray(value) && value.every((one) => typeof one === "number"));

/** What a check reads to grade. */
export interface CheckContext {
  readonly frame: Frame;
  readonly engine: WholeEngine;
  /** What there was when the step began; null if unknown. */
  readonly began: Began | null;
}

/** The examples there were, the weights to start from, and how many changes lay behind. */
export interface Began extends Pick<Frame["pane"], "initial">, Pick<Frame, "position"> {
  readonly examples: Frame["examples"];
}

/** The values of placeholders in texts, by name. */
export type Values = Readonly<Record<string, string>>;

export interface CheckGrade {
  readonly right: boolean;
  /** What the answer would do, or why it is right; null where there is nothing to say. */
  readonly feedback: CheckFeedback | OwnFeedback | null;
  readonly values: Values;
}

/** Grades answers to one kind of check. */
export interface AnswerKind<Kind extends Check["kind"] = Check["kind"]> {
  readonly takes: "answer";
  /** What `Judgement.values` has beside what all have. */
  readonly values: readonly string[];
  grade(check: CheckOf<Kind>, answer: Answer, moment: CheckContext): CheckGrade;
  /** A right answer in the current state; null if there is none. */
  truth(check: CheckOf<Kind>, moment: CheckContext): Answer;
}

/** Checks whether an action has been done. */
export interface ActionKind<Kind extends Check["kind"] = Check["kind"]> {
  readonly takes: "deed";
  /** What is missing; null if nothing is. */
  missing(check: CheckOf<Kind>, moment: CheckContext): CheckFeedback | null;
}

/** A number as a sentence has it: to four digits, with a minus sign. */
export function figure(value: number): string {
  return signed(String(Number(value.toPrecision(4))));
}

/** As `figure`, with the sign that it has. */
export function withSign(value: number): string {
  return value > 0 ? `+${figure(value)}` : figure(value);
}

function signed(text: string): string {
  return text.replace("-", MINUS);
}
