import type { Question, QuizKind } from "../kind.js";
import { type BoundaryQuestion, boundary } from "./boundary.js";
import { type DragQuestion, drag } from "./drag.js";
import { type FeatureQuestion, feature } from "./feature.js";
import { type InseparableQuestion, inseparable } from "./inseparable.js";
import { type MistakeQuestion, mistake } from "./mistake.js";
import { type WeightsQuestion, weights } from "./weights.js";

export type AnyQuestion =
  | MistakeQuestion
  | BoundaryQuestion
  | WeightsQuestion
  | DragQuestion
  | InseparableQuestion
  | FeatureQuestion;

export type QuizName = AnyQuestion["kind"];
export type QuestionOf<Name extends QuizName> = Extract<AnyQuestion, { readonly kind: Name }>;

/** Every kind of question has one row. To add one: its file, its question above, and its form in `web/views/quiz/forms/`. */
const kinds: { readonly [Name in QuizName]: QuizKind<QuestionOf<Name>> } = {
  mistake,
  boundary,
  weights,
  drag,
  inseparable,
  feature,
};

/** How many kinds take turns at the seeds of made examples, and whose turn is when: links keep their questions (4 is no longer asked). */
export const turns: { readonly count: number; readonly of: Readonly<Record<QuizName, number>> } = {
  count: 7,
  of: { mistake: 0, boundary: 1, weights: 2, drag: 3, inseparable: 5, feature: 6 },
};

export const quizNames = Object.keys(kinds) as readonly QuizName[];

/** A kind takes the questions that it has made. */
export function quizKind(name: QuizName): QuizKind<AnyQuestion & Question> {
  return kinds[name] as unknown as QuizKind<AnyQuestion>;
}
