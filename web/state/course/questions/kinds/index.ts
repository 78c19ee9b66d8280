import { type AnyExamQuestion, type ExamName, examGrading, examNames, isExam } from "../exam/index.js";
import type { Grading, Question, QuizKind } from "../kind.js";
import { type BoundaryQuestion, boundary } from "./boundary.js";
import { type DragQuestion, drag } from "./drag.js";
import { type FeatureQuestion, feature } from "./feature.js";
import { type InseparableQuestion, inseparable } from "./inseparable.js";
import { type MistakeQuestion, mistake } from "./mistake.js";
import { type WeightsQuestion, weights } from "./weights.js";

/** Of examples, those of the page or some that are made. */
export type DrawnQuestion =
  | MistakeQuestion
  | BoundaryQuestion
  | WeightsQuestion
  | DragQuestion
  | InseparableQuestion
  | FeatureQuestion;

export type AnyQuestion = DrawnQuestion | AnyExamQuestion;
export type DrawnName = DrawnQuestion["kind"];
export type QuizName = DrawnName | ExamName;
export type QuestionOf<Name extends QuizName> = Extract<AnyQuestion, { readonly kind: Name }>;

/** Every kind of question of examples has one row. To add one: its file, its question above, and its form in `web/views/quiz/forms/`. */
const kinds: { readonly [Name in DrawnName]: QuizKind<QuestionOf<Name>> } = {
  mistake,
  boundary,
  weights,
  drag,
  inseparable,
  feature,
};

/** How many kinds take turns at the seeds of made examples, and whose turn is when: links keep their questions (4 is no longer asked). */
export const turns: { readonly count: number; readonly of: Readonly<Record<DrawnName, number>> } = {
  count: 7,
  of: { mistake: 0, boundary: 1, weights: 2, drag: 3, inseparable: 5, feature: 6 },
};

export const drawnNames = Object.keys(kinds) as readonly DrawnName[];
export const quizNames: readonly QuizName[] = [...drawnNames, ...examNames];

export function isQuizName(text: unknown): text is QuizName {
  return quizNames.some((name) => name === text);
}

/** A kind takes the questions that it has made. */
export function drawnKind(name: DrawnName): QuizKind<AnyQuestion & Question> {
  return kinds[name] as unknown as QuizKind<AnyQuestion>;
}

/** What grades the questions of a kind. */
export function quizKind(name: QuizName): Grading<AnyQuestion & Question> {
  return (isExam(name) ? examGrading(name) : kinds[name]) as unknown as Grading<AnyQuestion>;
}

/** Whether it is asked of examples. */
export function isDrawn(question: AnyQuestion): question is DrawnQuestion {
  return !isExam(question.kind);
}
