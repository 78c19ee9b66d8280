import type { CheckOf } from "../lessons/lesson.js";
import type { AnswerKind } from "./kind.js";

/** The lines of an algorithm, to be put in their order: the places of the lines as they are written, one after another. */
export const lines: AnswerKind<"lines"> = {
  takes: "answer",
  values: [],
  truth: ({ lines }) => lines.map((_, place) => place),
  grade: (check, answer) => {
    const given = Array.isArray(answer) ? (answer as readonly number[]) : [];
    const wanted = check.lines;
    // What comes before the first line that is out of place is right, so that line belongs further down.
    const early = wanted.findIndex((_, place) => !maySwap(check, given[place], place));
    const html = early < 0 ? undefined : wanted[given[early] ?? -1]?.wrong;
    return { right: early < 0, feedback: html === undefined ? null : { code: "own", html }, values: {} };
  },
};

/** Whether a line may be where another is written: it is the same, or they may change places. */
function maySwap({ lines: all }: CheckOf<"lines">, line: number | undefined, place: number): boolean {
  if (line === undefined) return false;
  const swap = all[line]?.swap;
  return line === place || (swap !== undefined && swap === all[place]?.swap);
}

/** The order in which so many lines are laid out at first: the same each time, and no line where it belongs. */
export function laidOut(count: number): readonly number[] {
  const stride = count % 2 === 1 ? 2 : count % 3 === 0 ? 5 : 3;
  return Array.from({ length: count }, (_, k) => (k * stride + 2) % count);
}
