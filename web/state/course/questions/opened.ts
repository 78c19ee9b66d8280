import type { WholeEngine } from "../../../engine/engine.js";
import { PlaygroundError } from "../../../engine/errors.js";
import { sameValue } from "../../document/problem.js";
import type { PlaygroundState } from "../../document/state.js";
import type { Answer } from "../checks/kind.js";
import { orRefused } from "../checks/refused.js";
import { afterTry, type Tries, untried } from "../lessons/tries.js";
import type { ExamplesOf } from "./before.js";
import type { QuizFeedback } from "./feedback.js";
import { type AnyQuestion, type QuizName, quizKind } from "./kinds/index.js";
import type { QuizReference } from "./reference.js";

/** A question as it is open. A new object with every change. */
export interface OpenedQuiz {
  readonly at: Extract<QuizReference, { readonly quiz: QuizName }>;
  readonly question: AnyQuestion;
  readonly examples: ExamplesOf;
  readonly tries: Tries<QuizFeedback>;
  /** The answer that is being made, as the form and the stage both show it; null: none yet. */
  readonly draft: Answer;
  /** An answer that is right, once there has been one or it has been shown. */
  readonly truth: Answer;
}

export function openedQuiz(at: OpenedQuiz["at"], question: AnyQuestion, examples: ExamplesOf): OpenedQuiz {
  return { at, question, examples, tries: untried, draft: null, truth: null };
}

/** With an answer more, by what it is worth. */
export function answered(opened: OpenedQuiz, answer: Answer, engine: WholeEngine): OpenedQuiz {
  const kind = quizKind(opened.at.quiz);
  const graded = orRefused(() => kind.grade(opened.question, answer, engine));
  const refused = graded instanceof PlaygroundError;
  const right = !refused && graded.right;
  const feedback = refused ? ({ code: "refused", error: graded } as const) : graded.feedback;
  const tries = afterTry<QuizFeedback>(opened.tries, { right, feedback });
  const now = { ...opened, tries, draft: answer, truth: right ? answer : null };
  // Of two answers a wrong one tells the other.
  return right || !kind.binary ? now : solved(now, engine);
}

/** With an answer that is right, shown. */
export function solved(opened: OpenedQuiz, engine: WholeEngine): OpenedQuiz {
  const kind = quizKind(opened.at.quiz);
  const truth = kind.truth(opened.question, engine);
  const { feedback } = kind.grade(opened.question, truth, engine);
  return { ...opened, truth, tries: { ...opened.tries, state: "shown", solved: true, solution: feedback } };
}

/** What the page shows once the answer is known. */
export function revealed({ question, truth, at }: OpenedQuiz): Omit<PlaygroundState, "ui"> {
  const { subject, visit } = question;
  const { ui: _, ...problem } = { ...subject.state, visit, ...quizKind(at.quiz).reveal(question, truth) };
  return problem;
}

/** Whether the examples on the page are those that it is about: they can be edited, and what came before can be undone. */
export function isOnPage({ question }: OpenedQuiz, { data }: Pick<PlaygroundState, "data">): boolean {
  return sameValue(data, question.subject.state.data);
}
