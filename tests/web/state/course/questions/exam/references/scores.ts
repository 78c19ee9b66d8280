import { assert, type Reference, scoreOf, sum } from "./reference.js";

const facts = ({ given, subject }: Parameters<Reference<"score">["check"]>[0]) => {
  const { weights, bias } = given;
  const rows = subject.rows.slice(0, 2);
  return { rows, scores: rows.map((row) => scoreOf(weights, bias, row)), bias };
};

export const score: Reference<"score"> = {
  check: (question) => {
    const { rows, scores } = facts(question);
    assert(
      question.given.scored.every(({ x }, k) => x.join() === rows[k]?.slice().join()),
      "The examples are the page's.",
    );
    assert(sum(scores.map(Math.sign)) === 0, "One is positive, one negative.");
  },
  right: (question) => [facts(question).scores],
  wrong: (question) => {
    const { scores, bias } = facts(question);
    const [first = 0, second = 0] = scores;
    const none = Math.abs(first) + Math.abs(second) + Math.abs(bias) + 100;
    const apart = ![first - bias, first - 2 * bias].includes(second);
    return [
      [[first - bias, second], "biasForgotten"],
      [[first, second - bias], "biasForgotten"],
      [[first - 2 * bias, second], "biasSubtracted"],
      ...(apart ? ([[[second, first], "otherExample"]] as const) : []),
      [[none, second], "wrong"],
      [[first, none], "wrong"],
      [[first], "examMissing"],
      [[first, Number.NaN], "examMissing"],
      [null, "examMissing"],
    ];
  },
};
