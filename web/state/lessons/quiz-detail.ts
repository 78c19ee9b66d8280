/** A question has been answered: the detail of `pp-quiz`. */
export interface QuizDetail {
  /** The title of a teacher's own course; null: the lessons that are built in, or none. */
  readonly course: string | null;
  /** Of the lesson, from 1; null: of none. */
  readonly lesson: number | null;
  readonly step: number | null;
  readonly task: number | null;
  /** The kind of question, as "number" or "weights". */
  readonly kind: string;
  readonly right: boolean;
  /** Answers given to it so far, this one included. */
  readonly tries: number;
}
