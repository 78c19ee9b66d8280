import type { Subject } from "./subject.js";

/** What every question has. Each kind adds what it is about. */
export interface Question {
  /** The examples that it is about, and how they are learned from. */
  readonly subject: Subject;
  /** The moment that the page shows while it is asked. */
  readonly visit: number;
  /** See `MadeExam.lift`. */
  readonly lift?: string | undefined;
}
