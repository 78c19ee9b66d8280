import type { GivenOf } from "../../../../../state/course/questions/exam/index.js";
import type { ExamWords } from "../../../../exam-words.js";
import { list, plural } from "../../../../grammar/en.js";
import { figure, signed } from "../../../shared/answers.js";
import { vector } from "../terms.js";

/** "x₁", "not x₂" */
const literals = (negated: readonly boolean[]): readonly string[] =>
  negated.map((one, k) => (one ? `not x${"₁₂₃₄₅"[k] ?? ""}` : `x${"₁₂₃₄₅"[k] ?? ""}`));

const rule = ({ name, inputs, least, negated }: GivenOf<"gate">): string =>
  ({
    nand: `NAND of ${figure(inputs)} inputs: −1 only if all of them are 1`,
    nor: `NOR of ${figure(inputs)} inputs: +1 only if none of them is 1`,
    and: `the AND of ${list(literals(negated))}: +1 only if all of them hold`,
    or: `the OR of ${list(literals(negated))}: −1 only if none of them holds`,
    majority: `the majority of ${figure(inputs)} inputs: +1 if more than half of them are 1`,
    "at-least": `“at least ${figure(least)} of ${figure(inputs)}”: +1 if that many inputs are 1`,
    fewer: `“fewer than ${figure(least)} of ${figure(inputs)}”: +1 if that few inputs are 1`,
  })[name];

const others = (wrong: number): string =>
  plural(wrong - 1, { one: "One more row is wrong.", other: `${figure(wrong - 1)} more rows are wrong.` });

export const gate: ExamWords<"gate"> = {
  ask: (given) =>
    `Find weights and a bias for ${rule(given)}. Every input is ${figure(given.off)} or 1, and a score of 0 does not count.`,
  hint: ({ inverted, negated }) =>
    negated.includes(true)
      ? "An input that should be 1 must raise the score, and one that should not must lower it. Which rows come closest to the boundary, and what must b do about them?"
      : inverted
        ? "All inputs matter alike, so let their weights be equal. Should an input that is 1 raise the score or lower it? Then place b between the two cases."
        : "All inputs matter alike, so let their weights be equal. Which two sums of inputs must b keep apart?",
  parts: ({ inputs }) => [...Array.from({ length: inputs }, (_, k) => `w${"₁₂₃₄₅"[k] ?? ""}`), "b"],
  said: {
    right: ({ rows }) => `All ${figure(rows.length)} rows are on their sides. Other weights do this too.`,
    opposite: () => "Every row is on the wrong side: turn all the signs, and it is right.",
    tie: ({ row, wanted, wrong }) => {
      const said = `The inputs ${vector(row)} score exactly 0: that is on neither side, but the output should be ${signed(wanted)}.`;
      return wrong > 1 ? `${said} ${others(wrong)}` : said;
    },
    wrongSide: ({ row, score, wanted, wrong }) => {
      const said = `The inputs ${vector(row)} score ${figure(score)}, but the output should be ${signed(wanted)}.`;
      return wrong > 1 ? `${said} ${others(wrong)}` : said;
    },
  },
};
