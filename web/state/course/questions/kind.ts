import type { WholeEngine } from "../../../engine/engine.js";
import type { PlaygroundState } from "../../document/state.js";
import type { Answer } from "../checks/kind.js";
import type { Graded } from "../lessons/grade.js";
import type { QuizFeedback } from "./feedback.js";
import type { Question } from "./question.js";
import type { Making, Subject } from "./subject.js";

export type { Question } from "./question.js";

/** Grades the answers to questions of a kind, by what the engine says. */
export interface Grading<Asked extends Question = Question> {
  /** Whether there are two answers, of which a wrong one tells the other. */
  readonly binary: boolean;
  grade(question: Asked, answer: Answer, engine: WholeEngine): Graded<QuizFeedback>;
  /** An answer that is right. */
  truth(question: Asked, engine: WholeEngine): Answer;
  /** What of the page shows what an answer is that is right. */
  reveal(question: Asked, answer: Answer): Partial<PlaygroundState>;
}

/** Makes questions of examples and of a seed. The same seed and the same examples make the same question. */
export interface QuizKind<Asked extends Question = Question> extends Grading<Asked> {
  /** What examples that are made for it are like. */
  readonly made: Making;
  /** Null where such a question cannot be asked of these examples. */
  generate(seed: number, subject: Subject, engine: WholeEngine): Asked | null;
}
