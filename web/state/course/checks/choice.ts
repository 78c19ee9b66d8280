import type { AnswerKind } from "./kind.js";

/** One of several. What a wrong one would do stands with it. */
export const choice: AnswerKind<"choice"> = {
  takes: "answer",
  values: [],
  truth: ({ options }) => options.findIndex(({ right }) => right),
  grade: ({ options }, answer) => {
    const chosen = options[Number(answer)];
    const feedback = chosen?.wrong === undefined ? null : ({ code: "own", html: chosen.wrong } as const);
    return { right: chosen?.right === true, feedback, values: {} };
  },
};

/** The line that is missing in an algorithm: one of several. */
export const blankLine: AnswerKind<"blank-line"> = {
  ...choice,
  truth: ({ options }, moment) => choice.truth({ kind: "choice", options }, moment),
  grade: ({ options }, answer, moment) => choice.grade({ kind: "choice", options }, answer, moment),
};

/** The line of an algorithm that is wrong, chosen among all: each says what it does. */
export const wrongLine: AnswerKind<"wrong-line"> = {
  ...choice,
  truth: (check, moment) => choice.truth({ kind: "choice", options: optionsOf(check) }, moment),
  grade: (check, answer, moment) => choice.grade({ kind: "choice", options: optionsOf(check) }, answer, moment),
};

const optionsOf = ({ lines }: Parameters<(typeof wrongLine)["truth"]>[0]) =>
  lines.map(({ line, in: _, ...said }) => ({ say: line, ...said }));
