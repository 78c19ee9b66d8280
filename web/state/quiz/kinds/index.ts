import type { Question, QuizKind } from "../kind.js";
import { type BoundaryQuestion, boundary } from "./boundary.js";
import { type DragQuestion, drag } from "./drag.js";
import { type FeatureQuestion, feature } from "./feature.js";
import { type InseparableQuestion, inseparable } from "./inseparable.js";
import { type MistakeQuestion, mistake } from "./mistake.js";
import { type OrderQuestion, order } from "./order.js";
import { type WeightsQuestion, weights } from "./weights.js";

export type AnyQuestion =
  | MistakeQuestion
  | BoundaryQuestion
  | WeightsQuestion
  | DragQuestion
  | OrderQuestion
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
  order,
  inseparable,
  feature,
};

export const quizNames = Object.keys(kinds) as readonly QuizName[];

/** A kind takes the questions that it has made. */
export function quizKind(name: QuizName): QuizKind<AnyQuestion & Question> {
  return kinds[name] as unknown as QuizKind<AnyQuestion>;
}
