import type { Verdict } from "./judge.js";

/** Wrong tries after which there is a hint, and after which the solution. */
const hintAfter = 2;
const solutionAfter = 3;

/** How far somebody has come with a task. */
export interface Tries {
  readonly count: number;
  /** "right": answered; "shown": the solution was; "passed": left alone. */
  readonly state: "open" | "right" | "shown" | "passed";
  /** What was said last, as HTML. */
  readonly said: string;
  readonly hinted: boolean;
  readonly solved: boolean;
  /** Once it is solved, as HTML. */
  readonly solution: string;
}

export const untried: Tries = { count: 0, state: "open", said: "", hinted: false, solved: false, solution: "" };

export function after(tries: Pick<Tries, "count">, { right, said }: Verdict): Tries {
  const count = tries.count + 1;
  return {
    count,
    state: right ? "right" : "open",
    said,
    hinted: !right && count >= hintAfter,
    solved: !right && count >= solutionAfter,
    solution: "",
  };
}
