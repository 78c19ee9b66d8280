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
