import { choice } from "./choice.js";
import type { AnswerKind } from "./kind.js";

/** The line that is missing in an algorithm: one of several. */
export const blankLine: AnswerKind<"blank-line"> = {
  ...choice,
  truth: ({ options }, moment) => choice.truth({ kind: "choice", options }, moment),
  grade: ({ options }, answer, moment) => choice.grade({ kind: "choice", options }, answer, moment),
};

/** The line of an algorithm that is wrong: one of all, each of which says what it does. */
export const wrongLine: AnswerKind<"wrong-line"> = {
  ...choice,
  truth: (check, moment) => choice.truth({ kind: "choice", options: optionsOf(check) }, moment),
  grade: (check, answer, moment) => choice.grade({ kind: "choice", options: optionsOf(check) }, answer, moment),
};

const optionsOf = ({ lines }: Parameters<(typeof wrongLine)["truth"]>[0]) =>
  lines.map(({ line, in: _, ...said }) => ({ say: line, ...said }));
