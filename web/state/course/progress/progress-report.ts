// What the page around is told: its types alone, which the declarations of the package are made of.

/** What has come of a task, or of a step that was read. */
export interface TaskProgress {
  /** "4.2.1": of lesson 4, step 2, the first; "4.2.0": that the step was read; a question, "weights.5"; a challenge, "spiral". */
  readonly id: string;
  /** As "number" or "weights"; of a step that was read, "read". */
  readonly kind: string;
  readonly right: boolean;
  /** Answers given so far. */
  readonly tries: number;
  /** Whether its solution was shown: then it is worth nothing. */
  readonly revealed: boolean;
  /** Whether it was left out, and has not been answered since. */
  readonly skipped: boolean;
}

/** What somebody has done of what counts: the detail of `pp-progress`. */
export interface ProgressReport {
  /** The title of a teacher's own course; null: the lessons that are built in. */
  readonly course: string | null;
  /** The step, "4.2", the question or the challenge that is open; null: none. */
  readonly at: string | null;
  /** What has been tried, shown, left out or read. */
  readonly tasks: readonly TaskProgress[];
  readonly score: { readonly raw: number; readonly max: number };
  /** Whether all of it has been gone through: answered, shown, left out or read. */
  readonly complete: boolean;
  /** Whether the score reaches the pass mark. Practice without an end has none to reach. */
  readonly success: boolean;
  /** All of it as a short text, for what keeps it: given back, it goes on there. */
  readonly saved: string;
}
