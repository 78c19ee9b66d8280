import type { AnswerKind } from "./kind.js";

/** One of several. What a wrong one would do stands with it. */
export const choice: AnswerKind<"choice"> = {
  takes: "answer",
  values: [],
  truth: ({ options }) => options.findIndex(({ right }) => right),
  judge: ({ options }, answer) => {
    const chosen = options[Number(answer)];
    return { right: chosen?.right === true, said: chosen?.wrong ?? "", values: {} };
  },
};
