import { quoted } from "../../../engine/checks.js";
import type { WholeEngine } from "../../../engine/engine.js";
import { PlaygroundError } from "../../../engine/errors.js";
import { sameValue } from "../../document/problem.js";
import type { PlaygroundState } from "../../document/state.js";
import { type Challenge, type ChallengeGrade, type GradedPage, isBetter } from "../challenges/challenge.js";
import { type ChallengeName, challengeNames, challenges } from "../challenges/index.js";
import type { Answer } from "../checks/kind.js";
import { orRefused } from "../checks/run.js";
import { type Attempts, afterTry, untried } from "../lessons/grade.js";
import { isBare } from "../lessons/opening.js";
import type { QuizFeedback } from "./feedback.js";
import { type AnyQuestion, type QuizName, quizKind, quizNames } from "./kinds/index.js";
import { type Subject, subjectOf } from "./subject.js";

/** A question as it is open. A new object with every change. */
export interface OpenedQuiz {
  readonly at: Extract<QuizReference, { readonly quiz: QuizName }>;
  readonly question: AnyQuestion;
  readonly examples: ExamplesOf;
  readonly tries: Attempts<QuizFeedback>;
  /** The answer that is being made, as the form and the stage both show it; null: none yet. */
  readonly draft: Answer;
  /** An answer that is right, once there has been one or it has been shown. */
  readonly truth: Answer;
}

export function openedQuiz(at: OpenedQuiz["at"], question: AnyQuestion, examples: ExamplesOf): OpenedQuiz {
  return { at, question, examples, tries: untried, draft: null, truth: null };
}

/** With an answer more, by what it is worth. @param maySolve whether its solution may be shown */
export function answered(opened: OpenedQuiz, answer: Answer, engine: WholeEngine, maySolve = true): OpenedQuiz {
  const kind = quizKind(opened.at.quiz);
  const graded = orRefused(() => kind.grade(opened.question, answer, engine));
  const refused = graded instanceof PlaygroundError;
  const right = !refused && graded.right;
  const feedback = refused ? ({ code: "refused", error: graded } as const) : graded.feedback;
  const tries = afterTry<QuizFeedback>(opened.tries, { right, feedback }, maySolve);
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

/** Whose examples a question has: those of the page, or some that were made: where there were none, or none that allow it. */
type ExamplesOf = "own" | "made" | "instead";

/** What stood on the page before questions were opened. */
export interface PageBefore {
  /** Without the list that it was left by. */
  readonly state: PlaygroundState;
  /** Whether anything of the reader's stood there. */
  readonly any: boolean;
  /** What of it can be asked about; null: nothing. */
  readonly subject: Subject | null;
}

/** @param engine what is asked about is looked for with it; null: nothing is asked. */
export function pageBefore(state: PlaygroundState, engine: WholeEngine | null): PageBefore {
  const any = !isBare(state);
  const subject = any && engine ? subjectOf(state, engine) : null;
  return { state: { ...state, ui: { ...state.ui, lessons: false } }, any, subject };
}

/** @param drawn whether it is asked of examples that are drawn: others have data of their own. */
export function whose(
  { subject, drawn }: { readonly subject: Subject; readonly drawn: boolean },
  before: PageBefore | null,
): ExamplesOf {
  if (!drawn) return "made";
  if (subject === before?.subject) return "own";
  return before?.any ? "instead" : "made";
}

/** A challenge as it is open. A new object with every change. */
export interface OpenedChallenge {
  readonly at: { readonly challenge: ChallengeName };
  readonly challenge: Challenge;
  /** What the page is worth now; null until it has been judged. */
  readonly standing: ChallengeGrade | null;
  /** How often it has been judged. */
  readonly tries: number;
}

export function openedChallenge(name: ChallengeName): OpenedChallenge {
  return { at: { challenge: name }, challenge: challenges[name], standing: null, tries: 0 };
}

/** With what the page is worth now. */
export function judged(opened: OpenedChallenge, frame: GradedPage, engine: WholeEngine): OpenedChallenge {
  const { challenge, tries } = opened;
  const found = orRefused(() => challenge.grade(frame, engine));
  const standing: ChallengeGrade =
    found instanceof PlaygroundError ? { result: null, feedback: { code: "refused", error: found } } : found;
  return { ...opened, standing, tries: tries + 1 };
}

/** Whether the result that was to be beaten is. */
export function isBeaten({ challenge, standing }: OpenedChallenge): boolean {
  const result = standing?.result ?? null;
  return result !== null && isBetter(challenge, result, challenge.toBeat);
}

/** A question by its kind and seed, or a challenge. */
type QuizReference = { readonly quiz: QuizName; readonly seed: number } | { readonly challenge: ChallengeName };

/** What stands in a link: "mistake.7"; "mistake" has the seed 1; "most-updates". Null where there is no such thing. */
export function readReference(text: string | null): QuizReference | null {
  const [, name, seed = "1"] = /^([a-z-]+)(?:\.(\d+))?$/.exec(text ?? "") ?? [];
  const quiz = quizNames.find((one) => one === name);
  if (quiz) return { quiz, seed: Number(seed) };
  const challenge = challengeNames.find((one) => one === text);
  return challenge ? { challenge } : null;
}

/** What a link should have said that leads to nothing. */
export function unknownName(text: string): PlaygroundError {
  const [name, seed] = text.split(".");
  if (seed !== undefined && challengeNames.some((one) => one === name))
    return new PlaygroundError("unknown", "quiz", "{field}: the challenge {0} has no seed: leave out .{1}.", [
      name ?? "",
      seed,
    ]);
  return new PlaygroundError(
    "unknown",
    "quiz",
    "{field}: there is nothing named {0}. The questions are {1}, each also with a seed, as {2}.7; the challenges are {3}.",
    [quoted(text), quizNames.join(", "), quizNames[0] ?? "", challengeNames.join(", ")],
  );
}

export function written(at: QuizReference): string {
  return "quiz" in at ? `${at.quiz}.${at.seed}` : at.challenge;
}
