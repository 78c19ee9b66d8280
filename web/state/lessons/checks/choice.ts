import type { AnswerKind } from "./kind.js";

/** One of several. What a wrong one would do stands with it. */
export const choice: AnswerKind<"choice"> = {
  takes: "answer",
  values: [],
  truth: ({ options }) => options.findIndex(({ right }) => right),
  grade: ({ options }, answer) => {
    const chosen = options[Number(answer)];
    return { right: chosen?.right === true, feedback: chosen?.wrong ?? "", values: {} };
  },
};
