import type { ExamName, ExamSaid, GivenOf, SaidOf } from "../state/course/questions/exam/index.js";
import { type Sentences, sayFacts } from "./sentences.js";

/** What is said around questions of one kind, each of what the question gives. */
export interface ExamWords<Name extends ExamName = ExamName> {
  readonly ask: (given: GivenOf<Name>) => string;
  readonly hint: (given: GivenOf<Name>) => string;
  /** What the numbers that are asked for are called, or what the options say. */
  readonly parts: (given: GivenOf<Name>) => readonly string[];
  /** What is said to an answer. */
  readonly said: Sentences<SaidOf<Name>>;
}

/** Of each kind. */
export type ExamRoom = { readonly [Name in ExamName]: ExamWords<Name> };

/** What a language says to an answer. */
export function sayExam(room: ExamRoom, { kind, facts }: ExamSaid): string {
  return sayFacts<{ readonly code: string }>(room[kind].said as unknown as Sentences<{ readonly code: string }>, facts);
}
