import type { Feedback } from "./grade.js";

/** Wrong tries after which there is a hint, and after which the solution. */
const hintAfter = 2;
const solutionAfter = 3;

/** The progress of a learner with one task. */
export interface Tries {
  readonly count: number;
  /** "right": answered; "shown": the solution was; "passed": left alone. */
  readonly state: "open" | "right" | "shown" | "passed";
  /** The feedback on the last answer, as HTML. */
  readonly feedback: string;
  readonly hinted: boolean;
  readonly solved: boolean;
  /** Once it is solved, as HTML. */
  readonly solution: string;
}

export const untried: Tries = { count: 0, state: "open", feedback: "", hinted: false, solved: false, solution: "" };

export function afterTry(tries: Pick<Tries, "count">, { right, html }: Feedback): Tries {
  const count = tries.count + 1;
  return {
    count,
    state: right ? "right" : "open",
    feedback: html,
    hinted: !right && count >= hintAfter,
    solved: !right && count >= solutionAfter,
    solution: "",
  };
}
