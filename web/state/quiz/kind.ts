import type { WholeEngine } from "../../engine/engine.js";
import type { PlaygroundState } from "../document/state.js";
import type { Answer } from "../lessons/checks/kind.js";
import type { Graded } from "../lessons/tries.js";
import type { QuizFeedback } from "./feedback.js";
import type { Making, Subject } from "./subject.js";

/** What every question has. Each kind adds what it is about. */
export interface Question {
  /** The examples that it is about, and how they are learned from. */
  readonly subject: Subject;
  /** The moment that the page shows while it is asked. */
  readonly visit: number;
}

/**
 * Makes questions of examples and of a seed, and grades the answers to them, by what the engine says. The same seed and the
 * same examples make the same question.
 */
export interface QuizKind<Asked extends Question = Question> {
  /** What examples that are made for it are like. */
  readonly made: Making;
  /** Whether there are two answers, of which a wrong one tells the other. */
  readonly binary: boolean;
  /** Null where such a question cannot be asked of these examples. */
  generate(seed: number, subject: Subject, engine: WholeEngine): Asked | null;
  grade(question: Asked, answer: Answer, engine: WholeEngine): Graded<QuizFeedback>;
  /** An answer that is right. */
  truth(question: Asked, engine: WholeEngine): Answer;
  /** What of the page shows what an answer is that is right. */
  reveal(question: Asked, answer: Answer): Partial<PlaygroundState>;
}
