import type { QuizDetail } from "../state/course/lessons/quiz-detail.js";
import type { ProgressReport } from "../state/course/progress/study.js";

/** What of the progress a gradebook takes. */
export type Reported = Pick<ProgressReport, "at" | "score" | "complete" | "success" | "saved">;
export type Answered = Pick<QuizDetail, "id" | "kind" | "right" | "answer" | "truth">;

/** The gradebook of a learning system, for one student and one visit. */
export interface Gradebook {
  /** What was kept of an earlier visit, for `setProgress`; null: nothing. */
  readonly saved: string | null;
  /** Whether the system has ended this visit, as before a reload: nothing is graded any more. */
  readonly isOver: boolean;
  /** Where a student who is done is to go. */
  readonly back?: string | undefined;
  /** Takes where the student is now. */
  report(progress: Reported): void;
  /** Takes an answer, right or wrong. */
  answered(answer: Answered): void;
  /** Ends the visit: the page goes away. */
  leave(): void;
}

export interface Opening {
  /** Whether there is a score. */
  readonly scored: boolean;
  /** Is called when the system has taken all that was reported, or not. */
  taken(isTaken: boolean): void;
}

/** The gradebook of a visit that has ended, in which nothing is kept. */
export const over: Gradebook = { saved: null, isOver: true, report() {}, answered() {}, leave() {} };

/** The score as a share of what there is, 0…1. */
export const shareOf = ({ raw, max }: Reported["score"]): number => (max === 0 ? 0 : raw / max);

/** Seconds since the page was opened. */
export const secondsHere = (): number => performance.now() / 1000;

/** ISO 8601, in hundredths of a second: "PT12.5S". */
export const durationOf = (seconds: number): string => `PT${Math.round(100 * seconds) / 100}S`;

/** A number in digits alone, without an exponent, as every standard reads it. */
export const decimal = (value: number): string => value.toFixed(6).replace(/\.?0+$/, "");

/** An answer in words that any system takes: the places of a choice and numbers in digits. Systems split at commas. */
export function responseOf(answer: Answered["answer"]): string | null {
  if (answer === null) return null;
  if (typeof answer === "object") return answer.map(decimal).join("; ");
  return typeof answer === "number" ? decimal(answer) : `${answer}`;
}
